/** The choices of the help line page, on the entries that the build writes. */
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { byNeed } from '../../../../components/content/by-need.ts'
import { AllHelplines } from '../../../../components/content/Indexes.tsx'
import { STATE_KEY } from '../../../../components/filters/kept-state.ts'
import { startHelplineFilter } from '../../../../components/filters/script/helplines.ts'
import { dropWaiting } from '../../../../components/tool/write-address.ts'
import '../../../../components/layout/messages/both.ts'
import { PagePath } from '../../../../components/layout/page-path.ts'
import { LANGUAGES, type Language } from '../../../../i18n/languages.ts'
import { loadData } from '../../../../rules/data/load.ts'
import { serviceListView } from '../../../../scripts/mdx/views.ts'
import { find, page } from '../boot/dom.ts'

vi.mock('nextra-theme-docs', () => ({ useConfig: () => ({ frontMatter: {} }) }))

const data = loadData()

/** The page, opened at an address with these choices. */
function open(language: Language, query = ''): void {
  history.replaceState(null, '', `/${language}/helplines${query}`)
  const list = serviceListView({ data, language, today: '2026-11-26' })
  document.documentElement.lang = language
  page(
    renderToStaticMarkup(
      <PagePath.Provider value={`/${language}/helplines`}>
        <AllHelplines data={list} />
      </PagePath.Provider>
    )
  )
  const lines = byNeed(list.services).flatMap(({ services }) => services)
  startHelplineFilter(
    find<HTMLFormElement>('form'),
    lines.map(({ needs, states, id }) => ({
      needs,
      states: states as never,
      ...(data.services.get(id)?.hours && { hours: data.services.get(id)!.hours! })
    }))
  )
}

const selects = () => [...document.querySelectorAll('select')]
const shown = () => document.querySelectorAll('section[aria-labelledby^="need-"] li:not([hidden])').length
const openFolds = () => document.querySelectorAll('details[open]').length

function choose(place: number, value: string): void {
  const select = selects()[place]!
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

beforeEach(() => {
  vi.setSystemTime('2026-11-26T02:00:00Z')
  localStorage.clear()
  dropWaiting()
})

describe.each(LANGUAGES)('the help lines in %s', language => {
  it('begin with the choices, and each need is a closed fold', () => {
    open(language)
    expect(find('body').firstElementChild?.matches('form')).toBe(true)
    expect(document.querySelectorAll('section > details > summary > h2').length).toBeGreaterThan(15)
    expect(openFolds()).toBe(0)
  })

  it('show what is left unfolded once something is chosen, and fold again', () => {
    open(language)
    const all = shown()
    choose(0, 'housing')
    expect(shown()).toBeGreaterThan(3)
    expect(shown()).toBeLessThan(all)
    expect(openFolds()).toBeGreaterThan(0)
    const clear = find<HTMLButtonElement>('form button')
    expect(clear.hidden).toBe(false)
    clear.click()
    expect([shown(), openFolds()]).toEqual([all, 0])
    expect(document.activeElement).toBe(selects()[0])
  })

  it('take the kept state, unless the address says what to show, and keep a choice', () => {
    localStorage.setItem(STATE_KEY, 'qld')
    open(language)
    expect(selects()[1]?.value).toBe('qld')
    choose(1, 'sa')
    expect(localStorage.getItem(STATE_KEY)).toBe('sa')
    open(language, '?need=food')
    expect(selects().map(({ value }) => value)).toEqual(['food', '', ''])
  })

  it('repeat no interpreter’s number', () => {
    open(language)
    const tis = data.services.get('tis-national')?.phone ?? '?'
    expect(find('body').textContent.split(tis).length - 1).toBeLessThanOrEqual(2)
  })
})
