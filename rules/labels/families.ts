import type { LabelsByGroup } from './kinds.ts'

/** Payments for children, and for parents on leave. */
export const FAMILIES = {
  /** Household amounts that are set, or are part of another payment. */
  household: {
    steps: ['set-amount', 'compensation', 'bereavement-couple', 'bereavement-single', 'partners-death'],
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
      'disaster-recovery-payment',
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
} as const satisfies LabelsByGroup
