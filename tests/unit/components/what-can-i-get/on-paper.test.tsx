/** What of an answer goes on paper for somebody who is not safe at home. */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { onPaper } from '../../../../components/what-can-i-get/answer/on-paper.ts'
import { PrintSheet } from '../../../../components/what-can-i-get/answer/PrintSheet.tsx'
import { readFragment } from '../../../../components/what-can-i-get/fragment.ts'
import { householdFrom } from '../../../../components/what-can-i-get/household.ts'
import { withDays, type Fetched } from '../../../../components/what-can-i-get/load.ts'
import { loadData } from '../../../../rules/data/load.ts'
import { assessHousehold } from '../../../../rules/household.ts'
import type { AssessmentData } from '../../../../components/what-can-i-get/data.ts'
import { LANGUAGES } from '../../../../i18n/languages.ts'
import { householdData, householdFile } from '../../../../scripts/mdx/household.ts'
import { HOUSEHOLDS } from '../../../support/household-cases.ts'

const DATA = householdData({ data: loadData(), language: 'en', today: '2026-11-23' })

/** Words that would show that there was violence, in both languages. */
const REVEALS = /violen|not safe|unsafe|abus|1800\s?RESPECT|暴|不安全|虐/i

/** The text of the sheet, of a household with these answers. */
function sheetOf(fragment: string, { rates }: Pick<(typeof HOUSEHOLDS)[number], 'rates'>, asked = false): string {
  const answers = readFragment(`#${fragment}`)?.answers ?? {}
  const household = householdFrom(answers)
  const result = assessHousehold(household, rates)
  const printed = asked ? { result, household, answers } : onPaper(result, household, answers)
  return renderToStaticMarkup(<PrintSheet {...printed} isPastReview={false} birthdays={[]} data={DATA} />).replace(
    /<[^>]+>/g,
    ' '
  )
}

/** The same household, where home is not safe either. */
function unsafe(fragment: string): string {
  const told = new URLSearchParams(fragment)
  const happened = (told.get('happened') ?? '')
    .split(' ')
    .filter(event => !['', 'none', '?', 'violence'].includes(event))
  told.set('happened', [...happened, 'violence'].join(' '))
  told.set('on-violence', '2026-11-18')
  told.set('violent', 'partner')
  told.set('home-changed', 'yes')
  return told.toString()
}

describe('for somebody who is not safe at home', () => {
  it.each(HOUSEHOLDS)('no word reveals it, unless asked for: $name', ({ fragment, rates }) => {
    expect(sheetOf(unsafe(fragment), { rates })).not.toMatch(REVEALS)
    expect(sheetOf(unsafe(fragment), { rates }, true)).toMatch(REVEALS)
  })

  it('the rest is printed, with the amounts of the screen', () => {
    const { fragment, rates } = HOUSEHOLDS[0]!
    const printed = sheetOf(unsafe(fragment), { rates })
    const amounts = (text: string) => text.match(/\$[\d,.]+/g) ?? []
    expect(amounts(printed).length).toBeGreaterThan(0)
    expect(amounts(sheetOf(unsafe(fragment), { rates }, true))).toEqual(expect.arrayContaining(amounts(printed)))
  })
})

it.each(HOUSEHOLDS.filter(({ fragment }) => !fragment.includes('violence')))(
  'for everybody else nothing is left out: $name',
  ({ fragment, rates }) => {
    expect(sheetOf(fragment, { rates })).toBe(sheetOf(fragment, { rates }, true))
  }
)

/** As components/what-can-i-get/load.ts puts it together. */
function fetched(language: (typeof LANGUAGES)[number]): AssessmentData {
  const context = { data: loadData(), language, today: '2026-11-23' }
  const file = withDays(householdFile(context) as Fetched)
  const { questions } = householdData(context).texts[language]
  return { ...file, texts: { ...file.texts, [language]: { ...file.texts[language], questions } } }
}

describe.each(LANGUAGES)('what is fetched in %s', language => {
  const whole = householdData({ data: loadData(), language, today: '2026-11-23' })
  const part = fetched(language)

  it.each(HOUSEHOLDS)('has all that paper says in both languages: $name', ({ fragment, rates }) => {
    const answers = readFragment(`#${fragment}`)?.answers ?? {}
    const household = householdFrom(answers)
    const result = assessHousehold(household, rates)
    const sheet = (data: AssessmentData) =>
      renderToStaticMarkup(
        <PrintSheet result={result} household={household} answers={answers} birthdays={[]} isPastReview data={data} />
      )
    expect(sheet(part)).toBe(sheet(whole))
  })
})
