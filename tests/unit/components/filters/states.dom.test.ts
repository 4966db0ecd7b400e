import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepState, keptState, STATE_KEY } from '../../../../components/filters/kept-state.ts'
import { startStates } from '../../../../components/filters/script/states.ts'
import { filterWords } from '../../../../i18n/filters.ts'
import { STATE_NAMES, stateNames } from '../../../../i18n/states.ts'
import { STATES } from '../../../../rules/situations/household-choices.ts'
import { find, page } from '../boot/dom.ts'

const CHOICE = `<form data-states><label>State<select><option value="">All</option>${STATES.map(
  id => `<option value="${id}">${STATE_NAMES.en[id]}</option>`
).join('')}</select></label><p role="status">Kept</p></form>`

const LISTS = `
  <div class="by-state" id="one">${CHOICE}<ul class="states">
    <li data-in="nsw">nsw</li><li data-in="qld wa">qld</li><li data-in="sa">sa</li>
  </ul><details class="fold" hidden><ul class="states"></ul></details></div>
  <div class="by-state" id="two">${CHOICE}<ul class="states">
    <li data-in="nsw">nsw</li><li data-in="wa">wa</li><li class="state-absent" data-in="qld sa" hidden>no</li>
  </ul><details class="fold" hidden><ul class="states"></ul></details></div>`

const root = document.documentElement
const words = filterWords.en.states

/** What a list shows, and after a bar what is in its fold. */
const texts = (list: string) =>
  [...document.querySelectorAll(`${list} ul`)]
    .map(each => [...each.children].map(({ textContent }) => textContent).join(' '))
    .filter((text, place) => place === 0 || text !== '')
    .join(' | ')

const isFolded = (list: string) => !find(`${list} details`).hidden

const select = (list: string) => find<HTMLSelectElement>(`${list} select`)

function choose(list: string, state: string): void {
  select(list).value = state
  select(list).dispatchEvent(new Event('change', { bubbles: true }))
}

beforeEach(() => {
  localStorage.clear()
  delete root.dataset.state
  root.lang = 'en-AU'
  page(LISTS)
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the choice of a list by state', () => {
  it('shows the state alone in every list, the others in a fold, says so, keeps it, and goes back', () => {
    startStates()
    expect(texts('#one')).toBe('nsw qld sa')
    select('#one').focus()
    choose('#one', 'wa')
    expect([texts('#one'), texts('#two')]).toEqual(['qld | nsw sa', 'wa | nsw no'])
    expect(isFolded('#one')).toBe(true)
    expect(select('#two').value).toBe('wa')
    expect(document.activeElement).toBe(select('#one'))
    expect(root.dataset.state).toBe('wa')
    expect(keptState()).toBe('wa')
    expect(find('#one [role=status]').textContent).toBe('Only Western Australia shows now.')
    expect(find('#two [role=status]').textContent).toBe('Kept')

    choose('#two', '')
    expect(texts('#one')).toBe('nsw qld sa')
    expect(isFolded('#one')).toBe(false)
    expect(find('#two [role=status]').textContent).toBe(words.usual)
    expect(localStorage).toHaveLength(0)
  })

  it('says where a list is without the state', () => {
    startStates()
    choose('#two', 'sa')
    expect([texts('#one'), texts('#two')]).toEqual(['sa | nsw qld', 'no | nsw wa'])
    expect(find('#two [role=status]').textContent).toBe('South Australia is not in this list.')
  })

  it('folds the others where the page opened with a state, and says nothing', () => {
    root.dataset.state = 'sa'
    startStates()
    expect([texts('#one'), texts('#two')]).toEqual(['sa | nsw qld', 'no | nsw wa'])
    expect(select('#two').value).toBe('sa')
    expect(find('#one [role=status]').textContent).toBe('Kept')
    choose('#one', 'nsw')
    expect(texts('#one')).toBe('nsw | qld sa')
  })

  it('takes a choice that another page made', () => {
    startStates()
    localStorage.setItem(STATE_KEY, 'nsw')
    window.dispatchEvent(new Event('pageshow'))
    expect(texts('#one')).toBe('nsw | qld sa')
  })

  it('applies what was chosen before it loaded', () => {
    select('#two').value = 'qld'
    startStates()
    expect(texts('#one')).toBe('qld | nsw sa')
    expect(keptState()).toBe('qld')
  })

  it('names the state as the page does, though a browser has translated it', () => {
    startStates()
    find('#one option[value=nsw]').innerHTML = '<font>Nouvelle-Galles du Sud</font>'
    choose('#one', 'nsw')
    expect(find('#one [role=status]').textContent).toContain('Nouvelle-Galles du Sud')
  })

  it('works on exit pages, and keeps nothing there', () => {
    localStorage.setItem(STATE_KEY, 'vic')
    document.body.insertAdjacentHTML('beforeend', '<a data-exit></a>')
    startStates()
    choose('#one', 'sa')
    expect(texts('#one')).toBe('sa | nsw qld')
    choose('#one', '')
    expect(keptState()).toBe('vic')
  })

  it('works where storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
    startStates()
    choose('#one', 'sa')
    expect(texts('#one')).toBe('sa | nsw qld')
    expect(keptState()).toBe('')
    expect(() => keepState('')).not.toThrow()
  })
})

it.each([
  ['nsw', 'New South Wales', '新南威尔士州（NSW）'],
  ['wa sa', 'Western Australia and South Australia', '西澳州（WA）、南澳州（SA）'],
  [
    'tas act nt',
    'Tasmania, Australian Capital Territory and Northern Territory',
    '塔斯马尼亚州（TAS）、首都领地（ACT）、北领地（NT）'
  ]
])('the names of %s are %s', (ids, en, zh) => {
  expect([stateNames(ids, 'en'), stateNames(ids, 'zh')]).toEqual([en, zh])
})
