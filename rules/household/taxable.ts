/** The part of an income support payment that is taxable income, or counts as it for family payments. */
import type { StepLabel } from '../labels.ts'
import type { Rates } from '../lookup.ts'
import type { Result } from '../result.ts'

/** Never taxed, whatever payment they are in (Income Tax Assessment Act 1997 s 52-10). */
const EXEMPT: readonly StepLabel[] = ['energy-supplement', 'pharmaceutical-allowance', 'rent-assistance']
const SUPPLEMENT: StepLabel = 'pension-supplement'
const BASIC = ['pension.supplement.basic.single', 'pension.supplement.basic.couple-each'] as const

/**
 * Cents a fortnight of a payment without its supplements that are not taxed. A tax-free pension counts as income of a
 * family too (Family Assistance Act Sch 3 cl 7).
 * @param amount of the payment, in cents a fortnight
 */
export function taxableOf({ working }: Pick<Result, 'working'>, amount: number, rates: Rates): number {
  const exempt = working.filter(({ label }) => EXEMPT.includes(label)).reduce((sum, step) => sum + step.amount, 0)
  return Math.max(0, amount - exempt - supplementAboveBasic(working, rates))
}

/** Of the Pension Supplement only the basic amount is taxed; Parenting Payment Single has no more of it. */
function supplementAboveBasic(working: Result['working'], rates: Rates): number {
  const step = working.find(({ label }) => label === SUPPLEMENT)
  if (!step || !step.figures.some(id => id.startsWith('pension.supplement.'))) return 0
  const basic = BASIC[step.figures.some(id => id.endsWith('.single')) ? 0 : 1]
  return rates.has(basic) ? step.amount - rates.value(basic) : 0
}
