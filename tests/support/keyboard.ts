/** What a reader without a mouse meets. */
import type { Page } from '@playwright/test'

export interface Stop {
  /** How the element names itself in a failure. */
  name: string
  selector: string
  /** It stands in the sidebar or menu. */
  inMenu: boolean
  /** Some of it can be seen. */
  inView: boolean
  /** Nothing lies over any part of it that is in the window: not the bar, not the way out. */
  uncovered: boolean
  /** Its focus can be seen: an outline, its own or that of what is drawn in its place. */
  outlined: boolean
}

/**
 * Describes the focused element and notes on it which stop it was; undefined where the focus has left
 * the page, or has come round to its first stop: a browser without buttons of its own may lead there at once.
 */
async function focusedStop(page: Page, number: number): Promise<Stop | undefined> {
  return page.evaluate(stopNumber => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body || element.dataset.stop === '0') return undefined
    element.dataset.stop = String(stopNumber)
    const points = [...element.getClientRects()].flatMap(box =>
      [0.1, 0.3, 0.5, 0.7, 0.9].flatMap(right =>
        [0.1, 0.3, 0.5, 0.7, 0.9].map(down => [box.left + box.width * right, box.top + box.height * down] as const)
      )
    )
    const tops = points.flatMap(([x, y]) => document.elementFromPoint(x, y) ?? [])
    // The words beside a radio button are part of it, and the arrow that unfolds a topic of its row.
    const own = element.closest('label, .topics li') ?? element
    const hasRing = (drawn: Element | null) => {
      if (!drawn) return false
      const { opacity, outlineStyle, outlineWidth } = getComputedStyle(drawn)
      return opacity !== '0' && outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
    }
    // A radio button is drawn by the words after it, an amount by the box around it.
    const inItsPlace = element instanceof HTMLInputElement ? [element.nextElementSibling, element.parentElement] : []
    return {
      name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60),
      selector: `${element.tagName.toLowerCase()}.${element.className || element.id}`,
      inMenu: element.closest('.side-menu-panel') !== null,
      inView: tops.length > 0,
      uncovered: tops.every(top => own.contains(top) || top.contains(own)),
      outlined: [element, ...inItsPlace].some(hasRing)
    }
  }, number)
}

interface Way {
  /** Shift and Tab, from the end of the page to its beginning. */
  back?: boolean
  most?: number
}

/**
 * Goes through a page with Tab until the focus leaves it or comes round.
 * @throws where that takes more than `most` stops, or the focus never was at the far end of the page: it is caught
 */
export async function tabThrough(page: Page, { back = false, most = 800 }: Way = {}): Promise<Stop[]> {
  const stops: Stop[] = []
  await page.evaluate(forgetStops)
  const links = page.locator('a[href], button').filter({ visible: true })
  // From the window itself, Shift and Tab lead to the browser's own buttons, which a test has none of.
  if (back) await links.last().focus()
  while (stops.length < most) {
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
    const stop = await focusedStop(page, stops.length)
    if (!stop) {
      const farEnd = back ? links.first() : links.last()
      if ((await farEnd.getAttribute('data-stop')) === null) throw new Error(`The focus turned round or was gone after ${stops.length} stops.`)
      return stops
    }
    stops.push(stop)
  }
  throw new Error(`More than ${most} stops: the tab order does not end.`)
}

/** A page may be gone through more than once. */
function forgetStops(): void {
  for (const element of document.querySelectorAll('[data-stop]')) element.removeAttribute('data-stop')
}

/** The stops that cannot be seen, or whose focus cannot. */
export function lost(stops: Stop[]): Stop[] {
  return stops.filter(({ inView, uncovered, outlined }) => !inView || !uncovered || !outlined)
}
