/**
 * Escape closes the menu of a small screen and gives the focus back to its button. It also
 * hides the hint of a term (content.css, WCAG 1.4.13) until another key is pressed.
 */
export function closeOnEscape(): void {
  document.addEventListener('keydown', event => {
    const escape = event.key === 'Escape'
    document.body.toggleAttribute('data-hush', escape)
    if (!escape) return
    const menu = document.querySelector<HTMLDetailsElement>('[data-menu][open]')
    if (!menu?.contains(document.activeElement)) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
}
