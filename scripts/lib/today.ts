import { dayInSydney, type IsoDate } from '../../rules/dates.ts'

/** The day the site is built and checked for: today in Sydney, or FOOTHOLD_AS_AT where a preview asks for another. */
export function siteToday(): IsoDate {
  return process.env.FOOTHOLD_AS_AT ?? dayInSydney(new Date())
}
