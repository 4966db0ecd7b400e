/** The fixed answers of a household (situations/household.ts). */

/** Rights to live in Australia, as social security law tells them apart (Social Security Act 1991 s 7; Guide 9.1.2). */
export const STANDINGS = [
  'citizen',
  'permanent',
  'refugee',
  'protected-scv',
  'scv',
  'visa-309-820',
  'visa-humanitarian-temporary',
  'visa-pacific-family',
  'asylum',
  'visa-other'
] as const

export type Standing = (typeof STANDINGS)[number]

export const EVENTS = [
  'lost-job',
  'hours-cut',
  'started-work',
  'business-closed',
  'sick-or-hurt',
  'pregnant',
  'birth',
  'child-came-into-care',
  'stillbirth',
  'child-died',
  'partner-died',
  'person-cared-for-died',
  'separated',
  'violence',
  'home-lost',
  'disaster',
  'released',
  'arrived',
  'started-study',
  'stopped-study',
  'moved',
  'reached-pension-age'
] as const

/** Leaving Violence Program is for violence by a partner or former partner, Crisis Payment by any of the family. */
export const VIOLENT = ['partner', 'family', 'other'] as const
export const ASSURANCES = ['none', 'given', 'given-and-stopped'] as const
export const PLACES = ['in-australia', 'away', 'overseas'] as const
export const WORK = [
  'none',
  'unemployed',
  'casual',
  'part-time',
  'full-time',
  'self-employed',
  'apprentice',
  'on-leave',
  'stopped-by-disaster',
  'retired'
] as const
/** Why somebody without work looks for none. */
export const NOT_LOOKING = ['grief', 'children', 'care', 'illness', 'study', 'other'] as const
export const LOADS = ['none', 'part-time', 'full-time'] as const
export const LEVELS = ['secondary', 'vocational', 'higher-education'] as const
export const REGIONS = ['major-city', 'inner-regional', 'outer-regional', 'remote'] as const
/** Conditions that qualify for Disability Support Pension at once (Social Security Guide 3.6.2.20). */
export const MANIFEST = [
  'blind',
  'nursing-home-care',
  'terminal',
  'intellectual-disability',
  'hiv-category-4',
  'veteran-special-rate'
] as const
export const CARED_FOR = ['none', 'adult', 'child', 'several'] as const
export const RELATIONS = ['own', 'grandchild', 'foster-or-kin', 'other'] as const
/** The most children of a household. */
export const MOST_CHILDREN = 15
export const APART = ['no', 'illness', 'prison', 'work', 'under-one-roof'] as const
export const ACCOMMODATION_HERE = [
  'private-rent',
  'community-housing',
  'boarding-house',
  'board-and-lodging',
  'lodging',
  'retirement-village',
  'site-or-mooring',
  'government-housing',
  'own-home',
  'with-family',
  'refuge',
  'aged-care',
  'nowhere'
] as const
export const STATES = ['nsw', 'vic', 'qld', 'wa', 'sa', 'tas', 'act', 'nt'] as const

/** Payments and cards that somebody may hold already. */
export const HELD = [
  'jobseeker',
  'youth-allowance-jobseeker',
  'youth-allowance-student',
  'austudy',
  'abstudy',
  'parenting-payment-single',
  'parenting-payment-partnered',
  'disability-support-pension',
  'carer-payment',
  'carer-allowance',
  'age-pension',
  'special-benefit',
  'farm-household-allowance',
  'veteran-payment',
  'ftb-a',
  'ftb-b',
  'parental-leave-pay',
  'mobility-allowance',
  'health-care-card',
  'pensioner-concession-card',
  'seniors-health-card'
] as const
