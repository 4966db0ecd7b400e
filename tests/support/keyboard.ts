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
  /** Nothing lies over its middle. */
  uncovered: boolean
  /** Its focus can be seen: an outline, or another sign. */
  outlined: boolean
}

/** Describes the focused element; undefined where the focus has left the page. */
async function focusedStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return undefined
    // A link broken over two lines has several boxes; any of them will do.
    const boxes = [...element.getClientRects()].filter(box => box.width > 0 && box.height > 0)
    const inWindow = boxes.filter(
      box => box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight
    )
    const uncovered = inWindow.some(box => {
      const x = Math.min(Math.max((box.left + box.right) / 2, 1), innerWidth - 1)
      const y = Math.min(Math.max((box.top + box.bottom) / 2, 1), innerHeight - 1)
      const top = document.elementFromPoint(x, y)
      return top !== null && (element.contains(top) || top.contains(element))
    })
    const style = getComputedStyle(element)
    return {
      name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60),
      selector: `${element.tagName.toLowerCase()}.${element.className || element.id}`,
      inMenu: element.closest('.side-menu-panel') !== null,
      inView: inWindow.length > 0,
      uncovered,
      outlined: style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0
    }
  })
}

/** Goes through a page with Tab, from its beginning until the focus leaves it. */
export async function tabThrough(page: Page, most = 400): Promise<Stop[]> {
  const stops: Stop[] = []
  while (stops.length < most) {
    await page.keyboard.press('Tab')
    const stop = await focusedStop(page)
    if (!stop) return stops
    stops.push(stop)
  }
  throw new Error(`More than ${most} stops: the tab order does not end.`)
}
