import { assessIncomeMaintenance, countedPay } from './income-maintenance.ts'
import { assessLiquidAssets } from './liquid-assets.ts'
import type { Rates } from './lookup.ts'
import { assessNewlyArrived } from './newly-arrived.ts'
import type { Exact } from './money.ts'
import { count, finding, type Finding, type Reason, type Result } from './result.ts'
import type { Claim, NewlyArrivedPayment } from './situations/waiting-periods.ts'

/** Visas that may not allow the payment at all. */
const BARS: readonly Reason['id'][] = ['temporary-visa', 'special-category-visa']

const ORDINARY = 'Social Security Guide 3.1.2.10'

export interface Waiting {
  findings: Finding[]
  /** Why the payment itself is not worked out: the visa may not allow one. */
  reasons: Reason[]
  others: Result[]
  /** Income of a fortnight, in cents, from an employer's payout until its period ends. */
  countedPay?: Exact | undefined
}

/**
 * The waiting periods of a claim, in weeks, or days of income maintenance (Social Security Guide 3.1.2).
 * @param ordinary whether the payment has the one-week ordinary waiting period
 * @throws FigureNotHeldError where a figure lacks the day
 */
export function waitingPeriods(
  claim: Claim,
  family: { partnered: boolean; dependentChildren: boolean },
  payment: NewlyArrivedPayment,
  ordinary: boolean,
  rates: Rates
): Waiting {
  const { liquidAssets, leavePaidOut, residence } = claim
  const maintenance = leavePaidOut && assessIncomeMaintenance(leavePaidOut, rates)
  const others = [
    ...(liquidAssets === undefined ? [] : [assessLiquidAssets({ ...family, liquidAssets }, rates)]),
    ...(maintenance ? [maintenance] : []),
    ...(residence ? [assessNewlyArrived(residence, payment, rates)] : [])
  ]
  const reasons = others.flatMap(({ notModelled }) => notModelled.filter(({ id }) => BARS.includes(id)))
  return {
    findings: [...others.flatMap(named), ...(ordinary ? ordinaryWait(others, rates) : [])],
    reasons,
    others,
    ...(leavePaidOut && maintenance?.amount ? { countedPay: countedPay(leavePaidOut) } : {})
  }
}

function named(period: Result): Finding[] {
  if (period.amount === null) {
    return period.notModelled.slice(0, 1).map(({ section }) => finding('waiting-period-not-known', section))
  }
  if (period.id !== 'liquid-assets-waiting-period') return period.findings
  if (!period.amount) return []
  const [step] = period.working
  return [finding(period.id, step?.section ?? '', step?.figures ?? [], [count('weeks', period.amount)])]
}

/** One week after every other period (Guide 3.1.2.10), unless income maintenance leaves something to pay. */
function ordinaryWait(others: Result[], rates: Rates): Finding[] {
  const id = 'waiting-period.ordinary'
  const first = others.some(({ amount }) => amount !== null && amount > 0)
  return [
    finding('ordinary-waiting-period', ORDINARY, [id], [count('weeks', rates.value(id))]),
    ...(first ? [finding('ordinary-waiting-period-after-others', ORDINARY)] : [])
  ]
}
