import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loadScript, onFirstUse } from '../../../../components/boot/first-use.ts'
import { watchFilters } from '../../../../components/boot/filter.ts'
import { find, isolateTests, page, scriptPaths } from './dom.ts'

const CONTROL = `
  <div data-failed="Not loaded">
    <button><b>Press</b></button><input>
    <p role="status"></p>
  </div>
  <a id="other">Elsewhere</a>`

isolateTests()

beforeEach(() => {
  page(CONTROL)
})

function settle(event: 'load' | 'error'): void {
  find('script:last-of-type').dispatchEvent(new Event(event))
}

function watch(): (control?: HTMLElement) => void {
  return onFirstUse({ click: 'button', focusin: 'input' }, (ready, fail) => loadScript('/a.js', ready, fail))
}

function countClicks(): () => number {
  const seen = vi.fn((event: Event) => event.defaultPrevented)
  find('button').addEventListener('click', seen)
  return () => seen.mock.results.filter(({ value }) => value === false).length
}

const focus = (selector: string) => find(selector).dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
const change = (selector: string) => find(selector).dispatchEvent(new Event('change', { bubbles: true }))
const USES: [use: string, () => unknown][] = [
  ['a click', () => find('b').click()],
  ['the focus', () => focus('input')]
]

describe('a script loaded on first use', () => {
  it('is not fetched before, nor by other events', () => {
    watch()
    find('#other').click()
    focus('button')
    document.dispatchEvent(new Event('focusin'))
    expect(scriptPaths()).toEqual([])
  })

  it.each(USES)('is fetched by %s, once', (_use, use) => {
    watch()
    use()
    use()
    expect(scriptPaths()).toEqual(['/a.js'])
    settle('load')
    use()
    expect(scriptPaths()).toEqual(['/a.js'])
  })

  it('holds clicks until it is ready, and replays one', () => {
    const clicks = countClicks()
    watch()
    find('b').click()
    find('b').click()
    expect(clicks()).toBe(0)
    settle('load')
    expect(clicks()).toBe(1)
    find('b').click()
    expect(clicks()).toBe(2)
  })

  it('also replays a click if it was already loading for another reason', () => {
    const clicks = countClicks()
    watch()()
    find('b').click()
    expect(scriptPaths()).toEqual(['/a.js'])
    settle('load')
    expect(clicks()).toBe(1)
  })

  it.each(USES)('that fails to load is reported after %s, and the next use tries again', (name, use) => {
    const clicks = countClicks()
    watch()
    use()
    settle('error')
    expect(find('[role=status]').textContent).toBe('Not loaded')
    use()
    expect(scriptPaths()).toEqual(['/a.js', '/a.js'])
    settle('load')
    expect(clicks()).toBe(name === 'a click' ? 1 : 0)
  })
})

describe('the message that a script failed to load', () => {
  const FRAME = `
    <div data-failed="Not loaded">
      <details><summary>Yes</summary><p><button id="in-fold">Copy</button><span role="status"></span></p></details>
      <p id="alone"><a id="link">Share</a></p>
      <ul><li><button id="in-list">Print</button><span role="status"></span></li></ul>
    </div>`

  it.each([
    ['beside a control below a closed fold', '#in-list', '#in-list + [role=status]'],
    ['beside a control in an open fold', '#in-fold', '#in-fold + [role=status]'],
    ['in the first status, for a control with none beside it', '#link', '[role=status]']
  ])('stands %s, and nowhere else', (_where, control, status) => {
    page(FRAME)
    if (control === '#in-fold') find<HTMLDetailsElement>('details').open = true
    onFirstUse({ click: 'button, a' }, (ready, fail) => loadScript('/a.js', ready, fail))
    find(control).click()
    settle('error')
    const said = [...document.querySelectorAll('[role=status]')].filter(
      ({ textContent }) => textContent === 'Not loaded'
    )
    expect(said).toEqual([find(status)])
  })
})

describe('the script of a filter', () => {
  const BUTTON = '<div data-filter data-script="/assets/f.js" data-keys="need open"><button>Narrow</button></div>'
  const BOX = '<form data-filter data-script="/assets/f.js" data-keys="q"><input></form>'

  it.each<[what: string, html: string, query: string, use: () => unknown, fetched: boolean]>([
    ['a press of its button', BUTTON, '', () => find('button').click(), true],
    ['no focus of its button', BUTTON, '', () => focus('button'), false],
    ['the focus of its box', BOX, '', () => focus('input'), true],
    ['a change of its box without the focus', BOX, '', () => change('input'), true],
    ['a choice in the address', BUTTON, '?open=now', () => undefined, true],
    ['nothing else in the address', BUTTON, '?utm=1', () => undefined, false]
  ])('is fetched by %s', (_what, html, query, use, fetched) => {
    history.replaceState(null, '', `/en/helplines${query}`)
    page(html)
    watchFilters()
    use()
    expect(scriptPaths()).toEqual(fetched ? ['/assets/f.js'] : [])
  })
})
