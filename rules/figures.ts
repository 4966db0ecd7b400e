/** Looking figures up by date. Pure: works on figures already read. */
import type { Figure, FigureValue } from './data/schema.ts'
import { nextIndexation, type IsoDate } from './dates.ts'

/** Thrown where a figure has no value for the day asked for. Never a silent fallback. */
export class FigureNotHeldError extends Error {
  readonly figure: string
  readonly on: IsoDate

  constructor(figure: string, on: IsoDate, earliest: IsoDate) {
    super(`No value of ${figure} is held for ${on}; the earliest is from ${earliest}.`)
    this.name = 'FigureNotHeldError'
    this.figure = figure
    this.on = on
  }
}

/**
 * The value in force on a day: the newest that took effect on or before it.
 * @throws FigureNotHeldError where the day lies before the history, or after the figure ended
 */
export function valueOn(figure: Figure, on: IsoDate): FigureValue {
  const held = figure.values.filter(value => value.from <= on).at(-1)
  if (!held || (figure.ends && on > figure.ends)) {
    throw new FigureNotHeldError(figure.id, on, figure.values[0]?.from ?? 'nowhere')
  }
  return held
}

/**
 * The day from which a value may no longer be right: its next indexation, the
 * next dated value, or the day after the figure ends; undefined where none is known.
 */
export function reviewBy(figure: Figure, value: FigureValue): IsoDate | undefined {
  const days = [
    nextIndexation(figure.calendar, value.from),
    figure.values.find(later => later.from > value.from)?.from,
    figure.ends
  ].filter(day => day !== undefined)
  return days.sort()[0]
}
