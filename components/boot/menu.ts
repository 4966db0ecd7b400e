/**
 * Escape closes the menu of a small screen and returns the focus to its button. It also suppresses the hint of a term
 * (content.css, WCAG 1.4.13) until another key is pressed.
 */
export function closeOnEscape(): void {
  document.addEventListener('keydown', event => {
    const escape = event.key === 'Escape'
    document.body.toggleAttribute('data-suppressed', escape)
    if (!escape) return
    const menu = document.querySelector<HTMLDetailsElement>('[data-menu][open]')
    if (!menu?.contains(document.activeElement)) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
}
