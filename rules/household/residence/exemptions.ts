/**
 * Who is exempt from the newly arrived resident's waiting period (Social Security Guide 3.1.2.43; Services Australia).
 */
import { PAYMENTS } from '../../payments/register.ts'
import { ftbChild } from '../children.ts'
import { any, type Truth } from '../condition.ts'
import { INCOME_SUPPORT, type Fact, type PaymentId } from '../ids.ts'
import { happened, holds, stateOf, type View } from '../view.ts'
import { anyGround } from '../grounds.ts'
import { isExemptLoneParent } from './lone-parent.ts'

interface Exemption {
  truth: Truth
  facts: Fact[]
}

/**
 * The exemption that decides: the first that is met, else unknown, else decided by an officer. Undefined if there is
 * none. A visa's subclass is an exemption only if it is given.
 */
export function exemptionOf(view: View, payment: PaymentId): Exemption | undefined {
  const exemptions = [familyOfRefugee(view), visa(view, payment), ...ofPayment(view, payment)]
  const met = exemptions.find(({ truth }) => truth === 'met')
  if (met) return met
  const unknown = exemptions.filter(({ truth }) => truth === 'unknown')
  if (unknown.length > 0) return { truth: 'unknown', facts: unknown.flatMap(({ facts }) => facts) }
  return exemptions.find(({ truth }) => truth === 'judged')
}

function familyOfRefugee({ you }: View): Exemption {
  return exemption(you.residence.familyOfRefugee, ['residence.familyOfRefugee'])
}

function visa({ you }: View, payment: PaymentId): Exemption {
  const { subclass } = you.residence
  return exemption(subclass !== undefined && (PAYMENTS[payment].residence.exemptVisas ?? []).includes(subclass), ['residence.subclass'])
}

function ofPayment(view: View, payment: PaymentId): Exemption[] {
  switch (payment) {
    case 'parenting-payment-single':
    case 'jobseeker':
      return [loneParent(view, 'met')]
    // The definitions behind the exemption name Youth Allowance (Guide 1.1.N.70); the text of the section was not read.
    case 'youth-allowance-jobseeker':
    case 'youth-allowance-student':
      return [loneParent(view, 'judged')]
    case 'ftb-a':
    case 'newborn-payment':
      return [onIncomeSupport(view)]
    case 'low-income-health-care-card':
      return [familyTaxBenefitChild(view)]
    case 'parental-leave-pay':
      return [paidBeforeBirth(view)]
    case 'special-benefit':
      return [substantialChange(view)]
    default:
      return []
  }
}

function exemption(truth: boolean | undefined, facts: Fact[], whereMet: Truth = 'met'): Exemption {
  if (truth === undefined) return { truth: 'unknown', facts }
  return { truth: truth ? whereMet : 'failed', facts }
}

function loneParent(view: View, whereMet: Truth): Exemption {
  const { truth, facts } = isExemptLoneParent(view)
  return exemption(truth, facts, whereMet)
}

/** The wait of Family Tax Benefit Part A ends with the first income support or Parental Leave Pay. */
function onIncomeSupport(view: View): Exemption {
  const paying: readonly PaymentId[] = [...INCOME_SUPPORT, 'parental-leave-pay']
  const states = paying.map(id => stateOf(view, id))
  const paid = any(states.includes('likely'), holds(view, ...INCOME_SUPPORT, 'parental-leave-pay'))
  if (paid === false && states.includes('may')) return { truth: 'judged', facts: ['has'] }
  return exemption(paid, ['has'])
}

function familyTaxBenefitChild(view: View): Exemption {
  const { children } = view
  if (children === undefined) return exemption(undefined, ['children'])
  return anyGround(children.map(child => ftbChild(child, view)))
}

/** Somebody paid up to the birth need not wait; Services Australia lists which payments count. */
function paidBeforeBirth(view: View): Exemption {
  return exemption(holds(view, ...INCOME_SUPPORT, 'ftb-a'), ['has'], 'judged')
}

/**
 * Homelessness, violence, a decline in health, a sponsor who cannot help (s 739A(7)); a lost job alone is not enough.
 */
function substantialChange(view: View): Exemption {
  const { you, household } = view
  const change = happened(view, 'violence', 'home-lost', 'disaster', 'sick-or-hurt', 'partner-died', 'separated')
  const homeless = household.home.type === 'nowhere' || household.home.type === 'refuge'
  const truth = any(change, homeless, you.residence.assurance === 'given-and-stopped')
  return exemption(truth, ['happened'], 'judged')
}
