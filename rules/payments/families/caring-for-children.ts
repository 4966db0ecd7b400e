/** Children with a disability, as what is paid to their carers asks for them. */
import { anyChild, isBelow } from '../../household/children.ts'
import { allGrounds, ground, groundOf, type Ground } from '../../household/grounds.ts'
import type { View } from '../../household/view.ts'

/** Whether somebody cares for a child with a disability or illness below an age. */
export function caredChild(view: View, below: number): Ground {
  const { who } = view.you.caring
  const child = anyChild(view, each =>
    allGrounds([ground(each.disability, 'children.disability'), isBelow(each, below)])
  )
  return allGrounds([ground(who === undefined ? undefined : who === 'child' || who === 'several', 'caring.who'), child])
}

/** Children with a disability or illness, as far as it is known; at least the one cared for. */
export function disabledChildren({ children = [] }: View): number {
  return Math.max(1, children.filter(({ disability }) => disability).length)
}

/** As sure as Carer Allowance is. */
export function carerAllowancePaid({ outcomes }: View): Ground {
  return groundOf(outcomes.get('carer-allowance'))
}
