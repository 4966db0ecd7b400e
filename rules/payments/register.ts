/**
 * The register of payments: one entry for each payment, card and program that a household is looked at for. Every list of
 * payments is derived from it. What an entry must say depends on its group; leaving a property out is a type error.
 * A new payment, step by step: docs/rules.md.
 */
import {
  anywhere,
  crisis,
  disaster,
  FAMILIES,
  family,
  familyOrPacific,
  hereOnly,
  jobSeeker,
  resident,
  RESIDENTS,
  TEMPORARY
} from '../household/residence/needs.ts'
import type { Entry, Registered } from './entry.ts'
import { INCOME_SUPPORT_ENTRIES } from './income-support-entries.ts'

/** Sent with income support, and in its amount or not paid by the fortnight. */
const automatic = { group: 'supplement', residence: hereOnly, counted: 'no', sentWith: [], isAsked: true } as const
/** Claimed, and paid once or lent. */
const claimedOnce = { ...automatic, sentWith: 'claimed' } as const
/** Paid for a child to whoever claims it, once or by the year. */
const forChild = { group: 'family', counted: 'no', taxed: 'no', sentWith: 'claimed', ofCouple: false } as const

/**
 * In the order of each group.
 * Source of residence: A guide to Australian Government payments, residence; Operational Blueprint 005-02020010.
 */
