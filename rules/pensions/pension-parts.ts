/** What of each part of a pension is left after a reduction. */
import type { Rates } from '../lookup.ts'
import { excess, subtract, sum, ZERO, type Exact } from '../money.ts'
import { cents, finding, type Finding, type Line } from '../result.ts'
import type { Family } from './maximum-rate.ts'

const SECTION = 'Social Security Act 1991 s 1210'

/**
 * A finding on what is left of each part: a reduction takes the basic rate first, then the basic amount of the Pension
 * Supplement, the rest of it above its minimum, Rent Assistance, Energy Supplement, and the minimum at last.
 * None where a figure lacks the day: it only explains the amount.
 * Source: Social Security Act 1991 s 1210.
 * @param reduction exact cents a fortnight, not above the maximum rate
 */
export function partsLeft(maximum: readonly Line[], reduction: Exact, family: Family, rates: Rates): Finding[] {
  const amountOf = (label: Line['label']) => sum(maximum.filter(each => each.label === label).map(each => each.exact))
  const [least, basic] = [`pension.supplement.minimum.${family}`, `pension.supplement.basic.${family}`]
  const supplement = amountOf('pension-supplement')
  if (![least, basic].every(id => rates.has(id))) return []
  const remaining = subtract(supplement, sum([rates.money(least), rates.money(basic)]))
  const order = [
    amountOf('maximum-basic-rate'),
    rates.money(basic),
    remaining,
    amountOf('rent-assistance'),
    amountOf('energy-supplement'),
    rates.money(least)
  ]
  const [basicRate = ZERO, basicAmount = ZERO, rest = ZERO, rent = ZERO, energy = ZERO, minimum = ZERO] = taken(
    order,
    reduction
  )
  const terms = [
    cents('basic-left', basicRate),
    cents('supplement-basic-left', basicAmount),
    cents('supplement-rest-left', rest),
    cents('rent-left', rent),
    cents('energy-left', energy),
    cents('supplement-minimum-left', minimum),
    cents('supplement-left', sum([basicAmount, rest, minimum]))
  ]
  return [finding('pension-parts', SECTION, [least, basic], terms)]
}

/** Parts in order, less a reduction that goes from one to the next. */
function taken(parts: readonly Exact[], reduction: Exact): Exact[] {
  let left = reduction
  return parts.map(part => {
    const rest = excess(part, left)
    left = excess(left, part)
    return rest
  })
}
