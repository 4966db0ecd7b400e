/** Parental Leave Pay that somebody is paid today: it is income in the test of every payment, of a partner too. */
import { addDays, type IsoDate } from '../dates.ts'
import type { Rates } from '../lookup.ts'
import type { Person } from '../situations/household.ts'
import { DAYS_A_WEEK, WEEKS_A_FORTNIGHT, WORKING_DAYS_A_WEEK } from '../time.ts'
import type { Outcome } from './outcome.ts'
import { known, anyOf, type Possible } from './parts/possible.ts'
import { dayOf, type PassingIncome, type View } from './view.ts'

const DAY_RATE = 'parental-leave-pay.rate.day'
const STARTS = ['birth', 'stillbirth', 'child-came-into-care'] as const
/** Nobody is paid for a day on which they work; who looks for work is not at work. */
const NOT_AT_WORK: readonly Person['work']['status'][] = ['on-leave', 'none', 'unemployed', 'retired']

/** Whether somebody is not at work: on leave, or without any. */
export function isNotAtWork({ status }: Person['work']): boolean {
  return NOT_AT_WORK.includes(status)
}

/**
 * What somebody is paid today, if they may be: from the birth, on days without work, until the days are used.
 * Source: Services Australia, How Parental Leave Pay is counted as income.
 * @param outcome of Parental Leave Pay
 * @throws FigureNotHeldError where its rate lacks the day
 */
export function leavePayOf(view: View, outcome: Outcome): PassingIncome | undefined {
  const { you, on, rates } = view
  const [start] = STARTS.flatMap(event => dayOf(view, event) ?? [])
  const days = daysIn(outcome)
  if (outcome.state === 'no' || start === undefined || start > on || days === undefined) return undefined
  if (!isNotAtWork(you.work)) return undefined
  const until = endOf(start, days)
  if (until <= on) return undefined
  return { fortnight: paid(outcome, fortnightOf(rates)), until }
}

/**
 * What somebody will be paid from a birth to come, if that is likely.
 * @param outcome of Parental Leave Pay
 * @throws FigureNotHeldError where its rate lacks the day
 */
export function leavePayFromBirth(view: View, outcome: Outcome): PassingIncome | undefined {
  const start = dayOf(view, 'pregnant')
  const days = daysIn(outcome)
  if (outcome.state !== 'likely' || start === undefined || start <= view.on || days === undefined) return undefined
  return { fortnight: known(fortnightOf(view.rates)), until: endOf(start, days) }
}

/** The household of somebody on the first of these days: on leave from work, with the leave pay as income. */
export function onLeaveFromBirth(view: View): View {
  const { leaveFromBirth, you, leavePay } = view
  if (!leaveFromBirth) return view
  const onLeave: Person = {
    ...you,
    work: { ...you.work, status: 'on-leave' },
    income: { ...you.income, employment: 0 }
  }
  return { ...view, you: onLeave, leavePay: { you: leaveFromBirth, partner: leavePay?.partner } }
}

function daysIn(outcome: Outcome): number | undefined {
  return outcome.result?.others.find(({ id }) => id === 'parental-leave-days')?.amount ?? undefined
}

/** The first day without it, if all days are taken in one block. */
function endOf(start: IsoDate, days: number): IsoDate {
  return addDays(start, Math.ceil(days / WORKING_DAYS_A_WEEK) * DAYS_A_WEEK)
}

function fortnightOf(rates: Rates): number {
  return rates.value(DAY_RATE) * WORKING_DAYS_A_WEEK * WEEKS_A_FORTNIGHT
}

function paid({ state, missing, decided }: Outcome, amount: number): Possible<number> {
  if (state === 'likely') return known(amount)
  const facts = missing.length > 0 ? missing : decided.flatMap(condition => condition.facts)
  return anyOf([0, amount], ...new Set(facts))
}
