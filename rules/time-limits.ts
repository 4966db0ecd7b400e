/** Every day by which somebody must act after what happened, from the rules in data/time-limits.yaml. */
import { countFrom, daysUntil, isTimeUnit, lastBusinessDay, lastOfDays, nextBusinessDay } from './counting.ts'
import type { HolidayTest } from './counting.ts'
import type { DateEntry } from './data/text-schemas.ts'
import type { EventEntry, TimeLimit } from './data/date-schemas.ts'
import { addDays, type IsoDate } from './dates.ts'
import { CONFIRMED, type Rates } from './lookup.ts'
import { holidayTest, type HolidayRule } from './public-holidays.ts'
import type { Trigger } from './situations/date-choices.ts'
import type { TimeLimitsSituation } from './situations/time-limits.ts'
import { DAYS_A_FORTNIGHT } from './time.ts'

/** The part of a limit that the rules read: not its messages, which a page carries in one language. */
export type LimitRule = Pick<
  TimeLimit,
  | 'id'
  | 'area'
  | 'kind'
  | 'triggers'
  | 'all'
  | 'length'
  | 'annual'
  | 'fortnights'
  | 'date'
  | 'since'
  | 'early'
  | 'early_included'
  | 'rolls'
  | 'states'
  | 'section'
  | 'status'
>

/** The data, other than figures, that the rules about days read: lists as in `loadData()` or the published JSON. */
export interface DateBook {
  holidays: readonly HolidayRule[]
  events: readonly Pick<EventEntry, 'id' | 'danger'>[]
  limits: readonly LimitRule[]
  dates: readonly Pick<DateEntry, 'id' | 'date'>[]
}

/** A time limit that runs, or has run out, counted from one thing that happened. */
export interface TimeLimitOn {
  id: TimeLimit['id']
  area: TimeLimit['area']
  /** You must act by the last day, something opens then, or the other side has to act. */
  kind: 'due' | 'opens' | 'theirs'
  event: Trigger
  happenedOn: IsoDate
  /** The first day on which it can be done, where there is one. */
  from?: IsoDate
  /** The last day as the law counts it, before it moves off a weekend or a holiday. */
  last: IsoDate
  /** The day to aim for: the last working day up to the last day. Never before what happened. */
  aim: IsoDate
  /** The last day, moved to the next working day: shown as “last possible”, never as the target. */
  lastPossible?: IsoDate
  /** Whole days from today to the last day; negative once it is over. */
  daysLeft: number
  isOver: boolean
  /** The day has, or may have, to do with violence: never saved, sent or put in a calendar unless the person asks. */
  isDangerous: boolean
  figures: string[]
  section: string
}

/**
 * Every limit for what happened: running limits soonest first, then those that are over, newest first. Only limits that
 * were checked well enough to count with, and none to start early what happened before today. The rules are in data/time-limits.yaml, each with its section.
 * @throws FigureNotHeldError where a length lacks the day
 * @throws RangeError where the book lacks a day that a limit names
 */
export function timeLimitsOf(situation: TimeLimitsSituation, rates: Rates, book: DateBook): TimeLimitOn[] {
  const all = book.limits
    .filter(({ status }) => CONFIRMED.includes(status))
    .filter(({ states }) => !states || (situation.state !== undefined && states.includes(situation.state)))
    .flatMap(limit =>
      startsOf(limit, situation, book).map(start => limitFrom(limit, start, { situation, rates, book }))
    )
    .filter(({ kind, from, happenedOn }) => kind !== 'opens' || from === undefined || happenedOn >= rates.on)
  return all.sort(bySoonest)
}

type Happened = TimeLimitsSituation['events'][number]

interface Context {
  situation: TimeLimitsSituation
  rates: Rates
  book: DateBook
}

/** What a limit counts from: each time one of its triggers happened, or the last of all of them. */
function startsOf({ triggers, all, since }: LimitRule, { events }: TimeLimitsSituation, book: DateBook): Happened[] {
  const holdsFrom = since === undefined ? '' : dayOf(since, book)
  const found = events.filter(({ event, on }) => triggers.includes(event) && on >= holdsFrom)
  if (!all) return found
  if (!triggers.every(trigger => found.some(({ event }) => event === trigger))) return []
  return found.sort((a, b) => a.on.localeCompare(b.on)).slice(-1)
}

