/** Whether everything on a page fits, however large its text. */
import type { Page } from '@playwright/test'

/** What does not fit, a line each: a page wider than the window, clipped text, controls of the header outside it or over each other. */
export async function overflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const named = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${(element.textContent ?? '').trim().slice(0, 40)}”`
    const seen = (element: Element) =>
      element.checkVisibility() && !element.closest('.visually-hidden, .skip-link, [popover]')
    const found: string[] = []

    const sideways = document.documentElement.scrollWidth - innerWidth
    if (sideways > 0) found.push(`${sideways} pixels wider than the window`)

    for (const element of [...document.querySelectorAll<HTMLElement>('body *')].filter(seen)) {
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element)
      const clippedX = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1
      const clippedY = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1
      // A search result shows so many lines and no more: its page has them all.
      if ((clippedX || clippedY) && webkitLineClamp === 'none') found.push(`clipped: ${named(element)}`)
    }

    const bar = document.querySelector('.site-header')?.getBoundingClientRect()
    const controls = [...document.querySelectorAll('.site-header :is(a, input, button), .side-menu > summary')].filter(
      seen
    )
    const boxes = controls.map(control => [control, control.getBoundingClientRect()] as const)
    for (const [index, [control, box]] of boxes.entries()) {
      if (bar && (box.left < 0 || box.right > innerWidth + 1 || box.top < bar.top - 1 || box.bottom > bar.bottom + 1)) {
        found.push(`outside the header: ${named(control)}`)
      }
      for (const [other, near] of boxes.slice(index + 1)) {
        const across = Math.min(box.right, near.right) - Math.max(box.left, near.left)
        const down = Math.min(box.bottom, near.bottom) - Math.max(box.top, near.top)
        if (across > 1 && down > 1) found.push(`over each other: ${named(control)} and ${named(other)}`)
      }
    }
    return found
  })
}
