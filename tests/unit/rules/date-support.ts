/** The data that the rules with days read. */
import { loadData } from '../../../rules/data/load.ts'
import type { DateBook } from '../../../rules/time-limits.ts'

const data = loadData()

export const BOOK: DateBook = {
  holidays: [...data.publicHolidays.values()],
  events: [...data.events.values()],
  limits: [...data.timeLimits.values()],
  dates: [...data.dates.values()]
}
