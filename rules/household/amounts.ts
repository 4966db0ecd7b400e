/** Amounts that are part of another payment's working, or are in `data/` as paid. */
import type { ResultId, StepLabel } from '../labels.ts'
import { exact, multiply } from '../money.ts'
import { count, line, settle, type Result, type Unit } from '../result.ts'
import { openInPlace } from './comes-with.ts'
import type { Outcome } from './outcome.ts'
import type { View } from './view.ts'

/**
 * One result for all that may be true: the least, and the most beside it. Undefined if one of them is not worked out.
 * @param results of one payment; undefined where too little is known
 */
export function rangeOf(results: readonly (Result | undefined)[]): Result | undefined {
  let [least] = results
  if (results.every(result => result?.amount === null)) return least
  let most = 0
  for (const result of results) {
    if (!result || !least || result.amount === null || least.amount === null) return undefined
    if (result.amount < least.amount) least = result
    most = Math.max(most, result.atMost ?? result.amount)
  }
  return least && least.amount !== null && most > least.amount ? { ...least, atMost: most } : least
}

/**
 * A line of the working of the income support payment, as a result of its own: the least and the most of it where another
 * payment may take its place. Undefined where one has no such line.
 */
export function partOfPayment(view: View, label: StepLabel, id: ResultId): Result | undefined {
  const { chosen, outcomes } = view
  if (chosen === undefined) return undefined
  const open = openInPlace(view).filter(each => outcomes.get(each)?.missing.length)
  return rangeOf([chosen, ...open].map(each => partOf(outcomes.get(each), label, id)))
}

function partOf(outcome: Outcome | undefined, label: StepLabel, id: ResultId): Result | undefined {
  const whole = outcome?.result
  const step = whole?.working.find(each => each.label === label)
  // Of an amount that is not known, each part may be another one.
  if (!whole || !step || outcome?.atMost !== undefined) return undefined
  const figures = whole.figures.filter(figure => step.figures.includes(figure.id))
  return { ...whole, id, amount: step.amount, working: [step], findings: [], limits: [], figures, others: [] }
}

/**
 * Amounts that are set for everybody who has them. Undefined where a confirmed figure is not held for the day.
 * @param parts how many times each figure is paid
 */
export function setAmount(
  { rates }: View,
  id: ResultId,
  unit: Unit,
  section: string,
  parts: Record<string, number>
): Result | undefined {
  const figures = Object.keys(parts).filter(figure => parts[figure])
  if (!figures.every(figure => rates.has(figure))) return undefined
  const lines = figures.map(figure => {
    const times = parts[figure] ?? 1
    const terms = times === 1 ? [] : [count('people', times)]
    return line('set-amount', multiply(rates.money(figure), exact(times)), section, [figure], terms)
  })
  return settle(rates, { id, unit, limits: [] }, lines)
}
