/** The share of the fee that Child Care Subsidy pays: by income, and higher for second and younger children. */
import type { Rates } from '../lookup.ts'
import { compare, divide, exact, excess, multiply, nearestCent, smaller, subtract, type Exact } from '../money.ts'
import type { CareChild } from '../situations/child-care-subsidy.ts'
import { LAST_YOUNG_AGE } from './conditions.ts'

const id = (name: string) => `child-care-subsidy.${name}`
const STANDARD = [id('rate.maximum'), id('income.full-rate'), id('income.step'), id('rate.step')]
const NIL = id('income.nil')
const HIGHER_ENDS = id('second-child.income-nil')
const HIGHER = [
  id('second-child-rate'),
  id('second-child.income-95'),
  id('second-child.income-80-from'),
  id('second-child.income-80'),
  id('second-child.income-50-from'),
  id('second-child.income-step'),
  id('rate.step')
]

export interface CareRate {
  /** Basis points of the fee, to the whole one: a percentage to two decimals, half up. */
  share: number
  figures: string[]
}

/**
 * The standard share: the highest to a limit of family income, then a point less for each step; zero from another limit.
 * Source: A New Tax System (Family Assistance) Act 1999 Sch 2 cl 3.
 * @throws FigureNotHeldError where a figure lacks the day
 */
export function standardRate(familyIncome: Exact, rates: Rates): CareRate {
  if (compare(familyIncome, rates.money(NIL)) >= 0) return { share: 0, figures: [NIL] }
  const [most, limit, step, point] = STANDARD.map(figure => rates.money(figure)) as [Exact, Exact, Exact, Exact]
  const fall = multiply(divide(excess(familyIncome, limit), step), point)
  return { share: nearestCent(subtract(most, fall)), figures: STANDARD }
}

/**
 * The share of second and younger children who are young enough; undefined where income gives all children the standard one.
 * Source: A New Tax System (Family Assistance) Act 1999 Sch 2 cl 3.
 * @throws FigureNotHeldError where a figure lacks the day
 */
export function higherRate(familyIncome: Exact, rates: Rates): CareRate | undefined {
  if (compare(familyIncome, rates.money(HIGHER_ENDS)) >= 0) return undefined
  const [most, first, flat, second, lower, step, point] = HIGHER.map(figure => rates.money(figure)) as [
    Exact,
    Exact,
    Exact,
    Exact,
    Exact,
    Exact,
    Exact
  ]
  // Two falls with a level between them and after them.
  const falls = [excess(smaller(familyIncome, flat), first), excess(smaller(familyIncome, lower), second)]
  const [one, two] = falls.map(above => multiply(divide(above, step), point)) as [Exact, Exact]
  return { share: nearestCent(subtract(subtract(most, one), two)), figures: HIGHER }
}

/** The young children in child care but the eldest; In Home Care has no higher share. @throws FigureNotHeldError */
export function higherRateChildren(children: readonly CareChild[], rates: Rates): Set<CareChild> {
  const last = rates.value(LAST_YOUNG_AGE)
  const young = children.filter(({ age }) => age <= last)
  const eldest = young.reduce<CareChild | undefined>(
    (best, each) => (best && best.age >= each.age ? best : each),
    undefined
  )
  return new Set(young.filter(child => child !== eldest && child.care !== 'in-home'))
}

/** A fraction for an amount. */
export function shareOf({ share }: CareRate): Exact {
  return exact(share, 10_000)
}
