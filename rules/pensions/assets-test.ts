/** The assets test of pensions: whole steps above the limit for a full pension each take the same amount. */
import type { Rates } from '../lookup.ts'
import { divide, exact, excess, multiply, negative, stepsToReach, wholeSteps } from '../money.ts'
import type { Cents, Exact } from '../money.ts'
import { cents, line, type Line } from '../result.ts'
import type { AssessableAssets } from './assessable-assets.ts'

const SECTION = 'Social Security Act 1991 s 1064-G; Social Security Guide 4.2.3; Operational Blueprint 108-03010100'

/** The taper is for each $1,000, in cents. */
const TAPER_PER = exact(100_000)

interface AssetsTest {
  limit: Exact
  step: Exact
  /** Exact cents a fortnight of one person for each whole step. */
  perStep: Exact
  figures: string[]
}

function assetsTest(homeOwner: boolean, isCouple: boolean, rates: Rates): AssetsTest {
  const [household, each] = isCouple ? ['couple', 'couple-each'] : ['single', 'single']
  const limit = `pension.full.assets.${household}-${homeOwner ? 'homeowner' : 'non-homeowner'}`
  const [step, taper] = [`pension.assets.step.${household}`, `pension.assets.taper.${each}`]
  const size = rates.money(step)
  const perStep = divide(multiply(size, rates.money(taper)), TAPER_PER)
  return { limit: rates.money(limit), step: size, perStep, figures: [limit, step, taper] }
}

/**
 * The reduction for assets, cents a fortnight of one person; none below a whole step above the limit.
 * Source: Social Security Act 1991 s 1064-G; Social Security Guide 4.2.3.
 * @throws FigureNotHeldError where a figure lacks the day
 */
export function assetsReduction({ homeOwner, total }: AssessableAssets, isCouple: boolean, rates: Rates): Line[] {
  const { limit, step, perStep, figures } = assetsTest(homeOwner, isCouple, rates)
  const steps = wholeSteps(excess(total, limit), step)
  if (steps === 0) return []
  const terms = [cents('assets', total), cents('limit', limit), cents('asset-step', step), cents('a-step', perStep)]
  return [line('pension-assets-reduction', negative(multiply(perStep, exact(steps))), SECTION, figures, terms)]
}

/**
 * The assets, cents of both for a couple, at which nothing is left of a rate.
 * @throws FigureNotHeldError where a figure lacks the day
 */
export function assetsCutOut(maximum: Exact, homeOwner: boolean, isCouple: boolean, rates: Rates): Cents {
  const { limit, step, perStep } = assetsTest(homeOwner, isCouple, rates)
  return limit.n + step.n * stepsToReach(maximum, perStep)
}
