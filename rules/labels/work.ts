import type { LabelsByGroup } from './kinds.ts'

/** What employers pay, or are paid. */
export const WORK = {
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
  }
} as const satisfies LabelsByGroup
