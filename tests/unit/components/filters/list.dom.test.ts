import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startListFilter, holdsAll } from '../../../../components/filters/script/list.ts'
import { addressNow, dropWaiting } from '../../../../components/tool/write-address.ts'
import { filterWords } from '../../../../i18n/filters.ts'
import { find, page } from '../boot/dom.ts'

const SIMPLIFIED = new Map([
  ['養', '养'],
  ['業', '业']
])

const PAGE = `
  <form data-filter><input><button hidden>Clear</button><p role="status"></p><div data-filter-host></div></form>
  <nav class="jump-links"><ul><li><a href="#category-a">A</a></li><li><a href="#category-b">B</a></li></ul></nav>
  <section aria-labelledby="category-a" data-rows><table><tbody>
    <tr><th>Age Pension</th><td>养老金</td></tr><tr><th>Bond</th><td>押金</td></tr>
  </tbody></table></section>
  <section aria-labelledby="category-b" data-rows><table><tbody><tr data-unprinted="老公打我"><th>Dole</th><td>失业金</td></tr></tbody></table></section>`

function shownRows(): string[] {
  return [...document.querySelectorAll<HTMLElement>('tbody tr:not([hidden]) th')].map(cell => cell.textContent ?? '')
}

function start(): void {
  startListFilter(find<HTMLFormElement>('form'), SIMPLIFIED, '/search')
}

function type(text: string, how: InputEventInit = {}): void {
  find<HTMLInputElement>('input').value = text
  find('input').dispatchEvent(new InputEvent('input', { bubbles: true, ...how }))
}

beforeEach(() => {
  vi.useFakeTimers()
  dropWaiting()
  history.replaceState(null, '', '/en/glossary')
  page(PAGE)
})

afterEach(() => {
  vi.useRealTimers()
})

it.each([
  ['PENSION age', true],
  ['養老', true],
  ['pension bond', false],
  ['  ', true]
])('“age pension 养老金” holds all of “%s”: %s', (query, held) => {
  expect(holdsAll('age pension 养老金', query, SIMPLIFIED)).toBe(held)
})

describe('startListFilter', () => {
  it('shows matching rows, hides empty sections and their links, and announces the count when typing stops', () => {
    start()
    expect(shownRows()).toEqual(['Age Pension', 'Bond', 'Dole'])
    type('失業')
    expect(shownRows()).toEqual(['Dole'])
    expect(find('section').hidden).toBe(true)
    expect(find('.jump-links li').hidden).toBe(true)
    expect(location.search).toBe('?q=%E5%A4%B1%E6%A5%AD')
    expect(find('[role=status]').textContent).toBe('')
    vi.runAllTimers()
    expect(find('[role=status]').textContent).toContain('1')
  })

  it.each<[list: 'glossary' | 'figures', said: string]>([
    ['glossary', filterWords.en.glossary.foundOne],
    ['figures', filterWords.en.figures.foundOne]
  ])('says what it found in the words of its list: %s', (list, said) => {
    find('form').dataset.list = list
    start()
    type('bond')
    vi.runAllTimers()
    expect(find('[role=status]').textContent).toBe(said)
  })

  it('opens the folds of a list for what it finds in them, and closes them when nothing is asked', () => {
    page(PAGE.replaceAll(/(<\/?)section/g, '$1details'))
    start()
    type('失業')
    const [first, second] = [...document.querySelectorAll('details')]
    expect([first?.hidden, second?.hidden, second?.open]).toEqual([true, false, true])
    type('')
    expect([first?.hidden, first?.open, second?.open]).toEqual([false, false, false])
  })

  it('finds a row by words that it does not print', () => {
    start()
    type('老公打我')
    expect(shownRows()).toEqual(['Dole'])
  })

  it('links to the search page if nothing matches, and clears', () => {
    start()
    type('zebra')
    expect(shownRows()).toEqual([])
    expect(find('[data-filter-host] a').getAttribute('href')).toBe('/search?q=zebra&lang=en')
    find('button').click()
    expect(shownRows()).toHaveLength(3)
    expect(location.search).toBe('')
    expect(document.activeElement).toBe(find('input'))
    expect(document.querySelector('[data-filter-host] a')).toBeNull()
  })

  it('starts with the word in the address', () => {
    history.replaceState(null, '', '/en/glossary?q=bond')
    start()
    expect(shownRows()).toEqual(['Bond'])
    expect(find<HTMLInputElement>('input').value).toBe('bond')
  })

  it('filters at once by what was typed before it loaded', () => {
    find<HTMLInputElement>('input').value = 'bond'
    start()
    expect(shownRows()).toEqual(['Bond'])
  })

  it('waits while a word is being composed', () => {
    start()
    type("shi'ye", { isComposing: true })
    expect(shownRows()).toHaveLength(3)
  })

  it('waits for a word that was being composed when it loaded', () => {
    find('input').dataset.composing = ''
    find<HTMLInputElement>('input').value = "shi'ye"
    start()
    expect(shownRows()).toHaveLength(3)
    find<HTMLInputElement>('input').value = '失业'
    find('input').dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
    expect(shownRows()).toEqual(['Dole'])
  })
})

describe('what happened, in the tool about deadlines', () => {
  const box = (text: string, checked = '') => `<label><input type="checkbox" ${checked}><span>${text}</span></label>`

  beforeEach(() => {
    page(`
      <form data-filter data-list="events"><input><button hidden>Clear</button><p role="status"></p><div data-filter-host></div></form>
      <div data-calculator><form><details id="work"><summary>Work</summary>${box('I was dismissed')}${box('My employer paid too little')}</details>
      <details id="home"><summary>Home</summary>${box('Someone hurt me', 'checked')}${box('My rent went up')}</details>
      <details id="other"><summary>More questions</summary><input></details></form></div>`)
    history.replaceState(null, '', '/en/calculators/deadlines')
    start()
  })

  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('label:not([hidden]) span')].map(({ textContent }) => textContent)

  it('is found by a word: its fold opens, the others go, what is ticked stays', () => {
    type('dismissed')
    expect(shown()).toEqual(['I was dismissed', 'Someone hurt me'])
    expect(find('#other').hidden).toBe(false)
    expect(find<HTMLDetailsElement>('#work').open).toBe(true)
    type('')
    expect(shown()).toHaveLength(4)
    expect(['#work', '#home'].map(fold => find<HTMLDetailsElement>(fold).open)).toEqual([false, true])
  })

  it('never goes into the address', () => {
    type('hurt')
    // Not later either.
    expect(addressNow()).not.toContain('?')
  })
})
