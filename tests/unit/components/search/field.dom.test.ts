import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SearchField } from '../../../../components/search/script/field.ts'
import type { SearchClient, SearchRequest, SearchState } from '../../../../components/search/script/client.ts'
import { searchWords } from '../../../../i18n/search/index.ts'
import type { PageResult } from '../../../../search/types.ts'
import { find, keyDown, page } from '../boot/dom.ts'

const NOTHING_FOUND: SearchState = { kind: 'answered', response: { pages: [], complete: true, near: [] } }

/** How long after a response its count is announced, with some to spare. */
const QUIET_MS = 800

let requests: SearchRequest[]

/** A box with what was typed before the search script arrived. */
function arrive(value = ''): void {
  const fake = { open() {}, cancel() {}, search: (request: SearchRequest) => requests.push(request) }
  const client = fake as never as SearchClient
  find<HTMLInputElement>('input').value = value
  new SearchField(find<HTMLFormElement>('form'), find('input'), find('[data-search-host]'), client, '')
}

function type(value: string): void {
  const input = find<HTMLInputElement>('input')
  input.value = value
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

const queries = () => requests.map(({ query }) => query)
const announced = () => find('[role=status]').textContent

beforeEach(() => {
  requests = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  page('<form data-search><input type="search"><input name="lang" value="en"><div data-search-host></div></form>')
})

afterEach(() => {
  vi.useRealTimers()
})

describe('what screen readers say', () => {
  it('is what was found, when the reader stops typing', () => {
    arrive()
    type('redundancy')
    requests[0]?.onState(NOTHING_FOUND)
    vi.advanceTimersByTime(QUIET_MS / 2)
    expect(announced()).toBe('')
    vi.advanceTimersByTime(QUIET_MS / 2)
    expect(announced()).toBe(searchWords.en.none)
  })

  it('is never what a previous query found, however long the response takes', () => {
    arrive()
    type('redun')
    requests[0]?.onState(NOTHING_FOUND)
    vi.advanceTimersByTime(QUIET_MS / 2)
    type('redundancy')
    vi.advanceTimersByTime(QUIET_MS * 10)
    expect(announced()).toBe('')
  })
})

describe('help for people in danger', () => {
  it.each(['suicidal', '活着好累', '活著好累', 'ＳＵＩＣＩＤＡＬ'])('is there before any response: %s', query => {
    arrive()
    type(query)
    expect(find('.search-crisis a[href="tel:131114"]').textContent).toContain('13 11 14')
    expect(requests[0]?.boosted).toContain('/community/crisis/suicide-prevention')
  })

  it('is quieter for a bed tonight, with a page about food, and without 000 first', () => {
    arrive()
    type('homeless tonight')
    const card = find('.search-crisis')
    expect(card.className).toBe('search-crisis search-calm')
    expect(card.querySelector('a[href^="tel:"]')?.getAttribute('href')).toBe('tel:137258')
    expect(card.querySelector('a[href$="/community/crisis/emergency-relief"]')).not.toBeNull()
    type('he hits me and now i am homeless tonight')
    expect(find('.search-crisis').className).toBe('search-crisis')
  })

  it('goes with the words that called for it', () => {
    arrive()
    type('活著好累')
    type('活著')
    expect(document.querySelector('.search-crisis')).toBeNull()
  })
})

it('an input method is searched when it has finished, not while composing, not even as the script arrives', () => {
  find('input').toggleAttribute('data-composing', true)
  arrive('zu fang')
  type('zu fang b')
  expect(queries()).toEqual([])
  find('input').toggleAttribute('data-composing', false)
  find<HTMLInputElement>('input').value = '租房'
  find('input').dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
  expect(queries()).toEqual(['租房'])
})

it('what was typed before the script arrived is searched at once', () => {
  arrive('dole')
  expect(queries()).toEqual(['dole'])
})

describe('with the arrow keys', () => {
  const hit = (url: string, title: string, sections: [string, string][] = []): PageResult => ({
    url,
    title: { text: title, marks: [] },
    excerpt: { text: 'Some text', marks: [] },
    sections: sections.map(([hash, heading]) => ({
      url: `${url}#${hash}`,
      heading: { text: heading, marks: [] },
      excerpt: { text: '', marks: [] }
    }))
  })
  const FOUND: SearchState = {
    kind: 'answered',
    response: { complete: true, near: [], pages: [hit('/en/rent', 'Rent', [['bond', 'Bond']]), hit('/en/tax', 'Tax')] }
  }

  const press = (key: string) => keyDown(find('input'), key)
  const active = () =>
    document.getElementById(find('input').getAttribute('aria-activedescendant') ?? '')?.querySelector('strong')
      ?.firstChild?.textContent

  function search(platform: string): void {
    vi.stubGlobal('navigator', { ...navigator, platform })
    arrive()
    type('rent')
    requests[0]?.onState(FOUND)
    vi.advanceTimersByTime(QUIET_MS)
  }

  afterEach(() => vi.unstubAllGlobals())

  it('each option has its place among all', () => {
    search('Win32')
    const places = [...document.querySelectorAll('[role=option]')].map(option =>
      ['aria-posinset', 'aria-setsize'].map(name => option.getAttribute(name)).join(' of ')
    )
    expect(places).toEqual(['1 of 3', '2 of 3', '3 of 3'])
  })

  it('the results that Escape closed open again at the first', () => {
    search('Win32')
    press('ArrowDown')
    press('ArrowDown')
    press('Escape')
    expect(active()).toBeUndefined()
    expect(press('ArrowDown')).toBe(false)
    expect(active()).toBe('Rent')
  })

  it.each(['Enter', 'Escape', 'ArrowDown'])('the %s that ends a composition does nothing else', key => {
    search('Win32')
    press('ArrowDown')
    const opened = vi.fn((event: Event) => event.preventDefault())
    find('[data-search-host]').addEventListener('click', opened)
    for (const how of [{ isComposing: true }, { keyCode: 229 }]) expect(keyDown(find('input'), key, how)).toBe(true)
    expect(opened).not.toHaveBeenCalled()
    expect(active()).toBe('Rent')
  })

  it('results stay where search covers the page, though a phone takes the focus with its keyboard', () => {
    const leave = () => find('input').dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    for (const [frame, left] of [
      ['dialog', 1],
      ['div', 0]
    ] as const) {
      page('<form data-search><input type="search"><div data-search-host></div></form>')
      const around = document.createElement(frame)
      around.setAttribute('open', '')
      document.body.append(around)
      around.append(find('form'))
      requests = []
      search('Win32')
      leave()
      expect(document.querySelectorAll('.search-panel')).toHaveLength(left)
    }
  })

  it.each(['MacIntel', 'iPhone', 'iPad'])('the active result is announced to VoiceOver: %s', platform => {
    search(platform)
    for (const text of ['Rent, result 1 of 3', 'Bond, Rent, result 2 of 3', 'Tax, result 3 of 3']) {
      press('ArrowDown')
      expect(announced()).toBe(text)
    }
  })

  it.each(['Win32', 'Linux armv8l'])('elsewhere the option alone is read, not twice: %s', platform => {
    search(platform)
    press('ArrowDown')
    expect(announced()).toBe('2 pages found')
  })
})
