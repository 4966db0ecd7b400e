/** How a partner’s income counts. */
import { mayHaveReachedPensionAge } from './conditions.ts'
import type { Rates } from './lookup.ts'
import { compare, dollarsUp, exact, excess, negative, add, sum, multiply, type Exact } from './money.ts'
import {
  exactCutOut,
  JOBSEEKER_TEST,
  otherIncome,
  STUDENT_TEST,
  YOUTH_JOB_SEEKER_TEST
} from './ordinary-income-test.ts'
import type { IncomeTest } from './ordinary-income-test.ts'
import { cents, finding, line, percent, reason, type Finding, type Line, type Reason } from './result.ts'
import type { Partner } from './situations/common.ts'
import type { Earnings } from './credit-balance.ts'

export interface PartnerEffect {
  /** Income that the person's own test is applied to. */
  income: Earnings
  lines: Line[]
  findings: Finding[]
}

const SECTION = 'Social Security Guide 1.1.P.80; Social Security Act 1991 s 1068-G9'
const COMBINED = 'Social Security Act 1991 s 1068-G2; Social Security Guide 1.1.P.80'

/** A partner of this age or more is measured against JobSeeker Payment, a younger one against Youth Allowance. */
const ADULT_PARTNER_AGE = 'partner-income.age'
const ADULT_FREE_AREA = 'partner-income.free-area.22-plus'

/**
 * How a partner's income counts: a pensioner's half of both, else what is above their free area or cut-out.
 * Source: Social Security Act 1991 ss 1068-G2, 1068-G9, 1067G-H26; Social Security Guide 1.1.P.80, 4.2.2.
 * @param partnersRent the partner's share of Rent Assistance, cents a fortnight
 * @throws FigureNotHeldError where a figure lacks the day
 */
export function partnerEffect(
  own: Earnings,
  partner: Partner,
  hasChildren: boolean,
  partnersRent: Exact,
  rates: Rates
): PartnerEffect {
  const theirs = { employment: exact(partner.income.employment), other: otherIncome(partner.income) }
  if (partner.payment === 'pension') return halved(own, theirs, rates)
  const income = add(theirs.employment, theirs.other)
  return partner.payment === 'none'
    ? aboveFreeArea(own, income, partner.age, hasChildren, rates)
    : aboveCutOut(own, income, partner.payment, hasChildren, partnersRent, rates)
}

/** With a pensioner, the couple's income is shared equally and only the person's own test applies. */
function halved(own: Earnings, theirs: Earnings, rates: Rates): PartnerEffect {
  const share = 'partner-income.pension-share'
  const part = rates.share(share)
  const income = {
    employment: multiply(add(own.employment, theirs.employment), part),
    other: multiply(add(own.other, theirs.other), part)
  }
  const terms = [cents('income', add(income.employment, income.other)), percent('share-of', rates.value(share))]
  return { income, lines: [], findings: [finding('partner-income-halved', COMBINED, [share], terms)] }
}

/**
 * Why the rules do not model this partner: at Age Pension age without a payment, the free area is higher by a
 * supplement that `data/` does not hold for couples (Guide 1.1.P.80). It matters only above the usual free area.
 * @throws FigureNotHeldError where the free area lacks the day
 */
export function partnerNotModelled({ age, payment, income }: Partner, rates: Rates): Reason[] {
  if (payment !== 'none' || !mayHaveReachedPensionAge(age, rates)) return []
  const isAbove = compare(add(exact(income.employment), otherIncome(income)), rates.money(ADULT_FREE_AREA)) > 0
  return isAbove ? [reason('figure-not-held', 'Social Security Guide 1.1.P.80')] : []
}

/** A partner without income support: 60 cents for each dollar above the partner income free area. */
function aboveFreeArea(own: Earnings, income: Exact, age: number, hasChildren: boolean, rates: Rates): PartnerEffect {
  const id = freeAreaId(age, hasChildren, rates)
  const freeArea = rates.money(id)
  const lines = compare(income, freeArea) > 0 ? [reduction(income, freeArea, [id], rates)] : []
  return { income: own, lines, findings: [] }
}

function freeAreaId(age: number, hasChildren: boolean, rates: Rates): string {
  if (age >= rates.value(ADULT_PARTNER_AGE)) return ADULT_FREE_AREA
  return `partner-income.free-area.under-22-${hasChildren ? 'with' : 'no'}-children`
}

/** A partner on an allowance: only income above the cut-out of their own payment counts. */
function aboveCutOut(
  own: Earnings,
  income: Exact,
  payment: Allowance,
  hasChildren: boolean,
  partnersRent: Exact,
  rates: Rates
): PartnerEffect {
  const { basic, supplement, test } = allowance(payment, hasChildren)
  const rate = sum([rates.money(basic), rates.money(supplement), partnersRent])
  const cutOut = exact(dollarsUp(exactCutOut(rate, test, rates)))
  const figures = [basic, supplement]
  if (compare(income, cutOut) > 0) {
    return { income: own, lines: [reduction(income, cutOut, figures, rates)], findings: [] }
  }
  const terms = [cents('partner-income', income), cents('partner-cut-out', cutOut)]
  return { income: own, lines: [], findings: [finding('partner-income-ignored', SECTION, figures, terms)] }
}

type Allowance = Exclude<Partner['payment'], 'none' | 'pension'>

/** The name of each allowance in figure ids, and its income test. */
const ALLOWANCES: Record<Allowance, { name: string; test: IncomeTest }> = {
  jobseeker: { name: 'jobseeker', test: JOBSEEKER_TEST },
  'parenting-payment': { name: 'parenting-payment', test: JOBSEEKER_TEST },
  'youth-allowance-job-seeker': { name: 'youth-allowance', test: YOUTH_JOB_SEEKER_TEST },
  'youth-allowance-student': { name: 'youth-allowance', test: STUDENT_TEST },
  austudy: { name: 'austudy', test: STUDENT_TEST }
}

function allowance(payment: Allowance, hasChildren: boolean): { basic: string; supplement: string; test: IncomeTest } {
  const { name, test } = ALLOWANCES[payment]
  const family = hasChildren ? 'couple-with-children' : 'couple-no-children'
  // The payments under this test have one rate for partners.
  const kind = test === JOBSEEKER_TEST ? 'partnered' : family
  return { basic: `${name}.rate.${kind}`, supplement: `energy-supplement.${name}.${kind}`, test }
}

function reduction(income: Exact, freeArea: Exact, figures: string[], rates: Rates): Line {
  const taper = 'partner-income.taper'
  const amount = negative(multiply(excess(income, freeArea), rates.share(taper)))
  const terms = [
    cents('partner-income', income),
    cents('partner-income-free-area', freeArea),
    percent('taper', rates.value(taper))
  ]
  return line('partner-income-reduction', amount, SECTION, [...figures, taper], terms)
}
