/** The script after a banner, before the paint: takes away one that was closed, and makes the button of others work. */
import { isClosed, keepClosed } from '../layout/banner-kept.ts'

const banner = document.querySelector<HTMLElement>('[data-banner]')
const button = banner?.querySelector('button')
if (banner && button) {
  const { banner: id = '' } = banner.dataset
  if (isClosed(id)) banner.remove()
  // Without this script it would do nothing.
  button.hidden = false
  button.onclick = () => {
    keepClosed(id)
    banner.remove()
    // The button that had the focus is gone.
    document.querySelector<HTMLElement>('.skip-link')?.focus()
  }
}
