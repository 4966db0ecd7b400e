/** Conditions of law that are ages, hours and days, dated like figures; `data/` does not hold them for every day. */
import type { IsoDate } from './dates.ts'
import type { Rates } from './lookup.ts'

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
const PARTIAL_CAPACITY_HOURS = 30

/** JobSeeker Payment begins at 22 (Social Security Act 1991 s 593; below that, Youth Allowance). */
export const JOBSEEKER_AGE = 22

/** Austudy begins at 25 (Social Security Act 1991 s 568; below that, Youth Allowance). */
export const AUSTUDY_AGE = 25
/** Disability Support Pension begins at 16, and its adult rate at 21 (Social Security Act 1991 ss 94(1)(d), 1066A). */
export const DISABILITY_SUPPORT_PENSION_AGE = 16
export const DISABILITY_SUPPORT_PENSION_ADULT_RATE_AGE = 21

/** Ages of dependent Disability Support Pension from which the higher of two rates is due (s 1066A). */
export const DISABILITY_SUPPORT_PENSION_OLDER_YOUTH_AGE = 18

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

/** Full months on income support that make it long-term: 26 of the 39 weeks before the study (Guide 5.1.1.20). */
export const LONG_TERM_SUPPORT_MONTHS = 6

/** Visas granted before this day were under an older waiting period (A guide to Australian Government payments). */
export const NEWLY_ARRIVED_RULES_FROM: IsoDate = '2019-01-01'

/** Years in which a permanent visa lets its holder come to live here (Migration Regulations 1994 Schedule 2). */
export const PERMANENT_VISA_YEARS = 5

/** Highest balances, in cents, of the credits that are not indexed (Social Security Guide 3.1.11.50, 4.2.8.55). */
export const MOST_WORKING_CREDIT = 100_000
export const MOST_YOUTH_WORKING_CREDIT = 350_000
export const MOST_APPRENTICE_BANK = 100_000

/** The highest Work Bonus balance, in cents; not indexed (Social Security Act 1991 s 1073AB). */
export const MOST_WORK_BONUS = 1_180_000

/** Weeks of paid annual leave a year (Fair Work Act 2009 s 87). */
export const ANNUAL_LEAVE_WEEKS = 4
export const WEEKS_A_YEAR = 52

/** A yearly amount is 26 fortnightly ones (Social Security (Administration) Act 1999 s 43: 14 of 364 days). */
export const FORTNIGHTS_A_YEAR = 26

/** Hours of a full-time week, as in the weekly minimum wage. */
export const FULL_TIME_HOURS = 38

/** Whether someone has reached Age Pension age on the day. @throws FigureNotHeldError where that age lacks the day */
export function hasReachedPensionAge(age: number, rates: Rates): boolean {
  return age >= NEVER_PENSION_AGE_BELOW && age >= rates.value('age-pension.age')
}

/** Whether age and full months in a row on income support earn the higher single rate on a day (s 1068-B1). */
export function hasOlderRate(age: number, monthsOnPayment: number, on: IsoDate): boolean {
  return age >= olderRateAge(on) && monthsOnPayment >= OLDER_RATE_MONTHS
}

/** Whether assessed hours of work a week are a partial capacity; not where nobody assessed them (s 16B). */
export function isPartialCapacity(hours: number | undefined): boolean {
  return hours !== undefined && hours < PARTIAL_CAPACITY_HOURS
}

/** Whether assessed hours a week earn the higher single rate on a day (Act No. 66 of 2024). */
export function hasLowCapacityRate(hours: number | undefined, on: IsoDate): boolean {
  return hours !== undefined && hours < LOW_CAPACITY_HOURS && on >= LOW_CAPACITY_FROM
}

/** Percent of care above which nothing is taken off for shared care (Family Assistance Guide 3.1.1.31). */
export const WHOLE_CARE_ABOVE = 65

/** Where care is this share of the nights, the parents name one main carer (Social Security Guide 1.1.P.412). */
export const EQUAL_CARE = 50

/** Age of a baby for whom newborn payments can be claimed, in years (A guide to Australian Government payments). */
export const NEWBORN_BELOW = 1

/** Age to which a child is looked after as a child, not as an adult, by carers (Social Security Act 1991 s 953). */
export const CARED_CHILD_BELOW = 16
