/** Claims whose time runs from the end of a job, a death, or a birthday. */
import { addDays, addMonths, type IsoDate } from '../../dates.ts'
import type { ConditionId } from '../condition-ids.ts'
import { AFTER_DEATH, isOnIncomeSupport } from '../waits/ordinary.ts'
import { waitsOf } from '../waits.ts'
import { lastDayOfWork } from '../waits/start.ts'
import { paymentsThat } from '../../payments/register.ts'
import { INCOME_SUPPORT } from '../ids.ts'
import { holds, type View } from '../view.ts'
import { daysAfter, dayFrom, eventsOf, type Day } from './day.ts'

const JOBSEEKER = 'Services Australia, When to claim JobSeeker Payment'
const START = 'jobseeker.claim.early-start-weeks'
const SUBMIT = 'jobseeker.claim.early-submit-days'

/** @throws FigureNotHeldError */
export function claimDays(view: View): Day[] {
  return [
    ...jobSeeker(view),
    ...afterDeath(view),
    ...entitlements(view),
    ...agePension(view),
    ...nextPayment(view),
    ...toTell(view)
  ]
}

/** A claim lodged by the last day of work is paid from the day after; a later one from the day it is lodged. */
function jobSeeker(view: View): Day[] {
  const on = lastDayOfWork(view)
  if (on === undefined || view.you.has?.some(({ payment }) => payment === 'jobseeker')) return []
  const submitDays = view.rates.value(SUBMIT)
  const parts = { payment: 'jobseeker', event: 'last-day-of-work', on, by: same, section: JOBSEEKER } as const
  // The last day of work is the last day of the early claim period: 1 to 14 August for 14 August.
  const firstToLodge = (day: IsoDate): IsoDate => addDays(day, 1 - submitDays)
  const lodge = dayFrom({ ...parts, id: 'jobseeker-lodge', from: firstToLodge, figures: [SUBMIT] }, view.on)
  if (on < view.on) return isWorthSaying(on, view) ? [lodge] : []
  const start = daysAfter(view.rates, START, -1)
  return [dayFrom({ ...parts, id: 'jobseeker-start', from: start, figures: [START] }, view.on), lodge]
}

/** A late claim costs days only while no other wait runs, and after the weeks of an early claim nobody asks any more. */
function isWorthSaying(lastDay: IsoDate, view: View): boolean {
  const { waits } = waitsOf(view, 'jobseeker')
  const isWaiting = waits.some(({ id, until }) => id !== 'ordinary' && until !== undefined && until >= view.on)
  return !isWaiting && view.on <= daysAfter(view.rates, START)(lastDay)
}

function same(day: IsoDate): IsoDate {
  return day
}

/** The liquid assets waiting period does not apply to a claim soon after the death. */
const LIQUID_ASSETS = paymentsThat(({ waits }) => waits?.includes('liquid-assets') ?? false)

function afterDeath(view: View): Day[] {
  // Who is paid already moves over without a wait.
  if (isOnIncomeSupport(view)) return []
  return eventsOf(view, 'partner-died').flatMap(({ event, on }) =>
    LIQUID_ASSETS.map(payment =>
      dayFrom(
        {
          id: 'claim-after-partners-death',
          payment,
          event,
          on,
          by: daysAfter(view.rates, AFTER_DEATH),
          figures: [AFTER_DEATH],
          section: 'Social Security Guide 3.1.2.70'
        },
        view.on
      )
    )
  )
}

const FEG = 'feg.claim-months'

/** Counted from the end of the job; a later insolvency leaves more time. */
function entitlements(view: View): Day[] {
  const on = lastDayOfWork(view)
  const { employerInsolvent } = view.you.work
  if (on === undefined || employerInsolvent === false) return []
  const parts = { id: 'feg-claim', payment: 'feg', event: 'last-day-of-work', on } as const
  const section = 'Fair Entitlements Guarantee Act 2012 s 14'
  const day = dayFrom({ ...parts, by: daysAfter(view.rates, FEG), figures: [FEG], section }, view.on)
  // Of an employer of whom nobody said that, a day that is over is nothing to act on.
  return day.isLate && employerInsolvent !== true ? [] : [day]
}

