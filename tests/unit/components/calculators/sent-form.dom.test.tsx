/** What happens when a form is sent: what is missing is named, or the answer comes into view and the form folds. */
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LiveCalculator } from '../../../../components/calculators/LiveCalculator.tsx'
import { calculatorPage } from '../../../../components/calculators/pages.ts'
import { LiveDaysTool } from '../../../../components/days/LiveDaysTool.tsx'
import { daysTool } from '../../../support/days-tools.ts'
import { withBook } from '../../../../components/days/with-book.ts'
import { STATE_EVENT } from '../../../../components/filters/kept-state.ts'
import { dropWaiting } from '../../../../components/tool/write-address.ts'
import '../../../../components/layout/messages/both.ts'
import { PagePath } from '../../../../components/layout/page-path.ts'
import { fill } from '../../../../i18n/fill.ts'
import { LANGUAGES, type Language } from '../../../../i18n/languages.ts'
import { loadData } from '../../../../rules/data/load.ts'
import { calculatorData } from '../../../../scripts/mdx/calculators.ts'
import { daysData } from '../../../../scripts/mdx/days/index.ts'
import { hostForTests } from '../host.tsx'

const TODAY = '2026-11-26'
const data = loadData()
const { draw, host } = hostForTests()

beforeEach(() => {
  vi.setSystemTime(`${TODAY}T02:00:00Z`)
  dropWaiting()
})

function daysForm(id: string, language: Language, hash: string) {
  history.replaceState(null, '', `/${language}/calculators/tool${hash}`)
  const tool = daysTool(id)
  const packed = daysData({ data, language, today: TODAY }, id)
  draw(
    <PagePath.Provider value={`/${language}`}>
      <LiveDaysTool tool={tool} definition={withBook(tool.definition, packed.book)} data={packed} />
    </PagePath.Provider>
  )
  return packed.words
}

const send = () => act(() => host().querySelector('form')?.requestSubmit())

/** Where the links of the error summary lead, and the fields that say what is wrong. */
function marked() {
  const links = [...host().querySelectorAll('form [role=alert] a')].map(link => link.getAttribute('href'))
  const errors = [...host().querySelectorAll('form [id$=-error]')].map(({ id }) => `#${id.replace(/-error$/, '')}`)
  return { links, errors }
}

