/** Every id in a result that stands for a message (i18n/calculators/), by the part of the rules that names it. */
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
      'not-below-nil',
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
    reasons: ['jobseeker-under-22', 'age-pension-age', 'couple-separated'],
    results: ['jobseeker-payment']
  },
  'youth-allowance': {
    steps: ['parental-income-reduction'],
    terms: ['parental-income', 'divisor', 'share-of', 'share-in'],
    findings: [
      'student-under-18-at-home',
      'independent',
      'dependent',
      'parental-income-not-tested',
      'siblings-rent-not-given',
      'smaller-reduction-not-applied'
    ],
    reasons: [
      'youth-allowance-age',
      'partnered-not-independent',
      'parental-income-not-given',
      'maintenance-income',
      'family-tax-benefit-child-rate'
    ],
    limits: ['youth-disability-supplement', 'maintenance-income'],
    results: ['youth-allowance']
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
    terms: ['assets', 'reserve', 'step', 'days', 'weekly-pay', 'daily-pay'],
    findings: [
      'waiting-period-not-known',
      'ordinary-waiting-period',
      'ordinary-waiting-period-after-others',
      'liquid-assets-waiting-period',
      'income-maintenance-period',
      'income-maintenance-hardship',
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
  'wage-subsidy': {
    steps: ['subsidy-maximum', 'subsidy-instalment', 'wages', 'superannuation', 'leave-loading'],
    terms: ['hours', 'hourly-pay', 'rate'],
    findings: [
      'subsidy-up-to',
      'subsidy-ended',
      'subsidy-excluded',
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
  }
} as const satisfies Record<string, Partial<Record<LabelKind, readonly string[]>>>

/** Terms that only findings have, where a sentence is filled with them; the others also have a name of their own. */
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
  'age'
] as const

/** Lines of a working, their terms, findings, reasons for no amount, what is left out, and what is worked out. */
export const LABEL_KINDS = ['steps', 'terms', 'findings', 'reasons', 'limits', 'results'] as const

export type LabelKind = (typeof LABEL_KINDS)[number]
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

/** The labels of a kind, each once. @param groups the parts of the rules that name them; all where left out */
export function labelsOf(
  kind: LabelKind,
  groups: readonly LabelGroup[] = Object.keys(LABELS) as LabelGroup[]
): string[] {
  const parts: Record<LabelGroup, Partial<Record<LabelKind, readonly string[]>>> = LABELS
  return [...new Set(groups.flatMap(group => parts[group][kind] ?? []))]
}
