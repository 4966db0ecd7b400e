/** How many questions people answer: what the interview and the front page promise is what the cases are asked. */
import { expect, it } from 'vitest'
import { readFragment } from '../../../../components/what-can-i-get/fragment.ts'
import { householdFrom } from '../../../../components/what-can-i-get/household.ts'
import { aboutHowMany, missingFacts, questionsLeft } from '../../../../components/what-can-i-get/next-question.ts'
import { keysOf, relevant, shownFields } from '../../../../components/what-can-i-get/questions.ts'
import type { Answers, Question } from '../../../../components/what-can-i-get/types.ts'
import { assessHousehold } from '../../../../rules/household.ts'
import { TOLD } from '../../../support/household-cases.ts'

/** More than anybody may be asked: an interview that does not end. */
const ENDLESS = 60
/** Nobody is asked more than this. */
const MOST = 24
/** Milliseconds: some eight hundred households. */
const PATIENCE = 120_000

/** The answers after a question: as the case tells them, else not known. A field may bring the next one. */
function answering(question: Question, before: Answers, told: Answers): Answers {
  const shown = shownFields(question, before).filter(({ id }) => (before[id] ?? '') === '')
  if (shown.length === 0) return relevant(before)
  const given = shown.flatMap(field =>
    keysOf(field).flatMap(key => {
      const answer = told[key] ?? (key === field.id ? '?' : undefined)
      return answer === undefined ? [] : [[key, answer] as const]
    })
  )
  return answering(question, { ...before, ...Object.fromEntries(given) }, told)
}

function asked({ fragment, rates }: (typeof TOLD)[number]): number {
  const told = readFragment(`#${fragment}`)?.answers ?? {}
  let answers: Answers = {}
  for (let count = 0; count < ENDLESS; count += 1) {
    const missing = missingFacts(assessHousehold(householdFrom(answers), rates))
    const [next] = questionsLeft(answers, missing)
    if (!next) return count
    answers = answering(next, answers, told)
  }
  return ENDLESS
}

it(
  'is what is promised before the first of them',
  () => {
    const counts = TOLD.map(asked).sort((one, other) => one - other)
    const median = counts[Math.floor(counts.length / 2)]
    expect(median).toBe(aboutHowMany(0, ENDLESS))
    expect(counts.at(-1)).toBeLessThanOrEqual(MOST)
  },
  PATIENCE
)
