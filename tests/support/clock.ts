/** The one clock of the tests: what reads the time asks here, and no other test reads the machine’s. */
import type { IsoDate } from '../../rules/dates.ts'

/** A moment at which it is this day everywhere in Australia, and in Greenwich. */
export function noonOf(day: IsoDate): Date {
  return new Date(`${day}T02:00:00Z`)
}

/** Milliseconds from the machine’s clock to the tests’. */
let ahead = 0

/** Milliseconds since 1970; after `startAt` as if this process had begun at noon of that day. */
export function now(): number {
  return Date.now() + ahead
}

/** From now on it is noon of a day, and time goes on from there. */
export function startAt(day: IsoDate): void {
  ahead = noonOf(day).getTime() - Date.now()
}
