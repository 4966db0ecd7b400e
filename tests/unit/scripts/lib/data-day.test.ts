/** A day later changes nothing: what the build writes depends on the records of data/, not on the day of the build. */
import { describe, expect, it } from 'vitest'
import { CALCULATOR_PAGES, calculatorPage } from '../../../../components/calculators/pages.ts'
import { DAYS_TOOLS } from '../../../../scripts/lib/days-tools.ts'
import { LANGUAGES } from '../../../../i18n/languages.ts'
import { CALCULATORS } from '../../../../rules/calculators.ts'
import { loadData, type Data } from '../../../../rules/data/load.ts'
import type { Figure } from '../../../../rules/data/schema.ts'
import { addDays, type IsoDate } from '../../../../rules/dates.ts'
import { readPages } from '../../../../scripts/checks/pages.ts'
import { dataDay, ratesDay } from '../../../../scripts/lib/data-day.ts'
import { changesFeed } from '../../../../scripts/lib/feed.ts'
import { ROOT } from '../../../../scripts/lib/paths.ts'
import { shownFigures } from '../../../../scripts/lib/shown-figures.ts'
import { byEvent } from '../../../../scripts/mdx/by-event.ts'
import { calculatorData } from '../../../../scripts/mdx/calculators.ts'
import { limitsByEvent } from '../../../../scripts/mdx/days/by-event.ts'
import { daysData } from '../../../../scripts/mdx/days/index.ts'
import { householdData, interviewData } from '../../../../scripts/mdx/household.ts'
import { figuresOf } from '../../../../scripts/mdx/indexes.ts'
import { historyPicture } from '../../../../scripts/mdx/pictures/history.ts'
import { figureView, type ViewContext } from '../../../../scripts/mdx/views.ts'

const data = loadData()

function figure(values: { from: IsoDate }[], more: Partial<Figure> = {}): Figure {
  return { id: 'a', unit: 'money', calendar: 'none', values, ...more } as unknown as Figure
}

function dataWith(parts: Partial<Record<'figures' | 'dates' | 'changes', object[]>>): Data {
  const all = { figures: [], dates: [], changes: [], ...parts }
  const entries = Object.entries(all).map(([kind, items]) => [
    kind,
    new Map(items.map((item, at) => [String(at), item]))
  ])
  return Object.fromEntries(entries) as unknown as Data
}

const RATE = figure([{ from: '2026-03-20' }, { from: '2026-09-20' }], { calendar: 'mar-sep' })

describe('the day that pages are written for', () => {
  it.each([
    ['the newest value in force', [RATE], '2026-11-28', '2026-09-20'],
    ['the same a day later', [RATE], '2026-11-29', '2026-09-20'],
    ['the day itself', [RATE], '2026-09-20', '2026-09-20'],
    ['not a value of the future', [RATE], '2026-09-19', '2026-09-20'.replace('09', '03')],
    ['the day on which a new value is due', [RATE], '2027-05-01', '2027-03-20'],
    [
      'the day after the last one of a figure',
      [figure([{ from: '2020-01-01' }], { ends: '2026-11-30' })],
      '2026-12-05',
      '2026-12-01'
    ]
  ])('is %s', (_what, figures, today, day) => {
    expect(dataDay(dataWith({ figures }), today)).toBe(day)
  })

  it.each([
    ['a date', { dates: [{ date: '2026-12-31' }] }, '2026-12-31', '2026-12-31'],
    ['the day after it, when it is no longer ahead', { dates: [{ date: '2026-12-31' }] }, '2027-02-01', '2027-01-01'],
    ['a change', { changes: [{ date: '2026-11-20' }] }, '2026-12-01', '2026-11-20']
  ])('is also that of %s', (_what, parts, today, day) => {
    expect(dataDay(dataWith(parts), today)).toBe(day)
  })

  it('is for rates the last on which one began or ended, not one on which it is due', () => {
    expect(ratesDay([RATE], '2027-05-01')).toBe('2026-09-20')
    expect(ratesDay([RATE, figure([{ from: '2020-01-01' }], { ends: '2026-09-30' })], '2027-05-01')).toBe('2026-10-01')
  })
})

/** Days of the future between which nothing in data/ changes, the second as late as possible. */
function quietDays(): [IsoDate, IsoDate][] {
  const pairs: [IsoDate, IsoDate][] = []
  for (let day = '2026-12-01'; day < '2028-01-01'; day = addDays(day, 1)) {
    const [first] = pairs.at(-1) ?? []
    if (first && dataDay(data, first) === dataDay(data, day)) pairs[pairs.length - 1] = [first, day]
    else pairs.push([day, day])
  }
  return pairs.filter(([first, last]) => first < last)
}

/** The first ones are enough: while all rates are current, and with rates that are due. */
const QUIET = quietDays()
  .filter(([first, last]) => addDays(first, 25) < last)
  .slice(0, 3)
const sitePages = readPages(ROOT).pages

const CALCULATOR_NAMES = CALCULATOR_PAGES.map(({ definition }) => definition.id)

/** What the build writes with a day in hand, by name. */
const GENERATORS: Record<string, (context: ViewContext) => unknown> = {
  ...Object.fromEntries(
    CALCULATOR_NAMES.map(id => [`the calculator ${id}`, context => calculatorData(context, calculatorPage(id))])
  ),
  ...Object.fromEntries(DAYS_TOOLS.map(id => [`the tool ${id}`, context => daysData(context, id)])),
  'the interview': interviewData,
  'the rules and words of the interview': householdData,
  'the list of payments by event': byEvent,
  'the list of limits by event': limitsByEvent,
  'a chart': context => historyPicture({ ...context, figures: new Set() }, 'jobseeker.rate.single-no-children'),
  'a list of figures': context => figuresOf(context, 'people'),
  'every figure of pages': context => [...shownFigures(sitePages).keys()].map(id => figureView(context, id)),
  'the feed of changes': ({ language, today }) => changesFeed(data, language, today)
}

describe.each(LANGUAGES)('in %s', language => {
  it.each(Object.entries(GENERATORS))('%s is the same on each day between two changes in data/', (_name, generate) => {
    expect(QUIET).toHaveLength(3)
    for (const [first, last] of QUIET) {
      const texts = [dataDay(data, first), first, last].map(today => {
        return JSON.stringify(generate({ data, language, today }))
      })
      expect(new Set(texts).size, `${first} to ${last}`).toBe(1)
    }
  })

  it.each(CALCULATOR_NAMES)('%s is for the rates that its examples print, and moves with its own figures only', id => {
    const page = calculatorPage(id)
    const prefixes: readonly string[] = CALCULATORS[page.definition.id].figures
    const own = [...data.figures.values()].filter(figure => prefixes.some(prefix => figure.id.startsWith(prefix)))
    const { today } = calculatorData({ data, language, today: '2026-11-28' }, page)
    expect(
      own.some(({ values, ends }) => values.some(({ from }) => from === today) || ends === addDays(today, -1))
    ).toBe(true)
    expect(own.some(({ values }) => values.some(({ from }) => from > today && from <= '2026-11-28'))).toBe(false)
  })
})
