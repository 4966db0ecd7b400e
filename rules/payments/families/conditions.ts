/** Conditions shared by several family payments. */
import { addDays, type IsoDate } from '../../dates.ts'
import { condition, type Condition } from '../../household/condition.ts'
import type { ConditionId } from '../../household/condition-ids.ts'
import { familyIncome } from '../../household/incomes.ts'
import type { View } from '../../household/view.ts'
import { exact } from '../../money.ts'
import { cents, count } from '../../result.ts'
import { DAYS_A_WEEK } from '../../time.ts'

/** The family's income of the year is below a limit. @param figure the limit @throws FigureNotHeldError */
export function incomeBelow(view: View, id: ConditionId, figure: string, section: string): Condition {
  const income = familyIncome(view)
  const limit = view.rates.value(figure)
  const terms = [...(income === undefined ? [] : [cents('income', exact(income))]), cents('limit', exact(limit))]
  const met = income === undefined ? undefined : income < limit
  return condition(id, met, section, ['familyIncomeYear'], { terms, figures: [figure] })
}

/**
 * Claimed within weeks of a day, which may still be ahead.
 * @param day undefined where nobody said it @param figure the weeks
 * @throws FigureNotHeldError
 */
export function claimInWeeks(view: View, day: IsoDate | undefined, figure: string, section: string): Condition {
  const weeks = view.rates.value(figure)
  const met = day === undefined ? undefined : view.on < addDays(day, weeks * DAYS_A_WEEK)
  return condition('claim-in-time', met, section, ['happened.on'], {
    terms: [count('weeks', weeks)],
    figures: [figure]
  })
}
