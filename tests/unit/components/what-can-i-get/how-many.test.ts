/**
 * How many questions people answer: what the interview and the front page promise is what the cases are asked. And that
 * they are enough: who answers what is asked, and no more, gets the answer of somebody who told all.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { readFragment } from '../../../../components/what-can-i-get/fragment.ts'
import { householdFrom } from '../../../../components/what-can-i-get/household.ts'
import { LANGUAGES } from '../../../../i18n/languages.ts'
import {
  aboutHowMany,
  missingFacts,
  questionsLeft,
  TYPICAL
} from '../../../../components/what-can-i-get/next-question.ts'
import { keysOf, relevant, shownFields } from '../../../../components/what-can-i-get/questions.ts'
import type { Answers, Question } from '../../../../components/what-can-i-get/types.ts'
import { assessHousehold } from '../../../../rules/household.ts'
import type { Outcome } from '../../../../rules/household/outcome.ts'
import { HOUSEHOLDS } from '../../../support/household-cases.ts'

/** More than anybody may be asked: an interview that does not end. */
const ENDLESS = 60
/** Nobody is asked more than this. */
const MOST = 17
/** How the pages say the number, which prose has in words. */
const IN_WORDS: Record<number, { en: string; zh: string }> = {
  12: { en: 'about twelve', zh: '大约十二个' },
  13: { en: 'about thirteen', zh: '大约十三个' },
  14: { en: 'about fourteen', zh: '大约十四个' }
}
const HOME = 'index.mdx'
const PAGES = [HOME, 'calculators/what-can-i-get.mdx']
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

interface Walk {
  name: string
  /** The questions, in their order. */
  asked: Question[]
  outcomes: ReadonlyMap<string, Outcome>
}

function walk({ name, fragment, rates }: (typeof HOUSEHOLDS)[number]): Walk {
  const told = readFragment(`#${fragment}`)?.answers ?? {}
  const asked: Question[] = []
  let answers: Answers = {}
  for (;;) {
    const result = assessHousehold(householdFrom(answers), rates)
    const [next] = questionsLeft(answers, missingFacts(result))
    const outcomes = new Map(result.people[0]?.outcomes.map(outcome => [outcome.id as string, outcome]))
    if (!next || asked.length >= ENDLESS) return { name, asked, outcomes }
    asked.push(next)
    answers = answering(next, answers, told)
  }
}

/** Whether it is open because of facts that were asked: the household gives them in another way, or not at all. */
function hangsOnWhatWasAsked({ state, missing }: Outcome, asked: readonly Question[]): boolean {
  return state === 'may' && missing.length > 0 && missing.every(fact => asked.some(({ facts }) => facts.includes(fact)))
}

describe('the questions that the cases are asked', () => {
  let walks: Walk[] = []
  beforeAll(() => {
    walks = HOUSEHOLDS.map(walk)
  }, PATIENCE)

  it('are as many as promised before the first', () => {
    const counts = walks.map(({ asked }) => asked.length).sort((one, other) => one - other)
    expect(counts[Math.floor(counts.length / 2)]).toBe(aboutHowMany(0, ENDLESS))
    expect(counts.at(-1)).toBeLessThanOrEqual(MOST)
  })

  it.each(LANGUAGES)('are as many as the pages say: %s', language => {
    const said = IN_WORDS[TYPICAL]?.[language] ?? ''
    for (const page of PAGES) {
      const text = readFileSync(join(import.meta.dirname, '../../../../pages', language, page), 'utf8').toLowerCase()
      const promises = text.match(/about \w+ short questions|大约[^，。]{1,3}个(?=简短的问题|问题)/g) ?? []
      expect([page, promises.filter(promise => !promise.startsWith(said))]).toEqual([page, []])
      // Home says how long it takes instead.
      if (page !== HOME) expect([page, promises.length]).not.toEqual([page, 0])
    }
  })

  it.each(HOUSEHOLDS.map((each, index) => ({ ...each, index })))(
    'are enough: $name',
    ({ index, expected, amounts }) => {
      const { asked = [], outcomes } = walks[index] ?? {}
      for (const [id, state] of Object.entries(expected)) {
        const outcome = outcomes?.get(id)
        if (outcome && outcome.state !== state && hangsOnWhatWasAsked(outcome, asked)) continue
        expect(`${id}: ${outcome?.state}`).toBe(`${id}: ${state}`)
        if (id in amounts) expect(`${id}: ${outcome?.result?.amount ?? null}`).toBe(`${id}: ${amounts[id]}`)
      }
    }
  )
})
