/** The switch for the key `/` on the page about accessibility. */
import { beforeEach, expect, it, vi } from 'vitest'
import { isStored } from '../../../../auth/storage.ts'
import { SEARCH_KEY_OFF } from '../../../../components/search/key-off.ts'
import { startSearchKey } from '../../../../components/search/script/search-key.ts'
import { find, isolateTests, page } from '../boot/dom.ts'

isolateTests()

const box = () => find<HTMLInputElement>('input')

function open(): void {
  page(`<form data-on="On" data-off="Off" data-refused="Not kept">
    <input type="checkbox" checked><p role="status"></p></form>`)
  startSearchKey(find('form'))
}

beforeEach(() => localStorage.clear())

it('keeps the choice on the device and says so, both ways', () => {
  open()
  expect(box().checked).toBe(true)
  box().click()
  expect([find('[role=status]').textContent, isStored(SEARCH_KEY_OFF)]).toEqual(['Off', true])
  open()
  expect(box().checked).toBe(false)
  box().click()
  expect([find('[role=status]').textContent, isStored(SEARCH_KEY_OFF)]).toEqual(['On', false])
})

it('says that nothing changed where storage is blocked', () => {
  vi.stubGlobal('localStorage', undefined)
  open()
  box().click()
  expect([find('[role=status]').textContent, box().checked]).toEqual(['Not kept', true])
})
