/** The parts of the interview: how far somebody has come, in numbers that hold whatever is asked still. */
import { FAMILY } from './questions/family.ts'
import { HAPPENED } from './questions/happened.ts'
import { HEALTH_AND_CARE } from './questions/health-and-care.ts'
import { MONEY_AND_HOME } from './questions/money-and-home.ts'
import { PERSON } from './questions/person.ts'
import { WORK_AND_STUDY } from './questions/work-and-study.ts'
import type { Question } from './types.ts'

const PARTS = {
  happened: HAPPENED,
  person: PERSON,
  family: FAMILY,
  work: [...WORK_AND_STUDY, ...HEALTH_AND_CARE],
  money: MONEY_AND_HOME
} as const satisfies Record<string, readonly Question[]>

export type PartId = keyof typeof PARTS

const ORDER = Object.keys(PARTS) as PartId[]

export const PARTS_COUNT = ORDER.length

/** The part that a question belongs to. */
export function partOf(question: Question): PartId {
  return ORDER.find(part => PARTS[part].includes(question)) ?? 'happened'
}

/**
 * The number of the part that somebody has reached, from 1. It never goes back: a question that an earlier part adds, such as
 * the day of a visa, is asked later.
 */
export function partReached(question: Question, answered: readonly Question[]): number {
  return 1 + Math.max(...[question, ...answered].map(each => ORDER.indexOf(partOf(each))))
}
