/** Conditions of law that several rules test: each reads its age or hours from the figures of the day. */
import type { IsoDate } from './dates.ts'
import type { Rates } from './lookup.ts'

const PENSION_AGE = 'age-pension.age'
const OLDER_RATE_AGE = 'jobseeker.higher-rate.age'
const OLDER_RATE_MONTHS = 'jobseeker.higher-rate.months'
const LOW_CAPACITY_HOURS = 'jobseeker.higher-rate.capacity-hours'

/** Age Pension age from 1 July 2019 until the figure begins: there is no need to look it up for somebody younger. */
const EARLIER_PENSION_AGE = 66

/** JobSeeker Payment begins at this age (Social Security Act 1991 s 593; below that, Youth Allowance). */
export const JOBSEEKER_AGE = 'jobseeker.age'

/** Austudy begins at this age (Social Security Act 1991 s 568; below that, Youth Allowance). */
export const AUSTUDY_AGE = 'austudy.age'

/** Disability Support Pension begins at the one, its adult rate at the other (Social Security Act 1991 ss 94, 1066A). */
export const DISABILITY_SUPPORT_PENSION_AGE = 'disability-support-pension.age'
export const DISABILITY_SUPPORT_PENSION_ADULT_RATE_AGE = 'disability-support-pension.adult-rate.age'

/** Below the adult rate, from this age the rate is higher (Social Security Act 1991 s 1066A-B1). */
export const DISABILITY_SUPPORT_PENSION_OLDER_YOUTH_AGE = 'disability-support-pension.older-youth.age'

/** Youth Allowance by activity, first and last age (Social Security Act 1991 ss 543, 543A, 543B). */
export const YOUTH_ALLOWANCE_AGES = {
  student: { first: 'youth-allowance.younger-student.age.from', last: 'youth-allowance.student.age.to' },
  apprentice: { first: 'youth-allowance.apprentice.age.from', last: 'youth-allowance.apprentice.age.to' },
  'job-seeker': { first: 'youth-allowance.jobseeker.age.from', last: 'youth-allowance.jobseeker.age.to' }
} as const

/** Someone independent can have it a year sooner (Social Security Act 1991 s 543A(1)(b)). */
export const INDEPENDENT_YOUTH_ALLOWANCE_AGE = 'youth-allowance.independent.age.from'

/** Below it a dependent student at home must meet more (Social Security Act 1991 s 543A(2), (2AA)). */
export const DEPENDENT_STUDENT_AGE = 'youth-allowance.student.age.from'

/** Age of independence for Youth Allowance (Social Security Act 1991 s 1067A). */
export const INDEPENDENCE_AGE = 'youth-allowance.independence.age'

/** A long-term rate is for older people who return to study (Social Security Guide 1.1.L.100, 5.1.1.20). */
export const LONG_TERM_RATE_AGE = 'long-term-student.age'

/** Weeks on income support that make it long-term, of the 39 before the study (Guide 1.1.L.100). */
export const LONG_TERM_SUPPORT_WEEKS = 'long-term-student.weeks'

/** Visas granted before this day were under an older waiting period (A guide to Australian Government payments). */
export const NEWLY_ARRIVED_RULES_FROM: IsoDate = '2019-01-01'

/** Years in which a permanent visa lets its holder come to live here (Migration Regulations 1994 Schedule 2). */
export const PERMANENT_VISA_YEARS = 5

/** Hours of a full-time week (Fair Work Act 2009 s 62). */
export const FULL_TIME_HOURS = 'full-time.hours'

/** Whether someone has reached Age Pension age on the day. @throws FigureNotHeldError where that age lacks the day */
export function hasReachedPensionAge(age: number, rates: Rates): boolean {
  return mayHaveReachedPensionAge(age, rates) && age >= rates.value(PENSION_AGE)
}

/** The same, but on days that the figure lacks, whether they may have. */
export function mayHaveReachedPensionAge(age: number, rates: Rates): boolean {
  return age >= (rates.has(PENSION_AGE) ? rates.value(PENSION_AGE) : EARLIER_PENSION_AGE)
}

/** Whether an age makes independent for Youth Allowance (s 1067A). @throws FigureNotHeldError */
export function isIndependentByAge(age: number, rates: Rates): boolean {
  return age >= rates.value(INDEPENDENCE_AGE)
}

/** Full months in a row on income support after which the higher rate and Pharmaceutical Allowance are due. */
export function olderRateMonths(rates: Rates): number {
  return rates.value(OLDER_RATE_MONTHS)
}

/** Whether age and full months in a row on income support earn the higher single rate on a day (s 1068-B1). */
export function hasOlderRate(age: number, monthsOnPayment: number, rates: Rates): boolean {
  return age >= rates.value(OLDER_RATE_AGE) && monthsOnPayment >= olderRateMonths(rates)
}

/** Whether assessed hours of work a week are a partial capacity; not where nobody assessed them (s 16B). */
export function isPartialCapacity(hours: number | undefined, rates: Rates): boolean {
  return hours !== undefined && hours < rates.value('partial-capacity.hours')
}

/** Whether assessed hours a week earn the higher single rate, which began in 2024 (Act No. 66 of 2024). */
export function hasLowCapacityRate(hours: number | undefined, rates: Rates): boolean {
  return hours !== undefined && rates.has(LOW_CAPACITY_HOURS) && hours < rates.value(LOW_CAPACITY_HOURS)
}

/** Percent of care above which nothing is taken off for shared care (Family Assistance Guide 3.1.1.31). */
export function wholeCareAbove(rates: Rates): number {
  return rates.value('ftb.shared-care.most') / BASIS_POINTS_A_PERCENT
}

const BASIS_POINTS_A_PERCENT = 100

/** Where care is this share of the nights, the parents name one main carer (Social Security Guide 1.1.P.412). */
export const EQUAL_CARE = 50

/** A baby has not had a first birthday: newborn payments can be claimed (A guide to Australian Government payments). */
export const NEWBORN_BELOW = 1

/** Age below which a child is looked after as a child, not as an adult, by carers (Social Security Act 1991 s 953). */
export const CARED_CHILD_BELOW = 'carer-allowance.child-under'
