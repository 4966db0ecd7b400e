/** What comes with React for the static parts of the page. */

/** A page from the back/forward cache has its menu closed. */
function closeMenuOnLeaving(): void {
  addEventListener('pagehide', () => document.querySelector('[data-menu]')?.removeAttribute('open'))
}

/** Runs once, with React. */
export function enhancePageParts(): void {
  closeMenuOnLeaving()
}
