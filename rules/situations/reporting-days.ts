import { z } from 'zod'
import { isoDay, whole, yesNo } from './common.ts'

/** Somebody’s usual reporting day or payday, for the fortnights that follow. */
export const reportingDaysSituation = z
  .strictObject({
    day: isoDay.describe('One usual reporting day; for payments without reports one usual payday.'),
    reports: yesNo('Has to report before each payment').default(true),
    from: isoDay.optional().describe('The first day of interest; the day itself where left out.'),
    fortnights: whole('How many fortnights', 1, 52).default(6)
  })
  .describe('The days on which somebody reports and is paid.')

export type ReportingDaysSituation = z.infer<typeof reportingDaysSituation>