const EARLY = 'age-pension.claim-early-weeks'

/**
 * Paid from the birthday at the earliest, and never for the time before the claim. If the birthday is not known but a
 * claim is already possible, the day is the first on which the pension can start.
 */
function agePension(view: View): Day[] {
  // Another pension goes on at that age, at the same rate.
  if (holds(view, 'age-pension', 'disability-support-pension', 'carer-payment') === true) return []
  const early = daysAfter(view.rates, EARLY, -1)
  // Who is of that age already can claim today: no day is missing.
  const isOfAge = (view.you.age ?? 0) >= view.rates.value('age-pension.age')
  const events = eventsOf(view, 'reached-pension-age').map(({ on }) => on)
  const days = events.filter(on => on !== undefined || !isOfAge)
  const opens = view.outcomes.get('age-pension')?.from
  const isNear = opens !== undefined && early(opens) <= view.on && days.every(on => on === undefined)
  return (isNear ? [opens] : days).map(on =>
    dayFrom(
      {
        id: 'age-pension-claim',
        payment: 'age-pension',
        event: 'reached-pension-age',
        on,
        by: same,
        from: early,
        isUrgentOnceOpen: true,
        figures: [EARLY],
        section: 'Services Australia, How to prepare to claim Age Pension'
      },
      view.on
    )
  )
}

const BIRTHDAY = 'Social Security (Administration) Act 1999 ss 11, 41'

/**
 * Income support that opens soon on a birthday, or in place of what ends by itself, and would be likely on that day for
 * what is known: it is paid from the claim.
 * Age Pension has a day of its own.
 */
function nextPayment(view: View): Day[] {
  const { outcomes, on, chosen } = view
  const ends = chosen && outcomes.get(chosen)?.ends
  const isHeld = chosen !== undefined && holds(view, chosen) === true
  // What is held and does not end goes on; Youth Allowance of a job seeker moves over by itself (Operational Blueprint 001-19051505).
  if (isHeld && (ends === undefined || chosen === 'youth-allowance-jobseeker')) return []
  return INCOME_SUPPORT.filter(id => id !== 'age-pension').flatMap(payment => {
    const { from, decided, isAllElseMet, then } = outcomes.get(payment) ?? {}
    // Before what is paid now ends, the next payment is claimed even if Services Australia still decides about it.
    const isNext = from === ends && then !== undefined
    if (from === undefined || !(isAllElseMet || isNext) || from > addMonths(on, MONTHS_AHEAD)) return []
    if (from !== ends && !decided?.every(each => OPENED_BY_AGE.includes(each.id))) return []
    const day = { id: 'next-payment-claim', payment, event: 'payment-opens', on: from, by: same } as const
    return [dayFrom({ ...day, figures: [], section: BIRTHDAY }, on)]
  })
}

const CHANGE = 'obligations.change-notice-days'
const DEATH = 'bereavement.tell-days'
/** What somebody who is paid already has to tell, and within which time. */
const CHANGES = [
  { event: 'started-work', id: 'tell-change', within: CHANGE },
  { event: 'hours-cut', id: 'tell-change', within: CHANGE },
  { event: 'separated', id: 'tell-event', within: CHANGE },
  { event: 'partner-died', id: 'tell-event', within: DEATH }
] as const

/** Somebody who is paid already tells Centrelink of other work, and that they have no partner any more. */
function toTell(view: View): Day[] {
  const { chosen: payment, you, rates, on: today } = view
  if (payment === undefined || !you.has?.some(held => held.payment === payment)) return []
  return CHANGES.flatMap(({ id, within, event: change }) =>
    eventsOf(view, change).map(({ event, on }) =>
      dayFrom({ id, payment, event, on, by: daysAfter(rates, within), figures: [within], section: TELL }, today)
    )
  )
}

const TELL = 'Services Australia, Change of circumstances'
const MONTHS_AHEAD = 12
const OPENED_BY_AGE: readonly ConditionId[] = ['age-from', 'age-between', 'no-better-payment', 'income-and-assets']
