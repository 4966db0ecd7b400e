/** Which claim comes first. */
import type { HouseholdResult, PersonResult } from '../../../rules/household'
import type { PaymentId } from '../../../rules/household/ids'
import type { Outcome } from '../../../rules/household/outcome'
import { PAYMENTS } from '../../../rules/payments/register'
import type { Household, Person } from '../../../rules/situations/household'
import type { AssessmentData } from '../data'
import { urgentDays } from './days-of'
import { adultOf, isAssured, isClaimed, opensLater, shownOutcomes } from './outcome-texts'

interface FirstClaim {
  who: PersonResult['who']
  outcome: Outcome
  /** To claim together: Crisis Payment and a payment to live on, without which it is refused; or a carer’s payment. */
  together?: Outcome
}

/**
 * The claim to make first: of what is likely and not held, what has a last day soon, else the payment to live on, else the
 * first in the order of the claims, before what starts only with a birth to come. A card comes after a payment to live on
 * that only awaits somebody's decision, and so does Family Tax Benefit, which is paid for days before its claim, where
 * nothing to live on is likely. Of several that await a decision, the one for carers or farmers comes first: it has no
 * wait, and job seekers' payments are for people with time to look for work.
 */
export function firstClaim(
  result: HouseholdResult,
  household: Household,
  data: AssessmentData
): FirstClaim | undefined {
  const urgent = urgentDays(result).map(({ payment }) => payment)
  const claims = result.people.flatMap(person => {
    const adult = adultOf(household, person.who)
    const order = [...urgent, ...SOONEST, person.chosen, ...data.claims.flatMap(({ payments }) => payments)]
    return shownOutcomes(person)
      .filter(outcome => isClaimable(outcome, data) && !isClaimed(outcome.id, adult) && !opensLater(outcome))
      .filter(outcome => !isNoMoreThanHeld(outcome, person, adult))
      .map(outcome => ({ who: person.who, outcome, rank: order.indexOf(outcome.id) }))
      .sort((one, other) => Number(startsLater(one)) - Number(startsLater(other)) || one.rank - other.rank)
  })
  // Of what another person may have to pay back, nobody is told to claim it today.
  const isReady = ({ outcome: { state, missing, decided } }: FirstClaim) =>
    state === 'may' && missing.length === 0 && !decided.some(isAssured)
  const isMoney = ({ outcome: { id } }: FirstClaim) => PAYMENTS[id].group !== 'card'
  const likely = claims.filter(({ outcome }) => outcome.state === 'likely')
  const ready = claims.filter(isReady).filter(({ outcome: { id } }) => isToLiveOn(id) || FOR_THEIR_WORK.includes(id))
  const toLiveOn = ready.find(({ outcome: { id } }) => FOR_THEIR_WORK.includes(id)) ?? ready[0]
  // Family Tax Benefit is paid for days before its claim, a payment to live on of either is not.
  const canComeLater = ({ outcome }: FirstClaim) => isFamilyBenefit(outcome) && !urgent.includes(outcome.id)
  const ofMoney = likely.filter(isMoney)
  const money =
    ofMoney.find((claim, at) => isToLiveOn(claim.outcome.id) || (at === 0 && !canComeLater(claim))) ?? ofMoney[0]
  const canWait = money && isFamilyBenefit(money.outcome) && !hasToLiveOn(result)
  const first = (canWait ? toLiveOn : undefined) ?? money ?? toLiveOn ?? likely[0] ?? claims.find(isReady)
  const together = [...likely, ...claims.filter(isReady)].find(({ who, outcome }) => {
    if (first?.who !== who || outcome === first.outcome) return false
    if (isCrisis(first.outcome)) return isToLiveOn(outcome.id)
    // Care brings more once it is granted, from the day of its own claim.
    return isToLiveOn(first.outcome.id) && (isCrisis(outcome) || outcome.id === 'carer-payment')
  })
  return first && { ...first, ...(together && { together: together.outcome }) }
}

/** Whether it would take the place of a card that is held, or of income support that is no less. */
function isNoMoreThanHeld(outcome: Outcome, { outcomes }: PersonResult, adult?: Person): boolean {
  if (isCard(outcome.id)) return adult?.has?.some(({ payment }) => isCard(payment as PaymentId)) ?? false
  if (!isToLiveOn(outcome.id)) return false
  const held = outcomes.filter(each => each.state !== 'no' && isToLiveOn(each.id) && isClaimed(each.id, adult))
  return held.some(each => leastOf(outcome) <= leastOf(each, 0) && mostOf(outcome) <= mostOf(each, 0))
}

/** Held payments that no household is looked at for are none. */
function isCard(id: PaymentId): boolean {
  return PAYMENTS[id]?.group === 'card'
}

function leastOf({ result }: Outcome, ifOpen = Infinity): number {
  return result?.amount ?? ifOpen
}

function mostOf({ result, atMost }: Outcome, ifOpen = Infinity): number {
  return atMost ?? result?.amount ?? ifOpen
}

function startsLater({ outcome }: FirstClaim): boolean {
  return outcome.begins !== undefined
}

function isClaimable({ id, state }: Outcome, { claims }: AssessmentData): boolean {
  return state !== 'no' && claims.some(({ payments }) => payments.includes(id))
}

/** Paid before a payment to live on, which has a week to wait. */
const SOONEST: readonly PaymentId[] = ['disaster-recovery-payment', 'disaster-recovery-allowance', 'parental-leave-pay']

/** For people whose work leaves no time to look for another. */
const FOR_THEIR_WORK: readonly PaymentId[] = ['farm-household-allowance', 'carer-payment']

/** Whether it is income support. */
export function isToLiveOn(id: PaymentId): boolean {
  return PAYMENTS[id].group === 'income-support'
}

/** Whether anybody is likely to have something to live on, or has it. */
function hasToLiveOn({ people }: HouseholdResult): boolean {
  const outcomes = people.flatMap(person => person.outcomes).filter(({ state }) => state === 'likely')
  return outcomes.some(({ id }) => isToLiveOn(id) || id === 'parental-leave-pay')
}

function isFamilyBenefit({ id }: Outcome): boolean {
  return id === 'ftb-a' || id === 'ftb-b'
}

function isCrisis({ id }: Outcome): boolean {
  return id.startsWith('crisis-payment-')
}
