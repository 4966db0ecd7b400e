import { afterEach, describe, expect, it, vi } from 'vitest'
import { pageDay } from '../../../../components/boot/day.ts'
import { closeOnEscape } from '../../../../components/boot/menu.ts'
import { renderRest } from '../../../../components/boot/render-rest.ts'
import { showDueNotices } from '../../../../components/boot/review-notice.ts'
import { find, isolateTests, keyDown, mockReplace, page, replace, scriptPaths } from './dom.ts'

isolateTests()

afterEach(() => {
  vi.resetModules()
})

describe('the notice that figures may be out of date', () => {
  const NOTICE = '<div data-review-by="2027-03-20" hidden></div><div id="other" hidden></div>'

  it.each([
    ['the day before', '2027-03-19', true],
    ['on the day', '2027-03-20', false],
    ['years later', '2031-01-01', false]
  ])('%s', (_when, today, hidden) => {
    page(NOTICE)
    showDueNotices(today)
    expect(find('[data-review-by]').hidden).toBe(hidden)
    expect(find('#other').hidden).toBe(true)
  })

  it('stays where the build already showed it', () => {
    page('<div data-review-by="2027-03-20"></div>')
    showDueNotices('2026-11-20')
    expect(find('[data-review-by]').hidden).toBe(false)
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
    <div data-review-by="2000-01-01" hidden></div>
    <div data-react="now"></div>
  `)
  await import('../../../../components/boot/boot.ts')
  expect(find('[data-review-by]').hidden).toBe(false)
  await vi.waitFor(() => expect(scriptPaths()).toEqual(['/a.js', '/b.js']))
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
