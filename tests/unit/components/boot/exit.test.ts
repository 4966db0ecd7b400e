// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchForExit } from '../../../../components/boot/exit.ts'
import { find, keyUp, ownListeners, page } from './dom.ts'

const AWAY = 'https://weather.example/'
const SAFETY_PAGE = `<div class="exit"><a data-exit href="${AWAY}">Leave this site</a>
  <span role="status" data-more="2 more" data-one="1 more" data-expired="cancelled" data-loading="Loading"></span></div>
  <main>Secret</main>`
const replace = vi.fn<(url: string | URL) => void>()

/** Lets keys go one after another, half a second apart; `+A` is A with Shift held. */
function type(...keys: string[]): void {
  keys.forEach((key, index) => keyUp(key.replace(/^\+/, ''), 10_000 + index * 500, key.startsWith('+')))
}

let removeListeners: () => void

beforeEach(() => {
  removeListeners = ownListeners()
  vi.spyOn(location, 'replace').mockImplementation(replace)
  replace.mockClear()
  page(SAFETY_PAGE)
  history.replaceState(null, '', '/en/community/crisis#pay=480')
})

afterEach(() => {
  removeListeners()
  vi.restoreAllMocks()
})

describe('the exit link', () => {
  it('leaves the history, so that Back does not return, and empties the page at once', () => {
    watchForExit()
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    find('a').dispatchEvent(click)
    expect(click.defaultPrevented).toBe(true)
    expect(replace).toHaveBeenCalledExactlyOnceWith(AWAY)
    expect(document.body.textContent).toBe('Loading')
    expect(document.title).toBe('Loading')
    expect(find('.exit-overlay').getAttribute('role')).toBe('alert')
  })

  it('erases answers, which are in the address alone', () => {
    watchForExit()
    find('a').click()
    expect(location.pathname + location.hash).toBe('/en/community/crisis')
  })

  it('stays empty where the page comes back from memory, and goes on', () => {
    watchForExit()
    find('a').click()
    window.dispatchEvent(new Event('pageshow'))
    expect(document.body.textContent).toBe('Loading')
    expect(replace).toHaveBeenCalledTimes(2)
  })

  it('does nothing when the page is shown for the first time', () => {
    watchForExit()
    window.dispatchEvent(new Event('pageshow'))
    expect(document.body.textContent).toContain('Secret')
    expect(replace).not.toHaveBeenCalled()
  })

  it('works where React has put a new link in its place', () => {
    watchForExit()
    page(SAFETY_PAGE)
    find('a').click()
    expect(replace).toHaveBeenCalledExactlyOnceWith(AWAY)
  })
})

describe('three presses of Shift', () => {
  it.each<[what: string, keys: string[], leaves: boolean]>([
    ['leave', ['Shift', 'Shift', 'Shift'], true],
    ['two are not enough', ['Shift', 'Shift'], false],
    ['another key cancels', ['Shift', 'Shift', 'a', 'Shift'], false],
    ['another key begins the count anew', ['Shift', 'a', 'Shift', 'Shift', 'Shift'], true],
    ['Shift with a letter is typing, not a press', ['+A', 'Shift', '+B', 'Shift', '+C', 'Shift'], false],
    ['a capital letter before two presses does not count', ['+A', 'Shift', 'Shift', 'Shift'], false],
    ['nor does going back with Shift and Tab', ['+Tab', 'Shift', 'Shift', 'Shift'], false],
    ['after a combination three more are needed', ['+A', 'Shift', 'Shift', 'Shift', 'Shift'], true]
  ])('%s', (_what, keys, leaves) => {
    watchForExit()
    type(...keys)
    expect(replace).toHaveBeenCalledTimes(leaves ? 1 : 0)
  })

  it('are counted where they can be seen and heard', () => {
    watchForExit()
    const shown = () => [find('[role=status]').dataset.presses, find('[role=status]').textContent]
    type('Shift')
    expect(shown()).toEqual(['1', '2 more'])
    type('Shift')
    expect(shown()).toEqual(['2', '1 more'])
    type('a')
    expect(shown()).toEqual(['0', 'cancelled'])
  })

  it('say nothing for keys that have nothing to do with them', () => {
    watchForExit()
    type('a', '+B', 'Shift', 'Tab')
    expect(find('[role=status]').textContent).toBe('')
  })

  it('count only within five seconds of one another', () => {
    vi.useFakeTimers()
    watchForExit()
    type('Shift', 'Shift')
    vi.advanceTimersByTime(5_001)
    expect(find('[role=status]').textContent).toBe('cancelled')
    type('Shift', 'Shift')
    expect(replace).not.toHaveBeenCalled()
    vi.advanceTimersByTime(4_999)
    type('Shift')
    expect(replace).toHaveBeenCalledOnce()
    vi.useRealTimers()
  })

  it('do nothing on a page without the link', () => {
    page('<p>Payment rates</p>')
    watchForExit()
    type('Shift', 'Shift', 'Shift')
    expect(replace).not.toHaveBeenCalled()
  })
})
