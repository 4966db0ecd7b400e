/** Which day’s rates are used, and what becomes of the day that an address asks for. */
import { isDay, type IsoDate } from '../../rules/dates.ts'
import type { CalculatorData } from './types.ts'

export interface RateDay {
  on: IsoDate
  /** Why it is today, where another day was asked for. */
  refused?: 'not-held' | 'unreadable'
  /** Whether rates have changed between that day and today. */
  isOlder: boolean
}

type Held = Pick<CalculatorData, 'days' | 'figures'>

/**
 * A day that nobody asked for is today. So is one since which no rate has changed,
 * unless the menu offers it: an address made last week is not out of date.
 * @param asked what the menu or the address says
 * @param now the reader’s own day
 */
export function rateDay(asked: string | undefined, now: IsoDate, held: Held): RateDay {
  if (!asked || asked === now) return { on: now, isOlder: false }
  if (!isDay(asked)) return { on: now, refused: 'unreadable', isOlder: false }
  const isOffered = held.days.includes(asked)
  if (!isOffered && (asked > now || asked < (held.days.at(-1) ?? now))) {
    return { on: now, refused: 'not-held', isOlder: false }
  }
  const isOlder = asked < now && haveChanged(held, asked, now)
  return isOlder || isOffered ? { on: asked, isOlder } : { on: now, isOlder }
}

/** Whether any rate of the page became another one, or ended, after a day, up to another. */
function haveChanged({ figures }: Held, after: IsoDate, upTo: IsoDate): boolean {
  const isBetween = (day: IsoDate | undefined) => day !== undefined && day > after && day <= upTo
  return figures.some(({ ends, values }) => isBetween(ends) || values.slice(1).some(([from]) => isBetween(from)))
}
