/** What a reader without a mouse meets. */
import type { Locator, Page } from '@playwright/test'

export interface Stop {
  name: string
  selector: string
  /** It is in the sidebar or menu. */
  inMenu: boolean
  /** Some of it can be seen. */
  inView: boolean
  /** Nothing covers any part of it that is in the window: not the header, not the quick exit. */
  uncovered: boolean
  /** Its focus can be seen: an outline, its own or that of what is drawn in its place. */
  outlined: boolean
}

interface Direction {
  /** From the end of the page to its beginning, as Shift and Tab go. */
  back?: boolean
}

/**
 * Describes the focused element and marks it with its number. Undefined where the focus has left the page, or
 * has come round to its first stop: a browser without buttons of its own may lead there at once.
 * Runs in the page, with nothing from around it.
 */
function describeFocus(number: number): Stop | undefined {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body || element.dataset.stop === '0') return undefined
  element.dataset.stop = String(number)
  const points = [...element.getClientRects()].flatMap(box =>
    [0.1, 0.3, 0.5, 0.7, 0.9].flatMap(right =>
      [0.1, 0.3, 0.5, 0.7, 0.9].map(down => [box.left + box.width * right, box.top + box.height * down] as const)
    )
  )
  const tops = points.flatMap(([x, y]) => document.elementFromPoint(x, y) ?? [])
  // The label of a radio button is part of it, and the arrow that unfolds a topic is part of its row.
  const own = element.closest('label, .topics li') ?? element
  const hasRing = (drawn: Element | null) => {
    if (!drawn) return false
    const { opacity, outlineStyle, outlineWidth } = getComputedStyle(drawn)
    return opacity !== '0' && outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
  }
  // The ring of a radio button is on the text after it, that of an amount on the box around it.
  const inItsPlace = element instanceof HTMLInputElement ? [element.nextElementSibling, element.parentElement] : []
  return {
    name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60),
    selector: `${element.tagName.toLowerCase()}.${element.className || element.id}`,
    inMenu: element.closest('.side-menu-panel') !== null,
    inView: tops.length > 0,
    uncovered: tops.every(top => own.contains(top) || top.contains(own)),
    outlined: [element, ...inItsPlace].some(hasRing)
  }
}

/** Marks every element as not stopped at. */
function forgetStops(): void {
  for (const element of document.querySelectorAll('[data-stop]')) element.removeAttribute('data-stop')
}

/**
 * Presses Tab until the focus leaves the page or comes round.
 * @throws where that takes more than 800 stops, or the focus was never at the far end of the page: it is trapped
 */
export async function tabThrough(page: Page, { back = false }: Direction = {}): Promise<Stop[]> {
  const stops: Stop[] = []
  await page.evaluate(forgetStops)
  const links = page.locator('a[href], button').filter({ visible: true })
  // From the window itself, Shift and Tab lead to the browser's own buttons, which a test has none of.
  if (back) await links.last().focus()
  while (stops.length < 800) {
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
    const stop = await page.evaluate(describeFocus, stops.length)
    if (!stop) {
      const farEnd = back ? links.first() : links.last()
      if ((await farEnd.getAttribute('data-stop')) === null)
        throw new Error(`The focus turned round or was gone after ${stops.length} stops.`)
      return stops
    }
    stops.push(stop)
  }
  throw new Error('More than 800 stops: the tab order does not end.')
}

/** Does the control have the focus? */
export function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate(element => element === document.activeElement)
}

/**
 * Presses Tab until the control has the focus; from the top of a page it takes the skip link past the menu.
 * @throws where Tab does not reach the control
 */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  if (await hasFocus(page.locator('body'))) {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
  }
  // All the way round: the control may be before the one that has the focus.
  for (let presses = 0; presses < 250; presses += 1) {
    if (await hasFocus(control)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not reach the control.')
}

/** Focuses one element after the other. Runs in the page. */
async function focusAll(describe: typeof describeFocus, reversed: boolean): Promise<Stop[]> {
  const elements = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
  if (reversed) elements.reverse()
  const stops: Stop[] = []
  for (const element of elements) {
    if (element.tabIndex < 0 || !element.checkVisibility({ visibilityProperty: true })) continue
    const isRendered = element.checkVisibility({ contentVisibilityAuto: true })
    element.focus()
    if (!isRendered) await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    const stop = document.activeElement === element && describe(stops.length)
    if (stop) stops.push(stop)
  }
  return stops
}

/** Focuses everything that Tab stops at, without a key for each: the same questions in a fiftieth of the time. */
export async function focusEach(page: Page, { back = false }: Direction = {}): Promise<Stop[]> {
  await page.evaluate(forgetStops)
  // After a key, a focus that a script sets is shown as one that a key moved.
  await page.keyboard.press('Tab')
  // As text, for a function cannot be handed to a page, and its policy lets it make none.
  return page.evaluate<Stop[]>(`(${focusAll})(${describeFocus}, ${back})`)
}

/** The stops that cannot be seen, or whose focus cannot. */
export function unseen(stops: Stop[]): Stop[] {
  return stops.filter(({ inView, uncovered, outlined }) => !inView || !uncovered || !outlined)
}
