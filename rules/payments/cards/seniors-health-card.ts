/** Commonwealth Seniors Health Card (Social Security Act 1991 s 1061ZG). */
import type { Condition } from '../../household/condition.ts'
import { conditionOf, ground, opposite, type Ground } from '../../household/grounds.ts'
import { INCOME_SUPPORT } from '../../household/ids.ts'
import { receivesPayment } from '../../household/comes-with.ts'
import { familyIncome } from '../../household/incomes.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { residenceConditions } from '../../household/residence.ts'
import { isPartnered, type View } from '../../household/view.ts'
import type { Rates } from '../../lookup.ts'
import { exact, nearestCent, multiply } from '../../money.ts'
import { cents } from '../../result.ts'
import { ageWithin } from '../income-support/conditions.ts'
import { withinLimit, type Limit } from './limits.ts'

const SECTION = 'A guide to Australian Government payments, Commonwealth Seniors Health Card'
const AGE = 'age-pension.age'
const LIMITS = 'cshc.income-limit'
const DEEMED = 'deeming.rate.upper'

export const seniorsHealthCard: PaymentRule = {
  id: 'seniors-health-card',
  conditions: view => [
    ageWithin(view, { from: view.rates.value(AGE), figures: [AGE] }, SECTION),
    conditionOf('not-on-income-support', opposite(receivesPayment(view, INCOME_SUPPORT)), SECTION),
    incomeWithinLimit(view),
    ...residenceConditions(view, 'seniors-health-card')
  ]
}

function incomeWithinLimit(view: View): Condition {
  const fact = 'familyIncomeLastYear'
  const partnered = isPartnered(view)
  const { truth, limit } =
    partnered === undefined
      ? { truth: ground(undefined, 'partner') }
      : withinLimit(
          view,
          then => limitFor(view, partnered, then),
          most => tested(view, most),
          fact
        )
  const terms = limit ? [cents('limit', exact(limit.value))] : []
  return conditionOf('income-within-limit', truth, SECTION, { terms, figures: limit?.figures ?? [] })
}

/**
 * Taxable income, plus account-based pensions at the deeming rate. If only this year's pay is known, all financial
 * assets at the higher deeming rate are the most that can be added: if the sum is below the limit, so is the income.
 */
function tested(view: View, limit: number): Ground {
  const { household, you, rates } = view
  const said = household.familyIncomeLastYear ?? (isPartnered(view) === false ? you.income.lastYear : undefined)
  if (said !== undefined && said > limit) return ground(false, 'familyIncomeLastYear')
  const { financial, liquid } = household.assets
  const assets = financial ?? liquid
  const income = said ?? familyIncome(view)
  if (income === undefined || assets === undefined) return ground(undefined, 'familyIncomeLastYear', 'assets.financial')
  const withDeemed = (cents: number) => income + nearestCent(multiply(exact(cents), rates.share(DEEMED)))
  if (withDeemed(assets) <= limit) return ground(true, 'familyIncomeLastYear')
  if (said === undefined) return ground(undefined, 'familyIncomeLastYear')
  const { accountBased } = household.assets
  if (accountBased !== undefined) return ground(withDeemed(accountBased) <= limit ? true : 'judged', 'assets.financial')
  // Few of them hold so much in account-based pensions: it is taken not to be there, and the outcome says so.
  return { ...ground(true, 'familyIncomeLastYear'), assumed: ['assets.financial'] }
}

function limitFor({ household, children = [] }: View, partnered: boolean, rates: Rates): Limit | undefined {
  const couple = household.apart === 'illness' ? 'couple-illness-separated' : 'couple'
  const [row, extra] = [`${LIMITS}.${partnered ? couple : 'single'}`, `${LIMITS}.per-child`]
  if (!rates.has(row) || !rates.has(extra)) return undefined
  const more = children.length * rates.value(extra)
  return { value: rates.value(row) + more, figures: more > 0 ? [row, extra] : [row] }
}
