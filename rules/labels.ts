/** Every id in a result that has a message (i18n/calculators/), by the part of the rules that uses it. */
const LABELS = {
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
    reasons: ['youngest-child-too-old', 'couple-separated'],
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
  },
  'wage-subsidy': {
    steps: ['subsidy-maximum', 'subsidy-instalment', 'wages', 'superannuation', 'leave-loading'],
    terms: ['hours', 'hourly-pay', 'rate'],
    findings: [
      'subsidy-up-to',
      'subsidy-ended',
      'subsidy-excluded',
      'subsidy-ask-first',
      'subsidy-hours-too-few',
      'counted-as-part-time-apprentice',
      'subsidy-service-too-short',
      'confirm-subsidy-with-provider',
      'confirm-subsidy-with-agency',
      'agree-before-start',
      'subsidy-tax-not-confirmed'
    ],
    reasons: ['junior-pay', 'subsidy-amount-not-confirmed'],
    limits: ['payroll-tax-and-workers-compensation', 'penalty-rates-and-allowances', 'superannuation-maximum-base'],
    results: ['wage-subsidy', 'cost-of-hire-26-weeks', 'cost-of-hire-52-weeks']
  },
  redundancy: {
    steps: [
      'redundancy-weeks-pay',
      'notice-pay',
      'notice-pay-older-worker',
      'tax-free-base',
      'tax-free-years',
      'above-amount-paid',
      'etp-tax-to-cap',
      'etp-tax-above-cap'
    ],
    terms: ['years', 'weekly-pay', 'rate', 'taxed'],
    findings: [
      'no-redundancy-pay-short-service',
      'no-redundancy-pay-small-business',
      'no-redundancy-pay-casual',
      'no-redundancy-pay-not-redundant',
      'no-redundancy-pay-fixed-term',
      'no-redundancy-pay-serious-misconduct',
      'no-redundancy-pay-apprentice',
      'no-redundancy-pay-trainee',
      'small-business-not-asked',
      'redundancy-taxable-part',
      'notice-a-day-later',
      'notice-at-45',
      'tax-by-age-at-end-of-year'
    ],
    reasons: ['not-genuine-redundancy'],
    limits: ['award-redundancy-schemes', 'service-when-notice-is-given', 'unused-leave-tax', 'whole-of-income-cap'],
    results: ['redundancy-pay', 'notice-pay', 'tax-free-redundancy', 'termination-payment-tax']
  },
  /** Household amounts that are set, or are part of another payment. */
  household: {
    steps: ['set-amount', 'compensation', 'bereavement-couple', 'bereavement-single'],
    terms: ['people', 'first-age', 'last-age', 'compensation', 'weeks'],
    results: [
      'energy-supplement',
      'pharmaceutical-allowance',
      'pension-supplement',
      'ftb-a',
      'ftb-b',
      'remote-area-allowance',
      'pensioner-education-supplement',
      'education-entry-payment',
      'student-start-up-loan',
      'relocation-scholarship',
      'tertiary-access-payment',
      'double-orphan-pension',
      'bereavement'
    ]
  },
  'family-tax-benefit': {
    steps: [
      'ftb-child-rate',
      'ftb-health-reduction',
      'multiple-birth-allowance',
      'energy-supplement',
      'rent-assistance',
      'ftb-a-income-lower',
      'ftb-a-income-upper',
      'maintenance-income-reduction',
      'raised-to-base-rate',
      'not-below-zero',
      'ftb-a-supplement',
      'ftb-a-instalment',
      'ftb-b-standard',
      'ftb-b-supplement',
      'ftb-b-income-reduction',
      'ftb-b-instalment'
    ],
    terms: [
      'income',
      'free-area',
      'limit',
      'child-age',
      'care-share',
      'children',
      'family-income',
      'lower-income',
      'maintenance',
      'base-rate'
    ],
    findings: [
      'ftb-no-child',
      'ftb-newly-arrived',
      'ftb-a-range',
      'ftb-health-check',
      'family-tax-benefit-at-least',
      'ftb-rent-not-known',
      'ftb-regular-care',
      'rent-assistance-once',
      'no-rent-assistance-base-rate-family-tax-benefit',
      'maintenance-ceiling-reached',
      'maintenance-credit-used',
      'ftb-a-no-supplement',
      'ftb-advance',
      'ftb-b-no-child',
      'ftb-b-parental-leave',
      'ftb-b-over-limit'
    ],
    reasons: ['maintenance-ceiling'],
    limits: [
      'changes-in-the-year',
      'blended-families',
      'newborn-supplement',
      'several-child-support-payers',
      'return-to-work-part-b'
    ],
    results: ['family-tax-benefit', 'family-tax-benefit-part-a', 'family-tax-benefit-part-b']
  },
  'parental-leave-pay': {
    steps: ['parental-leave-pay-days', 'parental-leave-family-days', 'kept-for-partner'],
    terms: ['days', 'daily-pay', 'income', 'limit', 'family-income'],
    findings: [
      'parental-leave-week',
      'parental-leave-days-above',
      'parental-leave-work-test',
      'parental-leave-work-test-not-met',
      'parental-leave-over-income',
      'parental-leave-newly-arrived',
      'parental-leave-together',
      'parental-leave-claim-times'
    ],
    reasons: ['parental-leave-rate-not-held'],
    limits: [
      'tax-withheld',
      'debts-and-deductions',
      'parental-leave-super',
      'mother-claims-first',
      'parental-leave-residence'
    ],
    results: ['parental-leave-pay', 'parental-leave-days']
  },
  'child-care-subsidy': {
    steps: ['child-care-subsidy-child'],
    terms: ['child', 'share', 'hourly', 'hours', 'days'],
    findings: [
      'child-care-share',
      'child-care-hours',
      'child-care-days',
      'child-care-too-old',
      'child-care-travel',
      'child-care-withheld'
    ],
    reasons: ['child-care-fee-not-given', 'in-home-care-of-several'],
    limits: ['additional-child-care-subsidy', 'preschool-hours', 'absences', 'debts-and-deductions'],
    results: ['child-care-subsidy']
  },
  'newborn-payment': {
    steps: ['newborn-upfront', 'newborn-supplement'],
    terms: ['children'],
    findings: ['newborn-parental-leave', 'newborn-no-ftb'],
    reasons: ['newborn-below-base'],
    limits: ['part-of-13-weeks'],
    results: ['newborn-payment']
  },
  'stillborn-baby-payment': {
    steps: ['stillborn-amount'],
    terms: ['children', 'income', 'limit'],
    findings: ['stillborn-parental-leave', 'stillborn-limit', 'stillborn-over-limit'],
    limits: ['stillbirth-and-residence'],
    results: ['stillborn-baby-payment']
  }
} as const satisfies Record<string, Partial<Record<LabelKind, readonly string[]>>>

