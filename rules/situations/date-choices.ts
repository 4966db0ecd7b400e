/** Answers of the situations with dates; apart from the schemas, so that forms need no zod. */

/** What can happen that starts a time limit; data/events.yaml has the words. */
export const TRIGGERS = [
  'dismissed',
  'dismissal-certificate',
  'job-ended',
  'employer-insolvent',
  'feg-decision',
  'underpaid',
  'payday',
  'first-payday',
  'sexually-harassed',
  'discriminated',
  'discriminated-at-work',
  'rights-complaint-closed',
  'hurt-at-work',
  'sponsored-job-ended',
  'intended-to-claim',
  'claimed',
  'referred-to-provider',
  'reached-pension-age',
  'turned-22',
  'student-turned-22',
  'turned-16',
  'course-starts',
  'birth',
  'child-came-into-care',
  'child-care-starts',
  'stillbirth',
  'youngest-too-old',
  'separated',
  'partner-died',
  'end-of-financial-year',
  'apportionment-debt',
  'violence',
  'home-lost',
  'arrived',
  'released',
  'report-was-wrong',
  'circumstances-changed',
  'first-zero-payment',
  'ended-by-pay',
  'payment-stopped',
  'rent-review-due',
  'papers-due',
  'medical-certificate-ends',
  'left-australia',
  'debt-letter',
  'debt-paused',
  'missed-requirement',
  'demerit',
  'violence-exemption',
  'carer-exemption',
  'refugee-arrived',
  'decision',
  'ftb-decision',
  'ftb-tax-notice',
  'ftb-child-support',
  'review-decision',
  'family-review-decision',
  'parental-leave-review-decision',
  'tribunal-decision',
  'explanation-asked',
  'complained',
  'hardship-notice',
  'final-answer',
  'death-benefit-decision',
  'loss-known',
  'debt-protection',
  'rent-rise',
  'bond-claimed',
  'bond-dispute-unresolved',
  'tenancy-ended'
] as const

/** What a time limit or an event has to do with. */
export const DATE_AREAS = [
  'work',
  'visa',
  'claim',
  'crisis',
  'payment',
  'obligations',
  'review',
  'money',
  'home'
] as const

/** Payments whose first day can be worked out. */
export const FIRST_PAYDAY_PAYMENTS = [
  'jobseeker',
  'youth-allowance-jobseeker',
  'youth-allowance-student',
  'austudy',
  'parenting-payment-single',
  'parenting-payment-partnered'
] as const

/** Why a job ends. */
export const END_REASONS = ['redundancy', 'dismissal', 'serious-misconduct', 'resignation', 'contract-ended'] as const

/** Leases and agreements as the notice of a landlord tells them apart. */
export const AGREEMENTS = ['fixed-term-short', 'fixed-term-long', 'periodic'] as const

/**
 * Why a landlord wants somebody to leave. `sold` is a signed contract that asks for an empty home, `to-sell` only a plan.
 * `owner-use` is the owner moving in or building work. `other-reason`, such as a broken rule, has no rule anywhere.
 */
export const LEAVE_REASONS = [
  'rent-arrears',
  'end-of-fixed-term',
  'sold',
  'to-sell',
  'owner-use',
  'other-reason',
  'no-reason'
] as const

/** What an account or a letter shows when a payment stops; data/payment-stopped.yaml has the words. */
export const STOPPED = [
  'not-reported',
  'report-refused',
  'zero-from-pay',
  'held-missed-task',
  'held-penalty-zone',
  'never-started',
  'papers-not-given',
  'rent-review',
  'parents-income',
  'partner-income',
  'debt-deducted',
  'compensation',
  'overseas',
  'mail-returned',
  'bank-details',
  'turned-22',
  'reached-pension-age',
  'youngest-too-old',
  'certificate-ended',
  'child-care-zero',
  'holiday',
  'no-decision',
  'wrong-pay',
  'somebody-changed-it',
  'in-custody'
] as const

export type Trigger = (typeof TRIGGERS)[number]
