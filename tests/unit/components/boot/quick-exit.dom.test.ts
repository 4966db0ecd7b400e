import { beforeEach, describe, expect, it, vi } from 'vitest'
import { watchForExit } from '../../../../components/boot/quick-exit.ts'
import { find, isolateTests, keyDown, keyUp, mockReplace, page, replace } from './dom.ts'

const AWAY = 'https://weather.example/'
/** The first that the parser meets. */
const SKIP_LINK = `<a id="skip" data-exit href="${AWAY}" data-home="/guide/en" data-loading="Loading">Leave quickly</a>`
const SAFETY_PAGE = `${SKIP_LINK}
  <div class="exit"><a id="link" data-exit href="${AWAY}"><b>Leave this site</b></a>
  <span role="status" data-presses="0" data-after0="cancelled" data-after1="2 more" data-after2="1 more"></span></div>
  <main>Secret</main>`

/**
 * Works keys and mouse one after another: `a` is pressed and let go, `Shift↓` and `Shift↑` are one half
 * of it, `Shift…` a key that repeats, `Ctrl+Shift` is Shift while Ctrl is held, `click` and `wheel` the
 * mouse. `IME Shift` is Shift in the middle of a syllable, as `229 Shift`, which only its code shows.
 */
function type(...steps: string[]): void {
  for (const step of steps) {
    const key = step.replace(/^(?:IME |229 |Ctrl\+|Alt\+|Meta\+)/, '').replace(/(.)[↓↑…]$/, '$1')
    if (step === 'click') document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    else if (step === 'wheel') document.body.dispatchEvent(new Event('wheel', { bubbles: true }))
    else {
      const held = {
        ctrlKey: step.startsWith('Ctrl'),
        altKey: step.startsWith('Alt'),
        metaKey: step.startsWith('Meta'),
        repeat: step.endsWith('…'),
        keyCode: step.startsWith('229') ? 229 : 0
      }
      if (!step.endsWith('↑')) keyDown(document.body, key, { ...held, isComposing: step.startsWith('IME') })
      if (!/[↓…]$/.test(step)) keyUp(key)
    }
  }
}

// A letter, a click and a scroll with Shift held, and a letter of a typist who lets Shift go first.
const A = ['Shift↓', 'A', 'Shift↑']
const CLICK = ['Shift↓', 'click', 'Shift↑']
const WHEEL = ['Shift↓', 'wheel', 'Shift↑']
const FAST_A = ['Shift↓', 'A↓', 'Shift↑', 'A↑']

isolateTests()

beforeEach(() => {
  mockReplace()
  page(SAFETY_PAGE)
  history.replaceState(null, '', '/en/community/crisis#pay=480')
  watchForExit(href => location.replace(href))
})

describe('the exit link', () => {
  it('leaves the history, so that Back does not return, and empties the page at once', () => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    find('#link').dispatchEvent(click)
    expect(click.defaultPrevented).toBe(true)
    expect(replace).toHaveBeenCalledExactlyOnceWith(AWAY)
    expect(document.body.textContent).toBe('Loading')
    expect(document.title).toBe('Loading')
    expect(find('.exit-overlay').getAttribute('role')).toBe('alert')
    // Neither the page's name nor answers stay in the address.
    expect(location.pathname + location.hash).toBe('/guide/en')
  })

  it('leaves where the browser refuses to change the address', () => {
    vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('Too many changes', 'SecurityError')
    })
    find('#link').click()
    expect(replace).toHaveBeenCalledExactlyOnceWith(AWAY)
    expect(document.body.textContent).toBe('Loading')
  })

  it.each<[what: string, button: number, leaves: boolean]>([
    ['middle', 1, true],
    ['right', 2, false]
  ])('under the %s button', (_what, button, leaves) => {
    const click = new MouseEvent('auxclick', { bubbles: true, cancelable: true, button })
    find('b').dispatchEvent(click)
    expect(click.defaultPrevented).toBe(leaves)
    expect(replace).toHaveBeenCalledTimes(leaves ? 1 : 0)
  })

  it('minds no click elsewhere, nor that the page is shown for the first time', () => {
    find('main').click()
    window.dispatchEvent(new Event('pageshow'))
    expect(document.body.textContent).toContain('Secret')
    expect(replace).not.toHaveBeenCalled()
  })

  it('stays empty where the page comes back from memory, and goes on', () => {
    find('#link').click()
    window.dispatchEvent(new Event('pageshow'))
    expect(document.body.textContent).toBe('Loading')
    expect(replace).toHaveBeenCalledTimes(2)
  })

  it('a heading of the page takes the place of the entry in the history, so that Back does not return by it', () => {
    page(`${SAFETY_PAGE}<a id="to" href="#call">Call</a>`)
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    find('#to').dispatchEvent(click)
    expect(click.defaultPrevented).toBe(true)
    expect(replace).toHaveBeenCalledExactlyOnceWith('#call')
  })

  it('a link that does something else is left to it', () => {
    page(`${SAFETY_PAGE}<a id="to" href="#call">Call</a>`)
    find('#to').addEventListener('click', event => event.stopPropagation())
    find('#to').click()
    expect(replace).not.toHaveBeenCalled()
  })

  it('works as soon as the first of them is there, while the rest of the page is on its way', () => {
    page('')
    page(SKIP_LINK)
    find('#skip').click()
    expect(replace).toHaveBeenCalledExactlyOnceWith(AWAY)
    expect(document.body.textContent).toBe('Loading')
  })
})

