import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isSearchKey, reachableSearchBox, watchForSearch } from '../../../../components/boot/search.ts'
import { switchSearchKey } from '../../../../components/search/key-off.ts'
import { find, keyDown, isolateTests, page, scriptPaths } from './dom.ts'

const BOX = '<form data-search><input type="search"></form>'

/** The bar of a phone. */
const BAR = `<header>${BOX}<a class="search-open" href="/search">Search</a><dialog><form method="dialog"></form></dialog></header>`

/** Gives an element a layout, which happy-dom does not have. */
function show(element: Element): void {
  Object.defineProperty(element, 'offsetParent', { value: document.body })
}

isolateTests()
const workers: string[] = []
const fetched: string[] = []

beforeEach(() => {
  workers.length = 0
  fetched.length = 0
  delete window.footholdSearch
  const [script, address] = ['/guide/assets/search.js', '/guide/assets/worker.js']
  vi.stubGlobal('SEARCH_ASSETS', { base: '/guide', script, address })
  vi.stubGlobal(
    'Worker',
    class {
      constructor(address: string) {
        workers.push(address)
      }
    }
  )
  vi.stubGlobal('fetch', (address: string) => {
    fetched.push(address)
    return Promise.reject(new Error('offline'))
  })
  page(`${BOX}<input id="other"><textarea></textarea>`)
})

describe('isSearchKey', () => {
  it.each<[what: string, key: string, held: KeyboardEventInit, expected: boolean]>([
    ['a slash means search', '/', {}, true],
    ['so does Ctrl and K', 'k', { ctrlKey: true }, true],
    ['so does Cmd and K', 'k', { metaKey: true }, true],
    ['so does Ctrl and K with capitals on', 'K', { ctrlKey: true }, true],
    ['K alone does not', 'k', {}, false],
    ['Ctrl and slash does not', '/', { ctrlKey: true }, false],
    ['Alt and slash does not', '/', { altKey: true }, false],
    ['another key does not', 'a', {}, false]
  ])('%s', (_what, key, held, expected) => {
    expect(isSearchKey(new KeyboardEvent('keydown', { key, ...held }))).toBe(expected)
  })

  it('a slash does nothing once the reader switched it off, Ctrl and K still does', () => {
    const pressed = () =>
      [{ key: '/' }, { key: 'k', ctrlKey: true }].map(each => isSearchKey(new KeyboardEvent('keydown', each)))
    expect(switchSearchKey(true)).toBe(true)
    expect(pressed()).toEqual([false, true])
    switchSearchKey(false)
    expect(pressed()).toEqual([true, true])
  })

  it('a slash means search where storage is blocked', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(isSearchKey(new KeyboardEvent('keydown', { key: '/' }))).toBe(true)
    expect(switchSearchKey(true)).toBe(false)
  })

  it('a slash typed in a field is a slash', () => {
    const seen: boolean[] = []
    find('textarea').addEventListener('keydown', event => seen.push(isSearchKey(event)))
    keyDown(find('textarea'), '/')
    keyDown(find('textarea'), 'k', { ctrlKey: true })
    expect(seen).toEqual([false, true])
  })
})

describe('reachableSearchBox', () => {
  it('is the first box in view', () => {
    page(BOX + BOX)
    const second = document.querySelectorAll('[type=search]')[1]
    show(second!)
    expect(reachableSearchBox()).toBe(second)
  })

  it('is the bar’s where none is in view, over the whole page', () => {
    page(BAR)
    const showModal = vi.fn()
    find<HTMLDialogElement>('dialog').showModal = showModal
    expect(reachableSearchBox()).toBe(find('[type=search]'))
    expect(showModal).toHaveBeenCalledOnce()
    expect(find('dialog').firstElementChild).toBe(find('form[data-search]'))
  })

  it('is what the icon of a phone opens, twice too; without dialogs the icon leads to the page of results', () => {
    page(BAR)
    watchForSearch()
    const showModal = vi.fn()
    const press = () => find('a').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    const dialog = find<HTMLDialogElement>('dialog')
    dialog.showModal = undefined as never
    expect(press()).toBe(true)
    dialog.showModal = showModal
    expect([press(), press()]).toEqual([false, false])
    expect(showModal).toHaveBeenCalledTimes(2)
    expect(document.querySelectorAll('dialog > form[data-search]')).toHaveLength(1)
  })

  it('is missing from a page without search', () => {
    page('<input type="search">')
    expect(reachableSearchBox()).toBeUndefined()
  })
})

