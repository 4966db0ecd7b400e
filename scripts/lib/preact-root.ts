/** React's way to draw into an element, on Preact: all that the search script uses of `react-dom/client`. */
import { render, type ComponentChild } from 'preact'

/** Draws at once, so that what was drawn can be measured and focused in the next line. */
export function createRoot(host: Element): { render(node: ComponentChild): void } {
  return { render: node => render(node, host) }
}
