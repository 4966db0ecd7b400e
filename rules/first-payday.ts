/** When a claim is first paid: its waits, which of them run together, and the days of the first payment. */
import { hasReachedPensionAge, JOBSEEKER_AGE } from './conditions.ts'
import { daysUntil, nextBusinessDay } from './counting.ts'
import { addDays, type IsoDate } from './dates.ts'
import type { Condition } from './household/condition.ts'
import type { Fact, PaymentId, WaitExemptionId, WaitId } from './household/ids.ts'
import { residenceConditions } from './household/residence.ts'
import type { View } from './household/view.ts'
import { firstDayAfter, waitsOf } from './household/waits.ts'
import { claimDay } from './household/waits/start.ts'
import type { Wait } from './household/waits/wait.ts'
import type { Rates } from './lookup.ts'
import { exact } from './money.ts'
import { cutOut, JOBSEEKER_TEST, PARENTING_SINGLE_TEST, type IncomeTest } from './ordinary-income-test.ts'
import { INCOME_SUPPORT_ENTRIES } from './payments/income-support-entries.ts'
import { holidayTest } from './public-holidays.ts'
import { movingTest } from './reporting-days.ts'
import { cents, finding, line, settle, total, type Outline, type Result } from './result.ts'
import type { FirstPaydaySituation } from './situations/first-payday.ts'
import type { Household, Person } from './situations/household.ts'
import type { DateBook } from './time-limits.ts'
import { DAYS_A_FORTNIGHT } from './time.ts'

const DECISION = 'jobseeker.claim.answer-days'
const SECTION = 'Services Australia, When you’ll get your first JobSeeker Payment'

/** The first and last day on which something may happen. */
interface Window {
  from: IsoDate
  to: IsoDate
}

/** Something that would bring the first paid day forward. */
interface Shorter {
  /** A wait that may not apply, and why; or a claim on the last day of work, or today if that day has passed. */
  wait?: WaitId
  because: WaitExemptionId | 'claim-on-last-day'
  days: number
}

export interface FirstPayday {
  payment: PaymentId
  claimOn: IsoDate
  /** Each wait with its days; `runs` says which run together and which follow the others. */
  waits: Wait[]
  /** The first day that is paid; undefined where a wait is not known. */
  startsOn?: IsoDate
  /** About the end of the first fortnight: the account shows the exact day. */
  firstReport?: IsoDate
  /** The first money arrives about between these days: after the first report, and after a decision. */
  firstPayment?: Window
  /** A public holiday is near the first report and may move it and the payment: check the account. */
  mustCheck: boolean
  shorter: Shorter[]
  /**
   * Residence conditions that are not met, not known or for Services Australia to judge: without them there is no first
   * day.
   */
  residence: Condition[]
  /** Facts that are missing for the first day. */
  missing: Fact[]
  figures: string[]
  section: string
}

/**
 * The days of a claim, from the end of work to the first payment.
 * Source: Social Security Guide 3.1.2; Services Australia, When you’ll get your first JobSeeker Payment.
 * @throws FigureNotHeldError where a figure lacks the day of the claim
 */
export function assessFirstPayday(situation: FirstPaydaySituation, today: Rates, book: DateBook): FirstPayday {
  const { payment, claimOn } = situation
  // Many figures are held only from the day they were read, so a past claim uses those of today.
  const rates = claimOn > today.on ? today.at(claimOn) : today
  const view = viewOf(situation, claimOn, rates)
  const { waits, firstPaid } = waitsOf(view, payment)
  const residence = residenceConditions(view, payment).filter(({ truth }) => truth !== 'met')
  const isOpen = residence.some(({ truth, from }) => truth === 'unknown' || (truth === 'failed' && !from))
  const startsOn = isOpen ? undefined : firstPaid
  const money = startsOn === undefined ? undefined : moneyDays(startsOn, claimOn, rates.value(DECISION), book)
  return {
    payment,
    claimOn,
    waits,
    ...money,
    mustCheck: money !== undefined && movingTest(book.holidays)(money.firstReport),
    shorter: startsOn === undefined ? [] : [...exempted(waits, view, startsOn), ...earlier(situation, today, startsOn)],
    residence,
    missing: [...new Set([...waits.flatMap(({ missing }) => missing), ...unknownFacts(residence)])],
    figures: [...new Set([...waits.flatMap(({ figures }) => figures), DECISION])],
    section: SECTION
  }
}

function unknownFacts(conditions: Condition[]): Fact[] {
  return conditions.filter(({ truth }) => truth === 'unknown').flatMap(({ facts }) => facts)
}

/** The first fortnight is reported on its last day and paid on the next business day, once the claim is decided. */
function moneyDays(startsOn: IsoDate, claimOn: IsoDate, answer: number, { holidays }: DateBook) {
  const isHoliday = holidayTest(holidays, 'national')
  const firstReport = addDays(startsOn, DAYS_A_FORTNIGHT - 1)
  const from = nextBusinessDay(addDays(firstReport, 1), isHoliday)
  const decided = nextBusinessDay(addDays(claimOn, answer + 1), isHoliday)
  return { startsOn, firstReport, firstPayment: { from, to: decided > from ? decided : from } }
}

