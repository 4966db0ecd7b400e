/** Leaving Violence Program: help to leave a violent partner, on any visa. Without an amount: each plan has its own. */
import { addDays } from '../../dates.ts'
import { unlessFailed, condition, type Condition } from '../../household/condition.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { residenceConditions } from '../../household/residence.ts'
import { eventOf, type View } from '../../household/view.ts'
import { count } from '../../result.ts'
import { DAYS_A_WEEK } from '../../time.ts'
import { violence } from './violence.ts'
import { ageWithin } from '../income-support/conditions.ts'

const SECTION = 'Department of Social Services, Leaving Violence Program'
const AGE = 'leaving-violence.age'
const WEEKS = 'leaving-violence.change-weeks'
const AMOUNTS = ['leaving-violence.total', 'leaving-violence.cash']

/** An adult whose home changed in the last weeks because of a partner's violence, or who plans to leave. */
export const leavingViolenceProgram: PaymentRule = {
  id: 'leaving-violence-program',
  conditions: view =>
    unlessFailed(violence(view, SECTION), () => [
      ageWithin(view, { from: view.rates.value(AGE), figures: [AGE] }, SECTION),
      condition('violence-by-partner', byPartner(view), SECTION, ['happened.by'], { figures: AMOUNTS }),
      recentChange(view),
      ...residenceConditions(view, 'leaving-violence-program')
    ])
}

function byPartner(view: View): boolean | undefined {
  const by = eventOf(view, 'violence')?.by
  return by && by === 'partner'
}

/** Nobody has to leave before they call: somebody who has not left but plans to also counts. */
function recentChange(view: View): Condition {
  const { rates, on } = view
  const day = eventOf(view, 'violence')?.on
  const weeks = rates.value(WEEKS)
  const grounds = { terms: [count('weeks', weeks)], figures: [WEEKS] }
  // A stay in a refuge or a separation hints at violence that was not mentioned: it may open the program and never
  // closes it.
  const changed = eventOf(view, 'violence')?.homeChanged
  const isRecent = day === undefined ? undefined : on <= addDays(day, weeks * DAYS_A_WEEK)
  if (changed === false || isRecent) return condition('home-change-recent', true, SECTION, ['happened.on'], grounds)
  const missing = isRecent === undefined ? 'happened.on' : 'happened.homeChanged'
  return condition('home-change-recent', changed && isRecent, SECTION, [missing], grounds)
}
