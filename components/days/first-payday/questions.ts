/**
 * The questions of “When will I be paid?”. Separate from its rules, because the tool for final pay fills these answers
 * in.
 */
import type { FinalPay } from '../../../rules/final-pay.ts'
import { initialAnswers } from '../../tool/answers.ts'
import { choice, money, yesNo } from '../../tool/questions.ts'
import { ONCE, payoutQuestions } from '../../calculators/definitions/shared.ts'
import { writeFragment } from '../../tool/fragment.ts'
import type { Answers, Question, Values } from '../../tool/types.ts'
import { date } from '../questions.ts'

/** Payments that people claim by name; the answer about a partner makes Parenting Payment single or partnered. */
export const CLAIMED = [
  'jobseeker',
  'youth-allowance-jobseeker',
  'parenting-payment',
  'youth-allowance-student',
  'austudy'
] as const

/** In the order of the form: the most common first. */
export const STANDINGS_ASKED = [
  'citizen',
  'permanent',
  'refugee',
  'visa-309-820',
  'scv',
  'protected-scv',
  'visa-humanitarian-temporary',
  'visa-other'
] as const

const hadWork = (values: Values) => values.day('last-day') !== undefined
const isNewResident = (values: Values) => values.is('standing', 'permanent', 'visa-309-820')
const isPermanent = (values: Values) => values.is('standing', 'permanent')
const isLoneParent = (values: Values) =>
  isNewResident(values) && values.is('has-children', 'yes') && values.is('has-partner', 'no')

export const questions: readonly Question[] = [
  choice('claimed', CLAIMED, { menu: true }),
  date('last-day', { optional: true }),
  date('claim-on', { optional: true }),
  ...payoutQuestions(hadWork),
  money('savings', ONCE, { initial: '0' }),
  yesNo('has-partner'),
  yesNo('has-children'),
  choice('standing', STANDINGS_ASKED, { menu: true }),
  date('resident-since', { optional: true, when: isNewResident }),
  yesNo('visa-before-2019', { when: isPermanent }),
  yesNo('refugee-family', { when: isNewResident }),
  yesNo('assurance', { when: isPermanent }),
  // Yes until the reader says no: expecting a wait that does not apply does no harm; missing one does.
  choice('lone-parent-at-start', ['yes', 'no'], { when: isLoneParent }),
  yesNo('ten-years-here', { when: values => values.is('standing', 'scv') }),
  yesNo('on-payment', { rare: true })
]

const FIELDS = {
  'annual-leave': 'paid-annual',
  'long-service-leave': 'paid-long-service',
  'pay-in-lieu-of-notice': 'paid-notice',
  redundancy: 'paid-redundancy',
  'other-termination': 'paid-other'
} as const

/** Turns the end of a job into answers to these questions. */
function carriedAnswers({ lastDay, paidOut }: FinalPay['carry']): Answers {
  const payments = paidOut?.payments ?? []
  const amounts = payments.flatMap(({ kind, amount }): [string, string][] =>
    kind in FIELDS ? [[FIELDS[kind as keyof typeof FIELDS], typed(amount)]] : []
  )
  if (lastDay === undefined || amounts.length === 0) return lastDay === undefined ? {} : { 'last-day': lastDay }
  return {
    'last-day': lastDay,
    'paid-out': 'yes',
    ...Object.fromEntries(amounts),
    'last-pay': typed(paidOut?.weeklyPay ?? 0),
    'last-pay-per': 'week'
  }
}

/** The same as a fragment for the page’s address. */
export function carriedFragment(carry: FinalPay['carry']): string {
  return writeFragment({ questions }, { ...initialAnswers({ questions }), ...carriedAnswers(carry) })
}

function typed(cents: number): string {
  return (cents / 100).toFixed(2)
}
