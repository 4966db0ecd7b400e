/** Tertiary Access Payment, once (Services Australia; A guide to Australian Government payments). */
import { setAmount } from '../../household/amounts.ts'
import { condition } from '../../household/condition.ts'
import { conditionOf, ground, opposite, type Ground } from '../../household/grounds.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { residenceConditions } from '../../household/residence.ts'
import type { View } from '../../household/view.ts'
import { exact } from '../../money.ts'
import { cents, count, percent } from '../../result.ts'
import { loadFrom, movedToStudy, tertiary } from './studying.ts'

const SECTION = 'A guide to Australian Government payments, Tertiary Access Payment'
const ID = 'tertiary-access-payment'
const AGE = 'tertiary-access-payment.age'
const LOAD = 'study.full-time-load'
const LIMIT = 'tertiary-access-payment.parents-income'

export const tertiaryAccessPayment: PaymentRule = {
  id: ID,
  conditions(view) {
    const { you, rates } = view
    const [oldest, load, limit] = [rates.value(AGE), rates.value(LOAD), rates.value(LIMIT)]
    const terms = [...(you.age === undefined ? [] : [count('age', you.age)]), count('limit', oldest)]
    const young = you.age === undefined ? undefined : you.age <= oldest
    return [
      condition('age-at-most', young, SECTION, ['age'], { terms, figures: [AGE] }),
      conditionOf('tertiary-study', tertiary(view), SECTION),
      conditionOf('first-year', firstYear(view), SECTION),
      conditionOf('study-load', loadFrom(view, load), SECTION, { terms: [percent('limit', load)], figures: [LOAD] }),
      conditionOf('regional-home', regional(view), SECTION),
      conditionOf('moved-to-study', movedToStudy(view), SECTION),
      conditionOf('parents-income-below', parentsIncome(view, limit), SECTION, {
        terms: [cents('limit', exact(limit))],
        figures: [LIMIT]
      }),
      condition('far-from-home', 'judged', SECTION, ['study.homeRegion']),
      ...residenceConditions(view, ID)
    ]
  },
  amount(view) {
    const { homeRegion } = view.you.study
    if (homeRegion === undefined) return undefined
    return setAmount(view, ID, 'cents', SECTION, {
      [`${ID}.${homeRegion === 'inner-regional' ? 'inner' : 'outer'}`]: 1
    })
  }
}

function firstYear({ you: { study } }: View): Ground {
  return study.load === 'none' ? ground(false, 'study.load') : ground(study.firstYear, 'study.firstYear')
}

/** A home outside the major cities. */
function regional({ you: { study } }: View): Ground {
  const inCity = ground(
    study.homeRegion === undefined ? undefined : study.homeRegion === 'major-city',
    'study.homeRegion'
  )
  return opposite(inCity)
}

function parentsIncome({ you: { parents } }: View, limit: number): Ground {
  const income = parents?.adjustedTaxableIncome
  return ground(income === undefined ? undefined : income < limit, 'parents')
}