const ENTRIES = {
  ...INCOME_SUPPORT_ENTRIES,

  'ftb-a': {
    group: 'family',
    residence: { ...family, wait: 'ftb-a', exemptVisas: ['192'] },
    counted: 'once',
    taxed: 'no',
    sentWith: 'claimed',
    ofCouple: true
  },
  'ftb-b': { group: 'family', residence: family, counted: 'once', taxed: 'no', sentWith: 'claimed', ofCouple: true },
  'child-care-subsidy': {
    ...forChild,
    residence: {
      here: true,
      // Students sponsored by the Australian Government, and others in special circumstances.
      standing: { ...familyOrPacific, judged: ['visa-other', 'asylum'], eitherParent: true }
    }
  },
  'parental-leave-pay': {
    group: 'family',
    residence: { here: true, standing: { opens: FAMILIES }, wait: 'parental-leave-pay' },
    counted: 'special',
    taxed: 'yes',
    sentWith: 'claimed',
    ofCouple: false
  },
  'newborn-payment': { ...forChild, residence: { ...family, wait: 'ftb-a', exemptVisas: ['192'] } },
  'stillborn-baby-payment': { ...forChild, residence: family },
  'double-orphan-pension': { ...forChild, residence: family, counted: 'once' },
  'carer-allowance': {
    ...forChild,
    residence: { here: true, standing: resident, wait: 'carer-allowance' },
    counted: 'beside'
  },
  'carer-supplement': { ...forChild, residence: hereOnly, sentWith: ['carer-allowance', 'carer-payment'] },
  'child-disability-assistance': { ...forChild, residence: hereOnly, sentWith: ['carer-allowance'] },
  'carer-adjustment-payment': { ...forChild, residence: hereOnly },

  // Not counted in income support, it is paid with Family Tax Benefit.
  'rent-assistance': { ...automatic, counted: 'special', sentWith: ['ftb-a'] },
  'energy-supplement': automatic,
  'pharmaceutical-allowance': automatic,
  'telephone-allowance': automatic,
  'pension-supplement': automatic,
  'remote-area-allowance': { ...automatic, counted: 'with-support' },
  'mobility-allowance': {
    ...claimedOnce,
    residence: { here: true, standing: resident, wait: 'mobility-allowance' },
    counted: 'beside'
  },
  'pensioner-education-supplement': {
    ...claimedOnce,
    residence: { here: true, standing: resident, wait: 'pensioner-education-supplement' },
    counted: 'with-support'
  },
  'education-entry-payment': claimedOnce,
  'student-start-up-loan': claimedOnce,
  'relocation-scholarship': automatic,
  'tertiary-access-payment': {
    ...claimedOnce,
    residence: { here: true, standing: jobSeeker, wait: 'tertiary-access-payment' }
  },
  // Most who study may get it, and it has no amount.
  'fares-allowance': { ...claimedOnce, isAsked: false },
  'essential-medical-equipment': claimedOnce,

  'pensioner-concession-card': { group: 'card', residence: hereOnly, sentWith: [] },
  'health-care-card': { group: 'card', residence: hereOnly, sentWith: [] },
  'low-income-health-care-card': {
    group: 'card',
    residence: { here: true, standing: { opens: FAMILIES }, wait: 'low-income-card' },
    sentWith: 'claimed'
  },
  'seniors-health-card': {
    group: 'card',
    residence: {
      here: true,
      standing: { opens: [...RESIDENTS, 'scv', 'visa-humanitarian-temporary'] },
      wait: 'seniors-card'
    },
    sentWith: 'claimed'
  },
  'foster-child-card': {
    group: 'card',
    // Nothing that was read says whether a temporary visa is enough.
    residence: {
      here: true,
      standing: { opens: [...RESIDENTS, 'scv'], judged: [...TEMPORARY, 'visa-pacific-family'] }
    },
    sentWith: 'claimed'
  },

  'crisis-payment-violence': { group: 'short-help', residence: crisis, taxed: 'no', revealsViolence: true },
  'crisis-payment-other': { group: 'short-help', residence: crisis, taxed: 'no', revealsViolence: false },
  'crisis-payment-release': { group: 'short-help', residence: crisis, taxed: 'no', revealsViolence: false },
  'crisis-payment-humanitarian': { group: 'short-help', residence: crisis, taxed: 'no', revealsViolence: false },
  'advance-payment': { group: 'short-help', residence: hereOnly, taxed: 'no', revealsViolence: false },
  'urgent-payment': { group: 'short-help', residence: hereOnly, taxed: 'no', revealsViolence: false },
  'hardship-advance': { group: 'short-help', residence: hereOnly, taxed: 'no', revealsViolence: false },
  'leaving-violence-program': { group: 'short-help', residence: hereOnly, taxed: 'no', revealsViolence: true },
  'disaster-recovery-payment': { group: 'short-help', residence: disaster, taxed: 'no', revealsViolence: false },
  'disaster-recovery-allowance': { group: 'short-help', residence: disaster, taxed: 'yes', revealsViolence: false },
  bereavement: { group: 'short-help', residence: anywhere, taxed: 'no', revealsViolence: false },
  feg: {
    group: 'short-help',
    residence: { here: false, standing: { opens: [...RESIDENTS, 'scv'] } },
    taxed: 'no',
    revealsViolence: false
  },

  abstudy: {
    group: 'referral',
    residence: { here: true, standing: { opens: ['citizen'] } },
    taxed: 'no',
    isAsked: true
  },
  'farm-household-allowance': {
    group: 'referral',
    residence: { here: true, standing: resident, wait: 'farm-household-allowance' },
    taxed: 'yes',
    isAsked: true
  },
  srss: {
    group: 'referral',
    // Home Affairs decides; some on a bridging visa E have it.
    residence: { here: true, standing: { opens: ['asylum'], judgedSubclasses: ['050', '051'] } },
    taxed: 'no',
    isAsked: true
  },
  'special-benefit-child': { group: 'referral', residence: hereOnly, taxed: 'yes', isAsked: true },
  'isolated-children': {
    group: 'referral',
    residence: { here: true, standing: { opens: [...RESIDENTS, 'scv'] } },
    taxed: 'no',
    isAsked: true
  },
  'home-equity-access-scheme': {
    group: 'referral',
    residence: { here: true, standing: resident, tenYears: true },
    taxed: 'no',
    isAsked: false
  },
  'energy-rebates': { group: 'referral', residence: anywhere, taxed: 'no', isAsked: false },
  'seniors-card': { group: 'referral', residence: anywhere, taxed: 'no', isAsked: false },
  'child-support': { group: 'referral', residence: anywhere, taxed: 'no', isAsked: false }
} as const satisfies Record<string, Entry<string>>

export type PaymentId = keyof typeof ENTRIES

export const PAYMENTS: Readonly<Record<PaymentId, Registered<PaymentId>>> = ENTRIES

/** Every payment, in the order of the register. */
export const PAYMENT_IDS = Object.keys(ENTRIES) as PaymentId[]

