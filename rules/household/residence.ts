/** Residence and the newly arrived resident's wait, payment by payment. */
import { addMonths } from '../dates.ts'
import { MONTHS_A_YEAR } from '../time.ts'
import { condition, type Condition } from './condition.ts'
import type { PaymentId } from './ids.ts'
import { newlyArrivedCondition } from './residence/newly-arrived.ts'
import { standingCondition, standingOf } from './residence/standing.ts'
import { tenYearsCondition, twoYearsCondition } from './residence/ten-years.ts'
import { oncePerView } from './once.ts'
import { holds, registered, type View } from './view.ts'

const HERE = 'A guide to Australian Government payments, residence'
const ASSURANCE = 'Social Security Act 1991 s 500B; Services Australia, Assurance of Support'
const LONGEST_ASSURANCE = 'assurance-of-support.years-10'

/**
 * The residence conditions of a payment: being in Australia, the right to stay, the years or weeks as a resident, and no
 * Assurance of Support that rules it out.
 * @throws FigureNotHeldError
 */
export function residenceConditions(view: View, payment: PaymentId): Condition[] {
  const { group, residence: needs, ofCouple } = registered(view, payment)
  return [
    ...(group === 'income-support' || ofCouple || BY_INCOME.includes(payment) ? separation(view) : []),
    ...(needs.here && !goesOnAbroad(view, payment) ? [here(view)] : []),
    ...(needs.standing ? [standingCondition(view, needs.standing)] : []),
    ...(needs.wait ? newlyArrivedCondition(view, payment, needs.wait) : []),
    ...(needs.twoYears ? twoYearsCondition(view, payment) : []),
    ...(needs.tenYears ? [tenYearsCondition(view, payment)] : []),
    ...(needs.assurance ? assurance(view) : [])
  ]
}

/** Age Pension that is paid goes on abroad for any time; a claim is made here (Social Security Act 1991 s 1217). */
function goesOnAbroad(view: View, payment: PaymentId): boolean {
  return payment === 'age-pension' && holds(view, payment) === true
}

const here = oncePerView((view: View): Condition => {
  const { household, you } = view
  // Nobody asks where a partner is who lives with the person who answers.
  const location = you.location ?? (household.apart === 'no' ? household.location : undefined)
  return condition('in-australia', location && location === 'in-australia', HERE, ['location'])
})

/** Cards whose limits are for a couple. */
const BY_INCOME: readonly PaymentId[] = ['low-income-health-care-card', 'seniors-health-card']

const COUPLE = 'Social Security Guide 2.2.5.50; Social Security Act 1991 s 4(3)'
/** Partners who separated under one roof are single if Services Australia accepts it. */
const separation = oncePerView(({ household }: View): Condition[] => {
  const { apart, separationAccepted } = household
  if (apart !== 'under-one-roof' || separationAccepted === true) return []
  return [condition('separation-accepted', 'judged', COUPLE, ['separationAccepted'])]
})

/** Help that the assurer can give may rule the payment out; Services Australia decides (s 500B). */
function assurance(view: View): Condition[] {
  const { you, on, rates } = view
  const { assurance: given, since, tenYears } = you.residence
  if (standingOf(you) !== 'permanent' || tenYears === true) return []
  const years = rates.value(LONGEST_ASSURANCE)
  if (since !== undefined && addMonths(since, years * MONTHS_A_YEAR) <= on) return []
  const truth = given === undefined || given === 'none' ? given && true : 'judged'
  return [condition('assurance-of-support', truth, ASSURANCE, ['residence.assurance'])]
}
