/** What a calculation returns: an amount, the lines that add up to it, and findings. */
import type { IsoDate } from './dates.ts'
import { FigureNotHeldError } from './figures.ts'
import type { FindingId, LimitId, ReasonId, ResultId, StepLabel, TermName } from './labels.ts'
import { CONFIRMED, type FigureInForce, type Rates } from './lookup.ts'
import { exact, instalment, nearestCent, sum, type Cents, type Exact } from './money.ts'

export type Unit = 'cents-a-fortnight' | 'cents-a-year' | 'cents' | 'weeks' | 'days'

/** A number inside a step or a finding: cents, basis points, or a count. */
export interface Term {
  name: TermName
  value: number
  unit: 'cents' | 'basis-points' | 'count'
}

/** A line of the working. The amounts of all lines add up to the result. */
export interface Step {
  label: StepLabel
  /** In the unit of the result, to the nearest whole; negative for a reduction. */
  amount: number
  /** What the amount was worked out from. */
  terms: Term[]
  /** Ids of the figures used. */
  figures: string[]
  /** The rule's section of the Act or the Guide. */
  section: string
}

export interface Finding {
  id: FindingId
  terms: Term[]
  figures: string[]
  section: string
  /** The last day of a period, where the situation says when it begins. */
  until?: IsoDate
}

/** Why there is no amount: the rules do not model this, and do not guess. */
export interface Reason {
  id: ReasonId
  /** For its sentence. */
  terms: Term[]
  /** Ids of the figures missing, where that is why. */
  figures: string[]
  section: string
}

export interface Result {
  id: ResultId
  on: IsoDate
  unit: Unit
  /** Null exactly where `notModelled` says why. */
  amount: number | null
  /** The most it can be, where something is not known; `amount` is then the least. */
  atMost?: number
  working: Step[]
  findings: Finding[]
  notModelled: Reason[]
  /** What this calculator never takes into account. */
  limits: readonly LimitId[]
  /** Every figure named above, with its value on the day. */
  figures: FigureInForce[]
  /** Results that go with this one: notice pay beside redundancy pay. */
  others: Result[]
}

/** A step before it is rounded for display. */
export interface Line extends Omit<Step, 'amount'> {
  exact: Exact
}

export interface Outline {
  id: ResultId
  unit: Unit
  limits: readonly LimitId[]
}

interface Extras {
  findings?: Finding[]
  others?: Result[] | undefined
}

/** A line of the working, not yet rounded. @param amount in the unit of the result; negative for a reduction */
export function line(
  label: StepLabel,
  amount: Exact,
  section: string,
  figures: string[] = [],
  terms: Term[] = []
): Line {
  return { label, exact: amount, section, figures, terms }
}

/** Something to report beside the amount. @param section empty where no rule states it @param terms for its sentence */
export function finding(id: FindingId, section: string, figures: string[] = [], terms: Term[] = []): Finding {
  return { id, section, figures, terms }
}

/** Why there is no amount, for `unmodelled`. @param section empty where only a figure is missing */
export function reason(id: ReasonId, section: string, figures: string[] = [], terms: Term[] = []): Reason {
  return { id, section, figures, terms }
}

/** Cents, to the nearest whole cent for display. */
export function cents(name: TermName, amount: Exact): Term {
  return { name, value: nearestCent(amount), unit: 'cents' }
}

/** A plain number, such as weeks, hours, months or an age. */
export function count(name: TermName, value: number): Term {
  return { name, value, unit: 'count' }
}

/** A taper or percentage, in basis points. */
export function percent(name: TermName, value: number): Term {
  return { name, value, unit: 'basis-points' }
}

/** The exact sum of lines. */
export function total(lines: readonly Line[]): Exact {
  return sum(lines.map(({ exact: amount }) => amount))
}

/** A result from lines that are whole already, or are rounded at the end. @throws FigureNotHeldError */
export function settle(rates: Rates, outline: Outline, lines: Line[], extras: Extras = {}): Result {
  return close(rates, outline, withRounding(lines, ''), extras)
}

