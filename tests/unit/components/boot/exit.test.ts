// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchForExit } from '../../../../components/boot/exit.ts'
import { find, keyUp, ownListeners, page } from './dom.ts'

const AWAY = 'https://weather.example/'
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
  page(`<a data-exit href="${AWAY}">Leave this site</a>`)
})

afterEach(() => {
  removeListeners()
  vi.restoreAllMocks()
})

describe('the exit link', () => {
  it('leaves the history, so that Back does not return, and hides the page at once', () => {
    watchForExit()
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    find('a').dispatchEvent(click)
    expect(click.defaultPrevented).toBe(true)
    expect(replace).toHaveBeenCalledExactlyOnceWith(AWAY)
    expect(document.documentElement.style.display).toBe('none')
  })

  it('shows the page again where it comes back from memory', () => {
    watchForExit()
    find('a').click()
    window.dispatchEvent(new Event('pageshow'))
    expect(document.documentElement.style.display).toBe('')
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

  it('count only within five seconds of one another', () => {
    watchForExit()
    keyUp('Shift', 1_000)
    keyUp('Shift', 2_000)
    keyUp('Shift', 7_001)
    expect(replace).not.toHaveBeenCalled()
    keyUp('Shift', 8_000)
    keyUp('Shift', 9_000)
    expect(replace).toHaveBeenCalledOnce()
  })

  it('do nothing on a page without the link', () => {
    page('<p>Payment rates</p>')
    watchForExit()
    type('Shift', 'Shift', 'Shift')
    expect(replace).not.toHaveBeenCalled()
  })
})