/** Terms used only to fill the sentence of a finding; all others are also listed by the rules that use them. */
export const FINDING_TERMS = [
  'partner-cut-out',
  'total-paid',
  'months',
  'fortnights',
  'balance-after',
  'used',
  'accrued',
  'cut-out',
  'reduction',
  'employees',
  'age',
  'minutes',
  'period-days',
  'family-limit',
  'withheld',
  'paid',
  'exempt',
  'counted',
  'financial-assets',
  'deemed',
  'deemed-year',
  'by-income',
  'by-assets',
  'basic-left',
  'supplement-left',
  'supplement-basic-left',
  'supplement-rest-left',
  'supplement-minimum-left',
  'smallest',
  'largest',
  'rent-left',
  'energy-left',
  'points',
  'points-needed',
  'liquid-limit',
  'adults'
] as const

/** Lines of a working, their terms, findings, reasons for no amount, limits, and names of results. */
export const LABEL_KINDS = ['steps', 'terms', 'findings', 'reasons', 'limits', 'results'] as const

export type LabelKind = (typeof LABEL_KINDS)[number]

/** Kinds whose labels each have a message; a term only fills the sentences of others. */
export const WORDED_KINDS = ['steps', 'findings', 'reasons', 'limits', 'results'] as const satisfies LabelKind[]

export type LabelGroup = keyof typeof LABELS

type Label<Kind extends LabelKind> = {
  [Group in LabelGroup]: (typeof LABELS)[Group] extends Record<Kind, readonly (infer Id)[]> ? Id : never
}[LabelGroup]

export type StepLabel = Label<'steps'>
export type TermName = Label<'terms'> | (typeof FINDING_TERMS)[number]
export type FindingId = Label<'findings'>
export type ReasonId = Label<'reasons'>
export type LimitId = Label<'limits'>
export type ResultId = Label<'results'>

/** The parts of the rules that have labels. */
export const LABEL_GROUPS = Object.keys(LABELS) as LabelGroup[]

/** The labels of a kind, each once. @param groups the parts of the rules that use them; all by default */
export function labelsOf(kind: LabelKind, groups: readonly LabelGroup[] = LABEL_GROUPS): string[] {
  const parts: Record<LabelGroup, Partial<Record<LabelKind, readonly string[]>>> = LABELS
  return [...new Set(groups.flatMap(group => parts[group][kind] ?? []))]
}
