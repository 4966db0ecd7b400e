/** Special Benefit of a child whose parent’s visa opens no payment; a social worker looks at each case. */
import { condition, unlessFailed, type Condition, type Truth } from '../../household/condition.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { standingCondition } from '../../household/residence/standing.ts'
import { registered, type View } from '../../household/view.ts'
import { count } from '../../result.ts'

const ID = 'special-benefit-child'
const SECTION = 'Social Security Guide 3.7.2.80'
const AGE = 'special-benefit.child-age'

/** A child who may be a citizen or permanent resident, of parents who are not: nobody asks about the child's own right to stay. */
export const specialBenefitChild: PaymentRule = {
  id: ID,
  conditions: view => {
    const { truth, facts } = parentsVisa(view)
    return unlessFailed(condition('child-of-other-visa', truth, SECTION, facts), () => [child(view)])
  }
}

/** Whether their own claim fails by the visa alone, and that of a partner by theirs. */
function parentsVisa(view: View): Pick<Condition, 'truth' | 'facts'> {
  const own = view.outcomes.get('special-benefit')
  const unknown = own?.missing.includes('residence.status')
  const isRefused = own?.state === 'no' && own.decided.every(({ id }) => id === 'residence')
  if (!isRefused) return { truth: unknown ? 'unknown' : 'failed', facts: ['residence.status'] }
  const { partner } = view
  if (!partner || partner === 'none') return { truth: 'met', facts: [] }
  const { standing } = registered(view, 'special-benefit').residence
  const theirs = standing && standingCondition({ ...view, you: partner }, standing).truth
  const truths: Partial<Record<Truth, Truth>> = { met: 'failed', unknown: 'unknown' }
  return { truth: (theirs && truths[theirs]) ?? 'met', facts: ['partner.residence'] }
}

function child({ children, rates }: View): Condition {
  const limit = rates.value(AGE)
  const isYoung = children?.some(({ age, care }) => age !== undefined && age < limit && care !== 0)
  const truth = isYoung ? 'judged' : children && false
  return condition('child-of-other-visa', truth, SECTION, ['children'], {
    terms: [count('limit', limit)],
    figures: [AGE]
  })
}
