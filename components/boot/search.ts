/** Search on first use: a box's first focus fetches script, worker and manifest. `/` and Ctrl/Cmd+K focus a box. */
import { isStored } from '../../auth/storage.ts'
import { addScript, onClickOf } from './dom.ts'
import { SEARCH_KEY_OFF } from '../search/key-off.ts'
import { onFirstUse } from './first-use.ts'

declare global {
  /** Defined by the bundler (scripts/build-boot.ts). */
  const SEARCH_ASSETS: { base: string; script: string; address: string }

  interface Window {
    /** What was started before the search script arrived; without a worker if the browser has none, or it failed. */
    footholdSearch?: { base: string; address: string; worker?: Worker; manifest: Promise<Response> }
  }
}

const BOXES = '[data-search] [type=search]'

/** Beside the message that search failed to load. */
const RETRY = '.search-early button'

/** The document itself may be the target; it has no `matches`. */
function inField(target: EventTarget | null): boolean | undefined {
  return (target as Partial<Element> | null)?.matches?.('input,textarea,select')
}

/** `/` outside a field unless it is switched off, or Ctrl/Cmd+K anywhere. */
export function isSearchKey(event: KeyboardEvent): boolean {
  const held = event.ctrlKey || event.metaKey
  if (event.key === '/') return !held && !event.altKey && !inField(event.target) && !isStored(SEARCH_KEY_OFF)
  return held && /^k$/i.test(event.key)
}

/** Shows the bar's box over the whole page, as a phone does. @returns the box, unless the browser has no dialogs */
function openSheet(): HTMLInputElement | undefined {
  const sheet = document.querySelector('dialog')
  if (!sheet?.showModal) return
  sheet.prepend(document.querySelector('header form')!)
  sheet.showModal()
  return sheet.querySelector('input')!
}

/** The first search box on screen; if there is none, the bar's, which it shows. */
export function reachableSearchBox(): HTMLInputElement | undefined {
  return [...document.querySelectorAll<HTMLInputElement>(BOXES)].find(box => box.offsetParent) ?? openSheet()
}

/** Fetches the search script, the worker and the manifest at once. The script takes over what was started. */
function fetchSearch(_ready: () => void, fail: () => void): void {
  const manifest = fetch(`${SEARCH_ASSETS.base}/search/manifest.json`)
  // The search script reports this failure; until it runs, nothing waits for the promise.
  manifest.catch(() => undefined)
  const started: Window['footholdSearch'] = { ...SEARCH_ASSETS, manifest }
  window.footholdSearch = started
  try {
    started.worker = new Worker(SEARCH_ASSETS.address)
    started.worker.onerror = () => delete started.worker
  } catch {
    // The browser has no workers, or refuses ours: the search script says so, and shows who helps in danger.
  }
  addScript(SEARCH_ASSETS.script).onerror = () => {
    delete window.footholdSearch
    document.documentElement.dataset.searchFailed = ''
    fail()
  }
}

/** Search starts when a box is first focused, or at once on the page of results. */
export function watchForSearch(): void {
  const start = onFirstUse({ focusin: BOXES, input: BOXES, compositionend: BOXES, click: RETRY }, fetchSearch)
  // Composing with an input method may begin before the script that reads the box has loaded.
  for (const type of ['input', 'compositionend']) {
    document.addEventListener(
      type,
      event => (event.target as HTMLElement).toggleAttribute('data-composing', !!(event as InputEvent).isComposing),
      true
    )
  }
  document.addEventListener('keydown', event => {
    if (!isSearchKey(event)) return
    const box = reachableSearchBox()
    if (!box) return
    event.preventDefault()
    box.focus()
    box.select()
  })
  onClickOf('.search-open', (_icon, event) => openSheet() && event.preventDefault())
  const box = document.querySelector<HTMLElement>(`[data-search-page] ${BOXES},${BOXES}:focus`)
  if (box) start(box)
}
