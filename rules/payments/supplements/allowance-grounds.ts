/** Which other payments bring an allowance for pensioners, and on what grounds. */
import { DISABILITY_SUPPORT_PENSION_ADULT_RATE_AGE as ADULT_RATE_AGE } from '../../conditions.ts'
import { allGrounds, anyGround, ground, type Ground } from '../../household/grounds.ts'
import { olderAfterMonths, partialCapacity } from '../../household/higher-rates.ts'
import { singleMainCarer } from '../../household/main-carer.ts'
import { receivesPayment } from '../../household/comes-with.ts'
import type { IncomeSupportId } from '../../household/ids.ts'
import { oncePerView } from '../../household/once.ts'
import type { View } from '../../household/view.ts'

/** A youth rate of Disability Support Pension, which includes the allowance instead of Pension Supplement. */
export const youthDisabilityPension = oncePerView((view: View): Ground => {
  return allGrounds([receivesPayment(view, ['disability-support-pension']), youthRate(view)])
})

/** Below the age of the adult rate, without a child. */
export function youthRate({ you: { age }, children, rates }: View): Ground {
  const young = ground(age === undefined ? undefined : age < rates.value(ADULT_RATE_AGE), 'age')
  return allGrounds([young, ground(children === undefined ? undefined : children.length === 0, 'children')])
}

/** On one of these payments, and with one of the reasons. */
export function on(view: View, payments: readonly IncomeSupportId[], ...reasons: Ground[]): Ground {
  const paid = receivesPayment(view, payments)
  const both = allGrounds([paid, anyGround(reasons)])
  // A day that hangs on a payment which only may be granted is none.
  if (both.from === undefined || paid.truth === 'met' || paid.truth === 'failed') return both
  return { truth: both.truth, facts: both.facts }
}

/** What JobSeeker Payment and Parenting Payment Single have in common for both allowances. */
export const commonGrounds = oncePerView((view: View): Ground[] => {
  const older = olderAfterMonths(view)
  const jobSeekers: IncomeSupportId[] = ['jobseeker', 'youth-allowance-jobseeker']
  return [
    receivesPayment(view, ['parenting-payment-single']),
    on(view, jobSeekers, singleMainCarer(view), partialCapacity(view)),
    on(view, ['jobseeker', 'special-benefit'], older),
    youthDisabilityPension(view)
  ]
})
