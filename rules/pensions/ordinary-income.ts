/** Income that counts for a pension: of a couple together, after Work Bonus, with what financial assets are deemed to earn. */
import type { Rates } from '../lookup.ts'
import { add, divide, exact, excess, smaller, subtract, sum, ZERO, type Exact } from '../money.ts'
import { cents, finding, type Finding } from '../result.ts'
import type { PensionPerson } from '../situations/pension.ts'
import { DEEMING, deemedIncome } from './deeming.ts'
import { hasWorkBonus, workBonus, workBonusFinding } from './work-bonus.ts'

const PENSION: NonNullable<PensionPerson['partner']>['payment'] = 'pension'

export interface OrdinaryIncome {
  /** Exact cents a fortnight, of both together for a couple: pay after Work Bonus, and everything else. */
  employment: Exact
  other: Exact
  total: Exact
  /** What counts for each of a couple: half of both together; the total for someone single. */
  each: Exact
  findings: Finding[]
}

/** Whose income; only a part of a situation, so that a household can ask too. */
export type Earner = Pick<PensionPerson, 'age' | 'relationship' | 'partner' | 'income' | 'workBonusBalance'>

/**
 * Ordinary income of someone who has a pension, and of the partner, exact cents a fortnight.
 * Source: Social Security Act 1991 s 1064-E, ss 1073AA, 1076-1077; Operational Blueprint 108-03010020.
 * @param financial cents of financial assets, of both together for a couple
 * @param isStandard whether at the standard rate: the transitional rate has no Work Bonus
 * @throws FigureNotHeldError where a figure lacks the day
 */
export function ordinaryIncome(earner: Earner, financial: Exact, isStandard: boolean, rates: Rates): OrdinaryIncome {
  const { age, income, workBonusBalance, partner, relationship } = earner
  const own = counted(income, workBonusBalance, isStandard && hasWorkBonus(age, true, rates), 'work-bonus', rates)
  const theirs =
    partner &&
    counted(
      partner.income,
      partner.workBonusBalance,
      isStandard && hasWorkBonus(partner.age, partner.payment === PENSION, rates),
      'partner-work-bonus',
      rates
    )
  const deemed = deemedFrom(financial, relationship !== 'single', rates)
  const people = [own, ...(theirs ? [theirs] : [])]
  const employment = sum(people.map(each => each.employment))
  const other = sum([deemed.fortnight, ...people.map(each => each.other)])
  const total = add(employment, other)
  return {
    employment,
    other,
    total,
    each: relationship === 'single' ? total : divide(total, exact(2)),
    findings: [...people.flatMap(({ findings }) => findings), ...deemed.findings]
  }
}

interface Counted {
  employment: Exact
  other: Exact
  findings: Finding[]
}

/** One person's income after Work Bonus, which covers pay first, then income from their own business. */
function counted(
  income: PensionPerson['income'],
  balance: number,
  hasBonus: boolean,
  id: 'work-bonus' | 'partner-work-bonus',
  rates: Rates
): Counted {
  const employment = exact(income.employment)
  const business = exact(income.selfEmployment)
  const other = exact(income.other)
  if (!hasBonus) return { employment, other: add(business, other), findings: [] }
  const bonus = workBonus(add(employment, business), balance, rates)
  const ofPay = smaller(employment, bonus.exempt)
  return {
    employment: subtract(employment, ofPay),
    other: add(subtract(business, excess(bonus.exempt, ofPay)), other),
    findings: [workBonusFinding(id, bonus)]
  }
}

function deemedFrom(financial: Exact, isCouple: boolean, rates: Rates): { fortnight: Exact; findings: Finding[] } {
  if (financial.n === 0) return { fortnight: ZERO, findings: [] }
  const { year, fortnight, figures } = deemedIncome(financial, isCouple ? 'pensioner-couple' : 'single', rates)
  const terms = [cents('financial-assets', financial), cents('deemed', fortnight), cents('deemed-year', year)]
  return { fortnight, findings: [finding('deemed-income', DEEMING, figures, terms)] }
}
