/** Shared care: which share of a child’s rate someone has (Family Assistance Act s 59; Guide 3.1.1.31). */
import type { Rates } from '../lookup.ts'
import { REGULAR_CARE } from './conditions.ts'

const WHOLE = 10_000

const id = (name: string) => `ftb.shared-care.${name}`

export interface CareShare {
  /** Basis points of the rate; 0 where the care is too little for Family Tax Benefit. */
  share: number
  figures: string[]
}

/**
 * The share of the rate for a percentage of care.
 * Source: A New Tax System (Family Assistance) Act 1999 s 59; Family Assistance Guide 3.1.1.31.
 * @param care whole percent of care, 0 to 100
 * @throws FigureNotHeldError where a figure lacks the day
 */
export function careShare(care: number, rates: Rates): CareShare {
  // Someone with all the care needs no table.
  if (care === 100) return { share: WHOLE, figures: [] }
  const points = care * 100
  const at = (name: string) => rates.value(id(name))
  if (points < at('least')) return { share: 0, figures: [id('least')] }
  if (points < at('half-from')) return stepped(points, 'least', 'least-share', rates)
  if (points <= at('half-to')) return { share: at('half-share'), figures: [id('half-share')] }
  if (points <= at('most')) return stepped(points, 'more-from', 'more-share', rates)
  return { share: WHOLE, figures: [id('most')] }
}

/**
 * Whether a percentage of care is at least regular care, which counts for Rent Assistance alone (Family Assistance Act
 * Sch 1 cl 38B); not on days for which the least was not read.
 * @param care whole percent of care, 0 to 100
 */
export function isRegularCare(care: number, rates: Rates): boolean {
  return rates.has(REGULAR_CARE) && care * 100 >= rates.value(REGULAR_CARE)
}

function stepped(points: number, from: string, start: string, rates: Rates): CareShare {
  const figures = [id(start), id('step'), id(from)]
  const [least, step, begins] = figures.map(figure => rates.value(figure)) as [number, number, number]
  return { share: least + ((points - begins) / 100) * step, figures }
}
