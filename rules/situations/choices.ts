/** The answers and limits of a situation's fields; apart from the schemas, so that forms need no zod. */

/** $99,999,999.99: beyond it an amount could not be carried exactly, and is a slip of the keyboard. */
export const MOST_CENTS = 9_999_999_999

export const PARTNER_PAYMENTS = [
  'none',
  'jobseeker',
  'parenting-payment',
  'youth-allowance-job-seeker',
  'youth-allowance-student',
  'austudy',
  'pension'
] as const

export const ACCOMMODATION = [
  'private-rent',
  'community-housing',
  'lodging',
  'board-and-lodging',
  'boarding-house',
  'retirement-village',
  'lifestyle-park',
  'site-or-mooring',
  'government-housing',
  'government-housing-subtenant',
  'aged-care',
  'own-home'
] as const

export const FAMILY_TAX_BENEFIT = ['none', 'base-rate', 'above-base'] as const

export const RELATIONSHIPS = ['single', 'partnered', 'separated-by-illness'] as const

/** Why someone is outside redundancy pay, other than being casual (Fair Work Act 2009 s 123). */
export const REDUNDANCY_EXCLUSIONS = ['fixed-term', 'serious-misconduct', 'apprentice', 'trainee'] as const

export const RENTERS_PAYMENTS = [
  'jobseeker',
  'youth-allowance',
  'austudy',
  'abstudy',
  'parenting-payment',
  'special-benefit',
  'farm-household-allowance',
  'age-pension',
  'disability-support-pension',
  'carer-payment',
  'family-tax-benefit',
  'none'
] as const

export const HOUSEHOLDS = ['single', 'couple', 'couple-separated-by-illness', 'couple-temporarily-separated'] as const

export const SUBSIDY_PROGRAMS = [
  'workforce-australia',
  'inclusive-employment-australia',
  'apprentice-priority-hiring-incentive',
  'apprentice-key-program',
  'nsw-jobcover',
  'disability-employment-services',
  'jobactive',
  'restart'
] as const

export const APPRENTICESHIPS = ['full-time', 'part-time'] as const

/** What the programs have in common that shuts a job out. */
export const SUBSIDY_EXCLUSIONS = [
  'displaces-a-worker',
  'family-member',
  'government-agency',
  'commission-only',
  'subcontract-or-self-employed',
  'other-subsidy-for-the-job',
  'worked-here-before'
] as const

export const PAY_BASES = ['minimum-wage', 'award-entry-level', 'hourly'] as const

/** $10,000 an hour: no job that a subsidy is for pays it, and the cost of a year stays exact whatever the loadings. */
export const MOST_HOURLY = 1_000_000

export const LIQUID_ASSETS_EXEMPTIONS = [
  'transfer-within-14-days',
  'served-in-last-12-months',
  'severe-financial-hardship',
  'partner-died-in-last-14-weeks'
] as const

export const PAYMENT_KINDS = [
  'annual-leave',
  'long-service-leave',
  'sick-leave',
  'pay-in-lieu-of-notice',
  'redundancy',
  'other-termination'
] as const

export const RESIDENCE = [
  'citizen',
  'refugee-or-family',
  'permanent-visa',
  'special-category-visa',
  'protected-special-category-visa',
  'temporary-visa'
] as const

export const NEWLY_ARRIVED_PAYMENTS = [
  'jobseeker',
  'youth-allowance',
  'austudy',
  'special-benefit',
  'parenting-payment',
  'carer-payment',
  'ftb-a',
  'carer-allowance',
  'parental-leave-pay',
  'farm-household-allowance',
  'mobility-allowance',
  'pensioner-education-supplement',
  'tertiary-access-payment',
  'low-income-card',
  'seniors-card'
] as const

export const CARED_FOR_KINDS = ['adult', 'child'] as const

export const LIVING = ['home', 'away'] as const

export const ACTIVITIES = ['student', 'apprentice', 'job-seeker'] as const

export const AUSTUDY_ACTIVITIES = ['student', 'apprentice'] as const

export const FUNDS_TERMS = ['short', 'long'] as const

export const CRISIS_GROUNDS = ['family-violence', 'other-extreme', 'release', 'humanitarian'] as const

export const CRISIS_PAYMENTS = [
  'jobseeker',
  'youth-allowance',
  'austudy',
  'parenting-payment-single',
  'parenting-payment-partnered',
  'special-benefit',
  'age-pension',
  'disability-support-pension',
  'carer-payment'
] as const

/** What shuts out the payment for other extreme events (Services Australia, Who can get Crisis Payment). */
export const CRISIS_EXCLUSIONS = ['disaster-payment', 'evicted-for-arrears', 'chose-to-move'] as const

export const INDEPENDENCE_GROUNDS = [
  'married-or-registered',
  'de-facto-12-months',
  'supported-by-work',
  'regional-or-remote-work',
  'partial-capacity-to-work',
  'unreasonable-to-live-at-home',
  'orphan',
  'refugee',
  'state-care',
  'parents-cannot-care'
] as const

/** Limits that keep a share among dependants exact: $9,999,999.99 a year, $1,000 a fortnight, ten children. */
export const MOST_PARENTAL_INCOME = 999_999_999
export const MOST_CHILD_RATE = 100_000
export const MOST_SIBLINGS = 10

/** The most children of one family that a list takes. */
export const MOST_FAMILY_CHILDREN = 12

export const MULTIPLE_BIRTHS = ['triplets', 'four-or-more'] as const

export const MAINTENANCE_PAYEES = ['one', 'both'] as const

export const FAMILY_TAX_BENEFIT_RATES = ['none', 'below-base', 'base-or-more'] as const

export const CHILD_CARE_KINDS = ['centre', 'outside-school-hours', 'family-day-care', 'in-home'] as const

/** Days can be taken within two years, which touch three financial years. */
export const MOST_LEAVE_PERIODS = 3

/** State care is supported where the State pays somebody for it (Social Security Act 1991 s 1067G-B3). */
export const STATE_CARE = ['supported', 'unsupported'] as const
