import { afterEach, describe, expect, it, vi } from 'vitest'
import { pageDay } from '../../../../components/boot/day.ts'
import { closeOnEscape } from '../../../../components/boot/menu.ts'
import { renderRest } from '../../../../components/boot/render-rest.ts'
import { turnDated } from '../../../../components/boot/dated.ts'
import { find, isolateTests, keyDown, mockReplace, page, replace, scriptPaths } from './dom.ts'
import { until } from '../../until.ts'

isolateTests()

afterEach(() => {
  vi.resetModules()
})

describe('what a page says for a time only', () => {
  const NOTICE = 'data-turn="2027-03-20" hidden'
  const PASSING = 'data-turn="2027-01-30"'

  it.each([
    ['a notice the day before', NOTICE, '2027-03-19', true],
    ['a notice on the day', NOTICE, '2027-03-20', false],
    ['a notice years later', NOTICE, '2031-01-01', false],
    ['a notice that the build already showed, by a clock that is behind', '', '2019-05-01', false],
    ['what closes, on its last day', PASSING, '2027-01-29', false],
    ['what closes, the day after', PASSING, '2027-01-30', true],
    ['what had closed before the build, by a clock that is behind', 'hidden', '2019-05-01', true]
  ])('%s', (_when, attributes, today, hidden) => {
    vi.useFakeTimers({ now: new Date(`${today}T02:00:00Z`) })
    page(`<p ${attributes}></p><div id="other" hidden></div>`)
    turnDated()
    expect(find('p').hidden).toBe(hidden)
    expect(find('#other').hidden).toBe(true)
    // It stays so when the page is looked at again.
    turnDated()
    expect(find('p').hidden).toBe(hidden)
    vi.useRealTimers()
  })
})

it('the day of a page is the reader’s own in Australia, and in a preview the day that it shows', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T14:00:00Z') })
  expect(pageDay()).toBe('2026-11-21')
  document.documentElement.dataset.asAt = '2027-03-20'
  expect(pageDay()).toBe('2027-03-20')
  delete document.documentElement.dataset.asAt
})

describe('the menu', () => {
  const MENU =
    '<details data-menu open><summary>Menu</summary><a href="/en">Home</a></details><a id="out" href="/zh">中文</a>'

  it.each([
    ['Escape', 'details a', false],
    ['Escape', '#out', true],
    ['Enter', 'details a', true],
    ['Tab', 'details a', true]
  ])('%s on %s leaves the menu open: %s', (key, selector, open) => {
    page(MENU)
    closeOnEscape()
    find(selector).focus()
    keyDown(find(selector), key)
    expect(find<HTMLDetailsElement>('details').open).toBe(open)
    expect(document.activeElement).toBe(find(open ? selector : 'summary'))
  })
})

describe('the script of the front page', () => {
  /** Runs the script as a reader with these cookies at this address meets it. */
  async function arrive(cookie: string, address = '/'): Promise<void> {
    mockReplace()
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie)
    history.replaceState(null, '', address)
    await import('../../../../components/boot/front.ts')
    history.replaceState(null, '', '/')
  }

  it.each([
    ['NEXT_LOCALE=zh', '/zh'],
    ['NEXT_LOCALE=en', '/en'],
    ['a=1; NEXT_LOCALE=zh; b=2', '/zh'],
    ['a=1;NEXT_LOCALE=en', '/en']
  ])('leads a reader with “%s” to %s', async (cookie, home) => {
    await arrive(cookie)
    expect(replace).toHaveBeenCalledExactlyOnceWith(home)
  })

  it.each(['', 'a=1', 'NEXT_LOCALE=fr', 'XNEXT_LOCALE=zh', 'NEXT_LOCALE=zhuang', 'NEXT_LOCALE=//evil.example'])(
    'leaves a reader with “%s” to choose',
    async cookie => {
      await arrive(cookie)
      expect(replace).not.toHaveBeenCalled()
    }
  )

  it('leaves a reader who wants to choose again to choose', async () => {
    await arrive('NEXT_LOCALE=zh', '/?choose')
    expect(replace).not.toHaveBeenCalled()
  })
})

it('the boot script reads the list of chunks from its own element and shows what is due today', async () => {
  page(`
    <script id="boot" data-chunks="/a.js /b.js" type="text/plain"></script>
    <div id="notice" data-turn="2000-01-01" hidden></div>
    <div data-react="now"></div>
  `)
  await import('../../../../components/boot/boot.ts')
  expect(find('#notice').hidden).toBe(false)
  await until(() => expect(scriptPaths()).toEqual(['/a.js', '/b.js']))
})

it('a tab left open shows what has become due when it is looked at again', async () => {
  vi.useFakeTimers({ now: new Date('2027-03-18T02:00:00Z') })
  page(
    '<script id="boot" data-chunks="/a.js" type="text/plain"></script><div id="notice" data-turn="2027-03-20" hidden></div>'
  )
  await import('../../../../components/boot/boot.ts')
  expect(find('#notice').hidden).toBe(true)
  vi.setSystemTime('2027-03-21T02:00:00Z')
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  expect(find('#notice').hidden).toBe(false)
  vi.useRealTimers()
})

it.each([
  ['on a phone is rendered a few elements a frame, after the first frame', true, [0, 8, 16, 19]],
  ['elsewhere is rendered at once, for a window that is narrow later', false, [0, 19]]
])('the rest of the page %s', async (_what, isPhone, expected) => {
  page(`<div class="prose">${'<p></p>'.repeat(24)}</div>`)
  delete document.documentElement.dataset.rendered
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  vi.stubGlobal('innerWidth', isPhone ? 360 : 1280)
  const rendered = () =>
    [...document.querySelectorAll<HTMLElement>('p')].filter(({ style }) => style.contentVisibility).length
  const counts: number[] = []
  renderRest()
  for (let frame = frames.shift(); frame; frame = frames.shift()) {
    expect(document.documentElement.dataset.rendered).toBeUndefined()
    counts.push(rendered())
    frame()
    await new Promise(resolve => setTimeout(resolve))
  }
  expect(document.documentElement.dataset.rendered).toBe('')
  expect([...counts, rendered()]).toEqual(expected)
})
