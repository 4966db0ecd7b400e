/** Every button that asks for a missing fact leads to a question that is open and not answered, or is not there. */
import { describe, expect, it } from 'vitest'
import { readFragment } from '../../../../components/what-can-i-get/fragment.ts'
import { householdFrom } from '../../../../components/what-can-i-get/household.ts'
import { factsOf, questionThatGives } from '../../../../components/what-can-i-get/next-question.ts'
import { isOpen, shownFields } from '../../../../components/what-can-i-get/questions.ts'
import type { Answers, Field, Question } from '../../../../components/what-can-i-get/types.ts'
import { UNKNOWN, valuesOf } from '../../../../components/what-can-i-get/values.ts'
import { assessHousehold } from '../../../../rules/household.ts'
import type { Fact } from '../../../../rules/household/ids.ts'
import { HOUSEHOLDS } from '../../../support/household-cases.ts'
import { LIVES } from '../../../support/lives.ts'
import { ratesOn } from '../../rules/support.ts'

const ON = '2026-11-28'

/** Answers that somebody may skip. */
const SKIPPED = ['home', 'partner-about', 'partner-has', 'pay', 'has']

/** Some answer to a field. */
function someAnswer(field: Field): string {
  if (field.kind === 'choice' || field.kind === 'checks') return field.options.at(-1) ?? ''
  return field.kind === 'day' ? '2026-01-01' : '1'
}

/** The answers after a question whose open fields were all filled in; an answer may bring the next field. */
function answering(question: Question, before: Answers): Answers {
  const open = shownFields(question, before).filter(({ id }) => (before[id] ?? UNKNOWN) === UNKNOWN)
  if (open.length === 0) return before
  return answering(question, { ...before, ...Object.fromEntries(open.map(field => [field.id, someAnswer(field)])) })
}

/** The facts of each button, of both adults. */
function buttons(answers: Answers, rates: Parameters<typeof assessHousehold>[1]): (readonly Fact[])[] {
  const { people } = assessHousehold(householdFrom(answers), rates)
  return people.flatMap(({ who, outcomes }) =>
    outcomes
      .filter(({ state }) => state !== 'no')
      .flatMap(({ missing, unpriced = [] }) => [factsOf(who, missing), factsOf(who, unpriced)])
  )
}

const linked = [
  ...HOUSEHOLDS.map(({ name, fragment, rates }) => ({ name, fragment, rates })),
  ...Object.entries(LIVES).map(([name, fragment]) => ({ name, fragment, rates: ratesOn(ON) }))
]

describe.each(linked)('$name', ({ fragment, rates }) => {
  const whole = readFragment(`#${fragment}`)?.answers ?? {}
  /** Also of somebody who skipped a question. */
  const skipped = SKIPPED.filter(key => key in whole).map(key => ({ ...whole, [key]: UNKNOWN }))

  it('each “answer this” opens a question with a field that is empty or not known, and does not come back', () => {
    for (const answers of [whole, ...skipped]) {
      for (const facts of buttons(answers, rates)) {
        const question = questionThatGives(facts, answers)
        if (!question) continue
        expect(isOpen(question, valuesOf(answers))).toBe(true)
        expect(question.facts.some(fact => facts.includes(fact))).toBe(true)
        const open = shownFields(question, answers).filter(({ id }) => (answers[id] ?? UNKNOWN) === UNKNOWN)
        expect(open.map(({ id }) => id)).not.toEqual([])
        expect(questionThatGives(facts, answering(question, answers))).not.toBe(question)
      }
    }
  })
})
