/** Random answers to the questions of a calculator, for property tests. */
import fc from 'fast-check'
import { initialAnswers, readAnswers, type Reading } from '../../components/tool/answers.ts'
import { addDays } from '../../rules/dates.ts'
import { daysUntil } from '../../rules/counting.ts'
import { ratesOn } from '../unit/rules/support.ts'
import type {
  Answers,
  DateQuestion,
  MoneyQuestion,
  NumberQuestion,
  ToolDefinition
} from '../../components/tool/types.ts'

type Asking = Pick<ToolDefinition, 'questions'>

/** A form with these answers and no others. @param rates those of the day of the answer */
export function reading(definition: Asking, answers: Answers, rates = ratesOn('2026-11-26')): Reading {
  return readAnswers(definition, { ...initialAnswers(definition), ...answers }, rates)
}

/** Any valid answers that a form can give. */
export function answersOf(definition: Asking): fc.Arbitrary<Answers> {
  const fields = definition.questions.flatMap((question): [string, fc.Arbitrary<string>][] => {
    switch (question.kind) {
      case 'choice':
        return [[question.id, fc.constantFrom(...question.options)]]
      case 'checks':
        return [[question.id, fc.subarray([...question.options]).map(chosen => chosen.join(' '))]]
      case 'number':
        return [[question.id, decimalsFrom(question)]]
      case 'date':
        return [[question.id, daysFrom(question)]]
      case 'money':
        return [
          [question.id, fc.integer({ min: 0, max: mostOf(question) }).map(cents => (cents / 100).toFixed(2))],
          [`${question.id}-per`, fc.constantFrom(...question.periods)]
        ]
    }
  })
  return fc.record(Object.fromEntries(fields)).map(answers => inOrder(definition, answers))
}

/** Days that must not come before others: moved to the last of those. */
function inOrder({ questions }: Asking, answers: Answers): Answers {
  return questions.reduce((given: Answers, question) => {
    if (question.kind !== 'date' || question.notBefore === undefined) return given
    const before = [question.notBefore].flat().map(id => given[id] ?? '')
    return { ...given, [question.id]: [given[question.id] ?? '', ...before].sort().at(-1) ?? '' }
  }, answers)
}

/** Half of the maximum, because an amount may be a week’s; a part is zero, because it must not exceed its whole. */
function mostOf({
  mostFigure,
  most = mostFigure ? ratesOn('2026-11-26').value(mostFigure) : 600_000,
  partOf
}: MoneyQuestion): number {
  return partOf ? 0 : most / 2
}

/** The figures of `data/` are for days around this one. */
const NEAR = '2026-06-01'
const DAYS_NEAR = 600

/** Any day that the question accepts, mostly in these years. */
function daysFrom({ least, most }: DateQuestion): fc.Arbitrary<string> {
  const any = fc.integer({ min: 0, max: daysUntil(least, most) }).map(ahead => addDays(least, ahead))
  const near = fc.integer({ min: -DAYS_NEAR, max: DAYS_NEAR }).map(ahead => addDays(NEAR, ahead))
  const isTaken = (day: string) => day >= least && day <= most
  return fc.oneof({ weight: 1, arbitrary: any }, { weight: 4, arbitrary: isTaken(NEAR) ? near.filter(isTaken) : any })
}

/** Numbers with as many digits after the point as the question takes. */
function decimalsFrom({ least, most, decimals = 0 }: NumberQuestion): fc.Arbitrary<string> {
  const parts = 10 ** decimals
  return fc.integer({ min: least * parts, max: most * parts }).map(number => (number / parts).toFixed(decimals))
}
