/** Rent Assistance: 75 cents for each dollar of rent above a threshold, up to a maximum. */
import type { FindingId } from './labels.ts'
import type { Rates } from './lookup.ts'
import { compare, exact, excess, divide, smaller, multiply, subtract, type Exact } from './money.ts'
import { cents, finding, line, percent, reason, settle, unmodelled } from './result.ts'
import type { Finding, Line, Outline, Reason, Result, Term } from './result.ts'
import type { Rent } from './situations/common.ts'
import type { RentAssistanceSituation } from './situations/rent-assistance.ts'

const SECTION = 'Social Security Act 1991 Part 3.7; Social Security Guide 3.8.1'
const SHARERS = 'Social Security Act 1991 s 5A; Social Security Guide 1.1.E.168, 3.8.1.110, 3.8.1.120'
const BOARD = 'Social Security Guide 3.8.1.70'
const FAMILIES = 'Social Security Guide 3.8.1.106; Family Assistance Guide 1.2.15'

const OUTLINE: Outline = {
  id: 'rent-assistance',
  unit: 'cents-a-fortnight',
  limits: ['family-tax-benefit-income-test', 'part-fortnights', 'debts-and-deductions']
}

/** Payments whose single recipients can be sharers (Services Australia, How much Rent Assistance you can get). */
const SHARERS_PAYMENTS: readonly RentAssistanceSituation['payment'][] = [
  'abstudy',
  'age-pension',
  'austudy',
  'farm-household-allowance',
  'jobseeker',
  'special-benefit',
  'youth-allowance'
]

/** Stands for every kind of exempt accommodation: guest and rooming houses, hostels, hotels too (s 5A(5A)). */
const EXEMPT: RentAssistanceSituation['rent']['accommodation'] = 'boarding-house'

const NOT_RENT: Partial<Record<RentAssistanceSituation['rent']['accommodation'], FindingId>> = {
  'own-home': 'no-rent-assistance-home-owner',
  'government-housing': 'no-rent-assistance-government-housing',
  'aged-care': 'no-rent-assistance-aged-care'
}

type Home = Pick<RentAssistanceSituation, 'age' | 'children' | 'familyTaxBenefit'> & {
  relationship: 'single' | 'partnered' | 'separated-by-illness'
  rent?: RentAssistanceSituation['rent'] | undefined
}

/** The renter in the situation of a payment; none where it names no rent. */
export function renterOf(
  payment: RentAssistanceSituation['payment'],
  { age, children, familyTaxBenefit, relationship, rent }: Home
): RentAssistanceSituation | undefined {
  if (!rent) return undefined
  const household = relationship === 'partnered' ? coupleOf(rent) : 'single'
  return { payment, age, household, children, familyTaxBenefit, rent }
}

/** A couple apart for a time has the single threshold and the maximum of a couple, each (s 4(9A), s 1070L). */
export function coupleOf({ apartForWork }: Rent): RentAssistanceSituation['household'] {
  return apartForWork ? 'couple-temporarily-separated' : 'couple'
}

/** Rent Assistance before it is rounded; for a couple, of both together. */
export interface Assistance {
  amount: Exact
  /** 75 cents of each dollar above the threshold, before the maximum. */
  uncapped: Exact
  paidWith: 'payment' | 'family-tax-benefit'
  figures: string[]
  terms: Term[]
  section: string
  findings: Finding[]
}

export type Entitlement =
  | { kind: 'payable'; assistance: Assistance }
  | { kind: 'none'; findings: Finding[] }
  | { kind: 'not-modelled'; reasons: Reason[] }

/**
 * Rent Assistance, cents a fortnight before the income test of its payment; for a couple, of both together.
 * Source: Social Security Act 1991 Part 3.7; Social Security Guide 3.8.1.
 * @throws FigureNotHeldError where a figure lacks the day
 */
