/** From when a claim and its waits count. */
import { addDays, dayAfter, type IsoDate } from '../../dates.ts'
import { DAYS_A_WEEK } from '../../time.ts'
import type { Fact, PaymentId } from '../ids.ts'
import { dayOf, type View } from '../view.ts'

const BACKDATED = 'parenting-payment.backdate-weeks'

/**
 * The day from which a claim made today is paid at best: not before the job is over, or before a release, for nobody in
 * prison is paid (Social Security Act 1991 s 1158); Parenting Payment from the birth, or from the day a child came, if the
 * claim is made within some weeks of it.
 */
export function claimDay(view: View, payment?: PaymentId): IsoDate {
  const came = payment?.startsWith('parenting-payment')
    ? (dayOf(view, 'birth') ?? dayOf(view, 'child-came-into-care'))
    : undefined
  if (came !== undefined && came <= view.on && view.on <= addDays(came, view.rates.value(BACKDATED) * DAYS_A_WEEK))
    return came
  const last = lastDayOfWork(view)
  const afterWork = last !== undefined && last >= view.on ? dayAfter(last) : view.on
  const release = dayOf(view, 'released') ?? view.on
  return release > afterWork ? release : afterWork
}

/** Whether somebody is to be released from prison or a locked ward later than today. */
export function isStillInside(view: View): boolean {
  return (dayOf(view, 'released') ?? view.on) > view.on
}

/** The last day of work, also one to come; undefined where there was none, or it is not known. */
export function lastDayOfWork(view: View): IsoDate | undefined {
  return view.you.work.lastDay ?? dayOf(view, 'lost-job')
}

/** What ends work or study, and so begins a wait. */
const STOPS = ['lost-job', 'hours-cut', 'business-closed', 'stopped-study', 'sick-or-hurt'] as const

/**
 * The first day of a wait that counts from the end of work or study even before the claim: the day after it, or the day
 * of an illness (Social Security Act 1991 s 598(1)(a), (3)); the day of the claim for someone who had neither.
 */
export function waitStart(view: View): IsoDate | { missing: Fact[] } {
  const { happened, work } = view.you
  if (work.lastDay !== undefined) return dayAfter(work.lastDay)
  const stops = happened?.filter(({ event }) => (STOPS as readonly string[]).includes(event))
  const starts = (stops ?? []).flatMap(({ event, on }) => (on ? [event === 'sick-or-hurt' ? on : dayAfter(on)] : []))
  const [day] = starts.sort()
  if (day !== undefined) return day
  if (stops && stops.length > 0) return { missing: ['happened.on'] }
  return stops || work.status === 'none' ? view.on : { missing: ['work.lastDay'] }
}
