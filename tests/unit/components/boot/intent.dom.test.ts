import { beforeEach, describe, expect, it, vi } from 'vitest'
import { STORAGE_KEY } from '../../../../auth/storage.ts'
import { loadOnIntent } from '../../../../components/boot/intent.ts'
import { announceReady } from '../../../../components/boot/ready.ts'
import { find, isolateTests, page, scriptPaths } from './dom.ts'
import { until } from '../../until.ts'

const CHUNKS = ['/_next/framework.js', '/_next/main.js', '/_next/app.js', '/_next/page.js']

const PAGE = `
  <form data-react><input></form>
  <button id="plain">Nothing to do with React</button>
  <button id="live" data-react="click">Only React can do this</button>
  <textarea></textarea>
`

function countClicks(selector: string): () => number {
  const onClick = vi.fn((event: Event) => event.defaultPrevented)
  find(selector).addEventListener('click', onClick)
  return () => onClick.mock.results.filter(({ value }) => value === false).length
}

isolateTests()

beforeEach(() => {
  window.footholdReady = false
  localStorage.clear()
  page(PAGE)
})

describe('React', () => {
  it.each([
    ['pointerdown', 'input', true],
    ['focusin', 'input', true],
    ['click', '#live', true],
    ['pointerdown', '#plain', false],
    ['focusin', 'textarea', false],
    ['click', '#plain', false]
  ])('on a %s of %s is fetched: %s', (type, selector, fetched) => {
    loadOnIntent(CHUNKS)
    expect(scriptPaths()).toEqual([])
    find(selector).dispatchEvent(new Event(type, { bubbles: true }))
    expect(scriptPaths()).toEqual(fetched ? CHUNKS : [])
    // They run in order.
    expect([...document.querySelectorAll('script')].filter(script => script.async)).toEqual([])
  })

  it('is fetched by itself on a page that asks for it, once the page has had a frame', async () => {
    const frames: (() => void)[] = []
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
    page(`${PAGE}<div data-react="now"></div>`)
    loadOnIntent(CHUNKS)
    for (const frame of frames) frame()
    expect(scriptPaths()).toEqual([])
    await until(() => expect(scriptPaths()).toEqual(CHUNKS))
  })

  it('is fetched at once for someone who is signed in', () => {
    localStorage.setItem(STORAGE_KEY, '{}')
    loadOnIntent(CHUNKS)
    expect(scriptPaths()).toEqual(CHUNKS)
  })

  it('is not fetched for other things in storage, nor where storage is blocked', () => {
    localStorage.setItem('theme', 'light')
    loadOnIntent(CHUNKS)
    expect(scriptPaths()).toEqual([])
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    expect(() => loadOnIntent(CHUNKS)).not.toThrow()
    expect(scriptPaths()).toEqual([])
  })
})

describe('what the reader did', () => {
  it('is held until React is ready, and then done exactly once', () => {
    const clicks = countClicks('#live')
    loadOnIntent(CHUNKS)
    find('#live').click()
    find('#live').click()
    expect(clicks()).toBe(0)
    announceReady()
    expect(clicks()).toBe(1)
    announceReady()
    expect(clicks()).toBe(1)
  })

  it('is held and says so, for each button of a part that React brings to life by itself', () => {
    const parts = ['button>', 'button type="submit" form="f">', 'button><b>']
    const html = parts.map((part, index) => `<${part.replace('button', `button id="b${index}"`)}Next</button>`).join('')
    page(`<form id="f"></form><div data-react="now" data-loading="Loading…">${html}</div>`)
    loadOnIntent(CHUNKS)
    for (const [index] of parts.entries()) {
      const clicks = countClicks(`#b${index}`)
      find(`#b${index}`).click()
      expect(clicks()).toBe(0)
      expect(find(`#b${index}`).dataset.held).toBe('Loading…')
    }
    // The last press counts.
    const clicks = countClicks('#b2')
    announceReady()
    expect(clicks()).toBe(1)
    expect(document.querySelector('[data-held]')).toBeNull()
  })

  it('is left alone if it does not need React', () => {
    const clicks = countClicks('#plain')
    loadOnIntent(CHUNKS)
    find('#plain').click()
    announceReady()
    expect(clicks()).toBe(1)
  })
})

describe('a script that is gone', () => {
  const reload = vi.fn()

  const tick = (value: string, checked = '') => `<input type="checkbox" name="grounds" value="${value}" ${checked}>`
  const TICKS = tick('a', 'checked') + tick('b') + tick('c', 'checked') + tick('private', 'checked data-private')

  async function failToLoad(visit: 'navigate' | 'reload', onLine = true): Promise<void> {
    reload.mockClear()
    vi.spyOn(location, 'reload').mockImplementation(reload)
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: visit }] as never)
    vi.stubGlobal('navigator', { onLine })
    history.replaceState(null, '', '/en/calculators/rent')
    delete document.documentElement.dataset.failed
    page(`<div data-calculator="rent" data-react="now"><form><input name="rent" value="480">${TICKS}</form></div>`)
    loadOnIntent(CHUNKS)
    await until(() => expect(scriptPaths()).toEqual(CHUNKS))
    document.querySelector('script')?.dispatchEvent(new Event('error'))
    vi.unstubAllGlobals()
  }

  it('reloads the page and keeps what was typed', async () => {
    await failToLoad('navigate')
    expect(reload).toHaveBeenCalled()
    expect(location.hash).toBe('#rent=480&grounds=a&grounds=c')
    expect(document.documentElement.dataset.failed).toBeUndefined()
  })

  it.each<[string, 'navigate' | 'reload', boolean]>([
    ['loading it again did not help', 'reload', true],
    ['there is no connection', 'navigate', false]
  ])('is reported if %s', async (_why, visit, onLine) => {
    await failToLoad(visit, onLine)
    expect(reload).not.toHaveBeenCalled()
    expect(document.documentElement.dataset.failed).toBe('')
  })
})
