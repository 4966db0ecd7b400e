/** The health check of a child who turns 4 on income support, and the reduction where it is not reported. */
import { addDays, type IsoDate } from '../dates.ts'
import { MONTHS_A_YEAR } from '../time.ts'

export interface HealthCheckTimes {
  /** The last day to report it: the day before the fifth birthday. */
  reportBy: IsoDate
  /** The first day of the reduction. */
  reducedFrom: IsoDate
  /** The first day after the reduction. */
  reducedUntil: IsoDate
}

/**
 * When the check is due and how long the rate is reduced without it: as long as income support and Part A were both
 * paid in the year in which the child turned 4.
 * Source: Services Australia, Healthy Start for School health check.
 * @param months full months with both payments in that year, to 12
 */
export function healthCheckTimes(turnedFour: IsoDate, months: number): HealthCheckTimes {
  const reducedFrom = monthsAfter(turnedFour, MONTHS_A_YEAR)
  return { reportBy: addDays(reducedFrom, -1), reducedFrom, reducedUntil: monthsAfter(reducedFrom, months) }
}

/** The same day of a later month; the first of the next where there is none. */
function monthsAfter(day: IsoDate, months: number): IsoDate {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  const moment = date > last ? Date.UTC(year, month + months, 1) : Date.UTC(year, month - 1 + months, date)
  return new Date(moment).toISOString().slice(0, 10)
}
