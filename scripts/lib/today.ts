import { dayInBrisbane, isDay, type IsoDate } from '../../rules/dates.ts'

/**
 * The day the site is built and checked for: FOOTHOLD_AS_AT, or else today in Brisbane, as in the
 * pages’ scripts. With Sydney’s day a page would change during one hour of a summer night.
 * @throws if FOOTHOLD_AS_AT is not a day
 */
export function siteToday(): IsoDate {
  const day = process.env.FOOTHOLD_AS_AT ?? dayInBrisbane(new Date())
  if (!isDay(day)) throw new Error(`FOOTHOLD_AS_AT takes a day that exists, written YYYY-MM-DD; got “${day}”.`)
  return day
}
