/** Rent Assistance of a household: with income support, or with Family Tax Benefit Part A above its base rate. */
import { partOfPayment, rangeOf } from '../../household/amounts.ts'
import { receivesPayment } from '../../household/comes-with.ts'
import { condition, type Condition } from '../../household/condition.ts'
import type { ConditionId } from '../../household/condition-ids.ts'
import { anyGround, conditionOf, ground } from '../../household/grounds.ts'
import { INCOME_SUPPORT, type Fact } from '../../household/ids.ts'
import { oncePerView } from '../../household/once.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { isPartnered, type View } from '../../household/view.ts'
import type { FindingId } from '../../labels.ts'
import { partnersKind } from '../../household/parts/family.ts'
import { exact, multiply, type Exact } from '../../money.ts'
import { assessRentAssistance, rentAssistance as rentAssistanceOf } from '../../rent-assistance.ts'
import { line, settle, type Outline, type Result } from '../../result.ts'
import type { Partner } from '../../situations/common.ts'
import type { RentAssistanceSituation } from '../../situations/rent-assistance.ts'
import { partACases, regularCareAlone } from '../families/family.ts'
import { instalmentOf, isRentTakenByChildSupport, takenByChildSupport } from '../families/ftb-a.ts'
import { agePension } from '../income-support/age-pension.ts'
import { disabilitySupportPension } from '../income-support/disability-support-pension.ts'
import { ftbAboveBase, isOnAbstudy, mayComeWithFamily, renter } from './renter.ts'

const SECTION = 'Social Security Act 1991 Part 3.7; Social Security Guide 3.8.1'
const FAMILIES = 'Social Security Guide 3.8.1.106; A New Tax System (Family Assistance) Act 1999 Sch 1 cl 38B, 38C'
const ID = 'rent-assistance'
const OUTLINE: Outline = { id: ID, unit: 'cents-a-fortnight', limits: [] }
const NOTHING = { amount: exact(0), section: SECTION, figures: [], terms: [] }
const DEPENDENT_RATE = 'pension.dsp-youth.basic.dependent'

export const rentAssistance: PaymentRule = {
  id: ID,
  conditions(view) {
    const support = receivesPayment(view, INCOME_SUPPORT)
    const paid = anyGround([ftbAboveBase(view), isOnAbstudy(view) ? ground(true, 'study.load') : support])
    return [conditionOf('with-income-support-or-ftb-a', paid, FAMILIES), ...rentConditions(view)]
  },
  begins: view => (mayComeWithFamily(view) ? view.outcomes.get('ftb-a')?.begins : undefined),
  amount(view) {
    const part = partOfPayment(view, ID, ID)
    if (part) return part
    if (mayComeWithFamily(view)) return partAsRent(view)
    const tested = moreIfTested(view)
    if (tested !== undefined) return rangeOf([0, tested].map(cents => rentOf(exact(cents), view)))
    // What the income test of ABSTUDY leaves is not worked out.
    if (isOnAbstudy(view)) return undefined
    if (!isPartnered(view)) return rangeOf(results(view))
    const share = rangeOf(sharesOfCouple(view))
    // All of it comes with the partner’s pension.
    return share?.amount === 0 && share.atMost === undefined ? undefined : share
  },
  unpriced(view) {
    const support = view.chosen && view.outcomes.get(view.chosen)
    return mayComeWithFamily(view) ? [] : [...new Set([...(support?.unpriced ?? []), ...renter(view).missing])]
  }
}

const TESTED = [agePension, disabilitySupportPension]

/**
 * What Rent Assistance adds at most to the pension of somebody permanently blind, in cents a fortnight: untested it has
 * none, and with it the whole pension is tested (Social Security Act 1991 s 1065). How Services Australia chooses between
 * them was not read. Undefined for everybody else.
 */
const moreIfTested = oncePerView((view: View): number | undefined => {
  const { you, chosen, outcomes } = view
  const rule = TESTED.find(({ id }) => id === chosen)
  if (!rule?.amount || !you.health.manifest?.includes('blind')) return undefined
  const tested = rule.amount({ ...view, you: { ...you, health: { ...you.health, manifest: [] } } })
  const most = tested?.atMost ?? tested?.amount ?? undefined
  const own = outcomes.get(rule.id)?.result?.amount ?? undefined
  // Where means are not known, all of it may be.
  const rents = results(view).map(({ amount }) => amount ?? 0)
  return Math.max(0, ...(most === undefined || own === undefined ? rents : [most - own]))
})

function rentOf(amount: Exact, { rates }: View): Result {
  return settle(rates, OUTLINE, [line(ID, amount, SECTION, [], [])])
}

/**
 * What of a couple's Rent Assistance comes with their payment, beside each payment that the partner may have; nothing to
 * go by where the payment itself is open for another reason.
 */
function sharesOfCouple(view: View): Result[] {
  const { chosen, partnersPayment, partnersOthers, rates } = view
  if (chosen === undefined) return []
  const isPension = partnersKind({ ...view, partnersPayment: chosen }) === 'pension'
  const kinds = new Set([partnersPayment, ...partnersOthers].map(id => partnersKind({ ...view, partnersPayment: id })))
  return renter(view).situations.flatMap(situation => {
    const found = rentAssistanceOf(situation, rates)
    if (found.kind === 'not-modelled') return []
    return [...kinds].map(kind => {
      const { amount, section, figures, terms } = found.kind === 'payable' ? found.assistance : NOTHING
      const share = shareBeside(kind, isPension, situation.household)
      return settle(rates, OUTLINE, [line(ID, multiply(amount, share), section, figures, terms)])
    })
  })
}

