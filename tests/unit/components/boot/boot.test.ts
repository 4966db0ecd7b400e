// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { pageDay } from '../../../../components/boot/day.ts'
import { closeOnEscape } from '../../../../components/boot/menu.ts'
import { renderRest } from '../../../../components/boot/render-rest.ts'
import { showDueNotices } from '../../../../components/boot/review-notice.ts'
import { find, keyDown, isolateTests, page } from './dom.ts'

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
  })

  it('stays where the build already showed it', () => {
    page('<div data-review-by="2027-03-20"></div>')
    showDueNotices('2026-11-20')
    expect(find('[data-review-by]').hidden).toBe(false)
  })

  it('leaves everything else hidden', () => {
    page(NOTICE)
    showDueNotices('2031-01-01')
    expect(find('#other').hidden).toBe(true)
  })
})

describe('the day of a page', () => {
  afterEach(() => {
    delete document.documentElement.dataset.asAt
  })

  it('is the reader’s own in Australia, and in a preview the day that it shows', () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T14:00:00Z') })
    expect(pageDay()).toBe('2026-11-21')
    document.documentElement.dataset.asAt = '2027-03-20'
    expect(pageDay()).toBe('2027-03-20')
  })
})

describe('Escape', () => {
  const MENU =
    '<details data-menu open><summary>Menu</summary><a href="/en">Home</a></details><a id="out" href="/zh">中文</a>'

  it('closes the menu and gives the focus back to its button', () => {
    page(MENU)
    closeOnEscape()
    find('details a').focus()
    keyDown(find('details a'), 'Escape')
    expect(find<HTMLDetailsElement>('details').open).toBe(false)
    expect(document.activeElement).toBe(find('summary'))
  })

  it('does nothing to the menu from outside it', () => {
    page(MENU)
    closeOnEscape()
    find('#out').focus()
    keyDown(find('#out'), 'Escape')
    expect(find<HTMLDetailsElement>('details').open).toBe(true)
  })

  it('is the only key that closes it', () => {
    page(MENU)
    closeOnEscape()
    find('details a').focus()
    keyDown(find('details a'), 'Enter')
    keyDown(find('details a'), 'Tab')
    expect(find<HTMLDetailsElement>('details').open).toBe(true)
  })
})

describe('the script of the front page', () => {
  const replace = vi.fn<(url: string | URL) => void>()

  /** Runs the script as a reader with these cookies at this address meets it. */
  async function arrive(cookie: string, address = '/'): Promise<void> {
    replace.mockClear()
    vi.spyOn(location, 'replace').mockImplementation(replace)
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

describe('the boot script', () => {
  it('reads the list of chunks from its own element and shows what is due today', async () => {
    page(`
      <script id="boot" data-chunks="/a.js /b.js" type="text/plain"></script>
      <div data-review-by="2000-01-01" hidden></div>
      <div data-react="now"></div>
    `)
    await import('../../../../components/boot/boot.ts')
    expect(find('[data-review-by]').hidden).toBe(false)
    const fetched = () => [...document.head.querySelectorAll('script')].map(script => new URL(script.src).pathname)
    await vi.waitFor(() => expect(fetched()).toEqual(['/a.js', '/b.js']))
  })
})

describe('the rest of the page', () => {
  /** How many elements are rendered before each frame, and in the end. */
  async function renderedByFrame(isPhone: boolean): Promise<number[]> {
    page(`<div class="prose">${'<p></p>'.repeat(24)}</div>`)
    delete document.documentElement.dataset.rendered
    const frames: (() => void)[] = []
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
    vi.stubGlobal('matchMedia', () => ({ matches: isPhone }))
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
    return [...counts, rendered()]
  }

  it('is rendered on a phone a few elements a frame, after the first frame; elsewhere it never waits', async () => {
    expect(await renderedByFrame(true)).toEqual([0, 8, 16, 19])
    expect(await renderedByFrame(false)).toEqual([0, 0])
  })
})
