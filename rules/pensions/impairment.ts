/** Points under the Impairment Tables, and whether a Program of Support is asked for. */
import type { Rates } from '../lookup.ts'
import { count, finding, type Finding } from '../result.ts'
import type { DisabilitySupportPensionSituation } from '../situations/pension.ts'

const POINTS = 'Social Security Act 1991 s 94(1)'
const PROGRAM = 'Social Security Act 1991 s 94(2)'
const NEEDED = 'disability-support-pension.impairment-points'
const MONTHS = 'disability-support-pension.program-of-support.months'

type Impairment = NonNullable<DisabilitySupportPensionSituation['impairment']>

/**
 * What points and a Program of Support say of the medical rules.
 * Source: Social Security Act 1991 s 94.
 * @throws FigureNotHeldError where a figure lacks the day
 */
export function impairmentFindings(impairment: Impairment, rates: Rates): Finding[] {
  const { points, programMonths, programNotNeeded } = impairment
  const [sum, needed] = [points.reduce((running, each) => running + each, 0), rates.value(NEEDED)]
  const terms = [count('points', sum), count('points-needed', needed)]
  if (sum < needed) return [finding('impairment-points-too-few', POINTS, [NEEDED], terms)]
  const enough = finding('impairment-points-enough', POINTS, [NEEDED], terms)
  // So many points on one table are a severe impairment, which needs no program.
  if (Math.max(...points) >= needed) return [enough, finding('program-of-support-not-needed', PROGRAM, [NEEDED])]
  const months = [count('months', rates.value(MONTHS))]
  const isMet = programNotNeeded || programMonths >= rates.value(MONTHS)
  const id = isMet ? 'program-of-support-met' : 'program-of-support-needed'
  return [enough, finding(id, PROGRAM, [MONTHS], months)]
}