export function assessRentAssistance(situation: RentAssistanceSituation, rates: Rates): Result {
  const entitlement = rentAssistance(situation, rates)
  if (entitlement.kind === 'not-modelled') return unmodelled(rates, OUTLINE, entitlement.reasons)
  if (entitlement.kind === 'none') return settle(rates, OUTLINE, [], { findings: entitlement.findings })
  const { assistance } = entitlement
  return settle(rates, OUTLINE, toMaximum(assistance), {
    findings: [...assistance.findings, ...coupleShares(situation, assistance)]
  })
}

function toMaximum({ amount, uncapped, section, figures, terms }: Assistance): Line[] {
  const lines = [line('rent-above-threshold', uncapped, section, figures, terms)]
  const above = subtract(amount, uncapped)
  if (above.n !== 0) lines.push(line('above-maximum-rent-assistance', above, section, figures, []))
  return lines
}

function coupleShares({ household }: RentAssistanceSituation, { amount, paidWith }: Assistance): Finding[] {
  if (household !== 'couple') return []
  if (paidWith === 'family-tax-benefit') return [finding('rent-assistance-combined', FAMILIES)]
  const half = divide(amount, exact(2))
  return [finding('rent-assistance-half-each', FAMILIES, [], [cents('amount', half)])]
}

/** Whether it is due, with which payment, and how much: cents a fortnight, exact. @throws FigureNotHeldError */
export function rentAssistance(situation: RentAssistanceSituation, rates: Rates): Entitlement {
  const { accommodation } = situation.rent
  const excluded = NOT_RENT[accommodation]
  if (excluded) return none(excluded)
  if (accommodation === 'government-housing-subtenant') {
    return { kind: 'not-modelled', reasons: [reason('rent-assistance-government-subtenant', SECTION)] }
  }
  if (situation.children > 0 && situation.familyTaxBenefit === 'above-base') {
    return payable(situation, 'family-tax-benefit', rates)
  }
  if (situation.payment === 'none') return none('no-rent-assistance-other-payment')
  if (situation.payment === 'family-tax-benefit') return none('no-rent-assistance-base-rate-family-tax-benefit')
  if (situation.children > 0 && situation.familyTaxBenefit === 'base-rate') {
    return { kind: 'not-modelled', reasons: [reason('rent-assistance-base-rate-family-tax-benefit', FAMILIES)] }
  }
  const barred = barredByPayment(situation, rates)
  return barred ? { kind: 'none', findings: [barred] } : payable(situation, 'payment', rates)
}

function none(id: FindingId): Entitlement {
  return { kind: 'none', findings: [finding(id, SECTION)] }
}

/** Rules of single payments about people who live with a parent (ss 1067B, 1070G, 1070H; Guide 1.1.A.10). */
function barredByPayment(situation: RentAssistanceSituation, rates: Rates): Finding | undefined {
  const { payment, household, rent, age, youthAllowance } = situation
  if (payment === 'youth-allowance' && youthAllowance) {
    const { independent, awayFromHome, hasHadPartnerOrChild } = youthAllowance
    const section = 'Social Security Act 1991 s 1070G; Social Security Guide 1.1.A.10'
    if (!independent && !awayFromHome) return finding('no-rent-assistance-dependent-at-home', section)
    if (independent && rent.withParent && !hasHadPartnerOrChild) {
      return finding('no-rent-assistance-accommodated-independent', section)
    }
    return undefined
  }
  if ((payment === 'jobseeker' || payment === 'austudy') && household === 'single' && rent.withParent) {
    const id = 'rent-assistance.parental-home-age'
    if (age < rates.value(id)) {
      return finding('no-rent-assistance-parental-home', 'Social Security Act 1991 s 1070H(2)(a)', [id])
    }
  }
  return undefined
}

