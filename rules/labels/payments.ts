import type { LabelsByGroup } from './kinds.ts'

/** Income support, its supplements, and what is paid with it. */
export const PAYMENTS = {
  any: {
    steps: ['rounding'],
    terms: ['amount', 'weeks'],
    findings: ['figures-past-review', 'figures-not-confirmed'],
    reasons: ['figure-not-held']
  },
  /** Payments with an income test. */
  benefit: {
    steps: [
      'maximum-basic-rate',
      'energy-supplement',
      'pharmaceutical-allowance',
      'rent-assistance',
      'income-reduction-lower',
      'income-reduction-upper',
      'partner-income-reduction',
      'assets-test',
      'not-below-zero',
      'minimum-instalment'
    ],
    terms: ['income', 'free-area', 'upper', 'partner-income', 'partner-income-free-area', 'assets', 'limit'],
    findings: [
      'cut-out',
      'over-assets-limit',
      'nil-rate-period',
      'partner-income-ignored',
      'partner-income-halved',
      'rent-assistance-with-partners-pension',
      'working-credit-used',
      'working-credit-earned',
      'income-bank-used',
      'income-bank-earned'
    ],
    limits: [
      'tax-withheld',
      'remote-area-allowance',
      'deemed-income',
      'assets-hardship',
      'advance-payments',
      'partner-working-credit',
      'compensation',
      'seasonal-work-preclusion'
    ]
  },
  jobseeker: {
    findings: ['parenting-payment-instead', 'parenting-payment-by-age'],
    reasons: ['jobseeker-under-22', 'age-pension-age'],
    results: ['jobseeker-payment']
  },
  'youth-allowance': {
    steps: ['parental-income-reduction', 'youth-disability-supplement'],
    terms: ['parental-income', 'divisor', 'share-of', 'share-in'],
    findings: [
      'student-under-18-at-home',
      'state-care-rate',
      'independent',
      'dependent',
      'parental-income-not-tested',
      'siblings-rent-not-given',
      'smaller-reduction-not-applied'
    ],
    reasons: [
      'youth-allowance-age',
      'parental-income-not-given',
      'maintenance-income',
      'family-tax-benefit-child-rate'
    ],
    limits: ['maintenance-income'],
    results: ['youth-allowance']
  },
  'parenting-payment': {
    steps: ['pension-supplement'],
    findings: ['parenting-payment-child-under', 'parenting-payment-separated-rate', 'newly-arrived-lone-parent'],
    reasons: ['youngest-child-too-old'],
    limits: ['qualifying-residence'],
    results: ['parenting-payment-single', 'parenting-payment-partnered']
  },
  austudy: { reasons: ['austudy-under-25'], results: ['austudy'] },
  'special-benefit': {
    findings: [
      'special-benefit-discretion',
      'special-benefit-support',
      'special-benefit-support-not-valued',
      'special-benefit-funds-within',
      'special-benefit-funds-above',
      'special-benefit-substantial-change'
    ],
    reasons: ['special-benefit-child', 'special-benefit-parents', 'special-benefit-partner-income'],
    limits: ['other-assets'],
    results: ['special-benefit']
  },
  /** What Parenting Payment, Austudy and Special Benefit share. */
  'other-benefits': { reasons: ['supplements-from-pension-age', 'special-category-visa'] },
  'crisis-payment': {
    steps: ['crisis-payment-week'],
    terms: ['basic-rate', 'assets', 'limit', 'days'],
    findings: [
      'crisis-payment-in-hardship',
      'crisis-payment-not-in-hardship',
      'crisis-payment-hardship-limit',
      'crisis-payment-contact',
      'crisis-payment-claim',
      'crisis-payment-claim-safely',
      'crisis-payment-release-claim',
      'crisis-payment-release-early',
      'crisis-payment-too-late',
      'crisis-payment-too-many',
      'crisis-payment-confined-too-short',
      'crisis-payment-confined-at-least',
      'crisis-payment-excluded'
    ],
    reasons: ['young-disability-pension'],
    limits: ['crisis-conditions', 'debts-and-deductions'],
    results: ['crisis-payment']
  },
  rent: {
    terms: ['rent', 'threshold', 'taper', 'maximum'],
    findings: [
      'rent-below-threshold',
      'rent-assistance-maximum',
      'rent-assistance-sharer',
      'rent-assistance-two-thirds-of-board',
      'rent-assistance-with-family-tax-benefit',
      'rent-assistance-family-income-test',
      'no-rent-assistance-home-owner',
      'no-rent-assistance-government-housing',
      'no-rent-assistance-aged-care',
      'no-rent-assistance-parental-home',
      'no-rent-assistance-dependent-at-home',
      'no-rent-assistance-accommodated-independent'
    ],
    reasons: ['rent-assistance-base-rate-family-tax-benefit', 'rent-assistance-government-subtenant'],
    limits: ['debts-and-deductions', 'part-fortnights']
  },
  'rent-assistance': {
    steps: ['rent-above-threshold', 'above-maximum-rent-assistance'],
    findings: [
      'rent-assistance-combined',
      'rent-assistance-half-each',
      'no-rent-assistance-base-rate-family-tax-benefit',
      'no-rent-assistance-other-payment'
    ],
    limits: ['family-tax-benefit-income-test'],
    results: ['rent-assistance']
  },
  claim: {
    steps: [
      'liquid-assets-weeks',
      'above-longest-wait',
      'leave-period',
      'lump-sum-period',
      'newly-arrived-weeks',
      'newly-arrived-weeks-served'
    ],
    terms: ['assets', 'reserve', 'step', 'days', 'weekly-pay', 'daily-pay', 'paid-out-as-pay'],
    findings: [
      'waiting-period-not-known',
      'ordinary-waiting-period',
      'ordinary-waiting-period-after-others',
      'liquid-assets-waiting-period',
      'income-maintenance-period',
      'income-maintenance-hardship',
      'payment-after-payout',
      'newly-arrived-waiting-period',
      'newly-arrived-exempt',
      'newly-arrived-new-zealand'
    ],
    reasons: ['temporary-visa', 'protected-special-category-visa', 'visa-before-2019', 'leave-without-weekly-pay'],
    limits: ['severe-hardship-waivers', 'order-of-waiting-periods'],
    results: ['liquid-assets-waiting-period', 'income-maintenance-period', 'newly-arrived-waiting-period']
  },
  'liquid-assets': { steps: ['wait-exempt'], findings: ['liquid-assets-wait-exempt'] },
  'working-credit': {
    steps: ['employment-income', 'other-income', 'working-credit-used', 'income-bank-used'],
    results: ['assessable-income']
  },
  /** Age Pension, Disability Support Pension, Carer Payment. */
  pension: {
    steps: [
      'pension-supplement',
      'transitional-rate',
      'pension-income-reduction',
      'pension-assets-reduction',
      'minimum-pension'
    ],
    terms: ['asset-step', 'a-step'],
    findings: [
      'work-bonus',
      'partner-work-bonus',
      'deemed-income',
      'super-not-counted',
      'gifts-counted',
      'assets-not-given',
      'income-result-lower',
      'assets-result-lower',
      'cut-out-combined',
      'assets-cut-out',
      'assets-cut-out-combined',
      'pension-parts',
      'pension-advance',
      'transitional-rate-paid',
      'transitional-rate-ended'
    ],
    limits: [
      'pension-qualification',
      'quarterly-pension-supplement',
      'foreign-pensions',
      'retirement-village-entry',
      'home-sale-proceeds'
    ]
  },
  blind: { findings: ['blind-not-tested', 'blind-rent-assistance'] },
  'pension-abroad': { limits: ['time-outside-australia'] },
  'age-pension': {
    steps: ['pension-supplement-basic', 'overseas-share'],
    terms: ['years', 'full-years'],
    reasons: ['under-age-pension-age', 'abroad-with-rent-or-transitional', 'working-life-years-not-given'],
    results: ['age-pension']
  },
  'disability-support-pension': {
    steps: ['youth-disability-supplement'],
    findings: [
      'impairment-points-too-few',
      'impairment-points-enough',
      'program-of-support-not-needed',
      'program-of-support-met',
      'program-of-support-needed'
    ],
    reasons: ['disability-support-pension-under-16'],
    results: ['disability-support-pension']
  },
  'carer-payment': {
    findings: [
      'care-receiver-within-limits',
      'care-receiver-over-income-limit',
      'care-receiver-over-assets-limit',
      'care-receiver-liquid-assets',
      'carer-work-within-limit',
      'carer-work-respite-days',
      'carer-work-can-suspend'
    ],
    results: ['carer-payment']
  },
  'carer-allowance': {
    steps: ['for-an-adult', 'for-a-child', 'family-income-test'],
    terms: ['share-of', 'income', 'limit'],
    findings: ['carer-over-income-limit', 'carer-allowance-most-adults'],
    limits: ['debts-and-deductions', 'part-fortnights', 'carer-qualification'],
    results: ['carer-allowance']
  },
  /** What carers are paid once a year. */
  'carer-yearly': {
    steps: ['carer-supplement', 'child-disability-assistance'],
    terms: ['times'],
    findings: ['paid-for-1-july'],
    reasons: ['shared-care-yearly'],
    results: ['carer-supplement', 'child-disability-assistance']
  }
} as const satisfies LabelsByGroup
