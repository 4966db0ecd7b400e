import { loadNamed, onFirstUse } from './first-use.ts'

/** Fetches a filter's script on first use, or at once if the address has one of its keys, or a state was kept. */
export function watchFilters(): void {
  // A box is used once it is focused, or changes without focus. On a button, focus alone must not change anything.
  const uses = { focusin: 'form[data-filter]', change: 'form[data-filter]', click: 'div[data-filter]' }
  const start = onFirstUse(uses, (ready, fail, filter) =>
    loadNamed(
      ready,
      () => {
        // Without its script, a list by state is whole.
        delete document.documentElement.dataset.state
        fail()
      },
      filter
    )
  )
  const query = new URLSearchParams(location.search)
  for (const filter of document.querySelectorAll<HTMLElement>('[data-filter]')) {
    const keys = filter.dataset.keys!.split(' ')
    if (keys.some(key => query.has(key)) || filter.matches('form:focus-within,[data-state] [data-states]'))
      start(filter)
  }
}
