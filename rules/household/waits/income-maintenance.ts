/** The income maintenance period of a household (Social Security Guide 4.3.4.10). */
import { addDays, addMonths, type IsoDate } from '../../dates.ts'
import { assessIncomeMaintenance, MOST_DAYS } from '../../income-maintenance.ts'
import type { IncomeMaintenanceSituation } from '../../situations/waiting-periods.ts'
import { DAYS_A_FORTNIGHT, WEEKS_A_FORTNIGHT } from '../../time.ts'
import type { Person } from '../../situations/household.ts'
import type { Fact, PaymentId } from '../ids.ts'
import { happened, type View } from '../view.ts'
import { lastDayOfWork } from './start.ts'
import type { Wait } from './wait.ts'

const SECTION = 'Social Security Guide 4.3.4.10; 4.3.4.40'
const BASE = { id: 'income-maintenance', runs: 'together', section: SECTION } as const
/** Nobody is asked about pay that ended longer ago. */
const MONTHS_BACK = 12

/**
 * Days for which money paid out counts as pay, from the day it was paid: the last day of work if nobody said.
 * @param start the first day of a wait for savings, with which it runs
 * @throws FigureNotHeldError
 */
export function incomeMaintenanceWait(view: View, payment: PaymentId, start: IsoDate | undefined): Wait {
  const { paidOut } = view.you.work
  if (paidOut === undefined) {
    const missing = missingOf(view)
    return { ...BASE, days: missing.length > 0 ? undefined : 0, mayBeExempt: [], missing, figures: [] }
  }
  // If nothing was paid out, the interview does not ask what a week's pay was.
  const isNothing = paidOut.payments.every(({ amount }) => amount === 0)
  const days = isNothing ? 0 : daysOf(paidOut, view)
  if (days === 0) return { ...BASE, days, mayBeExempt: [], missing: [], figures: [] }
  const isPartPaid = !view.payout?.isWait && leavesSomething(view, payment, paidOut)
  const from = start ?? paidOut.startsOn ?? lastDayOfWork(view)
  return {
    ...BASE,
    days,
    ...(days !== undefined && from !== undefined ? { from, until: addDays(from, days - 1) } : {}),
    ...(isPartPaid ? { isPartPaid } : {}),
    mayBeExempt: ['severe-hardship-and-costs'],
    missing: days === undefined ? ['work.paidOut'] : from === undefined ? ['work.lastDay'] : [],
    figures: []
  }
}

/** Undefined without a usual pay, or if that is so small that it must be a typing error. @throws FigureNotHeldError */
function daysOf(paidOut: IncomeMaintenanceSituation, { rates }: View): number | undefined {
  const { amount } = assessIncomeMaintenance(paidOut, rates)
  return amount === null || amount > MOST_DAYS ? undefined : amount
}

const HAD_NO_END: readonly Person['work']['status'][] = ['none', 'casual', 'part-time', 'self-employed', 'apprentice']

/** Only somebody whose job ended in the last months, or who has not said, is asked what was paid out. */
function missingOf(view: View): Fact[] {
  const last = lastDayOfWork(view)
  // Nobody pays anything out to the owner of a business that closed.
  if (happened(view, 'business-closed') === true && happened(view, 'lost-job') === false) return []
  if (last !== undefined) return addMonths(last, MONTHS_BACK) >= view.on ? ['work.paidOut'] : []
  const lost = happened(view, 'lost-job')
  if (lost === true) return ['work.paidOut']
  return lost === undefined && !HAD_NO_END.includes(view.you.work.status) ? ['happened'] : []
}

/** Whether the old pay would leave some of the payment, because it is below the cut-out. */
function leavesSomething(view: View, payment: PaymentId, paidOut: IncomeMaintenanceSituation): boolean {
  const cutOut = view.outcomes
    .get(payment)
    ?.result?.findings.find(({ id }) => id === 'cut-out')
    ?.terms.find(({ name }) => name === 'cut-out')?.value
  return cutOut !== undefined && payAFortnight(paidOut) < cutOut
}

/** The old pay, in cents a fortnight. */
export function payAFortnight({ weeklyPay, payments }: IncomeMaintenanceSituation): number {
  if (weeklyPay !== undefined) return weeklyPay * WEEKS_A_FORTNIGHT
  return Math.max(...payments.map(({ amount, days }) => (days === undefined ? 0 : (amount / days) * DAYS_A_FORTNIGHT)))
}
