/** A banner is there until it is closed, and then stays closed on this device. */
import { beforeEach, expect, it, vi } from 'vitest'
import { BANNER_KEY } from '../../../../components/layout/banner-kept.ts'
import { find, isolateTests, page } from './dom.ts'

const BANNER =
  '<aside data-banner="strike"><p>Lines are long.</p><button type="button" hidden>Close</button></aside><a class="skip-link" href="#content">Skip</a>'

isolateTests()

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
})

async function open(): Promise<void> {
  page(BANNER)
  await import('../../../../components/boot/banner-script.ts')
}

const banner = () => document.querySelector('[data-banner]')

it('is there with a button, which without a script would do nothing', async () => {
  await open()
  expect(banner()).not.toBeNull()
  expect(find('button').hidden).toBe(false)
})

it('goes when it is closed, and stays away; the focus is at the start of the page', async () => {
  await open()
  find('button').click()
  expect(banner()).toBeNull()
  expect(document.activeElement).toBe(find('.skip-link'))
  vi.resetModules()
  await open()
  expect(banner()).toBeNull()
})

it('comes with the next message', async () => {
  localStorage.setItem(BANNER_KEY, 'floods')
  await open()
  expect(banner()).not.toBeNull()
})

it('can be closed where storage is blocked', async () => {
  const blocked = () => {
    throw new DOMException('No.', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
  await open()
  find('button').click()
  expect(banner()).toBeNull()
})

it('leaves a page without a banner alone', async () => {
  page('<p>Text</p>')
  await import('../../../../components/boot/banner-script.ts')
  expect(document.body.innerHTML).toBe('<p>Text</p>')
})
