/** Escape closes a small screen's menu, and suppresses the hint of a term (WCAG 1.4.13) until another key. */
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
