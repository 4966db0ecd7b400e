/** How many of one stretch of time make another. Ages, hours and lengths of the law are figures (data/figures). */

export const MINUTES_AN_HOUR = 60
export const MS_A_DAY = 86_400_000
export const DAYS_A_WEEK = 7
/** Parental Leave Pay is counted in these. */
export const WORKING_DAYS_A_WEEK = 5
export const DAYS_A_FORTNIGHT = 14
export const DAYS_A_YEAR = 365
export const WEEKS_A_FORTNIGHT = 2
/** A yearly amount is 26 fortnightly ones (Social Security (Administration) Act 1999 s 43: 14 of 364 days). */
export const FORTNIGHTS_A_YEAR = 26
export const WEEKS_A_YEAR = 52
export const MONTHS_A_YEAR = 12
