/** Crisis Payment on release from prison or psychiatric confinement (Social Security Act 1991 s 1061JG). */
import { addDays, type IsoDate } from '../../dates.ts'
import { condition, type Condition } from '../../household/condition.ts'
import { dayOf, eventOf, happened, type View } from '../../household/view.ts'
import { count } from '../../result.ts'
import { crisisPayment } from './crisis-payment.ts'

const SECTION = 'Social Security Act 1991 s 1061JG'
const CONFINED = 'crisis-payment.prison-days'
const BEFORE = 'crisis-payment.release.before-days'

/** Release after two weeks or more on a charge; it can be arranged before. */
export const crisisPaymentRelease = crisisPayment({
  id: 'crisis-payment-release',
  ground: 'release',
  section: SECTION,
  event: () => 'released',
  happened: released,
  own: view => [confinedLongEnough(view)]
})

/** Released, or to be released so soon that it can be claimed. */
function released(view: View): Condition {
  const grounds = { terms: [count('days', view.rates.value(CONFINED))], figures: [CONFINED] }
  const opens = opening(view)
  if (opens === undefined || view.on >= opens) {
    return condition('released', happened(view, 'released'), SECTION, ['happened'], grounds)
  }
  return condition('released', false, SECTION, ['happened.on'], { ...grounds, from: opens })
}

/** Days inside on a charge; only Services Australia knows whether all of them count. */
function confinedLongEnough(view: View): Condition {
  const limit = view.rates.value(CONFINED)
  const days = eventOf(view, 'released')?.daysInside
  const terms = [...(days === undefined ? [] : [count('days', days)]), count('limit', limit)]
  const met = days === undefined ? undefined : days >= limit
  return condition('confined-long-enough', met, SECTION, ['happened.daysInside'], { terms, figures: [CONFINED] })
}

/** The first day on which it can be claimed; days before the figure is held are open. */
function opening(view: View): IsoDate | undefined {
  const day = dayOf(view, 'released')
  return day !== undefined && view.rates.has(BEFORE) ? addDays(day, -view.rates.value(BEFORE)) : undefined
}
