/** Conditions of law that are ages, hours and days, dated like figures; `data/` does not hold them for every day. */
import type { IsoDate } from './dates.ts'

/** Age from which a single person has the higher rate after nine months, by day (Act No. 52 of 2023). */
function olderRateAge(on: IsoDate): number {
  if (on < '2000-07-01') return Infinity
  return on < '2023-09-20' ? 60 : 55
}

/** Full months in a row on income support after which the higher rate and Pharmaceutical Allowance are due. */
export const OLDER_RATE_MONTHS = 9

/** Assessed hours a week below which a single person has the higher rate since 20 September 2024 (Act No. 66). */
export const LOW_CAPACITY_HOURS = 15
const LOW_CAPACITY_FROM: IsoDate = '2024-09-20'

/** Assessed hours of work a week below which capacity to work is partial (Social Security Act 1991 s 16B). */
export const PARTIAL_CAPACITY_HOURS = 30

/** JobSeeker Payment begins at 22 (Social Security Act 1991 s 593; below that, Youth Allowance). */
export const JOBSEEKER_AGE = 22

/** Nobody younger has reached Age Pension age since 1 July 2019: there is no need to look it up. */
export const NEVER_PENSION_AGE_BELOW = 66

/** Youth Allowance by activity, first and last age (Social Security Act 1991 ss 543, 543A, 543B). */
export const YOUTH_ALLOWANCE_AGES = {
  student: { first: 16, last: 24 },
  apprentice: { first: 16, last: 24 },
  'job-seeker': { first: 16, last: 21 }
} as const

/** Someone independent can have it a year sooner (Social Security Act 1991 s 543A(1)(b)). */
export const INDEPENDENT_YOUTH_ALLOWANCE_AGE = 15

/** Below it a dependent student at home must meet more (Social Security Act 1991 s 543A(2), (2AA)). */
export const DEPENDENT_STUDENT_AGE = 18

/** Age of independence for Youth Allowance since 1 January 2012 (Social Security Act 1991 s 1067A). */
export const INDEPENDENCE_AGE = 22

/** Age from which the adult rate at the parental home is due (Social Security Act 1991 s 1067G, Module B). */
export const YOUTH_ADULT_RATE_AGE = 18

/** A long-term rate is for people of 22 or more who return to study (Social Security Guide 5.1.1.20). */
export const LONG_TERM_RATE_AGE = 22

/** Visas granted before this day were under an older waiting period (A guide to Australian Government payments). */
export const NEWLY_ARRIVED_RULES_FROM: IsoDate = '2019-01-01'

/** Highest balances, in cents, of the credits that are not indexed (Social Security Guide 3.1.11.50, 4.2.8.55). */
export const MOST_WORKING_CREDIT = 100_000
export const MOST_YOUTH_WORKING_CREDIT = 350_000
export const MOST_APPRENTICE_BANK = 100_000

/** Weeks of paid annual leave a year (Fair Work Act 2009 s 87). */
export const ANNUAL_LEAVE_WEEKS = 4
export const WEEKS_A_YEAR = 52

/** Hours of a full-time week, as in the weekly minimum wage. */
export const FULL_TIME_HOURS = 38

/** Whether age and full months in a row on income support earn the higher single rate on a day (s 1068-B1). */
export function hasOlderRate(age: number, monthsOnPayment: number, on: IsoDate): boolean {
  return age >= olderRateAge(on) && monthsOnPayment >= OLDER_RATE_MONTHS
}

/** Whether assessed hours a week earn the higher single rate on a day (Act No. 66 of 2024). */
export function hasLowCapacityRate(hours: number | undefined, on: IsoDate): boolean {
  return hours !== undefined && hours < LOW_CAPACITY_HOURS && on >= LOW_CAPACITY_FROM
}
