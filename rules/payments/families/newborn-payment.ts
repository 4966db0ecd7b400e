/** Newborn Upfront Payment and Newborn Supplement (A New Tax System (Family Assistance) Act 1999 Sch 1 cl 35A, 35B). */
import { NEWBORN_BELOW } from '../../conditions.ts'
import { assessNewbornPayment } from '../../families/newborn.ts'
import { anyChild, cameAsNew, isBelow, knownChildren } from '../../household/children.ts'
import { after } from '../../household/condition.ts'
import { anyGround, conditionOf, ground, groundOf, opposite, type Ground } from '../../household/grounds.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { happened, type View } from '../../household/view.ts'
import { aboveBase, regularCareAlone } from './family.ts'

const SECTION = 'A New Tax System (Family Assistance) Act 1999 Sch 1 cl 35A, 35B'

export const newbornPayment: PaymentRule = {
  id: 'newborn-payment',
  conditions(view) {
    const born = ground(happened(view, 'birth', 'pregnant'), 'happened')
    const baby = anyGround([born, cameAsNew(view), anyChild(view, child => isBelow(child, NEWBORN_BELOW))])
    return after(conditionOf('newborn', baby, SECTION), () => [
      conditionOf('with-ftb-a', withPartA(view), SECTION),
      conditionOf('no-parental-leave-pay', opposite(leavePayForBaby(view)), SECTION)
    ])
  },
  amount(view) {
    if (view.children === undefined || withPartA(view).truth !== 'met') return undefined
    const firstChild = knownChildren(view).length <= 1
    const situation = { babies: 1, firstChild, parentalLeavePayFor: 0, familyTaxBenefit: 'base-or-more' } as const
    return aboveBase(view).truth === 'met' ? assessNewbornPayment(situation, view.rates) : undefined
  }
}

/** Part A of a child who counts for it, not of regular care alone. */
function withPartA(view: View): Ground {
  const isForRentAlone = regularCareAlone(view).truth !== 'failed'
  return isForRentAlone ? ground(false, 'children.care') : groundOf(view.outcomes.get('ftb-a'))
}

/** Either parent's leave pay for the baby takes its place; a partner is asked little, so only what is sure counts. */
function leavePayForBaby({ outcomes, partnersLeavePay }: View): Ground {
  return anyGround([groundOf(outcomes.get('parental-leave-pay')), ground(partnersLeavePay?.state === 'likely')])
}
