/** The part of the register that a claim of income support needs: see register.ts. */
import { jobSeeker, parenting, resident, RESIDENTS, TEMPORARY, youth } from '../household/residence/needs.ts'
import type { Entry } from './entry.ts'

/**
 * In the order in which one of equal amount is taken: what has fewer duties first.
 * Source of residence: A guide to Australian Government payments, residence; Operational Blueprint 005-02020010.
 */
export const INCOME_SUPPORT_ENTRIES = {
  'age-pension': {
    group: 'income-support',
    // An agreement with New Zealand may open Age Pension: International Services decides.
    residence: { here: true, standing: { opens: RESIDENTS, judged: ['scv'] }, tenYears: true },
    waits: [],
    taxed: 'yes',
    inReturn: 'nothing',
    asPartners: 'pension'
  },
  'disability-support-pension': {
    group: 'income-support',
    residence: { here: true, standing: resident, tenYears: true },
    waits: ['income-maintenance'],
    taxed: 'from-pension-age',
    inReturn: 'nothing',
    asPartners: 'pension'
  },
  'carer-payment': {
    group: 'income-support',
    residence: { here: true, standing: resident, wait: 'carer-payment', exemptVisas: ['104', '806'] },
    waits: [],
    taxed: 'from-pension-age',
    inReturn: 'nothing',
    asPartners: 'pension'
  },
  'parenting-payment-single': {
    group: 'income-support',
    residence: parenting,
    waits: ['income-maintenance', 'ordinary'],
    taxed: 'yes',
    inReturn: 'work-once-youngest-at-school',
    // Nobody with a partner can get it; a payment already held may not have been updated yet.
    asPartners: 'parenting-payment'
  },
  'parenting-payment-partnered': {
    group: 'income-support',
    residence: parenting,
    waits: ['income-maintenance', 'ordinary'],
    taxed: 'yes',
    inReturn: 'work-once-youngest-at-school',
    asPartners: 'parenting-payment'
  },
  jobseeker: {
    group: 'income-support',
    residence: { here: true, standing: jobSeeker, wait: 'jobseeker', assurance: true },
    waits: ['income-maintenance', 'liquid-assets', 'ordinary'],
    taxed: 'yes',
    inReturn: 'work',
    asPartners: 'jobseeker'
  },
  'youth-allowance-jobseeker': {
    group: 'income-support',
    residence: youth,
    waits: ['income-maintenance', 'liquid-assets', 'ordinary'],
    taxed: 'yes',
    inReturn: 'work',
    asPartners: 'youth-allowance-job-seeker'
  },
  'youth-allowance-student': {
    group: 'income-support',
    residence: { ...youth, exemptVisas: ['192'] },
    waits: ['income-maintenance', 'liquid-assets'],
    taxed: 'yes',
    inReturn: 'nothing',
    asPartners: 'youth-allowance-student'
  },
  austudy: {
    group: 'income-support',
    residence: { here: true, standing: resident, wait: 'austudy', exemptVisas: ['192'], assurance: true },
    waits: ['income-maintenance', 'liquid-assets'],
    taxed: 'yes',
    inReturn: 'nothing',
    asPartners: 'austudy'
  },
  'special-benefit': {
    group: 'income-support',
    residence: {
      here: true,
      standing: { opens: [...RESIDENTS, ...TEMPORARY] },
      wait: 'special-benefit',
      assurance: true
    },
    waits: [],
    taxed: 'yes',
    inReturn: 'work',
    // At the rate of JobSeeker Payment (Social Security Act 1991 s 746).
    asPartners: 'jobseeker'
  }
} as const satisfies Record<string, Entry<string>>

export type IncomeSupportId = keyof typeof INCOME_SUPPORT_ENTRIES

/** The payments of which a person gets one, in that order. */
export const INCOME_SUPPORT = Object.keys(INCOME_SUPPORT_ENTRIES) as IncomeSupportId[]