describe('search', () => {
  it('costs nothing before a search box has the focus', () => {
    watchForSearch()
    find('#other').focus()
    keyDown(find('#other'), 'a')
    expect([workers, fetched, scriptPaths()]).toEqual([[], [], []])
  })

  it('begins with the first focus: script, worker and manifest at once, and only once', () => {
    watchForSearch()
    find('[type=search]').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    find('[type=search]').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    expect(scriptPaths()).toEqual(['/guide/assets/search.js'])
    expect(workers).toEqual(['/guide/assets/worker.js'])
    expect(fetched).toEqual(['/guide/search/manifest.json'])
  })

  it('begins at once on the page of results', () => {
    page(`<main data-search-page>${BOX}</main>`)
    watchForSearch()
    expect(workers).toHaveLength(1)
  })

  it.each([
    ['has no workers', undefined],
    [
      'refuses ours',
      class {
        constructor() {
          throw new DOMException('No.', 'SecurityError')
        }
      }
    ]
  ])('begins without a worker in a browser that %s: the script shows who helps in danger', (_how, Refusing) => {
    vi.stubGlobal('Worker', Refusing)
    watchForSearch()
    find('[type=search]').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    expect(scriptPaths()).toEqual(['/guide/assets/search.js'])
    expect(window.footholdSearch).toHaveProperty('manifest')
    expect(window.footholdSearch?.worker).toBeUndefined()
  })

  it('hands over no worker that failed before the script came', () => {
    watchForSearch()
    find('[type=search]').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    window.footholdSearch?.worker?.onerror?.(new ErrorEvent('error'))
    expect(window.footholdSearch).toHaveProperty('manifest')
    expect(window.footholdSearch).not.toHaveProperty('worker')
  })

  describe('whose script fails to load', () => {
    const EARLY = '<div class="search-early"><p role="status"></p><p><button type="button">Try again</button></p></div>'
    const box = (main: string) =>
      page(`<main ${main}><form data-search data-failed="Did not load"><input type="search">${EARLY}</form></main>`)
    const fail = () => [...document.querySelectorAll('script')].at(-1)?.dispatchEvent(new Event('error'))

    it.each([
      ['for whoever uses the box', '', () => find('input').focus()],
      ['on the page of results', 'data-search-page', () => undefined]
    ])('says so below it, %s, and tries again when asked to', (_who, main, use) => {
      box(main)
      watchForSearch()
      use()
      fail()
      expect(find('[role=status]').textContent).toBe('Did not load')
      expect(document.documentElement.dataset.searchFailed).toBe('')
      find('button').click()
      expect(workers).toHaveLength(2)
      delete document.documentElement.dataset.searchFailed
    })
  })

  it('notes on a field that an input method is composing in it, for a script that comes in the middle', () => {
    watchForSearch()
    const noted = (event: Event) =>
      ['[type=search]', '#other'].map(field => {
        find(field).dispatchEvent(event)
        return 'composing' in find(field).dataset
      })
    expect(noted(new InputEvent('input', { isComposing: true, bubbles: true }))).toEqual([true, true])
    expect(noted(new CompositionEvent('compositionend', { bubbles: true }))).toEqual([false, false])
    expect(noted(new InputEvent('input', { bubbles: true }))).toEqual([false, false])
    expect(workers).toHaveLength(1)
  })

  it('by keyboard puts the cursor into the box, and types no slash, but does nothing on a page without a box', () => {
    show(find('[type=search]'))
    watchForSearch()
    expect(keyDown(document.body, '/')).toBe(false)
    expect(document.activeElement).toBe(find('[type=search]'))
    page('<p>Choose a language</p>')
    expect(keyDown(document.body, '/')).toBe(true)
  })
})
