/** Who is the main carer of a child: only one person, even in a couple (Social Security Act 1991 s 5(18)-(20)). */
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

/** The same without a baby on the way: whether a payment is due before the birth. */
export function mainCarerAlready(view: View, below: number): Ground {
  const children = view.children ?? []
  return anyGround(children.map(child => allGrounds([isBelow(child, below), caresMost(child, view)])))
}

/**
 * More than half of the nights; at half, the parent they both name. If a couple does not say, it is assumed to be the one who
 * works less, and it stays unknown for the other one.
 */
function caresMost({ care, mainCarer: answer }: Child, view: View): Ground {
  if (care !== undefined && care < EQUAL_CARE) return ground(false, 'children.care')
  const isOfCouple = isPartnered(view) === true
  if (care === undefined) return ground(undefined, 'children.care')
  if (care === EQUAL_CARE && !isOfCouple) return ground(answer, 'children.mainCarer')
  const { partner } = view
  if (!isOfCouple || partner === undefined || partner === 'none') return ground(true, 'children.care')
  // Whoever is in prison cares for nobody at home.
  if (view.household.apart === 'prison') return ground(true, 'apart')
  // The answer is about the person who asks. What was said about one child is assumed for children with no answer.
  const isMainCarer = answer ?? view.children?.find(({ mainCarer: each }) => each !== undefined)?.mainCarer
  if (isMainCarer !== undefined)
    return ground(view.you === view.household ? isMainCarer : !isMainCarer, 'children.mainCarer')
  const guess = staysAtHome(view.you, partner)
  if (guess.truth === 'failed') return ground(undefined, 'children.mainCarer')
  return guess.truth === 'met' ? { ...guess, assumed: ['children.mainCarer'] } : guess
}

/**
 * Whether what is paid to one of a couple for their children goes to this adult: to the main carer, or to the younger one
 * while nothing says who that is, so that it does not matter which of them asks.
 */
export function isPaidForChildren(view: View): boolean {
  const { you, partner, household } = view
  if (!partner || partner === 'none') return true
  const answer = view.children?.find(({ mainCarer: each }) => each !== undefined)?.mainCarer
  if (answer !== undefined) return answer === (you === household)
  const { truth } = staysAtHome(you, partner)
  return truth === 'unknown' ? (you.age ?? 0) < (partner.age ?? 0) : truth === 'met'
}

/** Whether a couple has not said for any child which of them is the main carer. */
export function isMainCarerGuessed(view: View): boolean {
  return isPartnered(view) === true && !(view.children ?? []).some(({ mainCarer }) => mainCarer !== undefined)
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
 * Whether somebody would be the main carer of a couple's child if nobody said so: who works less, or earns less. If
 * both are alike it may be either; the younger one is taken, so that it does not matter which of them asks.
 */
function staysAtHome(you: Person, partner: Person): Ground {
  const [mine, theirs] = [you.work.status, partner.work.status]
  if (mine === undefined) return ground(undefined, 'work.status')
  if (theirs === undefined) return ground(undefined, 'partner.work')
  const work = AT_WORK[theirs] - AT_WORK[mine]
  if (work !== 0) return ground(work > 0, 'work.status', 'partner.work')
  const [pay, theirPay] = [you.income.employment, partner.income.employment]
  // If only one income is known, do not guess the other. If neither is known, both count as alike.
  if ((pay === undefined) !== (theirPay === undefined)) {
    return ground(undefined, pay === undefined ? 'income.employment' : 'partner.income')
  }
  const less = (theirPay ?? 0) - (pay ?? 0) || (partner.age ?? 0) - (you.age ?? 0) || ('partner' in you ? 1 : -1)
  return ground(less > 0, 'work.status', 'partner.work')
}

/** Single, and the main carer of a child young enough (Social Security Act 1991 s 5(15)). */
export const singleMainCarer = oncePerView((view: View): Ground => {
  const partnered = isPartnered(view)
  const limit = view.rates.value('principal-carer.child-age')
  const single = ground(partnered === undefined ? undefined : !partnered, 'partner')
  // What comes with it begins with the birth, like the payment for a baby on the way.
  return allGrounds([single, view.children ? mainCarerAlready(view, limit) : ground(undefined, 'children')])
})
