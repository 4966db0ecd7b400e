/**
 * Search on intent: the first focus of a search box fetches its script, the
 * worker with the engine, and the index's manifest, all at once. `/` and
 * Ctrl/Cmd+K put the cursor there. None of it needs React.
 */
import { addScript } from './dom.ts'

declare global {
  /** Put in by the bundler (scripts/build-boot.ts). */
  const SEARCH_ASSETS: { base: string; script: string; address: string }

  interface Window {
    /** What was begun before the search script arrived. */
    footholdSearch?: { base: string; address: string; worker: Worker; manifest: Promise<Response> }
  }
}

const BOXES = '[data-search] [type=search]'

const MENU = '[data-menu]'

function inField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select')
}

/** `/` outside a field, or Ctrl/Cmd+K anywhere: the reader wants the search box. */
export function isSearchKey(event: KeyboardEvent): boolean {
  if (event.key === '/') return !inField(event.target) && !event.ctrlKey && !event.metaKey && !event.altKey
  return event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
}

/** What stands in a closed fold has a place in the layout and yet is not shown. */
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

/** A menu that has just begun to open takes the focus a few frames later. */
function focusSoon(box: HTMLInputElement, frames = 20): void {
  box.focus()
  if (document.activeElement === box) box.select()
  else if (frames > 0) requestAnimationFrame(() => focusSoon(box, frames - 1))
}

function begin(): void {
  if (window.footholdSearch) return
  const { base, script, address } = SEARCH_ASSETS
  const manifest = fetch(`${base}/search/manifest.json`)
  // The search script reports it; until then it is nobody's.
  manifest.catch(() => undefined)
  const worker = new Worker(address)
  window.footholdSearch = { base, address, worker, manifest }
  // Without both nobody else can say it; the next letter or the next focus tries again.
  worker.onerror = addScript(script).onerror = () => {
    delete window.footholdSearch
    document.documentElement.dataset.searchFailed = ''
  }
}

/** Search begins with the first focus of a box, or at once on the page of results. */
export function watchForSearch(): void {
  const onUse = (event: Event) => {
    const target = event.target as Element
    // An input method may begin before the script that reads the box is there to hear it.
    target.toggleAttribute?.('data-composing', !!(event as InputEvent).isComposing)
    // The document itself may be the target: it matches nothing.
    if (target.matches?.(BOXES)) begin()
  }
  // Heard here before the box itself hears of it.
  for (const type of ['focusin', 'input', 'compositionend']) document.addEventListener(type, onUse, true)
  document.addEventListener('keydown', event => {
    if (!isSearchKey(event)) return
    const box = reachableSearchBox()
    if (!box) return
    event.preventDefault()
    focusSoon(box)
  })
  if (document.querySelector('[data-search-page]') || document.activeElement?.matches(BOXES)) begin()
}
