/** Family Tax Benefit Part B of a year, and its fortnightly instalment. */
import type { Rates } from '../lookup.ts'
import {
  add,
  compare,
  divide,
  exact,
  excess,
  larger,
  multiply,
  nearestCent,
  negative,
  smaller,
  ZERO,
  type Exact
} from '../money.ts'
import { cents, count, finding, line, percent, total, type Finding, type Line } from '../result.ts'
import type { FamilySituation } from '../situations/family-tax-benefit.ts'
import { countedChildren, isPartBChild, type CountedChild } from './children.ts'
import { SCHOOL_AGE } from './conditions.ts'
import { aFortnight, aYear } from './daily-rate.ts'
import { notPaid, type FamilyPart } from './part-a.ts'

const STANDARD = 'A New Tax System (Family Assistance) Act 1999 Sch 1 cl 30, 31; Family Assistance Guide 3.1.9.10'
const SUPPLEMENT = 'A New Tax System (Family Assistance) Act 1999 Sch 1 cl 31A'
const ENERGY = 'A New Tax System (Family Assistance) Act 1999 Sch 1 cl 31B, 31C'
const INCOME = 'A New Tax System (Family Assistance) Act 1999 Sch 1 cl 28B-33; Family Assistance Guide 3.1.9.20'
const LEAVE_PAY = 'A New Tax System (Family Assistance) Act 1999 Sch 1 cl 28C'
const LIMIT = 'ftb-b.income.primary-limit'
const [FREE_AREA, TAPER] = ['ftb-b.income.secondary-free-area', 'ftb-b.income.taper']
/** The figures by which the lower income of a couple reduces it. */
export const SECONDARY_INCOME_TEST = [FREE_AREA, TAPER]

/** Part B of a family. @throws FigureNotHeldError where a figure lacks the day */
export function partB(situation: FamilySituation, rates: Rates): FamilyPart {
  const counted = countedChildren(situation.children, rates).filter(child => isPartBChild(child, situation, rates))
  if (counted.length === 0) return notPaid([finding('ftb-b-no-child', STANDARD)])
  if (situation.parentalLeavePay) return notPaid([finding('ftb-b-parental-leave', LEAVE_PAY)])
  const over = overLimit(situation, rates)
  if (over) return notPaid([over])
  const instalment = [standardRate(counted, rates), ...energySupplement(situation, counted, rates)]
  const reductions = secondaryIncome(situation, rates)
  const reduced = negative(total(reductions))
  const lines = [...instalment, supplement(counted, rates), ...reductions]
  const due = total(lines)
  // The supplement is reduced last: the instalment is what is left without it (Guide 3.1.9.20).
  const figures = instalment.flatMap(each => each.figures)
  const fortnight = aFortnight(excess(total(instalment), reduced))
  return {
    year: due.n < 0 ? [...lines, line('not-below-zero', negative(due), INCOME)] : lines,
    fortnight: fortnight > 0 ? [line('ftb-b-instalment', exact(fortnight), STANDARD, figures)] : [],
    findings: [],
    reasons: []
  }
}

/** The income of the single parent, or of who has more, is over the limit; a single parent on income support has none. */
function overLimit({ relationship, income, incomeSupport }: FamilySituation, rates: Rates): Finding | undefined {
  if (relationship === 'single' && incomeSupport) return undefined
  const [primary, limit] = [larger(exact(income.own), exact(income.partner)), rates.money(LIMIT)]
  if (compare(primary, limit) <= 0) return undefined
  return finding('ftb-b-over-limit', INCOME, [LIMIT], [cents('income', primary), cents('limit', limit)])
}

interface Rated {
  counted: CountedChild
  id: string
  amount: Exact
}

/** The highest of the rates that the children would give one by one (cl 31). */
function highest(counted: CountedChild[], prefix: string, rates: Rates): Rated | undefined {
  const rated = counted.map((each): Rated => {
    const id = `${prefix}.${each.child.age < SCHOOL_AGE ? 'under-5' : '5-18'}`
    return { counted: each, id, amount: multiply(aYear(rates.money(id)), each.part) }
  })
  return rated.reduce<Rated | undefined>(
    (best, each) => (best && compare(best.amount, each.amount) >= 0 ? best : each),
    undefined
  )
}

function standardRate(counted: CountedChild[], rates: Rates): Line {
  const best = highest(counted, 'ftb-b.rate', rates)
  const terms = best ? [count('child-age', best.counted.child.age), percent('care-share', best.counted.share)] : []
  const figures = best ? [best.id, ...best.counted.figures] : []
  return line('ftb-b-standard', best?.amount ?? ZERO, STANDARD, figures, terms)
}

function energySupplement(situation: FamilySituation, counted: CountedChild[], rates: Rates): Line[] {
  const best = situation.energySupplement ? highest(counted, 'energy-supplement.ftb-b', rates) : undefined
  return best ? [line('energy-supplement', best.amount, ENERGY, [best.id])] : []
}

/** For the family, in the highest share that it has of a child (cl 31A). */
function supplement(counted: CountedChild[], rates: Rates): Line {
  const id = 'ftb-b.supplement'
  const part = counted.map(each => each.part).reduce(larger)
  return line('ftb-b-supplement', multiply(rates.money(id), part), SUPPLEMENT, [id])
}

/** The lower income of a couple, in cents a year, at which nothing is left. @throws FigureNotHeldError */
export function secondaryCutOut(family: FamilySituation, rates: Rates): number {
  const { year } = partB({ ...family, income: { own: 0, partner: 0 } }, rates)
  return nearestCent(add(rates.money(FREE_AREA), divide(total(year), rates.share(TAPER))))
}

/** 20 cents for each dollar that the lower earner of a couple has above the free area, whoever cares for the children. */
function secondaryIncome({ relationship, income }: FamilySituation, rates: Rates): Line[] {
  if (relationship === 'single') return []
  const [lower, freeArea] = [smaller(exact(income.own), exact(income.partner)), rates.money(FREE_AREA)]
  const amount = multiply(excess(lower, freeArea), rates.share(TAPER))
  if (amount.n === 0) return []
  const terms = [cents('lower-income', lower), cents('free-area', freeArea), percent('taper', rates.value(TAPER))]
  return [line('ftb-b-income-reduction', negative(amount), INCOME, [FREE_AREA, TAPER], terms)]
}
