/** Parenting Payment, single and partnered: who can get it (Social Security Act 1991 ss 500, 500D, 500F). */
import type { IsoDate } from '../../dates.ts'
import { bereavementEnds, bereavementPeriod } from '../../household/bereavement.ts'
import { anyChild, isBelow } from '../../household/children.ts'
import { unlessFailed, condition, not, saidAs, type Condition } from '../../household/condition.ts'
import { endsWithChild } from '../../household/ends.ts'
import { conditionOf } from '../../household/grounds.ts'
import { isMainCarerGuessed, mainCarer, mainCarerAlready } from '../../household/main-carer.ts'
import { parentingPaymentSituation } from '../../household/parts/benefits.ts'
import { youngestChildAge } from '../../household/parts/family.ts'
import { dayOf, happened, holds, type View } from '../../household/view.ts'
import { assessParentingPayment } from '../../parenting-payment.ts'
import { count } from '../../result.ts'
import { partnered, reasonForLeaving, single } from './conditions.ts'
import { incomeSupport } from './rule.ts'

const SECTION = 'Social Security Act 1991 s 500'
const CHILD = 'Social Security Act 1991 s 500D'
const OBLIGATIONS = 'parenting-payment.obligations-child-age'
const HELD = ['parenting-payment-single', 'parenting-payment-partnered']

/** Single, and main carer of a young child. */
export const parentingPaymentSingle = incomeSupport({
  id: 'parenting-payment-single',
  section: 'Social Security Act 1991 s 1068A; Social Security Guide 5.5.4.50',
  qualification: view =>
    unlessFailed(single(view, SECTION), () => [...mainCarerOfChild(view, 'single'), ...leftJobByChoice(view)]),
  situation: parentingPaymentSituation,
  assess: assessParentingPayment,
  begins: view => birth(view, 'single'),
  ends: view => goesOnUntil(view, 'single') ?? endsWithChild(view, view.rates.value(ageLimit('single')))
})

/** Partnered, and main carer of a younger child; only one of a couple gets it. */
export const parentingPaymentPartnered = incomeSupport({
  id: 'parenting-payment-partnered',
  section: 'Social Security Act 1991 s 1068B; Social Security Guide 5.5.4.10',
  qualification: view =>
    unlessFailed(partnered(view, SECTION), () => [...mainCarerOfChild(view, 'partnered'), partnerWithout(view)]),
  situation: parentingPaymentSituation,
  assess: assessParentingPayment,
  begins: view => birth(view, 'partnered'),
  ends: view => goesOnUntil(view, 'partnered') ?? endsWithChild(view, view.rates.value(ageLimit('partnered')))
})

type Kind = 'single' | 'partnered'

function ageLimit(kind: Kind): string {
  return `parenting-payment.child-age.${kind}`
}

function mainCarerOfChild(view: View, kind: Kind): Condition[] {
  const figure = ageLimit(kind)
  const limit = view.rates.value(figure)
  const young = anyChild(view, child => isBelow(child, limit))
  if (young.truth === 'failed' && goesOnUntil(view, kind)) return [bereavementPeriod(view)]
  const ages = (view.children ?? []).flatMap(({ age }) => age ?? [])
  const youngest = ages.length > 0 ? [count('age', Math.min(...ages))] : []
  const terms = [...youngest, count('limit', limit)]
  const below = conditionOf('child-below', young, CHILD, { terms, figures: [figure] })
  const isBorn = ages.some(age => age < limit)
  const said = young.truth === 'met' && !isBorn ? saidAs('baby-expected', below) : below
  return unlessFailed(said, () => [conditionOf('main-carer', mainCarer(view, limit), SECTION)])
}

/** It goes on for some weeks after the death of the only child who was young enough. */
function goesOnUntil(view: View, kind: Kind): IsoDate | undefined {
  const limit = view.rates.value(ageLimit(kind))
  const isHeld = holds(view, kind === 'single' ? 'parenting-payment-single' : 'parenting-payment-partnered') === true
  const isYoung = anyChild(view, child => isBelow(child, limit)).truth !== 'failed'
  return isHeld && !isYoung ? bereavementEnds(view, 'child-died') : undefined
}

/** From the age of the youngest child at which parents have to look for work, leaving a job may bring a wait. */
function leftJobByChoice(view: View): Condition[] {
  const youngest = youngestChildAge(view.children)
  const isBound = view.rates.has(OBLIGATIONS) && youngest !== undefined && youngest >= view.rates.value(OBLIGATIONS)
  return isBound && happened(view, 'pregnant') !== true ? reasonForLeaving(view) : []
}

/** Only one of a couple gets it. If nobody said which of them is the main carer, it may be either. */
function partnerWithout(view: View): Condition {
  const { partner, partnersPayment, partnersOthers } = view
  const id = 'partner-without-parenting-payment'
  const held = partner && partner !== 'none' ? partner.has?.some(({ payment }) => HELD.includes(payment)) : undefined
  if (held || partnersPayment !== 'parenting-payment-partnered')
    return condition(id, not(held), SECTION, ['partner.has'])
  const isOpen = isMainCarerGuessed(view) || partnersOthers.length > 0
  return condition(id, isOpen ? 'judged' : false, SECTION, ['partner.has'])
}

/** Paid from the birth if the only child who counts is on the way. */
function birth(view: View, kind: Kind): IsoDate | undefined {
  if (!happened(view, 'pregnant')) return undefined
  const limit = view.rates.value(ageLimit(kind))
  if (mainCarerAlready(view, limit).truth !== 'failed') return undefined
  return dayOf(view, 'pregnant')
}
