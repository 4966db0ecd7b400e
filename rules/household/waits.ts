/** The waits before a payment starts, which of them run together, and the first paid day (Guide 3.1.2). */
import { daysUntil } from '../counting.ts'
import { addDays, dayAfter, type IsoDate } from '../dates.ts'
import type { PaymentId } from './ids.ts'
import { oncePerView } from './once.ts'
import { residenceConditions } from './residence.ts'
import { registered, type View } from './view.ts'
import { incomeMaintenanceWait } from './waits/income-maintenance.ts'
import { liquidAssetsWait } from './waits/liquid-assets.ts'
import { ordinaryWait } from './waits/ordinary.ts'
import { claimDay } from './waits/start.ts'
import type { Wait, Waiting } from './waits/wait.ts'

/**
 * The waits for a payment claimed today; none for one that is already paid.
 * @throws FigureNotHeldError
 */
export function waitsOf(view: View, payment: PaymentId): Waiting {
  if (holdsAlready(view, payment)) return { waits: [] }
  const claimed = claimDay(view, payment)
  const { waits: kinds = [] } = registered(view, payment)
  const savings = kinds.includes('liquid-assets') ? [liquidAssetsWait(view)] : []
  // With a wait for savings, money paid out counts from the same day (s 1068-G7AKC).
  const [start] = savings.flatMap(({ days, from }) => (days && from ? [from] : []))
  const together = [
    ...newlyArrivedWait(view, payment),
    ...(kinds.includes('income-maintenance') ? [incomeMaintenanceWait(view, payment, start)] : []),
    ...savings
  ]
  const waits = kinds.includes('ordinary')
    ? [...together, ordinaryWait(view, payment, afterAll(together, claimed))]
    : together
  const firstPaid = firstDayAfter(waits, claimed)
  if (firstPaid !== undefined) return { waits, firstPaid }
  const notBefore = firstDayAfter(waits.filter(isKnown), claimed)
  return { waits, ...(notBefore && { notBefore }) }
}

/** The waits for the payment that they would take; none if there is none. @throws FigureNotHeldError */
export const waitsOfChosen = oncePerView(view => (view.chosen ? waitsOf(view, view.chosen) : NO_WAITS))

const NO_WAITS: Waiting = { waits: [] }

/** The first day after the waits that run together and then those that follow; undefined if one is not known. */
export function firstDayAfter(waits: readonly Wait[], claimed: IsoDate): IsoDate | undefined {
  const start = afterAll(
    waits.filter(({ runs }) => runs === 'together'),
    claimed
  )
  const following = waits.filter(({ runs }) => runs === 'after-the-others').map(({ days }) => days)
  return following.reduce(
    (day, days) => (day === undefined || days === undefined ? undefined : addDays(day, days)),
    start
  )
}

/** The first day after the waits that run together; undefined if one of them is not known. */
function afterAll(waits: readonly Wait[], claimed: IsoDate): IsoDate | undefined {
  let start = claimed
  for (const { days, until, isPartPaid } of waits) {
    if (isPartPaid || days === 0) continue
    if (until === undefined) return undefined
    if (until >= start) start = dayAfter(until)
  }
  return start
}

/** Whether its days are known; of what follows the others, when it begins is not needed. */
function isKnown({ days, until, runs, isPartPaid }: Wait): boolean {
  return days === 0 || isPartPaid === true || until !== undefined || (days !== undefined && runs === 'after-the-others')
}

/** The newly arrived resident's wait rules a payment out. It is listed here too because the others run within it. */
function newlyArrivedWait(view: View, payment: PaymentId): Wait[] {
  const runs = residenceConditions(view, payment).find(({ id, from }) => id === 'newly-arrived-wait' && from)
  if (!runs?.from) return []
  const until = addDays(runs.from, -1)
  const days = daysUntil(view.on, runs.from)
  const { section, figures } = runs
  return [
    {
      id: 'newly-arrived',
      days,
      from: view.on,
      until,
      runs: 'together',
      mayBeExempt: [],
      missing: [],
      figures,
      section
    }
  ]
}

function holdsAlready(view: View, payment: PaymentId): boolean {
  return view.you.has?.some(held => held.payment === payment) ?? false
}
