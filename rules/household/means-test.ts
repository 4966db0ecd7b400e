/** Whether a means test leaves some of a payment, and how much, for every value that an unknown answer may have. */
import type { Rates } from '../lookup.ts'
import type { Result, Term } from '../result.ts'
import { condition, type Condition, type Grounds, type Truth } from './condition.ts'
import { rangeOf } from './amounts.ts'
import type { Fact } from './ids.ts'
import type { Part } from './parts/part.ts'

export interface MeansTest {
  condition: Condition
  /** What is paid; the least and the most if unknown answers change it. */
  result?: Result | undefined
  /** The answers that would settle the amount. */
  missing: readonly Fact[]
}

const MEANS: Fact[] = ['income.employment', 'income.other', 'assets.financial', 'assets.other']

/**
 * Met if something is left whatever the unknown answers are, failed if nothing is, and judged if the rules do not work
 * the payment out.
 * @throws what `assess` throws
 */
export function meansTest<Situation>(
  { values, missing }: Part<Situation>,
  assess: (situation: Situation, rates: Rates) => Result,
  rates: Rates,
  section: string
): MeansTest {
  const results = values.map(situation => assess(situation, rates))
  const meansCondition = (truth: Truth, facts: readonly Fact[], on?: Grounds) =>
    condition('income-and-assets', truth, section, [...facts], on)
  const [first] = results
  if (!first) return { condition: meansCondition('unknown', missing), missing }
  const result = rangeOf(results)
  if (results.every(({ amount }) => amount === null))
    return { condition: meansCondition('judged', MEANS), result, missing }
  if (results.every(({ amount }) => amount === 0))
    return { condition: meansCondition('failed', MEANS, grounds(first)), result, missing }
  if (results.every(({ amount }) => amount !== null && amount > 0)) {
    const isKnown = result !== undefined && result.atMost === undefined
    return { condition: meansCondition('met', MEANS, isKnown ? grounds(result) : undefined), result, missing }
  }
  // No answer settles what only an office knows, such as a balance.
  const open = missing.length > 0 ? meansCondition('unknown', missing) : meansCondition('judged', MEANS)
  return { condition: open, result, missing }
}

/** The numbers that decide: assets, parents' or partner's income, or own income, with its limit. */
function grounds({ working, findings }: Result): Grounds {
  const overAssets = findings.find(({ id }) => id === 'over-assets-limit')
  if (overAssets) return overAssets
  const reduction = ['parental-income-reduction', 'partner-income-reduction', 'income-reduction-upper']
    .map(label => working.find(step => step.label === label))
    .find(step => step !== undefined)
  const step = reduction ?? working.find(({ label }) => label === 'income-reduction-lower')
  return { terms: [...(step?.terms ?? []), ...limitOf(findings)], figures: step?.figures ?? [] }
}

/** The cut-out, as a limit. */
function limitOf(findings: Result['findings']): Term[] {
  const cutOut = findings.find(({ id }) => id === 'cut-out')?.terms.find(({ name }) => name === 'cut-out')
  return cutOut ? [{ ...cutOut, name: 'limit' }] : []
}