describe.each(LANGUAGES)('a form in %s that is sent', language => {
  it.each<[string, string, string[]]>([
    ['payment-stopped', '', ['kind']],
    ['payment-stopped', '#kind=late', ['seen-late']],
    ['first-payday', '', ['last-day']],
    ['told-to-leave', '', ['state']],
    ['told-to-leave', '#state=vic&agreement=periodic', ['reason', 'given', 'out']],
    ['deadlines', '', ['work']],
    ['final-pay', '', ['started', 'last-day', 'born', 'base-pay']]
  ])('%s with %j names what is missing', (id, hash, missing) => {
    daysForm(id, language, hash)
    expect(marked()).toEqual({ links: [], errors: [] })
    send()
    const fields = missing.map(each => `#q-${each}`)
    expect(marked()).toEqual({ links: fields, errors: fields })
    expect(document.activeElement?.getAttribute('role')).toBe('alert')
    for (const field of fields) expect(host().querySelector(field)).not.toBeNull()
  })

  it('told-to-leave with the state alone says who helps there', () => {
    daysForm('told-to-leave', language, '#state=vic')
    send()
    expect(marked().links).toEqual([])
    expect(document.activeElement?.id).toBe('calculator-answer')
  })

  it('what is asked only after that is not marked before it was left out', () => {
    daysForm('payment-stopped', language, '')
    send()
    act(() => host().querySelector<HTMLElement>('input[name=kind]')?.click())
    expect(marked()).toEqual({ links: [], errors: [] })
  })

  it('and complete shows the answer at the top, folds to a line, and unfolds at its first question', () => {
    const shown = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => undefined)
    const words = daysForm('first-payday', language, '#last-day=2026-11-20&claim-on=2026-11-26')
    const text = () => host().textContent
    expect(text()).not.toContain(words.form.change)
    send()
    expect(document.activeElement?.id).toBe('calculator-answer')
    expect(shown.mock.contexts.at(-1)).toBe(document.activeElement?.parentElement)
    const line = { en: 'Friday 20 November 2026', zh: '2026 年 11 月 20 日' }[language]
    const [before = ''] = fill(words.form.yours, { answers: '|' }).split('|')
    expect(
      [...host().querySelectorAll('p')].some(p => p.textContent.startsWith(before) && p.textContent.includes(line))
    ).toBe(true)
    const change = [...host().querySelectorAll('button')].find(({ textContent }) => textContent === words.form.change)
    act(() => change?.click())
    expect(document.activeElement?.id).toBe('q-claimed')
    expect(text()).not.toContain(words.form.change)
  })

  it('and may reveal violence keeps that out of the line', () => {
    const words = daysForm('deadlines', language, '#crisis=violence&work=dismissed&on-dismissed=2026-11-20')
    act(() => host().querySelector<HTMLElement>('input[value=violence]')?.click())
    send()
    const line = [...host().querySelectorAll('p')].find(p => p.textContent.includes(words.form.change))
    expect(line).toBeDefined()
    const label = host().querySelector('input[value=violence] + span')?.textContent ?? '?'
    expect(line?.textContent).not.toContain(label)
  })

  /** @returns its words */
  function calculator(id: 'jobseeker' | 'rent-assistance') {
    vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => undefined)
    history.replaceState(null, '', `/${language}/calculators/tool`)
    const page = calculatorPage(id)
    const packed = calculatorData({ data, language, today: TODAY }, page)
    draw(
      <PagePath.Provider value={`/${language}`}>
        <LiveCalculator definition={page.definition} data={packed} />
      </PagePath.Provider>
    )
    return packed.words
  }

  it('a calculator folds too', () => {
    const { form } = calculator('jobseeker')
    send()
    expect(host().textContent).toContain(form.change)
  })

  it('a calculator says the sum so far once an answer has changed, in a button that leads to it', () => {
    const { answer } = calculator('rent-assistance')
    const [before = '', after = ''] = answer.sum.split('{amount}')
    const sums = () =>
      [...host().querySelectorAll('form button')].filter(
        ({ textContent }) => textContent.startsWith(before) && textContent.endsWith(after)
      )
    expect(sums()).toHaveLength(0)
    act(() => host().querySelector<HTMLElement>('input[type=radio]:not(:checked)')?.click())
    const [sum] = sums()
    const amount = host().querySelector<HTMLElement>('[data-amount]')
    expect(sum?.textContent).toContain(amount?.textContent.match(/[\d,.]+/)?.[0])
    expect(sum?.getAttribute('type')).toBe('submit')
  })

  it('a tool has nothing to copy, print or clear before there is an answer, and keeps it once there was one', () => {
    const { actions } = calculator('rent-assistance')
    const buttons = () =>
      [...host().querySelectorAll('button')].filter(({ textContent }) =>
        [actions.copy, actions.print, actions.clear].includes(textContent)
      )
    expect(buttons()).toHaveLength(0)
    send()
    expect(buttons()).toHaveLength(3)
    act(() => buttons()[2]?.click())
    // The button that was pressed keeps the focus.
    expect(buttons()).toHaveLength(3)
  })
})

describe('the state of a form', () => {
  /** The list by state below the form, as in the page. */
  function addList(): HTMLSelectElement {
    host().insertAdjacentHTML(
      'afterend',
      '<form data-states><select><option value=""></option><option value="vic">Victoria</option></select></form>'
    )
    return document.querySelector<HTMLSelectElement>('[data-states] select')!
  }

  afterEach(() => document.querySelector('[data-states]')?.remove())

  it('is that of the list on its page, whichever was chosen last', () => {
    daysForm('told-to-leave', 'en', '')
    const list = addList()
    const changed = vi.fn()
    list.addEventListener('change', changed)
    const own = host().querySelector<HTMLSelectElement>('#q-state')!
    act(() => {
      own.value = 'vic'
      own.dispatchEvent(new Event('change', { bubbles: true }))
    })
    expect(list.value).toBe('vic')
    expect(changed).toHaveBeenCalledOnce()
    act(() => void document.dispatchEvent(new CustomEvent(STATE_EVENT, { detail: 'tas' })))
    expect(own.value).toBe('tas')
    act(() => void document.dispatchEvent(new CustomEvent(STATE_EVENT, { detail: '' })))
    expect(own.value).toBe('not-said')
  })
})
