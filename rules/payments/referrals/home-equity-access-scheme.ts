/** Home Equity Access Scheme: a loan against a home or land for people of Age Pension age, over the limits too. */
import { unlessFailed, any, condition, type Condition } from '../../household/condition.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { residenceConditions } from '../../household/residence.ts'
import type { View } from '../../household/view.ts'
import { count } from '../../result.ts'
import type { Person } from '../../situations/household.ts'

const SECTION = 'A guide to Australian Government payments, Home Equity Access Scheme'
const AGE = 'age-pension.age'
const TERMS = ['home-equity.interest', 'home-equity.maximum-share']

/** Either of a couple is of the age, and there is real estate to lend on. */
export const homeEquityAccessScheme: PaymentRule = {
  id: 'home-equity-access-scheme',
  conditions: view =>
    unlessFailed(pensionAge(view), () => [property(view), ...residenceConditions(view, 'home-equity-access-scheme')])
}

function pensionAge({ you, partner, rates }: View): Condition {
  const limit = rates.value(AGE)
  const reached = ({ age }: Person) => (age === undefined ? undefined : age >= limit)
  const theirs = partner && (partner === 'none' ? false : reached(partner))
  const terms = [count('limit', limit)]
  const facts = you.age === undefined ? (['age'] as const) : (['partner.age'] as const)
  const met = any(reached(you), theirs)
  return condition('pension-age-of-either', met, SECTION, met === undefined ? [...facts] : ['age'], {
    terms,
    figures: [AGE]
  })
}

/** Other real estate than the home counts as well. */
function property({ household: { assets } }: View): Condition {
  const owns = assets.homeOwner === false ? ('judged' as const) : assets.homeOwner
  return condition('owns-property', owns, SECTION, ['assets.homeOwner'], { figures: TERMS })
}
