/** Looks numbers up by a figure's id and a day: in Node from `loadData()`, in browsers from a small JSON. */
import type { FigureValue, Figure, Status } from './data/schema.ts'
import { nextIndexation, yearAfter, type Calendar, type IsoDate } from './dates.ts'
import { FigureNotHeldError, newestValue, NOWHERE, reviewBy, valueOn } from './figures.ts'
import { basisPoints, exact, type Exact } from './money.ts'

/** The part of a figure that the rules use. */
export interface RuleFigure extends Pick<Figure, 'id' | 'unit' | 'calendar' | 'ends'> {
  values: readonly Pick<FigureValue, 'from' | 'value' | 'source' | 'status'>[]
}

/** A figure on a day. */
export interface FigureInForce {
  id: string
  /** Cents, basis points or a plain number: see `unit`. */
  value: number
  unit: Figure['unit']
  from: IsoDate
  /** Id of the source in `data/sources.yaml`. */
  source: string
  status: Status
  /** The first day on which the value may be out of date. */
  reviewBy?: IsoDate | undefined
}

export interface Figures {
  /** @throws FigureNotHeldError where none is held @throws FigureNotConfirmedError where it is not well checked */
  lookup(id: string, on: IsoDate): FigureInForce
  /** The first indexation that these figures do not have yet; undefined where none of them is indexed. */
  nextReview?: IsoDate | undefined
}

/**
 * What is worked out, or undefined where a figure that it needs is not held for the day.
 * @throws FigureNotConfirmedError, FigureTooOldError, and whatever else the work throws
 */
export function ifHeld<Answer>(work: () => Answer): Answer | undefined {
  try {
    return work()
  } catch (error) {
    // A figure that is not confirmed, or past its time, leaves no answer at all.
    if (error instanceof FigureNotHeldError && error.constructor === FigureNotHeldError) return undefined
    throw error
  }
}

/** Thrown where the value held for the day is not confirmed well enough to calculate with. */
export class FigureNotConfirmedError extends FigureNotHeldError {
  readonly status: Status

  constructor(figure: string, on: IsoDate, { from, status }: { from: IsoDate; status: Status }) {
    super(figure, on, from)
    this.name = 'FigureNotConfirmedError'
    this.message = `The value of ${figure} held for ${on} is ${status}, and is not used to calculate.`
    this.status = status
  }
}

/** Thrown for a day more than a year after a value was due for review: by then it cannot be trusted. */
export class FigureTooOldError extends FigureNotHeldError {
  /** The day on which a new value was due. */
  readonly due: IsoDate

  constructor(figure: string, on: IsoDate, from: IsoDate, due: IsoDate) {
    super(figure, on, from)
    this.name = 'FigureTooOldError'
    this.message = `No value of ${figure} is held for ${on}; a new one was due on ${due} and is not in yet; the newest is from ${from}.`
    this.due = due
  }
}

/** What calculators may use. */
export const CONFIRMED: readonly Status[] = ['verified', 'corroborated']

/**
 * Figures to calculate with.
 * @param accepted how well a value must have been checked
 * @throws by `lookup`: FigureNotHeldError, FigureNotConfirmedError, FigureTooOldError (a year past its review)
 */
export function figuresFrom(figures: Iterable<RuleFigure>, accepted: readonly Status[] = CONFIRMED): Figures {
  const byId = new Map([...figures].map(figure => [figure.id, figure]))
  const reviews = nextReviews(byId.values())
  return {
    nextReview: reviews.at(0),
    lookup(id, on) {
      const figure = byId.get(id)
      if (!figure) throw new FigureNotHeldError(id, on, NOWHERE)
      const held = valueOn(figure, on)
      if (!accepted.includes(held.status)) throw new FigureNotConfirmedError(id, on, held)
      const { unit } = figure
      const review = reviewBy(figure, held)
      // A figure that is not indexed is reviewed no later than the last one that is.
      const latest = review ?? reviews.at(-1)
      if (latest !== undefined && on > yearAfter(latest)) throw new FigureTooOldError(id, on, held.from, latest)
      const { value, from, source, status } = held
      return { id, unit, value, from, source, status, reviewBy: review }
    }
  }
}

/** A day, or, where that is more than a year after an indexation that the figures lack, the last day on which they may be used. */
export function usableOn({ nextReview }: Pick<Figures, 'nextReview'>, day: IsoDate): IsoDate {
  const last = nextReview === undefined ? day : yearAfter(nextReview)
  return last < day ? last : day
}

/**
 * Each calendar's next indexation that is not held yet, soonest first: one neglected figure must not age the others.
 */
function nextReviews(figures: Iterable<RuleFigure>): IsoDate[] {
  const latest = new Map<Calendar, IsoDate>()
  for (const figure of figures) {
    const { calendar } = figure
    const review = nextIndexation(calendar, newestValue(figure)?.from ?? '')
    if (review !== undefined && review > (latest.get(calendar) ?? '')) latest.set(calendar, review)
  }
  return [...latest.values()].sort()
}

/** All figures on one day, each looked up once. */
export class Rates {
  readonly on: IsoDate
  /** Whether the day of an indexation that the figures lack has come. */
  readonly isPastReview: boolean
  readonly #figures: Figures
  readonly #held = new Map<string, FigureInForce>()
  /** Figures found not to be held, because creating an error is slow. */
  readonly #missing = new Set<string>()
  readonly #onOtherDays = new Map<IsoDate, Rates>()

  constructor(figures: Figures, on: IsoDate) {
    this.#figures = figures
    this.on = on
    this.isPastReview = figures.nextReview !== undefined && figures.nextReview <= on
  }

  /** The same figures on another day, such as for a right that depends on the day of a birth. */
  at(on: IsoDate): Rates {
    if (on === this.on) return this
    const made = this.#onOtherDays.get(on) ?? new Rates(this.#figures, on)
    this.#onOtherDays.set(on, made)
    return made
  }

  /** @throws FigureNotHeldError where no usable value is held for the day */
  get(id: string): FigureInForce {
    const held = this.#held.get(id)
    if (held) return held
    const found = this.#figures.lookup(id, this.on)
    this.#held.set(id, found)
    return found
  }

  /** Whether a usable value is held; for figures that a result mentions but does not calculate with. */
  has(id: string): boolean {
    if (this.#missing.has(id)) return false
    try {
      this.get(id)
      return true
    } catch (error) {
      if (!(error instanceof FigureNotHeldError)) throw error
      this.#missing.add(id)
      return false
    }
  }

  /** A whole number: cents of money, or a count of weeks, hours, years. */
  value(id: string): number {
    return this.get(id).value
  }

  /** An exact number of cents. */
  money(id: string): Exact {
    return exact(this.value(id))
  }

  /** A taper or percentage as a fraction: 60 cents in the dollar is 3/5. */
  share(id: string): Exact {
    return basisPoints(this.value(id))
  }
}