function payable(situation: RentAssistanceSituation, paidWith: Assistance['paidWith'], rates: Rates): Entitlement {
  const findings: Finding[] = []
  const { threshold, maximum, figures, section } = table(situation, paidWith, rates, findings)
  const paid = countedRent(situation, rates, findings)
  const taper = 'rent-assistance.taper'
  const uncapped = multiply(excess(paid.amount, threshold), rates.share(taper))
  if (uncapped.n === 0) {
    const terms = [cents('rent', paid.amount), cents('threshold', threshold)]
    return { kind: 'none', findings: [finding('rent-below-threshold', section, figures, terms)] }
  }
  if (compare(uncapped, maximum) >= 0) findings.push(finding('rent-assistance-maximum', section, figures))
  if (paidWith === 'family-tax-benefit') {
    findings.push(finding('rent-assistance-with-family-tax-benefit', FAMILIES))
    findings.push(finding('rent-assistance-family-income-test', FAMILIES))
  }
  const terms = [
    cents('rent', paid.amount),
    cents('threshold', threshold),
    percent('taper', rates.value(taper)),
    cents('maximum', maximum)
  ]
  const amount = smaller(uncapped, maximum)
  const used = [...figures, taper, ...paid.figures]
  return { kind: 'payable', assistance: { amount, uncapped, paidWith, figures: used, terms, section, findings } }
}

interface Table {
  threshold: Exact
  maximum: Exact
  figures: string[]
  section: string
}

function table(
  situation: RentAssistanceSituation,
  paidWith: Assistance['paidWith'],
  rates: Rates,
  findings: Finding[]
): Table {
  const row = `rent-assistance.${rowOf(situation, paidWith)}`
  const figures = [`${row}.threshold`, `${row}.maximum`]
  const [threshold, maximum] = [rates.money(`${row}.threshold`), rates.money(`${row}.maximum`)]
  if (paidWith !== 'payment' || !isSharer(situation)) return { threshold, maximum, figures, section: SECTION }
  findings.push(finding('rent-assistance-sharer', SHARERS))
  // Two-thirds exactly: the published sharer maximum is rounded, the published rent for it is not (Services Australia, How much Rent Assistance you can get).
  const { share, ids } = shareOf('rent-assistance.sharer-share', rates)
  return { threshold, maximum: multiply(maximum, share), figures: [...figures, ...ids], section: SHARERS }
}

/** A share that `data/` holds as two figures. */
function shareOf(id: string, rates: Rates): { share: Exact; ids: string[] } {
  const [numerator, denominator] = [`${id}.numerator`, `${id}.denominator`]
  return { share: exact(rates.value(numerator), rates.value(denominator)), ids: [numerator, denominator] }
}

/** The row of the table for a household, as figure ids name it. */
function rowOf({ household, children }: RentAssistanceSituation, paidWith: Assistance['paidWith']): string {
  if (paidWith === 'payment')
    return household === 'couple-separated-by-illness' ? 'couple-illness-separated' : household
  const family = household === 'single' || household === 'couple' ? household : 'couple-separated'
  return `${family}-${children >= 3 ? '3-plus' : '1-2'}-children`
}

/** Single, without dependent children, sharing a bathroom, kitchen or bedroom, not in exempt accommodation (s 5A). */
function isSharer({ payment, household, children, rent }: RentAssistanceSituation): boolean {
  if (!rent.sharing || household !== 'single' || children > 0 || !SHARERS_PAYMENTS.includes(payment)) return false
  if (rent.accommodation === EXEMPT) return false
  return rent.accommodation !== 'board-and-lodging' || rent.lodgingPart !== undefined
}

/** Of board and lodging only the lodging counts; two-thirds of the whole where it is not known. */
function countedRent(
  { rent }: RentAssistanceSituation,
  rates: Rates,
  findings: Finding[]
): { amount: Exact; figures: string[] } {
  const paid = exact(rent.perFortnight)
  if (rent.accommodation !== 'board-and-lodging') return { amount: paid, figures: [] }
  if (rent.lodgingPart !== undefined) return { amount: exact(rent.lodgingPart), figures: [] }
  const { share, ids } = shareOf('rent-assistance.board-and-lodging-share', rates)
  findings.push(finding('rent-assistance-two-thirds-of-board', BOARD, ids, [cents('total-paid', paid)]))
  return { amount: multiply(paid, share), figures: ids }
}