function limitFrom(limit: LimitRule, { event, on }: Happened, { situation, rates, book }: Context): TimeLimitOn {
  const inState = holidayTest(book.holidays, situation.state ?? 'national')
  const early = earlyOf(limit, event)
  const from = early === undefined ? undefined : firstDay(limit, early, on, rates)
  const opens = limit.kind === 'opens' ? from : undefined
  const last = opens ?? later(lastDay(limit, on, rates, book, inState), on)
  const rolled = limit.rolls && nextBusinessDay(last, limit.rolls === 'online' ? national(book) : inState)
  const daysLeft = daysUntil(rates.on, last)
  return {
    id: limit.id,
    area: limit.area,
    kind: limit.kind ?? 'due',
    event,
    happenedOn: on,
    ...(from === undefined ? {} : { from }),
    last,
    aim: opens ?? later(lastBusinessDay(last, inState), on),
    ...(rolled === undefined || rolled === last ? {} : { lastPossible: rolled }),
    daysLeft,
    isOver: (rolled ?? last) < rates.on,
    isDangerous: book.events.some(each => each.id === event && each.danger),
    figures: [...lengthsOf(limit), ...(early === undefined ? [] : [early])],
    section: limit.section
  }
}

function national({ holidays }: DateBook): HolidayTest {
  return holidayTest(holidays, 'national')
}

/**
 * How long before an event its limit opens, as the id of a figure. Never before a stillbirth, which shares its limits with
 * a birth: nobody can claim ahead for it, and its parents must not read that they could have.
 */
export function earlyOf({ early }: Pick<LimitRule, 'early'>, event: Happened['event']): string | undefined {
  return event === 'stillbirth' ? undefined : early
}

function lengthsOf({ length }: LimitRule): string[] {
  return length === undefined ? [] : [length].flat()
}

/** A day of data/dates.yaml. @throws RangeError if the book lacks it */
function dayOf(id: string, { dates }: DateBook): IsoDate {
  const entry = dates.find(each => each.id === id)
  if (!entry) throw new RangeError(`the book has no day ${id}`)
  return entry.date
}

/** The last day as the law counts it; the day itself where the limit has no length. */
function lastDay(limit: LimitRule, on: IsoDate, rates: Rates, book: DateBook, isHoliday: HolidayTest): IsoDate {
  if (limit.date !== undefined) return dayOf(limit.date, book)
  if (limit.annual !== undefined) return nextFortnight(limit.fortnights, nextAnnual(limit.annual, on))
  return lengthsOf(limit).reduce((day, id) => afterLength(day, id, rates, isHoliday), on)
}

function afterLength(day: IsoDate, id: string, rates: Rates, isHoliday: HolidayTest): IsoDate {
  const { value, unit } = rates.get(id)
  return isTimeUnit(unit) ? countFrom(day, value, unit, isHoliday) : day
}

/** 30 June after a year that ended on 30 June is that of the next year. */
function nextAnnual(monthAndDay: string, on: IsoDate): IsoDate {
  const year = Number(on.slice(0, 4))
  const here = `${year}-${monthAndDay}`
  return here > on ? here : `${year + 1}-${monthAndDay}`
}

/** The first day of the next fortnight after a day, counted from the first day of one; the day where none is given. */
function nextFortnight(first: IsoDate | undefined, day: IsoDate): IsoDate {
  if (first === undefined) return day
  return addDays(first, DAYS_A_FORTNIGHT * (Math.floor(daysUntil(first, day) / DAYS_A_FORTNIGHT) + 1))
}

function firstDay({ early_included }: LimitRule, id: string, on: IsoDate, rates: Rates): IsoDate {
  const { value, unit } = rates.get(id)
  // Of 14 days that end with the day itself, the first is 13 days before it.
  if (early_included) return lastOfDays(on, 2 - value)
  return isTimeUnit(unit) ? countFrom(on, -value, unit, () => false) : on
}

function later(a: IsoDate, b: IsoDate): IsoDate {
  return a > b ? a : b
}

function bySoonest(a: TimeLimitOn, b: TimeLimitOn): number {
  if (a.isOver !== b.isOver) return a.isOver ? 1 : -1
  return a.isOver ? b.last.localeCompare(a.last) : a.last.localeCompare(b.last)
}
