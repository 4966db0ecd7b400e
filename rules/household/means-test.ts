/** Whether a means test leaves some of a payment, and how much, for every value that an unknown answer may have. */
import type { Rates } from '../lookup.ts'
import { exact } from '../money.ts'
import { cents, type Result, type Step, type Term } from '../result.ts'
import { condition, saidAs, type Condition, type Grounds, type Truth } from './condition.ts'
import { rangeOf } from './amounts.ts'
import type { Fact } from './ids.ts'
import type { Possible } from './parts/possible.ts'

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
  { values, missing }: Possible<Situation>,
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
    return { condition: inNumbers(meansCondition('failed', MEANS, grounds(first))), result, missing }
  if (results.every(({ amount }) => amount !== null && amount > 0)) {
    const isKnown = result !== undefined && result.atMost === undefined
    return { condition: meansCondition('met', MEANS, isKnown ? grounds(result) : undefined), result, missing }
  }
  // No answer settles what only an office knows, such as a balance.
  const open = missing.length > 0 ? meansCondition('unknown', missing) : meansCondition('judged', MEANS)
  return { condition: open, result, missing }
}

/** A refusal that names the income or the assets that decided it. */
function inNumbers(refusal: Condition): Condition {
  const has = (name: Term['name']) => refusal.terms.some(each => each.name === name)
  if (!has('limit')) return refusal
  if (has('partner-income')) return saidAs('partner-income-leaves-some', refusal)
  return has('assets') ? saidAs('assets-below-limit', refusal) : refusal
}

/** The numbers that decide: assets, parents' or partner's income, or own income, with its limit. */
function grounds({ working, findings }: Result): Grounds {
  const overAssets = findings.find(({ id }) => id === 'over-assets-limit')
  if (overAssets) return overAssets
  const step = ['parental-income-reduction', 'partner-income-reduction', 'income-reduction-upper']
    .map(label => working.find(each => each.label === label))
    .find(each => each !== undefined)
  if (step?.label === 'partner-income-reduction') {
    return { terms: [...step.terms, ...partnersLimit(working, step)], figures: step.figures }
  }
  const decisive = step ?? working.find(({ label }) => label === 'income-reduction-lower')
  return { terms: [...(decisive?.terms ?? []), ...limitOf(findings)], figures: decisive?.figures ?? [] }
}

/** The partner's income from which nothing is left: the free area, and what the rest of the rate bears at the taper. */
function partnersLimit(working: Result['working'], { terms }: Step): Term[] {
  const value = (name: Term['name']) => terms.find(each => each.name === name)?.value
  const [freeArea, taper] = [value('partner-income-free-area'), value('taper')]
  if (freeArea === undefined || !taper) return []
  const rest = working
    .filter(({ label }) => !AFTER_PARTNER.includes(label))
    .reduce((running, { amount }) => running + amount, 0)
  return [cents('limit', exact(Math.ceil(freeArea + (Math.max(0, rest) * BASIS_POINTS) / taper)))]
}

const BASIS_POINTS = 10_000
const AFTER_PARTNER: readonly Step['label'][] = [
  'partner-income-reduction',
  'not-below-zero',
  'rounding',
  'compensation'
]

/** The cut-out, as a limit. */
function limitOf(findings: Result['findings']): Term[] {
  const cutOut = findings.find(({ id }) => id === 'cut-out')?.terms.find(({ name }) => name === 'cut-out')
  return cutOut ? [{ ...cutOut, name: 'limit' }] : []
}
