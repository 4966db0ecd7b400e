/**
 * Marks the reader’s place in the contents list and in the sidebar, and prints what closed folds hold. Fetched on a wide
 * window once the page has loaded (components/boot/place.ts).
 */

/** The share of the window, from its top, that a heading must have reached to be the one being read. */
const READING_LINE = 0.4

/** The link of the contents list whose heading is the last above the reading line; undefined above the first. */
export function linkInView(links: readonly HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  const above = links.filter(link => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)))
    return heading && heading.getBoundingClientRect().top < innerHeight * READING_LINE
  })
  return above[above.length - 1]
}

/** Marks the place in the contents list as the reader scrolls, and shows the page’s entry in the sidebar. */
export function startPlace(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc li a')]
  const mark = () => {
    const current = linkInView(links)
    for (const link of links) {
      if (link === current) link.setAttribute('aria-current', 'location')
      else link.removeAttribute('aria-current')
    }
  }
  addEventListener('scroll', mark, { passive: true })
  mark()
  // Only the panel moves: `scrollIntoView` would move the page too.
  const panel = document.querySelector<HTMLElement>('.side-menu-panel')
  const page = panel?.querySelector<HTMLElement>('[aria-current=page]')
  if (panel && page && page.offsetTop > panel.clientHeight) panel.scrollTop = page.offsetTop - panel.clientHeight / 2
}

/** Opens what is folded for printing, and closes it again. */
export function printFolds(): void {
  let opened: HTMLDetailsElement[] = []
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('.fold:not([open])')]
    for (const fold of opened) fold.open = true
  })
  addEventListener('afterprint', () => {
    for (const fold of opened) fold.open = false
  })
}

startPlace()
printFolds()
