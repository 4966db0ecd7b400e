/** The one place where tests take the time from. */
import type { IsoDate } from '../../rules/dates.ts'

/** A moment at which it is this day everywhere in Australia, and in Greenwich. */
export function noonOf(day: IsoDate): Date {
  return new Date(`${day}T02:00:00Z`)
}
