/** Escape closes the menu of a small screen and gives the focus back to its button. */
export function closeMenuOnEscape(): void {
  document.addEventListener('keydown', event => {
    if (event.key !== 'Escape') return
    const menu = document.querySelector<HTMLDetailsElement>('details[data-menu][open]')
    if (!menu?.contains(document.activeElement)) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
}
