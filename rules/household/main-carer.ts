/** Who is the main carer of a child: one person, of a couple too (Social Security Act 1991 s 5(18)-(20)). */
import { EQUAL_CARE } from '../conditions.ts'
import type { Child, Person } from '../situations/household.ts'
import type { WORK } from '../situations/household-choices.ts'
import { anyChild, isBelow } from './children.ts'
import { allGrounds, anyGround, ground, type Ground } from './grounds.ts'
import { oncePerView } from './once.ts'
import { isPartnered, type View } from './view.ts'

/** Whether somebody is the main carer of a child below an age; a baby on the way counts. */
export function mainCarer(view: View, below: number): Ground {
  return anyChild(view, child => mainCarerOf(child, below, view))
}

/** Whether somebody is the main carer of this child, who is below an age. */
export function mainCarerOf(child: Child, below: number, view: View): Ground {
  return allGrounds([isBelow(child, below), caresMost(child, view)])
}

/** The same without a baby on the way: whether a payment for it is due before the birth. */
export function mainCarerAlready(view: View, below: number): Ground {
  const children = view.children ?? []
  return anyGround(children.map(child => allGrounds([isBelow(child, below), caresMost(child, view)])))
}

/**
 * More than half of the nights; at half, whom the parents name. Of a couple that says nothing of it, whoever works less
 * is taken to be, and the other one is not known not to be.
 */
function caresMost({ care, mainCarer: told }: Child, view: View): Ground {
  if (care !== undefined && care < EQUAL_CARE) return ground(false, 'children.care')
  const isOfCouple = isPartnered(view) === true
  if (care === undefined) return ground(undefined, 'children.care')
  if (care === EQUAL_CARE && !isOfCouple) return ground(told, 'children.care')
  const { partner } = view
  if (!isOfCouple || partner === undefined || partner === 'none') return ground(true, 'children.care')
  // The answer is about the person who asks; what was said of one child is taken of those of whom nothing was.
  const said = told ?? view.children?.find(({ mainCarer: each }) => each !== undefined)?.mainCarer
  if (said !== undefined) return ground(view.you === view.household ? said : !said, 'children.care')
  const guess = staysAtHome(view.you, partner)
  return guess.truth === 'failed' ? ground(undefined, 'children.care') : guess
}

/** Whether a couple said of no child which of them is the main carer. */
export function isMainCarerGuessed(view: View): boolean {
  return isPartnered(view) === true && !(view.children ?? []).some(({ mainCarer: told }) => told !== undefined)
}

type Work = (typeof WORK)[number]

const AT_WORK: Record<Work, number> = {
  none: 0,
  unemployed: 0,
  'on-leave': 0,
  retired: 0,
  'stopped-by-disaster': 0,
  casual: 1,
  'part-time': 2,
  'self-employed': 2,
  apprentice: 3,
  'full-time': 3
}

/**
 * Whether somebody would be the main carer of a couple's child, where nothing was said of it: who works less, or earns
 * less. Where both are alike either may be; the younger one is taken, so that it does not matter which of them asks.
 */
function staysAtHome(you: Person, partner: Person): Ground {
  const [mine, theirs] = [you.work.status, partner.work.status]
  if (mine === undefined) return ground(undefined, 'work.status')
  if (theirs === undefined) return ground(undefined, 'partner.work')
  const work = AT_WORK[theirs] - AT_WORK[mine]
  if (work !== 0) return ground(work > 0, 'work.status', 'partner.work')
  const [pay, theirPay] = [you.income.employment, partner.income.employment]
  // Of what one of them earns nobody may guess; where nothing is known of either, both are alike.
  if ((pay === undefined) !== (theirPay === undefined)) {
    return ground(undefined, pay === undefined ? 'income.employment' : 'partner.income')
  }
  const less = (theirPay ?? 0) - (pay ?? 0) || (partner.age ?? 0) - (you.age ?? 0) || ('partner' in you ? 1 : -1)
  return ground(less > 0, 'work.status', 'partner.work')
}

/** A single main carer of a child young enough for it (Social Security Act 1991 s 5(15)). */
export const singleMainCarer = oncePerView((view: View): Ground => {
  const partnered = isPartnered(view)
  const limit = view.rates.value('principal-carer.child-age')
  return allGrounds([ground(partnered === undefined ? undefined : !partnered, 'partner'), mainCarer(view, limit)])
})
