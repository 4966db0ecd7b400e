/**
 * Who is exempt from the newly arrived resident's waiting period (Social Security Guide 3.1.2.43; Services Australia).
 */
import { ftbChild } from '../children.ts'
import { any, type Truth } from '../condition.ts'
import { INCOME_SUPPORT, type PaymentId } from '../ids.ts'
import { happened, holds, registered, stateOf, type View } from '../view.ts'
import { anyGround, ground, type Ground } from '../grounds.ts'
import { isExemptLoneParent } from './lone-parent.ts'

/**
 * Whether an exemption ends the wait: one that is met, else unknown, else decided by an officer. A visa's subclass is an
 * exemption only if it is given.
 */
export function exemption(view: View, payment: PaymentId): Ground {
  const { subclass, familyOfRefugee } = view.you.residence
  const { exemptVisas = [] } = registered(view, payment).residence
  return anyGround([
    ground(familyOfRefugee, 'residence.familyOfRefugee'),
    ground(subclass !== undefined && exemptVisas.includes(subclass), 'residence.subclass'),
    ...ofPayment(view, payment)
  ])
}

function ofPayment(view: View, payment: PaymentId): Ground[] {
  switch (payment) {
    case 'parenting-payment-single':
    case 'jobseeker':
      return [isExemptLoneParent(view)]
    // The definitions behind the exemption name Youth Allowance (Guide 1.1.N.70); the text of the section was not read.
    case 'youth-allowance-jobseeker':
    case 'youth-allowance-student':
      return [judgedLoneParent(view)]
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

/** What somebody decides on, where it is there. */
function judgedWhere(truth: boolean | undefined): Truth | undefined {
  return truth === undefined ? undefined : truth ? 'judged' : 'failed'
}

function judgedLoneParent(view: View): Ground {
  const parent = isExemptLoneParent(view)
  return parent.truth === 'met' ? { ...parent, truth: 'judged' } : parent
}

/** The wait of Family Tax Benefit Part A ends with the first income support or Parental Leave Pay. */
function onIncomeSupport(view: View): Ground {
  const paying: readonly PaymentId[] = [...INCOME_SUPPORT, 'parental-leave-pay']
  const states = paying.map(id => stateOf(view, id))
  const paid = any(states.includes('likely'), holds(view, ...INCOME_SUPPORT, 'parental-leave-pay'))
  return ground(paid === false && states.includes('may') ? 'judged' : paid, 'has')
}

function familyTaxBenefitChild(view: View): Ground {
  const { children } = view
  if (children === undefined) return ground(undefined, 'children')
  return anyGround(children.map(child => ftbChild(child, view)))
}

/** Somebody paid up to the birth need not wait; Services Australia lists which payments count. */
function paidBeforeBirth(view: View): Ground {
  return ground(judgedWhere(holds(view, ...INCOME_SUPPORT, 'ftb-a')), 'has')
}

/**
 * Homelessness, violence, a decline in health, a sponsor who cannot help (s 739A(7)); a lost job alone is not enough.
 */
function substantialChange(view: View): Ground {
  const { you, household } = view
  const change = happened(view, 'violence', 'home-lost', 'disaster', 'sick-or-hurt', 'partner-died', 'separated')
  const homeless = household.home.type === 'nowhere' || household.home.type === 'refuge'
  return ground(judgedWhere(any(change, homeless, you.residence.assurance === 'given-and-stopped')), 'happened')
}
