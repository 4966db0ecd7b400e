import { beforeEach, expect, it, vi } from 'vitest'
import { STATE_KEY } from '../../../../components/filters/kept-state.ts'
import { find, isolateTests, page } from './dom.ts'

const LISTS = `
  <form data-states><select><option value="">All</option><option value="wa">WA</option><option value="tas">Tas</option></select></form>
  <ul class="states"><li data-in="nsw">a</li><li data-in="wa sa">b</li><li data-in="tas">c</li></ul>
  <ul class="states"><li data-in="nsw">d</li><li data-in="wa">e</li><li data-in="tas" hidden>f</li></ul>`

const root = document.documentElement

isolateTests()

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
  delete root.dataset.state
  page('')
})

/** Runs the script as a browser does: before the page is parsed, and again when it is. */
async function open(): Promise<void> {
  await import('../../../../components/boot/state-script.ts')
  page(LISTS)
  dispatchEvent(new Event('DOMContentLoaded'))
}

const texts = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent).join('')

it('puts the kept state first in every list, and into every choice', async () => {
  localStorage.setItem(STATE_KEY, 'wa')
  await open()
  expect(texts()).toBe('bacedf')
  expect(root.dataset.state).toBe('wa')
  expect(find<HTMLSelectElement>('select').value).toBe('wa')
})

it('knows the state before there is a list, for the first paint', async () => {
  localStorage.setItem(STATE_KEY, 'tas')
  await import('../../../../components/boot/state-script.ts')
  expect(root.dataset.state).toBe('tas')
})

it('follows a choice made elsewhere when the page comes back from the cache', async () => {
  await open()
  localStorage.setItem(STATE_KEY, 'tas')
  dispatchEvent(new Event('pageshow'))
  expect(texts()).toBe('cabfde')
})

it.each([
  ['nothing is kept', () => undefined],
  ['something else is kept', () => localStorage.setItem(STATE_KEY, ']"')],
  [
    'storage is blocked',
    () =>
      vi.stubGlobal('localStorage', {
        getItem: () => {
          throw new DOMException('blocked', 'SecurityError')
        }
      })
  ]
])('changes nothing where %s', async (_what, prepare) => {
  prepare()
  await open()
  expect(texts()).toBe('abcdef')
  expect(root.dataset.state).toBeUndefined()
  expect(find<HTMLSelectElement>('select').value).toBe('')
})
