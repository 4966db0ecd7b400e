/** Newborn Upfront Payment and Newborn Supplement (A New Tax System (Family Assistance) Act 1999 Sch 1 cl 35A, 35B). */
import { NEWBORN_BELOW } from '../../conditions.ts'
import { assessNewbornPayment } from '../../families/newborn.ts'
import type { IsoDate } from '../../dates.ts'
import { anyChild, isBelow, knownChildren } from '../../household/children.ts'
import { birthOfYoungest, cameAsNew } from '../../household/new-child.ts'
import { rangeOf } from '../../household/amounts.ts'
import { unlessFailed } from '../../household/condition.ts'
import { anyGround, conditionOf, ground, groundOf, opposite, type Ground } from '../../household/grounds.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { dayOf, happened, type View } from '../../household/view.ts'
import { aboveBase, regularCareAlone } from './family.ts'

const SECTION = 'A New Tax System (Family Assistance) Act 1999 Sch 1 cl 35A, 35B'

export const newbornPayment: PaymentRule = {
  id: 'newborn-payment',
  conditions(view) {
    const born = ground(happened(view, 'birth', 'pregnant'), 'happened')
    const baby = anyGround([born, cameAsNew(view), anyChild(view, child => isBelow(child, NEWBORN_BELOW))])
    return unlessFailed(conditionOf('newborn', baby, SECTION), () => [
      conditionOf('with-ftb-a', withPartA(view), SECTION),
      // Leave pay is for one baby of a birth, and leaves the payment for the others.
      ...(babiesOf(view) > 1 ? [] : [conditionOf('no-parental-leave-pay', opposite(leavePayForBaby(view)), SECTION)])
    ])
  },
  amount(view) {
    if (view.children === undefined || withPartA(view).truth !== 'met') return undefined
    const babies = babiesOf(view)
    const isFirst = knownChildren(view).length <= babies
    const results = withLeavePayFor(view, babies).flatMap(parentalLeavePayFor =>
      (isAgeMissing(view) ? [true, false] : [isFirst]).flatMap(firstChild => {
        const situation = { babies, firstChild, parentalLeavePayFor, familyTaxBenefit: 'base-or-more' } as const
        return birthDays(view).map(day => assessNewbornPayment(situation, view.rates.at(day)))
      })
    )
    return aboveBase(view).truth === 'met' ? rangeOf(results) : undefined
  },
  unpriced(view) {
    if (isAgeMissing(view)) return ['children.age']
    return babiesOf(view) > 1 ? [...leavePayForBaby(view).facts] : []
  }
}

/** Whether the baby may be any of the children, or not the first of them. */
function isAgeMissing({ children = [] }: View): boolean {
  return children.some(({ age }) => age === undefined)
}

/**
 * The day of the birth, whose figures count: as told, else the first and the last that it can be by the months of the
 * youngest child; today for one to come, or of whom nobody told the months.
 */
function birthDays(view: View): readonly IsoDate[] {
  const { on } = view
  const told = dayOf(view, 'birth') ?? dayOf(view, 'child-came-into-care')
  if (told !== undefined) return [told < on ? told : on]
  return (happened(view, 'pregnant') ? undefined : birthOfYoungest(view)) ?? [on]
}

/** Babies of one birth: as many as the youngest child, below one, shares its age in months with. */
function babiesOf({ children = [] }: View): number {
  const months = children.filter(({ age }) => age === 0).map(({ monthsPastBirthday = 0 }) => monthsPastBirthday)
  return Math.max(1, months.filter(each => each === Math.min(...months)).length)
}

/** For how many of the babies there is leave pay: both if that is open. */
function withLeavePayFor(view: View, babies: number): readonly number[] {
  const { truth } = leavePayForBaby(view)
  if (babies === 1 || truth === 'failed') return [0]
  return truth === 'met' ? [1] : [1, 0]
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
