/** A thing to do by a day. */
import { countFrom, isTimeUnit } from '../../counting.ts'
import type { IsoDate } from '../../dates.ts'
import type { Rates } from '../../lookup.ts'
import type { Happened } from '../../situations/household.ts'
import type { DayId, PaymentId } from '../ids.ts'
import { eventsTold, type View } from '../view.ts'

export interface Day {
  id: DayId
  payment: PaymentId
  /** The last day on which it can be done; undefined where the day of the event is not known. */
  by?: IsoDate
  /** The first day on which it can be done, where there is one. */
  from?: IsoDate
  /** To be done as soon as it can be, however far off the last day is. */
  isUrgentOnceOpen?: true
  /** The last day is over: ask at once, some of it may be lost. */
  isLate: boolean
  /** What it counts from, and when that was or will be. */
  event: Happened['event'] | 'end-of-financial-year' | 'last-day-of-work' | 'payment-opens'
  on?: IsoDate
  figures: string[]
  section: string
}

type Parts = Pick<Day, 'id' | 'payment' | 'isUrgentOnceOpen' | 'event' | 'figures' | 'section'> & {
  on: IsoDate | undefined
  by: (on: IsoDate) => IsoDate
  from?: (on: IsoDate) => IsoDate
}

/** A day that counts from an event. */
export function dayFrom({ on, by, from, ...parts }: Parts, today: IsoDate): Day {
  if (on === undefined) return { ...parts, isLate: false }
  const last = by(on)
  return { ...parts, on, by: last, isLate: last < today, ...(from ? { from: from(on) } : {}) }
}

/** Days, weeks or months of a figure after a day; before it, where `sign` is -1. @throws FigureNotHeldError */
export function daysAfter(rates: Rates, figure: string, sign: 1 | -1 = 1): (on: IsoDate) => IsoDate {
  const { value, unit } = rates.get(figure)
  return on => (isTimeUnit(unit) ? countFrom(on, sign * value, unit, noHolidays) : on)
}

/** None of these times is in business days. */
function noHolidays(): boolean {
  return false
}

/** Every time that one of several things happened, to this adult. */
export function eventsOf(view: View, ...events: Happened['event'][]): Happened[] {
  return eventsTold(view).filter(({ event }) => events.includes(event))
}
