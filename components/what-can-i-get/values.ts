/** Answers as values. What was not asked, or is not known, is undefined. */
import type { IsoDate } from '../../rules/dates.ts'
import { periodKey } from '../tool/keys.ts'
import { readDay } from '../tool/typed-days.ts'
import { aFortnight, readAmount, readNumber } from '../tool/typed-numbers.ts'
import './typed-parser.ts'
import type { Answers, Values } from './types.ts'

/** The answer of somebody who does not know, or would rather not say. */
export const UNKNOWN = '?'

/** The tick that none of the others fits. */
export const NONE = 'none'

/** Days from which people live. */
const FIRST_DAY = '1900-01-01'
const LAST_DAY = '2199-12-31'

/** A day as a field or a link gives it; undefined if it does not exist. */
export function dayOf(answer: string): IsoDate | undefined {
  return readDay(answer, FIRST_DAY, LAST_DAY).day
}

/** More than any field takes. */
const MOST = 1_000_000

/** @param answers those that count: see `relevant` in questions.ts */
export function valuesOf(answers: Answers): Values {
  const text = (id: string) => {
    const answer = answers[id] ?? ''
    return answer === UNKNOWN || answer === '' ? undefined : answer
  }
  const ticks = (id: string) => text(id)?.split(' ')
  const values: Values = {
    is: (id, ...options) => ticks(id)?.some(tick => options.includes(tick)) ?? false,
    one: (id, options) => options.find(option => option === text(id)),
    several(id, options) {
      const chosen = ticks(id)
      return chosen && options.filter(option => chosen.includes(option))
    },
    ticked: (id, option) => ticks(id)?.includes(option),
    yes: id => (text(id) === undefined ? undefined : text(id) === 'yes'),
    number: id => readNumber(text(id) ?? '', 0, MOST, 1).value,
    day: id => dayOf(text(id) ?? ''),
    cents: id => readAmount(text(id) ?? '', answers[periodKey(id)]).cents,
    aFortnight(id) {
      const cents = values.cents(id)
      return cents === undefined ? undefined : aFortnight(cents, answers[periodKey(id)] ?? '')
    }
  }
  return values
}