/**
 * A result that is paid as an instalment, from lines that add up to the fortnightly rate.
 * @param pharmaceuticalAllowance cents a fortnight in the rate; the least that is paid where it is above zero
 * @throws FigureNotHeldError where a figure that is named lacks the day
 */
export function settleInstalment(
  rates: Rates,
  outline: Outline,
  lines: Line[],
  pharmaceuticalAllowance: Cents,
  extras: Extras = {}
): Result {
  const steps = withRounding(lines, 'Social Security Guide 8.4.1.50')
  const due = total(lines)
  const raised = instalment(due, pharmaceuticalAllowance) - nearestCent(due)
  if (raised > 0) steps.push(whole('minimum-instalment', raised, 'Social Security (Administration) Act 1999 ss 43, 54'))
  return close(rates, outline, steps, extras)
}

/** A result without an amount, where the rules do not model the situation. @param reasons why, at least one */
export function unmodelled(rates: Rates, outline: Outline, reasons: Reason[], extras: Extras = {}): Result {
  return { ...close(rates, outline, [], extras), amount: null, notModelled: reasons }
}

/**
 * A result listed beside another: a figure that it lacks must not take the other away.
 * @param work the calculation; may throw FigureNotHeldError
 * @throws what `work` throws otherwise
 */
export function beside(rates: Rates, outline: Outline, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof FigureNotHeldError)) throw error
    return unmodelled(rates, outline, [reason('figure-not-held', '', [error.figure])])
  }
}

/** Lines as steps, with what rounding each of them for display left over. */
function withRounding(lines: readonly Line[], section: string): Step[] {
  const steps = lines.map(({ exact: amount, ...rest }) => ({ ...rest, amount: nearestAway(amount) }))
  const left = nearestCent(total(lines)) - steps.reduce((running, { amount }) => running + amount, 0)
  if (left !== 0) steps.push(whole('rounding', left, section))
  return steps
}

/** As `nearestCent`, but a reduction of half a cent shows as it would if it were an addition. */
function nearestAway(amount: Exact): number {
  return amount.n < 0 ? -nearestCent(exact(-amount.n, amount.d)) || 0 : nearestCent(amount)
}

function whole(label: StepLabel, amount: number, section: string): Step {
  return { label, amount, terms: [], figures: [], section }
}

function close(rates: Rates, { id, unit, limits }: Outline, working: Step[], extras: Extras): Result {
  const findings = extras.findings ?? []
  const others = extras.others ?? []
  const named = [...working, ...findings, ...others.flatMap(lateFindings)].flatMap(({ figures }) => figures)
  const figures = [...new Set(named)].map(figure => rates.get(figure))
  return {
    id,
    on: rates.on,
    unit,
    amount: working.reduce((running, { amount }) => running + amount, 0),
    working,
    findings: [...findings, ...warnings(figures, others, rates)],
    notModelled: [],
    limits,
    figures,
    others
  }
}

/** What a result beside this one says of figures past their review. */
function lateFindings({ findings }: Result): Finding[] {
  return findings.filter(({ id }) => id === 'figures-past-review')
}

/** Warnings about the figures. Where none in sight is indexed, they are as old as the rest of the record. */
function warnings(figures: FigureInForce[], others: Result[], rates: Rates): Finding[] {
  const late = figures.filter(({ reviewBy }) => reviewBy !== undefined && reviewBy <= rates.on)
  const weak = figures.filter(({ status }) => !CONFIRMED.includes(status))
  const isLate = late.length > 0 || (rates.isPastReview && !isIndexed(figures, others))
  const about = (id: FindingId, which: FigureInForce[]) =>
    finding(
      id,
      '',
      which.map(figure => figure.id)
    )
  return [
    ...(isLate ? [about('figures-past-review', late.length > 0 ? late : figures)] : []),
    ...(weak.length > 0 ? [about('figures-not-confirmed', weak)] : [])
  ]
}

function isIndexed(figures: FigureInForce[], others: Result[]): boolean {
  return [...figures, ...others.flatMap(other => other.figures)].some(({ reviewBy }) => reviewBy !== undefined)
}
