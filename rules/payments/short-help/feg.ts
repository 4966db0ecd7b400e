/** Fair Entitlements Guarantee: what an insolvent employer owes (Fair Entitlements Guarantee Act 2012 ss 10, 14). */
import { addMonths } from '../../dates.ts'
import { any, condition, type Condition } from '../../household/condition.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { residenceConditions } from '../../household/residence.ts'
import { dayOf, happened, type View } from '../../household/view.ts'
import { count } from '../../result.ts'

const SECTION = 'Fair Entitlements Guarantee Act 2012 s 10'
const CLAIM = 'Fair Entitlements Guarantee Act 2012 s 14'
const MONTHS = 'feg.claim-months'
const COVERED = ['feg.wages-weeks', 'feg.notice-weeks', 'feg.redundancy-weeks-per-year']

/** A job that ended with an employer who is insolvent and owes pay. */
export const feg: PaymentRule = {
  id: 'feg',
  conditions: view => [employerInsolvent(view), jobEnded(view), claimInTime(view), ...residenceConditions(view, 'feg')]
}

/** Asked only of somebody who has lost a job: who is at home, ill or retired, or closed a business, has no employer who owes. */
function employerInsolvent(view: View): Condition {
  const { work } = view.you
  const wasEmployed = work.status === 'unemployed' && happened(view, 'business-closed') !== true
  const isOpen = happened(view, 'lost-job') !== false || wasEmployed
  const met = work.employerInsolvent ?? (isOpen ? undefined : false)
  const facts = isOpen ? (['work.employerInsolvent'] as const) : (['happened'] as const)
  return condition('employer-insolvent', met, SECTION, [...facts], { figures: COVERED })
}

function mayClaimStill(view: View): boolean {
  const day = lastDay(view)
  return day !== undefined && view.on <= addMonths(day, view.rates.value(MONTHS))
}

function lastDay(view: View): string | undefined {
  return view.you.work.lastDay ?? dayOf(view, 'lost-job')
}

function jobEnded(view: View): Condition {
  const met = any(lastDay(view) !== undefined || undefined, happened(view, 'lost-job') || undefined)
  return condition('job-ended', met, SECTION, ['work.lastDay'])
}

/** Counted from the insolvency, where that came later: nobody is too late by the end of the job alone. */
function claimInTime(view: View): Condition {
  const day = lastDay(view)
  const months = view.rates.value(MONTHS)
  const met = day === undefined ? undefined : mayClaimStill(view) || ('judged' as const)
  const grounds = { terms: [count('months', months)], figures: [MONTHS] }
  return condition('claim-in-time', met, CLAIM, ['work.lastDay'], grounds)
}