/** The same claim without each wait that may not apply. */
function exempted(waits: Wait[], view: View, firstPaid: IsoDate): Shorter[] {
  return waits.flatMap(wait => {
    const without = firstDayAfter(
      waits.filter(other => other !== wait),
      claimDay(view)
    )
    const days = without === undefined ? 0 : daysUntil(without, firstPaid)
    return days > 0 ? wait.mayBeExempt.map(because => ({ wait: wait.id, because, days })) : []
  })
}

/** A claim on the last day of work or, if that has passed, today, where this one is later. */
function earlier(situation: FirstPaydaySituation, today: Rates, firstPaid: IsoDate): Shorter[] {
  const { lastDay, claimOn, payment } = situation
  if (lastDay === undefined) return []
  const soonest = lastDay > today.on ? lastDay : today.on
  if (claimOn <= soonest) return []
  const best = waitsOf(viewOf(situation, soonest, today.at(soonest)), payment).firstPaid
  const days = best === undefined ? 0 : daysUntil(best, firstPaid)
  return days > 0 ? [{ because: 'claim-on-last-day', days }] : []
}

/** The claim as a household of one. */
function viewOf(situation: FirstPaydaySituation, on: IsoDate, rates: Rates): View {
  const household = householdOf(situation)
  const { partner, children } = household
  const before: View = {
    register: INCOME_SUPPORT_ENTRIES,
    on,
    rates,
    household,
    you: household,
    partner,
    children,
    outcomes: new Map(),
    partnersPayment: undefined,
    partnersOthers: [],
    partnersMissing: [],
    chosen: situation.payment
  }
  const result = paidAlone(situation, rates)
  if (!result) return before
  const { payment: id } = situation
  return { ...before, outcomes: new Map([[id, { id, state: 'likely', decided: [], missing: [], result }]]) }
}

const ALONE: Outline = { id: 'jobseeker-payment', unit: 'cents-a-fortnight', limits: [] }

/**
 * The payment with no other income, and where income ends it: of somebody single, where nothing that is not asked
 * could change it. Elsewhere it is not known, and what was paid out counts as leaving nothing.
 */
function paidAlone({ payment, age, partnered, children }: FirstPaydaySituation, rates: Rates): Result | undefined {
  if (partnered !== false || age === undefined || hasReachedPensionAge(age, rates)) return undefined
  if (payment === 'parenting-payment-single' && children !== false) {
    return withCutOut(PARENTING_ALONE, PARENTING_SINGLE_TEST, rates)
  }
  if (payment !== 'jobseeker' || children !== false || age < rates.value(JOBSEEKER_AGE)) return undefined
  return withCutOut(JOBSEEKER_ALONE, JOBSEEKER_TEST, rates)
}

/**
 * Basic rate and supplements of the first fortnight. The calculators would give them too, but cost the page more bytes.
 */
const JOBSEEKER_ALONE = ['jobseeker.rate.single-no-children', 'energy-supplement.jobseeker.single']
const PARENTING_ALONE = [
  'parenting-payment.rate.single',
  'energy-supplement.parenting-payment.single',
  'parenting-payment.pension-supplement.single',
  'pharmaceutical-allowance.single'
]

function withCutOut(figures: readonly string[], test: IncomeTest, rates: Rates): Result {
  const lines = figures.map((id, place) =>
    line(place === 0 ? 'maximum-basic-rate' : 'energy-supplement', rates.money(id), test.section, [id])
  )
  const ends = exact(cutOut(total(lines), test, rates))
  return settle(rates, ALONE, lines, { findings: [finding('cut-out', test.section, [], [cents('cut-out', ends)])] })
}

/** A partner of whom nothing else is known. */
const PARTNER: Person = { residence: {}, work: {}, study: {}, health: {}, caring: {}, income: {} }

/**
 * Besides what was told, somebody here without other income, rent or study: only rates and limits of income rest on
 * that.
 */
function householdOf(situation: FirstPaydaySituation): Household {
  const { age, lastDay, paidOut, liquid, partnered, children, residence, happened, has } = situation
  return {
    ...(age === undefined ? {} : { age }),
    location: 'in-australia',
    residence,
    happened: [...happened, ...(lastDay === undefined ? [] : [{ event: 'lost-job' as const, on: lastDay }])],
    work: { ...(lastDay ? { lastDay } : {}), status: lastDay ? 'unemployed' : 'none', ...(paidOut ? { paidOut } : {}) },
    study: { load: 'none' },
    health: {},
    caring: {},
    home: { rentPerFortnight: 0 },
    income: { employment: 0, other: 0 },
    has,
    ...(partnered === undefined ? {} : { partner: partnered ? PARTNER : 'none' }),
    ...(children === undefined ? {} : { children: children ? [{ care: 100 }] : [] }),
    assets: liquid === undefined ? {} : { liquid, homeOwner: false, financial: liquid, other: 0 }
  }
}
