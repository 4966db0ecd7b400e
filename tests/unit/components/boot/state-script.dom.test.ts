import { beforeEach, expect, it, vi } from 'vitest'
import { STATE_KEY } from '../../../../components/filters/kept-state.ts'
import { watchFilters } from '../../../../components/boot/filter.ts'
import { find, isolateTests, page, scriptPaths } from './dom.ts'

const LISTS = `
  <form data-states data-filter data-keys="" data-script="/assets/states.js"><select><option value="">All</option></select></form>
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

const texts = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent).join('')

/** Runs the script as a browser does: before the page is parsed, and the boot script when it is. */
async function open(): Promise<void> {
  await import('../../../../components/boot/state-script.ts')
  page(LISTS)
  watchFilters()
}

it('has the others put away where a state is kept, and shows all where that script does not come', async () => {
  localStorage.setItem(STATE_KEY, 'wa')
  await open()
  expect(root.dataset.state).toBe('wa')
  expect(scriptPaths()).toEqual(['/assets/states.js'])
  find('script').dispatchEvent(new Event('error'))
  expect(root.dataset.state).toBeUndefined()
})

it('knows the state before there is a list, for the first paint', async () => {
  localStorage.setItem(STATE_KEY, 'tas')
  await import('../../../../components/boot/state-script.ts')
  expect(root.dataset.state).toBe('tas')
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
  expect(scriptPaths()).toEqual([])
})
