/** The script of the switch for the key `/`, on the page about accessibility. */
import { isStored } from '../../../auth/storage'
import { announceIn } from '../../share/announce'
import { SEARCH_KEY_OFF, switchSearchKey } from '../key-off'

/** Shows what the device keeps, and keeps what is chosen. */
export function startSearchKey(form: HTMLElement): void {
  const box = form.querySelector('input')!
  const status = form.querySelector<HTMLElement>('[role=status]')!
  const { on = '', off = '', refused = '' } = form.dataset
  const show = () => (box.checked = !isStored(SEARCH_KEY_OFF))
  show()
  box.addEventListener('change', () => {
    const text = switchSearchKey(!box.checked) ? (box.checked ? on : off) : refused
    show()
    announceIn(status, text)
  })
}

const form = document.querySelector<HTMLElement>('[data-search-key]')
if (form) startSearchKey(form)
