/** Payments that go on, or are paid as a lump sum, after a death (Services Australia, What help there is). */
import { after, any, all, condition, type Condition } from '../../household/condition.ts'
import type { Fact } from '../../household/ids.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { eventOf, happened, holds, type View } from '../../household/view.ts'
import { count } from '../../result.ts'
import { holdsIncomeSupport } from './income-support.ts'

const SECTION = 'Services Australia, What help there is when an adult dies'
const WEEKS = 'bereavement.weeks'
const MONTHS = 'bereavement.partner-months'
const FOR_CHILDREN = ['ftb-a', 'ftb-b', 'parenting-payment-single', 'parenting-payment-partnered', 'jobseeker'] as const
const PENSIONS = ['age-pension', 'disability-support-pension', 'carer-payment'] as const

/** A death in the family, and a payment that ends or changes with it. Somebody without one has no lump sum. */
export const bereavement: PaymentRule = {
  id: 'bereavement',
  conditions: view => after(died(view), () => [paidAtDeath(view)])
}

function died(view: View): Condition {
  const met = happened(view, 'partner-died', 'person-cared-for-died', 'child-died')
  return condition('somebody-died', met, SECTION, ['happened'])
}

function paidAtDeath(view: View): Condition {
  const met = any(afterPartner(view), afterCare(view), afterChild(view))
  const terms = [count('weeks', view.rates.value(WEEKS)), count('months', view.rates.value(MONTHS))]
  const facts: Fact[] = view.you.has ? ['happened.othersPayment'] : ['has']
  return condition('paid-at-death', met, SECTION, met === undefined ? facts : ['has'], {
    terms,
    figures: [WEEKS, MONTHS]
  })
}

/** Both were on income support, for a year or on a pension. */
function afterPartner(view: View): boolean | undefined {
  const theirs = eventOf(view, 'partner-died')?.othersPayment
  return all(happened(view, 'partner-died'), holdsIncomeSupport(view), longEnough(view), theirs)
}

function longEnough(view: View): boolean | undefined {
  const least = view.rates.value(MONTHS)
  const long = view.you.has?.some(({ months }) => months !== undefined && months >= least)
  return any(holds(view, ...PENSIONS), long || undefined)
}

function afterCare(view: View): boolean | undefined {
  return all(happened(view, 'person-cared-for-died'), holds(view, 'carer-payment', 'carer-allowance'))
}

/** Family Tax Benefit, Parenting Payment and the main carer's rate go on for a child who died. */
function afterChild(view: View): boolean | undefined {
  return all(happened(view, 'child-died'), holds(view, ...FOR_CHILDREN))
}
