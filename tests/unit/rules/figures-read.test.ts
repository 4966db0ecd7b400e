/** The figures of a page are all that its rules look up, over every case and random answers of its form. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { initialAnswers, readAnswers } from '../../../components/tool/answers.ts'
import { CALCULATOR_PAGES } from '../../../components/calculators/pages.ts'
import { work } from '../../../components/tool/work.ts'
import { DAYS_TOOLS } from '../../../scripts/lib/days-tools.ts'
import { withBook } from '../../../components/days/with-book.ts'
import { CALCULATORS, type CalculatorName } from '../../../rules/calculators.ts'
import { loadData } from '../../../rules/data/load.ts'
import { FigureNotHeldError } from '../../../rules/figures.ts'
import { figuresFrom, Rates } from '../../../rules/lookup.ts'
import { daysTool } from '../../support/days-tools.ts'
import { daysData } from '../../../scripts/mdx/days/index.ts'
import { answersOf } from '../../support/answers.ts'
import { recording } from '../../support/recording.ts'
import { forAll } from '../for-all.ts'
import { accept, calculatorName, EXAMPLE_FILES, readCases, situation } from './support.ts'

const TODAY = '2026-11-26'
const data = loadData()
const all = figuresFrom(data.figures.values())

/** The figures that were looked up on the days given, without those that another day may hold. */
function readBy(works: Iterable<[string, (rates: Rates) => void]>): string[] {
  const { figures, ids } = recording(all)
  const days = new Map<string, Rates>()
  for (const [on, work] of works) {
    const rates = days.get(on) ?? new Rates(figures, on)
    days.set(on, rates)
    try {
      work(rates)
    } catch (error) {
      if (!(error instanceof FigureNotHeldError)) throw error
    }
  }
  return [...ids].filter(id => data.figures.has(id)).sort()
}

const example = z.object({ calculator: calculatorName, on: z.string(), situation, accept })
const examples = EXAMPLE_FILES.flatMap(file => readCases(file, example))
const names = Object.keys(CALCULATORS) as CalculatorName[]

it.each(names)('%s lists every figure that its cases look up', name => {
  const { figures: prefixes, assess } = CALCULATORS[name]
  const own = examples.filter(({ calculator }) => calculator === name)
  const read = readBy(own.map(each => [each.on, rates => void assess(each.situation, rates)]))
  expect(read.filter(id => !prefixes.some(prefix => id.startsWith(prefix)))).toEqual([])
})

describe('a form', () => {
  it.each(CALCULATOR_PAGES.map(({ definition }) => definition))('$id: of a calculator', definition => {
    const prefixes: readonly string[] = CALCULATORS[definition.id].figures
    forAll([answersOf(definition)], 100, answers => {
      const read = readBy([
        [
          TODAY,
          rates =>
            void work(definition, readAnswers(definition, { ...initialAnswers(definition), ...answers }, rates), rates)
        ]
      ])
      expect(read.filter(id => !prefixes.some(prefix => id.startsWith(prefix)))).toEqual([])
    })
  })

  it.each(DAYS_TOOLS)('%s: of a tool about days', id => {
    const { book, figures } = daysData({ data, language: 'en', today: TODAY }, id)
    const definition = withBook(daysTool(id).definition, book)
    const packed = new Set(figures.map(figure => figure.id))
    forAll([answersOf(definition)], 100, answers => {
      const read = readBy([
        [
          TODAY,
          rates =>
            void work(definition, readAnswers(definition, { ...initialAnswers(definition), ...answers }, rates), rates)
        ]
      ])
      expect(read.filter(figure => !packed.has(figure))).toEqual([])
    })
  })
})
