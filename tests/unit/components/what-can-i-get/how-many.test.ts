/**
 * How long the interview takes: what its first screen promises is what the cases are asked. And that the questions are
 * enough: who answers what is asked, and no more, gets the answer of somebody who answered everything.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { readFragment } from '../../../../components/what-can-i-get/fragment.ts'
import { interviewWords as en } from '../../../../i18n/household/questions/en.ts'
import { interviewWords as zh } from '../../../../i18n/household/questions/zh.ts'
import { LANGUAGES } from '../../../../i18n/languages.ts'
import type { Question } from '../../../../components/what-can-i-get/types.ts'
import type { Outcome } from '../../../../rules/household/outcome.ts'
import { HOUSEHOLDS } from '../../../support/household-cases.ts'
import { taps, walk, type Walk } from '../../../support/interview-walk.ts'

/** Nobody is asked more than this. */
const MOST = 17
/** Minutes that the first screen promises. */
const MINUTES = 5
const FIRST = { en: en.interview.first, zh: zh.interview.first }
/** Milliseconds: some eight hundred households. */
const PATIENCE = 120_000

/** Seconds of one tap, of a field that is typed, and of reading a question, as measured on a phone. */
const SECONDS = { tap: 1.5, typed: 3, question: 8 }

/** How long somebody takes, in seconds. */
function secondsOf(walked: Walk): number {
  const typed = walked.asked.flatMap(({ fields }, index) => {
    const given = fields.filter(({ id }) => walked.answers[index]?.[id] !== undefined)
    return given.filter(({ kind }) => kind === 'number' || kind === 'money')
  })
  return taps(walked) * SECONDS.tap + typed.length * SECONDS.typed + walked.asked.length * SECONDS.question
}

/** Whether it is open because of facts that were asked: the household gives them in another way, or not at all. */
function hangsOnWhatWasAsked({ state, missing }: Outcome, asked: readonly Question[]): boolean {
  return state === 'may' && missing.length > 0 && missing.every(fact => asked.some(({ facts }) => facts.includes(fact)))
}

describe('the questions that the cases are asked', () => {
  let walks: Walk[] = []
  beforeAll(() => {
    walks = HOUSEHOLDS.map(({ fragment, rates }) => walk(readFragment(`#${fragment}`)?.answers ?? {}, rates))
  }, PATIENCE)

  it('take about as long as the first screen says, and end', () => {
    const seconds = walks.map(secondsOf).sort((one, other) => one - other)
    const median = (seconds[Math.floor(seconds.length / 2)] ?? 0) / 60
    expect(Math.ceil(median)).toBeLessThanOrEqual(MINUTES)
    expect(Math.max(...walks.map(({ asked }) => asked.length))).toBeLessThanOrEqual(MOST)
  })

  it.each(LANGUAGES)('the first screen says so: %s', language => {
    expect(/(\d+) (?:minutes|分钟)/.exec(FIRST[language])?.[1]).toBe(String(MINUTES))
  })

  it.each(HOUSEHOLDS.map((each, index) => ({ ...each, index })))(
    'are enough: $name',
    ({ index, expected, amounts }) => {
      const { asked = [], result } = walks[index] ?? {}
      for (const [id, state] of Object.entries(expected)) {
        const outcome = result?.people[0]?.outcomes.find(each => each.id === id)
        if (outcome && outcome.state !== state && hangsOnWhatWasAsked(outcome, asked)) continue
        expect(`${id}: ${outcome?.state}`).toBe(`${id}: ${state}`)
        if (id in amounts) expect(`${id}: ${outcome?.result?.amount ?? null}`).toBe(`${id}: ${amounts[id]}`)
      }
    }
  )
})
