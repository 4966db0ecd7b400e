import { addScript } from './dom.ts'

/** What newer browsers do with the stylesheet alone: for others a script is fetched when the page has loaded. */
export function helpOlderBrowsers(): void {
  const contents = document.querySelector<HTMLElement>('.toc')
  // The newest of what it does.
  if (!contents || CSS.supports('scroll-target-group', 'auto')) return
  addEventListener('load', () => addScript(contents.dataset.script!))
}
