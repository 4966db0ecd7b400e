/** Search over the whole page of a phone: the boot script opens the dialog, this gives the box back to the bar. */

const HOME_BOX = '.home .search-large [type=search]'

/** Has the dialog end where the keyboard begins, close when a result is chosen, and give its box and the focus back. */
export function watchSheet(sheet: HTMLDialogElement): void {
  const opener = sheet.previousElementSibling as HTMLElement
  const form = () => document.querySelector<HTMLFormElement>('header [data-search]')
  const fit = () => {
    if (window.visualViewport) sheet.style.height = `${window.visualViewport.height}px`
  }
  window.visualViewport?.addEventListener('resize', fit)
  fit()

  // What scrolls must be within reach of the keyboard too.
  const results = () => document.querySelector<HTMLElement>('header [data-search-host]')
  const scrollByKey = () => results()?.setAttribute('tabindex', '0')
  opener.addEventListener('click', scrollByKey)
  if (sheet.open) scrollByKey()

  /** Opens for home's own field too, which would leave no room above a keyboard. */
  const openFor = (target: EventTarget | null) => {
    const box = target instanceof HTMLInputElement && target.matches(HOME_BOX) ? target : undefined
    // A reader who has begun to type goes on where they are.
    if (box && !box.value && opener.offsetParent && !sheet.open) opener.click()
  }
  document.addEventListener('click', ({ target }) => openFor(target))
  openFor(document.activeElement)

  sheet.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) sheet.close()
  })
  sheet.addEventListener('close', () => {
    const box = form()
    if (box) opener.before(box)
    results()?.removeAttribute('tabindex')
    // Closes the results.
    box?.dispatchEvent(new FocusEvent('focusout'))
    // Some phones do not focus a link that is pressed, so the dialog has nothing to give the focus back to.
    if (document.activeElement === document.body) opener.focus()
  })
}
