/** A value that begins on a day to come is shown from that day on, and decides notices given from it on. */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { heldOn, ratesByDay } from '../../../../components/tool/rates.ts'
import { work } from '../../../../components/tool/work.ts'
import { dayQuestion, definition as deadlines } from '../../../../components/days/deadlines/definition.ts'
import { tool as deadlinesTool } from '../../../../components/days/deadlines/tool.tsx'
import { definition as toldToLeave } from '../../../../components/days/told-to-leave/definition.ts'
import { tool as leaveTool } from '../../../../components/days/told-to-leave/tool.tsx'
import { withBook } from '../../../../components/days/with-book.ts'
import '../../../../components/layout/messages/both.ts'
import { PagePath } from '../../../../components/layout/page-path.ts'
import { loadData, type Data } from '../../../../rules/data/load.ts'
import { pack as deadlinesPack } from '../../../../components/days/deadlines/data.ts'
import { packed } from '../../../../scripts/mdx/days/pack.ts'
import { pack as toldToLeavePack } from '../../../../components/days/told-to-leave/data.ts'
import { figureView } from '../../../../scripts/mdx/views.ts'
import { reading } from '../../../support/answers.ts'

const TODAY = '2026-11-26'
const LATER = '2027-01-01'
const data = loadData()

/** The data with another value of some figures from 1 January 2027. */
function withLater(values: Record<string, number>): Data {
  const figures = new Map(data.figures)
  for (const [id, value] of Object.entries(values)) {
    const figure = data.figures.get(id)
    if (!figure) throw new Error(id)
    const source = figure.id.startsWith('housing') ? 'ssg-guide' : 'sa-austudy'
    figures.set(id, { ...figure, values: [...figure.values, { from: LATER, value, source, status: 'verified' }] })
  }
  return { ...data, figures }
}

const leave = {
  pages: (from: Data, today: string) =>
    packed({ data: from, language: 'en', today }, toldToLeavePack, toldToLeave.questions),
  html(from: Data, built: string, on: string, answers: Record<string, string>): string {
    const page = leave.pages(from, built)
    const definition = withBook(toldToLeave, page.book)
    const rates = ratesByDay(page)(on)
    const outcome = work(definition, reading(definition, answers, rates), rates)
    if (outcome.kind !== 'result') throw new Error(outcome.kind)
    const { main, detail } = leaveTool.headline(outcome.result, page)
    return `${main} ${detail} ${shown(<leaveTool.Answer found={outcome.result} data={page} />)}`
  }
}

function shown(answer: JSX.Element): string {
  return renderToStaticMarkup(<PagePath.Provider value="/en/calculators/told-to-leave">{answer}</PagePath.Provider>)
}

const ARREARS = { state: 'nsw', agreement: 'periodic', reason: 'rent-arrears', behind: '12' }

describe.each([
  ['how far the rent must be behind', { 'housing.nsw.rent-arrears.days': 20 }],
  ['how long the notice must be', { 'housing.nsw.rent-arrears.notice-days': 28 }]
])('told to leave: %s', (_, values) => {
  const later = withLater(values)
  const given = (day: string, out: string) => ({ ...ARREARS, given: day, out })

  it('is not shown before its day', () => {
    const notice = given('2026-11-25', '2026-12-20')
    expect(leave.html(later, TODAY, TODAY, notice)).toBe(leave.html(data, TODAY, TODAY, notice))
  })

  it('is shown from that day on, also on a page built before', () => {
    const notice = given('2027-01-02', '2027-01-20')
    for (const built of [TODAY, LATER]) {
      expect(leave.html(later, built, '2027-01-03', notice)).not.toBe(leave.html(data, built, '2027-01-03', notice))
    }
  })

  it('does not decide a notice given before', () => {
    const notice = given('2026-12-20', '2027-01-08')
    expect(leave.html(later, LATER, '2027-01-03', notice)).toBe(leave.html(data, LATER, '2027-01-03', notice))
  })
})

it('a deadline is counted, and shown, with the length of the day', () => {
  const figure = 'unfair-dismissal.apply-days'
  const cards = (from: Data, on: string) => {
    const page = packed({ data: from, language: 'en', today: TODAY }, deadlinesPack, deadlines.questions)
    const definition = withBook(deadlines, page.book)
    const rates = ratesByDay(page)(on)
    const outcome = work(
      definition,
      reading(definition, { work: 'dismissed', [dayQuestion('dismissed')]: '2026-11-25' }, rates),
      rates
    )
    if (outcome.kind !== 'result') throw new Error(outcome.kind)
    return shown(<deadlinesTool.Answer found={outcome.result} data={page} />)
  }
  const later = withLater({ [figure]: 90 })
  expect(cards(later, TODAY)).toBe(cards(data, TODAY))
  expect(cards(later, LATER)).not.toBe(cards(data, LATER))
})

it.each(['housing.nsw.rent-arrears.days', 'jobseeker.age', 'austudy.age'])('%s on a page', id => {
  const later = withLater({ [id]: 99 })
  const view = (from: Data, today: string) => figureView({ data: from, language: 'en', today }, id).text
  expect(view(later, TODAY)).toBe(view(data, TODAY))
  expect(view(later, LATER)).toContain('99')
})

const VALUES: [string, number, number][] = [
  ['2026-01-01', 1, 0],
  ['2027-01-01', 2, 0]
]

it.each([
  ['2026-12-31', 1],
  ['2027-01-01', 2],
  ['2025-12-31', undefined],
  ['2028-01-01', undefined]
])('the value of a packed figure on %s', (on, value) => {
  const figure = { id: 'a', ends: '2027-12-31', values: VALUES }
  expect(heldOn(figure, on)?.[1]).toBe(value)
})