describe('three presses of Shift', () => {
  it.each<[what: string, keys: string[], leaves: boolean]>([
    ['leave', ['Shift', 'Shift', 'Shift'], true],
    ['two are not enough', ['Shift', 'Shift'], false],
    ['another key cancels', ['Shift', 'Shift', 'a', 'Shift'], false],
    ['another key restarts the count', ['Shift', 'a', 'Shift', 'Shift', 'Shift'], true],
    ['Shift with a letter is typing, not a press', [...A, 'Shift', ...A, 'Shift', ...A, 'Shift'], false],
    ['nor where Shift is let go first, as by those who type fast', [...FAST_A, ...FAST_A, ...FAST_A], false],
    ['a capital letter before two presses does not count', [...A, 'Shift', 'Shift'], false],
    ['nor does going back with Shift and Tab', ['Shift↓', 'Tab', 'Tab', 'Tab', 'Shift↑', 'Shift', 'Shift'], false],
    ['nor clicking with Shift held', [...CLICK, ...CLICK, ...CLICK], false],
    ['nor where Shift repeats after the click', ['Shift↓', 'click', 'Shift…', 'Shift↑', 'Shift', 'Shift'], false],
    ['nor scrolling sideways', ['Shift', 'Shift', ...WHEEL], false],
    ['nor Shift in the middle of a syllable', ['IME Shift', 'IME Shift', 'IME Shift'], false],
    ['nor changing the keyboard', ['Ctrl+Shift', 'Alt+Shift', 'Ctrl+Shift', 'Alt+Shift'], false],
    ['a Shift held long is no press', ['Shift↓', 'Shift…', 'Shift…', 'Shift…', 'Shift↑', 'Shift', 'Shift'], false],
    ['nor with the key of a Mac or of Windows', ['Meta+Shift', 'Meta+Shift', 'Meta+Shift'], false],
    ['nor a code of an input method', ['229 Shift', '229 Shift', '229 Shift'], false],
    ['after a combination three are needed', [...A, 'Shift', 'Shift', 'Shift'], true]
  ])('%s', (_what, keys, leaves) => {
    type(...keys)
    expect(replace).toHaveBeenCalledTimes(leaves ? 1 : 0)
  })

  it.each<[field: string, counts: boolean]>([
    ['<input>', false],
    ['<input type="search">', false],
    ['<input type="date">', false],
    ['<input type="number">', false],
    ['<input type="tel">', false],
    ['<textarea></textarea>', false],
    ['<select></select>', false],
    ['<input type="checkbox">', true],
    ['<input type="radio">', true],
    ['<button></button>', true],
    ['<button type="button"></button>', true],
    ['<a href="/en"></a>', true]
  ])('inside %s count: %s', (field, counts) => {
    page(`${SAFETY_PAGE}${field}`)
    const control = document.body.lastElementChild!
    for (let press = 0; press < 3; press += 1) {
      keyDown(control, 'Shift')
      control.dispatchEvent(new KeyboardEvent('keyup', { key: 'Shift', bubbles: true }))
    }
    expect(replace).toHaveBeenCalledTimes(counts ? 1 : 0)
  })

  it('are counted where they can be seen and heard', () => {
    const shown = () => [find('[role=status]').dataset.presses, find('[role=status]').textContent]
    type('Shift')
    expect(shown()).toEqual(['1', '2 more'])
    type('Shift')
    expect(shown()).toEqual(['2', '1 more'])
    type('a')
    expect(shown()).toEqual(['0', 'cancelled'])
  })

  it('say nothing for keys that have nothing to do with them', () => {
    type('a', ...A, ...FAST_A, ...CLICK, ...WHEEL, 'IME Shift', 'Ctrl+Shift', 'Tab')
    expect(find('[role=status]').textContent).toBe('')
  })

  it('count only within five seconds of one another', () => {
    vi.useFakeTimers()
    type('Shift', 'Shift')
    vi.advanceTimersByTime(5_001)
    expect(find('[role=status]').textContent).toBe('cancelled')
    type('Shift', 'Shift')
    expect(replace).not.toHaveBeenCalled()
    vi.advanceTimersByTime(4_999)
    type('Shift')
    expect(replace).toHaveBeenCalledOnce()
  })

  it('leave while what counts them is still on its way', () => {
    page('')
    type('Shift', 'Shift')
    page(SKIP_LINK)
    type('Shift')
    expect(replace).toHaveBeenCalledExactlyOnceWith(AWAY)
  })

  it('do nothing on a page without the link', () => {
    page('<p>Payment rates</p>')
    type('Shift', 'Shift', 'Shift')
    expect(replace).not.toHaveBeenCalled()
  })
})