/** The payments of which something is true, in the order of the register. */
export function paymentsThat(are: (payment: Registered<PaymentId>) => boolean): PaymentId[] {
  return PAYMENT_IDS.filter(id => are(PAYMENTS[id]))
}

/** The page of this site about each payment, without its language; a table of its own, which stays out of browsers. */
export const PAYMENT_PAGES: Record<PaymentId, string> = {
  'age-pension': '/centrelink/payments/age-pension',
  'disability-support-pension': '/centrelink/payments/disability-support-pension',
  'carer-payment': '/centrelink/payments/carer-payment',
  'parenting-payment-single': '/centrelink/payments/parenting-payment',
  'parenting-payment-partnered': '/centrelink/payments/parenting-payment',
  jobseeker: '/centrelink/payments/jobseeker',
  'youth-allowance-jobseeker': '/centrelink/payments/youth-allowance',
  'youth-allowance-student': '/centrelink/payments/youth-allowance',
  austudy: '/centrelink/payments/austudy',
  'special-benefit': '/centrelink/payments/special-benefit',
  'ftb-a': '/centrelink/payments/family-tax-benefit',
  'ftb-b': '/centrelink/payments/family-tax-benefit',
  'child-care-subsidy': '/community/family-support/child-care',
  'parental-leave-pay': '/centrelink/payments/parental-leave-pay',
  'newborn-payment': '/centrelink/payments/family-tax-benefit',
  'stillborn-baby-payment': '/centrelink/guides/bereavement',
  'double-orphan-pension': '/community/family-support',
  'carer-allowance': '/community/family-support/carers',
  'carer-supplement': '/community/family-support/carers',
  'child-disability-assistance': '/community/family-support/carers',
  'carer-adjustment-payment': '/community/family-support/carers',
  'rent-assistance': '/centrelink/payments/rent-assistance',
  'energy-supplement': '/centrelink/payment-rates',
  'pharmaceutical-allowance': '/centrelink/payment-rates',
  'telephone-allowance': '/centrelink/payment-rates',
  'pension-supplement': '/centrelink/payment-rates',
  'remote-area-allowance': '/centrelink/payment-rates',
  'education-entry-payment': '/community/education/student-money',
  'pensioner-education-supplement': '/community/education/student-money',
  'student-start-up-loan': '/community/education/student-money',
  'relocation-scholarship': '/community/education/student-money',
  'tertiary-access-payment': '/community/education/student-money',
  'fares-allowance': '/community/education/student-money',
  'mobility-allowance': '/centrelink/payments/disability-support-pension',
  'essential-medical-equipment': '/cost-of-living/energy',
  'pensioner-concession-card': '/healthcare/concession-cards',
  'health-care-card': '/jobseeker/benefits/health-care-card',
  'low-income-health-care-card': '/healthcare/concession-cards',
  'seniors-health-card': '/healthcare/concession-cards',
  'foster-child-card': '/healthcare/concession-cards',
  'crisis-payment-violence': '/centrelink/payments/crisis-payment',
  'crisis-payment-other': '/centrelink/payments/crisis-payment',
  'crisis-payment-release': '/centrelink/guides/after-prison',
  'crisis-payment-humanitarian': '/community/new-migrants/refugees-first-year',
  'advance-payment': '/jobseeker/benefits/advance-payment',
  'urgent-payment': '/centrelink/guides/urgent-money',
  'hardship-advance': '/centrelink/guides/urgent-money',
  'leaving-violence-program': '/community/domestic-violence/money-and-payments',
  'disaster-recovery-payment': '/community/crisis/disaster',
  'disaster-recovery-allowance': '/community/crisis/disaster',
  bereavement: '/centrelink/guides/bereavement',
  feg: '/redundancy/employer-insolvent',
  abstudy: '/community/first-nations',
  'farm-household-allowance': '/centrelink/payments',
  srss: '/community/new-migrants/visas-and-work-rights',
  'special-benefit-child': '/centrelink/payments/special-benefit',
  'isolated-children': '/community/education',
  'home-equity-access-scheme': '/retirement/age-pension',
  'energy-rebates': '/cost-of-living/energy',
  'seniors-card': '/retirement/concessions',
  'child-support': '/community/family-support/separation'
}
