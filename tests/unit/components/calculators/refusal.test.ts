/** Why a tool has no answer: new rates that are not in, a day before all rates, or a rate that nobody confirmed. */
import { describe, expect, it } from 'vitest'
import { initialAnswers, readAnswers } from '../../../../components/tool/answers.ts'
import { CALCULATOR_PAGES } from '../../../../components/calculators/pages.ts'
import { ratesByDay } from '../../../../components/tool/rates.ts'
import { refusalText } from '../../../../components/tool/Refusal.tsx'
import { work, type NotHeld } from '../../../../components/tool/work.ts'
import { DAYS_TOOLS } from '../../../../scripts/lib/days-tools.ts'
import { daysTool } from '../../../support/days-tools.ts'
import { withBook } from '../../../../components/days/with-book.ts'
import { formatDate } from '../../../../i18n/format.ts'
import { LANGUAGES, type Language } from '../../../../i18n/languages.ts'
import type { ToolData, ToolDefinition } from '../../../../components/tool/types.ts'
import { loadData } from '../../../../rules/data/load.ts'
import { calculatorData } from '../../../../scripts/mdx/calculators.ts'
import { daysData } from '../../../../scripts/mdx/days/index.ts'

const data = loadData()
const TODAY = '2026-11-28'

type Tool = [name: string, definition: ToolDefinition, data: ToolData, answers: object]

/** Every tool with answers that it can work with. */
function tools(language: Language): Tool[] {
  return [
    ...CALCULATOR_PAGES.map((page): Tool => {
      const packed = calculatorData({ data, language, today: TODAY }, page)
      return [page.definition.id, page.definition, packed, page.definition.examples[0]?.answers ?? {}]
    }),
    ...DAYS_TOOLS.map((id): Tool => {
      const packed = daysData({ data, language, today: TODAY }, id)
      const { definition } = daysTool(id)
      return [id, withBook(definition, packed.book), packed, definition.examples(TODAY)[0]?.answers ?? {}]
    })
  ]
}

function refusalOn(day: string, definition: ToolDefinition, packed: ToolData, answers: object): NotHeld | undefined {
  const rates = ratesByDay(packed)
  const reading = readAnswers(definition, { ...initialAnswers(definition), ...answers }, rates(TODAY))
  const outcome = work(definition, reading, rates(day))
  return outcome.kind === 'not-held' ? outcome : undefined
}

describe.each(LANGUAGES)('in %s', language => {
  const all = tools(language)

  it.each(all)('%s says from when new rates are missing, once the ones held are too old', (_name, ...tool) => {
    const refusal = refusalOn('2032-01-01', ...tool)
    if (refusal === undefined) return // It looks up no figure.
    const [, packed] = tool
    expect(refusal.due).toMatch(/^20(?:2[6-9]|30)-/)
    const text = refusalText(refusal, packed)
    expect(text).toContain(formatDate(refusal.due ?? '', language))
    expect(text).not.toContain(packed.words.answer.notHeld)
    const figure = packed.figures.find(({ id }) => id === refusal.figure)
    expect(packed.sources[figure?.values.at(-1)?.[2] ?? -1]?.url).toMatch(/^https:/)
  })

  it.each(all.slice(0, CALCULATOR_PAGES.length))(
    '%s speaks of a later day before the first rates only',
    (_name, ...tool) => {
      const refusal = refusalOn('2001-01-01', ...tool)
      expect(refusal).toMatchObject({ isTooEarly: true })
      expect(refusal?.due).toBeUndefined()
      expect(refusalText(refusal!, tool[1])).toBe(tool[1].words.answer.notHeld)
    }
  )

  it('a rate that nobody confirmed, or that ended, is neither', () => {
    const [, , packed] = all[0]!
    const refusal = { kind: 'not-held', figure: 'a', isTooEarly: false } as const
    expect(refusalText(refusal, packed)).toBe(packed.words.answer.missing)
  })
})

it('four calculators and the two tools about days whose rates are indexed were refused', () => {
  const refused = tools('en').filter(([, ...tool]) => refusalOn('2032-01-01', ...tool))
  expect(refused).toHaveLength(6)
})
