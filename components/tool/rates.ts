/** Unpacks the figures of a page for the rules, and decides which day's rates are used. */
import { isDay, type IsoDate } from '../../rules/dates.ts'
import { findValueOn } from '../../rules/figures.ts'
import { figuresFrom, Rates, type RuleFigure } from '../../rules/lookup.ts'
import type { PackedFigure, PackedValue, ToolData } from './types.ts'

export interface RateDay {
  on: IsoDate
  /** Why it is today although another day was asked for. */
  refused?: 'not-held' | 'unreadable'
  /** Whether rates have changed between that day and today. */
  isOlder: boolean
}

type Held = Pick<ToolData, 'days' | 'figures'>

/**
 * The day whose rates are used: today, unless the menu offers the day asked for or a rate has changed since it.
 * @param now the reader’s own day
 */
export function rateDay(asked: string | undefined, now: IsoDate, held: Held): RateDay {
  if (!asked || asked === now) return { on: now, isOlder: false }
  if (!isDay(asked)) return { on: now, refused: 'unreadable', isOlder: false }
  const isOffered = held.days.includes(asked)
  if (!isOffered && (asked > now || asked < (held.days.at(-1) ?? now))) {
    return { on: now, refused: 'not-held', isOlder: false }
  }
  const isOlder = asked < now && haveChanged(held, asked, now)
  return isOlder || isOffered ? { on: asked, isOlder } : { on: now, isOlder }
}

/** Whether a rate of the page changed or ended after one day, up to another. */
function haveChanged({ figures }: Held, after: IsoDate, upTo: IsoDate): boolean {
  const isBetween = (day: IsoDate | undefined) => day !== undefined && day > after && day <= upTo
  return figures.some(({ ends, values }) => isBetween(ends) || values.slice(1).some(([from]) => isBetween(from)))
}

/** The value of a page's figure in force on a day; undefined where none is held. */
export function heldOn({ values, ends }: PackedFigure, on: IsoDate): PackedValue | undefined {
  const dated = values.map(value => ({ from: value[0], value }))
  return findValueOn({ values: dated, ...(ends === undefined ? {} : { ends }) }, on)?.value
}

/** Figures of a page by day, each day made once. */
export function ratesByDay({ figures }: Pick<ToolData, 'figures'>): (on: IsoDate) => Rates {
  const all = figuresFrom(figures.map(unpack))
  const made = new Map<IsoDate, Rates>()
  return on => {
    const rates = made.get(on) ?? new Rates(all, on)
    made.set(on, rates)
    return rates
  }
}

function unpack({ id, unit = 'money', calendar = 'none', ends, values }: PackedFigure): RuleFigure {
  return {
    id,
    unit,
    calendar,
    ends,
    values: values.map(([from, value, source, status = 'verified']) => ({
      from,
      value,
      source: String(source),
      status
    }))
  }
}
