/** A term in a sentence is shown as its unit says, wherever the sentence is: money as money. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { fillTerms, reasonText } from '../../../../components/tool/format.ts'
import type { ResultData } from '../../../../components/tool/types.ts'
import { definition as firstPayday, type Found } from '../../../../components/days/first-payday/definition.ts'
import { tool } from '../../../../components/days/first-payday/tool.tsx'
import { withBook } from '../../../../components/days/with-book.ts'
import '../../../../components/layout/messages/both.ts'
import { PagePath } from '../../../../components/layout/page-path.ts'
import { calculatorWords } from '../../../../i18n/calculators/en.ts'
import { loadData } from '../../../../rules/data/load.ts'
import type { Term } from '../../../../rules/result.ts'
import { firstPaydaySituation } from '../../../../rules/situations/first-payday.ts'
import { pack as firstPaydayPack } from '../../../../components/days/first-payday/data.ts'
import { packed } from '../../../../scripts/mdx/days/pack.ts'
import { ratesOn } from '../../rules/support.ts'

const TODAY = '2026-11-26'

it.each<[Term['unit'], number, string]>([
  ['cents', 500_000, '$5,000'],
  ['count', 104, '104'],
  ['basis-points', 5_000, '50%']
])('a term in %s', (unit, value, text) => {
  expect(fillTerms('of {limit}', [{ name: 'limit', value, unit }], 'en')).toBe(`of ${text}`)
})

it('a reason names the age of the day', () => {
  const data: ResultData = { language: 'en', words: calculatorWords, figures: [], sources: [] }
  const terms: Term[] = [{ name: 'age', value: 26, unit: 'count' }]
  expect(reasonText({ id: 'austudy-under-25', terms, figures: [], section: '' }, data)).toContain('26')
})

it('“When will I be paid?” shows a condition’s term in cents as money', () => {
  const page = packed({ data: loadData(), language: 'en', today: TODAY }, firstPaydayPack, firstPayday.questions)
  const definition = withBook(firstPayday, page.book)
  const found = definition.assess(
    firstPaydaySituation.parse({ claimOn: TODAY, age: 35, partnered: false, children: false, residence: {} }),
    ratesOn(TODAY)
  )
  const terms: Term[] = [{ name: 'weeks', value: 1_234_500, unit: 'cents' }]
  const condition = { id: 'two-years', truth: 'failed', terms, section: '', facts: [], figures: [] } as never
  const changed: Found = { ...found, payday: { ...found.payday, residence: [condition] } }
  const html = renderToStaticMarkup(
    <PagePath.Provider value="/en/calculators/first-payday">
      <tool.Answer found={changed} data={page} />
    </PagePath.Provider>
  )
  expect(html).toContain('$12,345 weeks')
})