/** Half where both have a payment of one kind; with a pension, all of it beside a benefit (s 1070H). */
function shareBeside(
  partners: Partner['payment'],
  isPension: boolean,
  household: RentAssistanceSituation['household']
): Exact {
  if (partners === 'none' || household !== 'couple') return exact(1)
  if (isPension === (partners === 'pension')) return exact(1, 2)
  return exact(isPension ? 1 : 0)
}

/** The Rent Assistance inside Part A. */
function partAsRent(view: View): Result | undefined {
  return instalmentOf(view, ID, ({ label }) => label === ID)
}

/** The condition for each finding of the rule, and the answer behind it. */
const REFUSALS: Partial<Record<FindingId, { id: ConditionId; fact: Fact }>> = {
  'no-rent-assistance-home-owner': { id: 'home-that-counts', fact: 'home.type' },
  'no-rent-assistance-government-housing': { id: 'home-that-counts', fact: 'home.type' },
  'no-rent-assistance-aged-care': { id: 'home-that-counts', fact: 'home.type' },
  'rent-below-threshold': { id: 'rent-above-threshold', fact: 'home.rentPerFortnight' },
  'no-rent-assistance-parental-home': { id: 'not-in-parents-home', fact: 'livesWithParents' },
  'no-rent-assistance-dependent-at-home': { id: 'not-in-parents-home', fact: 'livesWithParents' },
  'no-rent-assistance-accommodated-independent': { id: 'not-in-parents-home', fact: 'livesWithParents' }
}

const OWN_RATE: ConditionId = 'not-at-dependent-rate'

/** Disability Support Pension at the rate of somebody who depends on parents comes without it. */
function hasDependentRate({ chosen, outcomes }: View): boolean {
  const { result } = (chosen === 'disability-support-pension' && outcomes.get(chosen)) || {}
  return result?.working.some(({ figures }) => figures.some(id => id.startsWith(DEPENDENT_RATE))) ?? false
}

const results = oncePerView((view: View): Result[] => {
  return renter(view).situations.map(situation => assessRentAssistance(situation, view.rates))
})

/** Met or failed if every value of an unknown answer gives the same result; none where Part A decided over the rent. */
function rentConditions(view: View): Condition[] {
  if (regularCareAlone(view).truth === 'met' && ftbAboveBase(view).truth !== 'failed') return []
  const { missing } = renter(view)
  const found = results(view)
  const [first] = found
  if (!first) return [condition('rent-above-threshold', undefined, SECTION, missing)]
  if (found.some(({ amount }) => amount === null))
    return [condition('home-that-counts', 'judged', SECTION, ['home.type'])]
  if (hasDependentRate(view))
    return [condition(OWN_RATE, false, 'Social Security Act 1991 s 1070F(2)', ['independence'])]
  if (moreIfTested(view) === 0 && !mayComeWithFamily(view))
    return [condition('income-and-assets', false, 'Social Security Act 1991 s 1065', ['income.employment'])]
  const paid = found.filter(({ amount }) => amount)
  const isWithFamily = mayComeWithFamily(view)
  const isTaken = isWithFamily && ftbAboveBase(view).truth === 'met' && isRentTakenByChildSupport(view)
  if (paid.length === found.length) return [isTaken ? takenByChildSupport(rentMet(first)) : rentMet(first)]
  // Who shares the care of every child may have the lower threshold of people without children.
  const part = paid.length === 0 && isWithFamily ? partAsRent(view) : undefined
  if (part?.amount) return []
  if (part?.atMost) return [openRent([...partACases(view).missing])]
  return paid.length > 0 ? [openRent(missing)] : refusals(first, view)
}

/** What is open is named as what it is: the rent only where something of the home was not told. */
function openRent(missing: Fact[]): Condition {
  const isOfHome = missing.length === 0 || missing.some(fact => fact.startsWith('home.'))
  const isOfParents = missing.includes('livesWithParents')
  const id = isOfHome ? 'rent-above-threshold' : isOfParents ? 'not-in-parents-home' : 'with-income-support-or-ftb-a'
  return condition(id, undefined, SECTION, missing)
}

function rentMet({ working: [step] }: Result): Condition {
  const grounds = { terms: step?.terms ?? [], figures: step?.figures ?? [] }
  return condition('rent-above-threshold', true, step?.section ?? SECTION, ['home.rentPerFortnight'], grounds)
}

/** Without a payment that brings it, the rule says nothing about the rent. */
function refusals({ findings }: Result, { you }: View): Condition[] {
  return findings.flatMap(({ id, section, terms, figures }) => {
    // Away from home without an approved reason the rate is that of somebody at home.
    const isAway = id === 'no-rent-assistance-dependent-at-home' && you.livesWithParents === false
    const refusal = isAway ? ({ id: OWN_RATE, fact: 'study.movedAway' } as const) : REFUSALS[id]
    return refusal ? [condition(refusal.id, false, section, [refusal.fact], { terms, figures })] : []
  })
}
