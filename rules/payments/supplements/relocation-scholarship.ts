/** Relocation Scholarship (A guide to Australian Government payments). */
import { isIndependentByAge } from '../../conditions.ts'
import { setAmount } from '../../household/amounts.ts'
import { anyGround, conditionOf, ground, opposite, type Ground } from '../../household/grounds.ts'
import type { PaymentRule } from '../../household/payment.ts'
import type { View } from '../../household/view.ts'
import { higherEducation, movedToStudy, studentPayment } from './studying.ts'

const SECTION = 'A guide to Australian Government payments, Relocation Scholarship'
const ID = 'relocation-scholarship'

export const relocationScholarship: PaymentRule = {
  id: ID,
  conditions: view => [
    conditionOf('on-income-support', studentPayment(view, ['youth-allowance-student']), SECTION),
    conditionOf('dependent-on-parents', opposite(independent(view)), SECTION),
    conditionOf('higher-education', higherEducation(view), SECTION),
    conditionOf('moved-to-study', movedToStudy(view), SECTION),
    conditionOf('moved-from-or-to-region', fromOrToRegion(view), SECTION)
  ],
  amount(view) {
    return view.you.study.firstYear ? setAmount(view, ID, 'cents', SECTION, { [`${ID}.first-year`]: 1 }) : undefined
  }
}

/** Independent by age, by a child or by a ground; some independent students have it for a special reason. */
function independent({ you, children, rates }: View): Ground {
  const { age, independence } = you
  return anyGround([
    ground(age === undefined ? undefined : isIndependentByAge(age, rates), 'age'),
    ground(children === undefined ? undefined : children.length > 0, 'children'),
    ground(independence === undefined ? undefined : independence.length > 0, 'independence')
  ])
}

/** From a home in a regional or remote area, or to one to study; where to is not asked. */
function fromOrToRegion({ you: { study } }: View): Ground {
  const { homeRegion } = study
  if (homeRegion === undefined) return ground(undefined, 'study.homeRegion')
  return ground(homeRegion === 'major-city' ? 'judged' : true, 'study.homeRegion')
}
