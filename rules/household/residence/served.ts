/** Whether a new resident's wait is over on a day, and when it will be. */
import { NEWLY_ARRIVED_RULES_FROM, PERMANENT_VISA_YEARS } from '../../conditions.ts'
import { addDays, addMonths, type IsoDate } from '../../dates.ts'
import type { Person } from '../../situations/household.ts'
import type { NewlyArrivedPayment } from '../../situations/waiting-periods.ts'
import { DAYS_A_WEEK, MONTHS_A_YEAR } from '../../time.ts'
import { ground, type Ground } from '../grounds.ts'
import { dayOf, happened, type View } from '../view.ts'

const MONTHS_OF_PREGNANCY = 9
/** Orphan and remaining relatives are under the rules from before 2019 (Services Australia, waiting period). */
const OLDER_RULES: readonly string[] = ['115', '117', '835', '837']

/** A wait: its figure and weeks. */
export interface Length {
  id: string
  weeks: number
}

/** Whether a wait is over; `from` is the first day after it. */
export interface Served extends Ground {
  length: Length
}

/** Whether a wait is over on the day that counts: the day of the claim; for Parental Leave Pay that of the birth. */
export function servedBy(view: View, wait: NewlyArrivedPayment, length: Length): Served {
  const child = happened(view, 'birth', 'pregnant', 'child-came-into-care')
  if (wait !== 'parental-leave-pay' || child === false) return servedOn(view.you, length, view.on)
  const [first, last] = daysOfBirth(view)
  const [early, late] = [servedOn(view.you, length, first), servedOn(view.you, length, last)]
  if (early.truth !== late.truth) return { ...ground(undefined, child ? 'happened.on' : 'happened'), length }
  // A birth does not move: once it came too early, no day changes that.
  return { truth: late.truth, facts: late.facts, length }
}

/** Only days in Australia count; every day since the first counts unless trips abroad were given. */
function servedOn({ residence: { since, tenYears, daysAbroad = 0 } }: Person, length: Length, on: IsoDate): Served {
  if (length.weeks === 0) return { ...ground(true, 'residence.granted'), length }
  if (tenYears === true) return { ...ground(true, 'residence.tenYears'), length }
  if (since === undefined) return { ...ground(undefined, 'residence.since'), length }
  const from = addDays(since, length.weeks * DAYS_A_WEEK + daysAbroad)
  return { ...ground(from <= on, 'residence.since'), length, from }
}

/** The first and the last day on which the child may have come, or will come. */
function daysOfBirth(view: View): [IsoDate, IsoDate] {
  const { on } = view
  const day = dayOf(view, 'birth') ?? dayOf(view, 'child-came-into-care') ?? dayOf(view, 'pregnant')
  if (day !== undefined) return [day, day]
  const isExpected = happened(view, 'pregnant')
  const isHere = happened(view, 'birth', 'child-came-into-care')
  const first = isExpected === true && isHere === false ? on : addMonths(on, -MONTHS_A_YEAR)
  return [first, isExpected === false ? on : addMonths(on, MONTHS_OF_PREGNANCY)]
}

/** Whether the rules of visas from before 2019 hold; undefined where the day of the grant could decide either way. */
export function isUnderOlderRules({ residence: { subclass, granted, since } }: Person): boolean | undefined {
  if (subclass !== undefined && OLDER_RULES.includes(subclass)) return true
  if (granted !== undefined) return granted < NEWLY_ARRIVED_RULES_FROM
  if (since === undefined) return undefined
  if (since < NEWLY_ARRIVED_RULES_FROM) return true
  const latest = addMonths(NEWLY_ARRIVED_RULES_FROM, PERMANENT_VISA_YEARS * MONTHS_A_YEAR)
  return since >= latest ? false : undefined
}
