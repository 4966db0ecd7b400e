import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { markPlace } from '../../../../components/boot/place.ts'
import { find, isolateTests, page, scriptPaths } from '../boot/dom.ts'

isolateTests()

beforeEach(() => {
  page(`
    <details class="toc" data-script="/assets/place.js"><ul>
      <li><a href="#first">First</a></li>
      <li><a href="#second">Second</a></li>
      <li><a href="#%E4%B8%89">三</a></li>
    </ul></details>
    <details class="fold" id="closed"></details>
    <details class="fold" id="opened" open></details>
    <details id="menu"></details>
    <h2 id="first"></h2><h2 id="second"></h2><h2 id="三"></h2>`)
})

afterEach(() => vi.unstubAllGlobals())

/** Puts headings at distances from the top of the window. */
function scrollTo(tops: Record<string, number>): void {
  for (const [id, top] of Object.entries(tops)) {
    find(`[id="${id}"]`).getBoundingClientRect = () => ({ top }) as DOMRect
  }
  window.dispatchEvent(new Event('scroll'))
}

function marked(): string[] {
  return [...document.querySelectorAll('.toc [aria-current=location]')].map(({ textContent }) => textContent ?? '')
}

it('is fetched once the page has loaded, on a wide window alone', () => {
  vi.stubGlobal('innerWidth', 768)
  markPlace()
  window.dispatchEvent(new Event('load'))
  expect(scriptPaths()).toEqual([])
  vi.stubGlobal('innerWidth', 769)
  markPlace()
  expect(scriptPaths()).toEqual([])
  window.dispatchEvent(new Event('load'))
  expect(scriptPaths()).toEqual(['/assets/place.js'])
})

it('marks the last heading that has reached the upper part of the window', async () => {
  const { startPlace } = await import('../../../../components/layout/script/place.ts')
  startPlace()
  scrollTo({ first: 700, second: 1400, 三: 2100 })
  expect(marked()).toEqual([])
  scrollTo({ first: 80, second: 700, 三: 1400 })
  expect(marked()).toEqual(['First'])
  scrollTo({ first: -2000, second: -1300, 三: 100 })
  expect(marked()).toEqual(['三'])
})

it('opens folds for printing, and closes those that were closed', async () => {
  const { printFolds } = await import('../../../../components/layout/script/place.ts')
  printFolds()
  const isOpen = (id: string) => find<HTMLDetailsElement>(`#${id}`).open
  window.dispatchEvent(new Event('beforeprint'))
  expect(['closed', 'opened', 'menu'].map(isOpen)).toEqual([true, true, false])
  window.dispatchEvent(new Event('afterprint'))
  expect(['closed', 'opened', 'menu'].map(isOpen)).toEqual([false, true, false])
})
