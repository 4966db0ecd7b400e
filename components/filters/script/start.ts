/**
 * Fetches the script of a list's filter when the reader first uses the filter, or
 * at once where the address carries choices. Until then the page is the full list.
 */

function begin(filter: HTMLElement): void {
  if (filter.dataset.begun !== undefined) return
  filter.dataset.begun = ''
  const script = document.createElement('script')
  script.src = filter.dataset.filter ?? ''
  script.onerror = () => {
    delete filter.dataset.begun
    const status = filter.querySelector('[role=status]')
    if (status) status.textContent = filter.dataset.failed ?? ''
  }
  document.head.append(script)
}

/** Begins a filter at its first use, or at once where the address holds one of its keys. */
export function watchFilter(filter: HTMLElement): void {
  // For browsers that cannot say in a style sheet whether scripts run.
  filter.dataset.ready = ''
  // A box is used once it has the focus; on a button the focus alone must change nothing.
  filter.addEventListener(filter.matches('form') ? 'focusin' : 'click', () => begin(filter))
  const asked = new URLSearchParams(location.search)
  if (filter.dataset.keys?.split(' ').some(key => asked.has(key))) begin(filter)
}

for (const filter of document.querySelectorAll<HTMLElement>('[data-filter]')) watchFilter(filter)
