/** What is owed at the end of a job, as one sentence. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import '../../../../components/layout/messages/both.ts'
import { initialAnswers } from '../../../../components/tool/answers.ts'
import { ratesByDay } from '../../../../components/tool/rates.ts'
import { work } from '../../../../components/tool/work.ts'
import { withBook } from '../../../../components/days/with-book.ts'
import { loadData } from '../../../../rules/data/load.ts'
import { daysData } from '../../../../scripts/mdx/days/index.ts'
import { reading } from '../../../support/answers.ts'
import { daysTool } from '../../../support/days-tools.ts'
import { TODAY } from '../../../support/tool-case.ts'

const data = loadData()

function detailOf(example: string, language: 'en' | 'zh'): string | undefined {
  const { definition: asked, headline } = daysTool('final-pay')
  const packed = daysData({ data, language, today: TODAY }, 'final-pay')
  const definition = withBook(asked, packed.book)
  const given = asked.examples(packed.today).find(({ id }) => id === example)?.answers
  const answers = reading(definition, { ...initialAnswers(definition), ...given })
  const outcome = work(definition, answers, ratesByDay(packed)(packed.today))
  return outcome.kind === 'result' ? headline(outcome.result, packed).detail : undefined
}

/** The answer to an example, with its notice given on another day. */
function answerOf(noticeOn: string, language: 'en' | 'zh', example = 'redundant'): string {
  const { definition: asked, Answer } = daysTool('final-pay')
  const packed = daysData({ data, language, today: TODAY }, 'final-pay')
  const definition = withBook(asked, packed.book)
  const given = asked.examples(packed.today).find(({ id }) => id === example)?.answers
  const answers = reading(definition, { ...initialAnswers(definition), ...given, 'notice-on': noticeOn })
  const outcome = work(definition, answers, ratesByDay(packed)(packed.today))
  if (outcome.kind !== 'result') throw new Error(outcome.kind)
  return renderToStaticMarkup(createElement(Answer, { found: outcome.result, data: packed }))
}

it.each([
  ['2026-11-13', 'en', 'Notice pay still owed to you: $4,285.71'],
  ['2026-11-13', 'zh', '还要付给你的代通知金：4,285.71 澳元'],
  ['2026-08-01', 'en', 'Notice pay still owed to you: $0.00'],
  ['2026-08-01', 'en', 'notice pay is not in the total'],
  ['2026-08-01', 'zh', '总数不算通知期的工资']
] as const)('notice given on %s, in %s: the part of it that is owed', (noticeOn, language, said) => {
  expect(answerOf(noticeOn, language).replace(/<[^>]+>/g, '')).toContain(said)
})

it.each([
  ['en', 'If your employer cannot pay you'],
  ['zh', '如果雇主付不出钱']
] as const)('begins with who pays instead of an employer without money, in %s', (language, title) => {
  const [first] = answerOf('', language, 'insolvent').match(/<h3>.*?<\/h3>/) ?? []
  expect(first).toContain(title)
})

it.each([
  ['redundant', 'en', /for leave, \$[\d,.]+ instead of notice and \$[\d,.]+ redundancy pay\.$/],
  ['redundant', 'zh', /^[^、]+、[^、]+、[^、]+$/],
  ['insolvent', 'en', /It includes \$[\d,.]+ instead of notice and \$[\d,.]+ redundancy pay\.$/],
  ['resigned', 'en', /It includes \$[\d,.]+ for leave\.$/]
] as const)('lists the parts of %s in %s as people do', (example, language, expected) => {
  expect(detailOf(example, language)).toMatch(expected)
})
