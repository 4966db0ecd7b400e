import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { addDays } from '../../../rules/dates.ts'
import { reportingDaysOf } from '../../../rules/reporting-days.ts'
import { reportingDaysSituation } from '../../../rules/situations/reporting-days.ts'
import { BOOK } from './date-support.ts'
import { readCases } from './support.ts'

const moved = z.strictObject({ report: z.string().optional(), paid: z.string(), next: z.string() })
const reportCase = z.strictObject({
  name: z.string(),
  day: z.string(),
  reports: z.boolean().optional(),
  expected: z.strictObject({
    normal: z.string().optional(),
    normalPaid: z.string(),
    moved: moved.optional(),
    mustCheck: z.boolean()
  })
})

function fortnights(given: z.input<typeof reportingDaysSituation>) {
  return reportingDaysOf(reportingDaysSituation.parse(given), BOOK).fortnights
}

it.each(readCases('reporting-days.yaml', reportCase))('$name', ({ day, reports, expected }) => {
  const [first] = fortnights({ day, ...(reports === undefined ? {} : { reports }) })
  const { moved: to, ...rest } = first ?? { normalPaid: '', mustCheck: false }
  const shown = to && { ...(to.report ? { report: to.report } : {}), paid: to.paid, next: to.next }
  expect({ ...rest, ...(shown ? { moved: shown } : {}) }).toEqual(expected)
})

describe('the published rows', () => {
  it('keep the rule that the next payment is a fortnight after the usual one', () => {
    for (const { normal, who, next } of BOOK.reportingDays) {
      const [first] = fortnights({ day: normal, reports: who === 'reporting' })
      expect(next).toBe(addDays(first?.normalPaid ?? '', 14))
    }
    expect(BOOK.reportingDays).toHaveLength(8)
  })
})

it('starts at the fortnight of the first day of interest, over a year end and a leap day', () => {
  const days = fortnights({ day: '2027-12-15', from: '2028-02-24', fortnights: 2 }).map(({ normal }) => normal)
  expect(days).toEqual(['2028-03-08', '2028-03-22'])
  expect(fortnights({ day: '2026-11-25', from: '2026-12-09', fortnights: 1 })[0]?.normal).toBe('2026-12-09')
})
