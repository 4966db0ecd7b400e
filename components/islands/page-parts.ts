/** What comes with React for the static parts of the page. */

/** Marks the link of the last heading that has scrolled into the upper half of the window. */
function markHeadingInView(): void {
  const links = new Map(
    [...document.querySelectorAll<HTMLAnchorElement>('.toc li a')].map(link => [
      decodeURIComponent(link.hash.slice(1)),
      link
    ])
  )
  const observer = new IntersectionObserver(
    entries => {
      const entered = entries.find(entry => entry.isIntersecting)
      if (!entered) return
      for (const link of links.values()) link.removeAttribute('aria-current')
      links.get(entered.target.id)?.setAttribute('aria-current', 'location')
    },
    { rootMargin: '-64px 0px -60% 0px' }
  )
  for (const id of links.keys()) {
    const heading = document.getElementById(id)
    if (heading) observer.observe(heading)
  }
}

/** A page from the back/forward cache has its menu closed. */
function closeMenuOnLeaving(): void {
  addEventListener('pagehide', () => document.querySelector('[data-menu]')?.removeAttribute('open'))
}

/** Runs once, with React. */
export function enhancePageParts(): void {
  markHeadingInView()
  closeMenuOnLeaving()
}
