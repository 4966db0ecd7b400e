/** Search on first use: a box's first focus fetches script, worker and manifest. `/` and Ctrl/Cmd+K focus a box. */
import { isStored } from '../../auth/storage.ts'
import { addScript } from './dom.ts'
import { SEARCH_KEY_OFF } from '../search/key-off.ts'
import { onFirstUse } from './first-use.ts'

declare global {
  /** Defined by the bundler (scripts/build-boot.ts). */
  const SEARCH_ASSETS: { base: string; script: string; address: string }

  interface Window {
    /** What was started before the search script arrived. */
    footholdSearch?: { base: string; address: string; worker: Worker; manifest: Promise<Response> }
  }
}

const BOXES = '[data-search] [type=search]'

/** Beside the message that search failed to load. */
const RETRY = '.search-early button'

const MENU = '[data-menu]'

/** The document itself may be the target; it has no `matches`. */
function inField(target: EventTarget | null): boolean | undefined {
  return (target as Partial<Element> | null)?.matches?.('input, textarea, select')
}

/** `/` outside a field unless it is switched off, or Ctrl/Cmd+K anywhere. */
export function isSearchKey(event: KeyboardEvent): boolean {
  const held = event.ctrlKey || event.metaKey
  if (event.key === '/') return !held && !event.altKey && !inField(event.target) && !isStored(SEARCH_KEY_OFF)
  return held && /^k$/i.test(event.key)
}

/** An element in a closed fold has a layout box although it is not shown. */
function isShown(box: HTMLInputElement): unknown {
  return box.checkVisibility?.() ?? box.offsetParent
}

/** The first search box on screen; if there is none, the one in the menu, which it opens. */
export function reachableSearchBox(): HTMLInputElement | undefined {
  const boxes = [...document.querySelectorAll<HTMLInputElement>(BOXES)]
  const box = boxes.find(isShown) ?? boxes.find(each => each.closest(MENU))
  box?.closest(MENU)?.setAttribute('open', '')
  return box
}

/** A menu that is opening takes a few frames before it can be focused. */
function focusSoon(box: HTMLInputElement, frames = 20): void {
  box.focus()
  if (document.activeElement === box) box.select()
  else if (frames > 0) requestAnimationFrame(() => focusSoon(box, frames - 1))
}

/** Fetches the search script, the worker and the manifest at once. The script takes over what was started. */
function fetchSearch(_ready: () => void, fail: () => void): void {
  const manifest = fetch(`${SEARCH_ASSETS.base}/search/manifest.json`)
  // The search script reports this failure; until it runs, nothing waits for the promise.
  manifest.catch(() => undefined)
  const onFailed = () => {
    delete window.footholdSearch
    document.documentElement.dataset.searchFailed = ''
    fail()
  }
  try {
    const worker = new Worker(SEARCH_ASSETS.address)
    window.footholdSearch = { ...SEARCH_ASSETS, worker, manifest }
    // If both fail, only this script can report it.
    worker.onerror = addScript(SEARCH_ASSETS.script).onerror = onFailed
  } catch {
    // The browser has no workers, or refuses ours.
    onFailed()
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
    focusSoon(box)
  })
  const box = document.querySelector<HTMLElement>(`[data-search-page] ${BOXES},${BOXES}:focus`)
  if (box) start(box)
}
