/** Work Bonus: a part of the earnings of pensioners of Age Pension age that does not count, with a balance. */
import { hasReachedPensionAge } from '../conditions.ts'
import type { Rates } from '../lookup.ts'
import { add, compare, exact, excess, smaller, subtract, type Cents, type Exact } from '../money.ts'
import { cents, finding, type Finding } from '../result.ts'

const SECTION = 'Social Security Act 1991 ss 1073AA, 1073AB; Social Security Guide 3.1.15.10, 3.1.15.30'
const CREDIT = 'work-bonus.credit'
export const WORK_BONUS_MAXIMUM = 'work-bonus.maximum'

export interface WorkBonus {
  /** Exact cents a fortnight of earnings that count, and that do not. */
  assessable: Exact
  exempt: Exact
  balanceAfter: Exact
  figures: string[]
}

/**
 * Work Bonus of one fortnight, exact cents: earnings less the credit of the fortnight, then less the balance.
 * Source: Social Security Act 1991 ss 1073AA, 1073AB; Social Security Guide 3.1.15.10, 3.1.15.30.
 * @param earnings from work as an employee and from own work in one's own business
 * @param balance before the fortnight
 * @throws FigureNotHeldError where a figure lacks the day
 */
export function workBonus(earnings: Exact, balance: Cents, rates: Rates): WorkBonus {
  const before = exact(balance)
  const credit = rates.money(CREDIT)
  const above = excess(earnings, credit)
  const used = smaller(above, before)
  const unused = excess(credit, earnings)
  const grown = smaller(add(before, unused), rates.money(WORK_BONUS_MAXIMUM))
  const balanceAfter = unused.n > 0 && compare(grown, before) > 0 ? grown : subtract(before, used)
  const assessable = subtract(above, used)
  return { assessable, exempt: subtract(earnings, assessable), balanceAfter, figures: [CREDIT, WORK_BONUS_MAXIMUM] }
}

/** Whether someone has it: of Age Pension age, with a pension at the standard rate (s 1073AA). */
export function hasWorkBonus(age: number, hasPension: boolean, rates: Rates): boolean {
  return hasPension && hasReachedPensionAge(age, rates)
}

/** What a fortnight of it says: earnings that did not count, those that did, and the balance. */
export function workBonusFinding(
  id: 'work-bonus' | 'partner-work-bonus',
  { assessable, exempt, balanceAfter, figures }: WorkBonus
): Finding {
  const terms = [cents('exempt', exempt), cents('counted', assessable), cents('balance-after', balanceAfter)]
  return finding(id, SECTION, figures, terms)
}
