/** Looks figures up by date. Pure: works on figures already read. */
import { dayAfter, nextIndexation, type Calendar, type IsoDate } from './dates.ts'

/** The part of a figure that looking it up needs: browsers carry less than `data/` holds. */
export interface History<Value extends { from: IsoDate }> {
  id: string
  /** The last day on which the newest value holds. */
  ends?: IsoDate | undefined
  /** Oldest first. */
  values: readonly Value[]
}

/** In place of the earliest day of a figure without any value. */
export const NOWHERE = 'nowhere'

/** Thrown where a figure has no value for the day asked for. Never a silent fallback. */
export class FigureNotHeldError extends Error {
  readonly figure: string
  readonly on: IsoDate
  /** Whether the figure ended before the day: a program that is over. */
  readonly ended: boolean
  /** Whether the day lies before the first value held. */
  readonly isTooEarly: boolean

  constructor(figure: string, on: IsoDate, earliest: IsoDate, ends?: IsoDate) {
    const held = ends === undefined ? `the earliest is from ${earliest}` : `the newest ended on ${ends}`
    super(`No value of ${figure} is held for ${on}; ${held}.`)
    this.name = 'FigureNotHeldError'
    this.figure = figure
    this.on = on
    this.ended = ends !== undefined
    this.isTooEarly = earliest !== NOWHERE && on < earliest
  }
}

/** The value in force on a day; undefined before the first and after the figure ended. A value of tomorrow is none. */
export function findValueOn<Value extends { from: IsoDate }>(
  { values, ends }: Pick<History<Value>, 'values' | 'ends'>,
  on: IsoDate
): Value | undefined {
  if (ends !== undefined && on > ends) return undefined
  return values.filter(value => value.from <= on).at(-1)
}

/** The newest value held, which may begin on a day to come: to look for what is missing, never to show. */
export function newestValue<Value extends { from: IsoDate }>({
  values
}: Pick<History<Value>, 'values'>): Value | undefined {
  return values.at(-1)
}

/**
 * The value in force on a day: the newest that took effect on or before it.
 * @throws FigureNotHeldError where the day lies before the history, or after the figure ended
 */
export function valueOn<Value extends { from: IsoDate }>(figure: History<Value>, on: IsoDate): Value {
  const held = findValueOn(figure, on)
  if (!held) {
    const ended = figure.ends !== undefined && on > figure.ends
    throw new FigureNotHeldError(figure.id, on, figure.values[0]?.from ?? NOWHERE, ended ? figure.ends : undefined)
  }
  return held
}

/** The first day on which a value may be out of date: an indexation, the next value, or the end of the figure. */
export function reviewBy(
  figure: History<{ from: IsoDate }> & { calendar: Calendar },
  value: { from: IsoDate }
): IsoDate | undefined {
  const days = [
    nextIndexation(figure.calendar, value.from),
    figure.values.find(later => later.from > value.from)?.from,
    figure.ends && dayAfter(figure.ends)
  ].filter(day => day !== undefined)
  return days.sort()[0]
}
