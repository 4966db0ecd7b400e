import { addScript } from './dom.ts'
import { PHONE } from './render-rest.ts'

/** On a wide window a script that marks the reader’s place is fetched when the page has loaded. */
export function markPlace(): void {
  const contents = document.querySelector<HTMLElement>('.toc')
  // On a phone the contents list is closed, and the sidebar too.
  if (!contents || innerWidth <= PHONE) return
  addEventListener('load', () => addScript(contents.dataset.script!))
}
