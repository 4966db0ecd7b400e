/** The ordinary waiting period of a household: a week, after the other waits (Guide 3.1.2.10, 1.1.P.236). */
import { addDays, type IsoDate } from '../../dates.ts'
import { DAYS_A_WEEK } from '../../time.ts'
import { INCOME_SUPPORT, type PaymentId, type WaitExemptionId } from '../ids.ts'
import { dayOf, eventsTold, holds, isPartnered, type View } from '../view.ts'
import type { Wait } from './wait.ts'

const SECTION = 'Social Security Guide 3.1.2.10; Social Security Act 1991 s 19DA'
const WEEK = 'waiting-period.ordinary'
const CRISIS = 'waiting-period.ordinary.crisis-weeks'
/** The same weeks as for savings. */
export const AFTER_DEATH = 'liquid-assets.exempt.partner-death-weeks'

/**
 * One week; not for someone in severe hardship after a crisis, nor soon after a partner's death, nor after another
 * payment. @throws FigureNotHeldError
 */
export function ordinaryWait(view: View, payment: PaymentId, start: IsoDate | undefined): Wait {
  const base = { id: 'ordinary', runs: 'after-the-others', missing: [], section: SECTION } as const
  const exempt = exemptionOf(view, payment)
  if (exempt) {
    const figures = exempt === 'transfer' ? [WEEK] : [WEEK, exempt === 'partner-died' ? AFTER_DEATH : CRISIS]
    return { ...base, days: 0, exempt, mayBeExempt: [], missing: [], figures }
  }
  const days = view.rates.value(WEEK) * DAYS_A_WEEK
  const mayBeExempt: WaitExemptionId[] = ['severe-hardship-and-crisis']
  const when = start === undefined ? {} : { from: start, until: addDays(start, days - 1) }
  return { ...base, ...when, days, mayBeExempt, missing: [], figures: [WEEK, CRISIS] }
}

/** Whether income support is paid already, which moves over without a wait. */
export function isOnIncomeSupport(view: View): boolean {
  return holds(view, ...INCOME_SUPPORT) ?? false
}

function exemptionOf(view: View, payment: PaymentId): WaitExemptionId | undefined {
  if (isOnIncomeSupport(view)) return 'transfer'
  if (isSoonAfterDeath(view)) return 'partner-died'
  return hadCrisis(view) && isInHardship(view, payment) ? 'severe-hardship-and-crisis' : undefined
}

/** Whether a partner died within the weeks in which a claim has neither this wait nor one for savings (s 620). */
export function isSoonAfterDeath(view: View): boolean {
  const died = dayOf(view, 'partner-died')
  return died !== undefined && view.on <= addDays(died, view.rates.value(AFTER_DEATH) * DAYS_A_WEEK)
}

/** A crisis of the last weeks (s 19DA(4)); costs that could not be helped are for the office to look at. */
function hadCrisis(view: View): boolean {
  const { you, on, rates, arrival } = view
  const since = () => addDays(on, -rates.value(CRISIS) * DAYS_A_WEEK)
  const isRefugee = you.residence.status === 'refugee' || you.residence.status === 'visa-humanitarian-temporary'
  const told = arrival?.isOpen ? (you.happened ?? []) : eventsTold(view)
  return told.some(({ event, on: day }) => {
    const counts = CRISES.includes(event) || (event === 'arrived' && isRefugee)
    return counts && day !== undefined && day >= since()
  })
}

const CRISES: readonly string[] = ['violence', 'home-lost', 'released']

/** Money in reach below a fortnight of the payment, of a couple below two (Social Security Act 1991 s 19C). */
function isInHardship(view: View, payment: PaymentId): boolean {
  const { liquid } = view.household.assets
  const maximum = view.outcomes.get(payment)?.result?.working.find(({ label }) => label === 'maximum-basic-rate')
  if (liquid === undefined || !maximum) return false
  return liquid < maximum.amount * (isPartnered(view) ? 2 : 1)
}
