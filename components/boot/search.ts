/** Search on first use: a box's first focus fetches script, worker and manifest. `/` and Ctrl/Cmd+K focus a box. */
import { addScript } from './dom.ts'
import { onFirstUse } from './first-use.ts'

declare global {
  /** Put in by the bundler (scripts/build-boot.ts). */
  const SEARCH_ASSETS: { base: string; script: string; address: string }

  interface Window {
    /** What was started before the search script arrived. */
    footholdSearch?: { base: string; address: string; worker: Worker; manifest: Promise<Response> }
  }
}

const BOXES = '[data-search] [type=search]'

const MENU = '[data-menu]'

/** The document itself may be the target, which matches nothing. */
function inField(target: EventTarget | null): boolean | undefined {
  return (target as Partial<Element> | null)?.matches?.('input, textarea, select')
}

/** `/` outside a field, or Ctrl/Cmd+K anywhere. */
export function isSearchKey(event: KeyboardEvent): boolean {
  const held = event.ctrlKey || event.metaKey
  if (event.key === '/') return !held && !event.altKey && !inField(event.target)
  return held && event.key.toLowerCase() === 'k'
}

/** An element in a closed fold has a layout box and yet is not shown. */
function isShown(box: HTMLInputElement): boolean {
  return box.checkVisibility?.() ?? box.offsetParent !== null
}

/** The first search box in view; where there is none, the menu's, opened for it. */
export function reachableSearchBox(): HTMLInputElement | undefined {
  const boxes = [...document.querySelectorAll<HTMLInputElement>(BOXES)]
  const box = boxes.find(isShown) ?? boxes.find(each => each.closest(MENU))
  box?.closest(MENU)?.setAttribute('open', '')
  return box
}

/** A menu that is opening can take the focus a few frames later. */
function focusSoon(box: HTMLInputElement, frames = 20): void {
  box.focus()
  if (document.activeElement === box) box.select()
  else if (frames > 0) requestAnimationFrame(() => focusSoon(box, frames - 1))
}

/** Fetches the search script, the worker and the manifest at once. The script takes over what was begun. */
function fetchSearch(_ready: () => void, fail: () => void): void {
  const manifest = fetch(`${SEARCH_ASSETS.base}/search/manifest.json`)
  // The search script reports its failure; until then nobody waits for it.
  manifest.catch(() => undefined)
  const worker = new Worker(SEARCH_ASSETS.address)
  window.footholdSearch = { ...SEARCH_ASSETS, worker, manifest }
  // Without both nobody else can say it.
  worker.onerror = addScript(SEARCH_ASSETS.script).onerror = () => {
    delete window.footholdSearch
    document.documentElement.dataset.searchFailed = ''
    fail()
  }
}

/** Search starts with the first focus of a box, or at once on the page of results. */
export function watchForSearch(): void {
  const start = onFirstUse({ focusin: BOXES, input: BOXES, compositionend: BOXES }, fetchSearch)
  // An input method may begin before the script that reads the box is there.
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
  if (document.querySelector('[data-search-page]') || document.activeElement?.matches(BOXES)) start()
}
