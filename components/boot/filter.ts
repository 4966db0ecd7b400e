import { loadNamed, onFirstUse } from './first-use.ts'

/** A filter's script is fetched at its first use, or at once where the address holds one of its keys. */
export function watchFilters(): void {
  // A box is used once it has the focus, or changes without it; on a button the focus alone must change nothing.
  const uses = { focusin: 'form[data-filter]', change: 'form[data-filter]', click: 'div[data-filter]' }
  const start = onFirstUse(uses, loadNamed)
  const query = new URLSearchParams(location.search)
  for (const filter of document.querySelectorAll<HTMLElement>('[data-filter]')) {
    const keys = filter.dataset.keys!.split(' ')
    if (keys.some(key => query.has(key)) || filter.matches('form:focus-within')) start(filter)
  }
}
