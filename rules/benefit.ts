/** What the benefits share: a maximum rate, reduced by income, and by assets to nothing. */
import { assetsTest } from './assets-test.ts'
import type { Rates } from './lookup.ts'
import { compare, exact, excess, subtract, negative, ZERO, divide, add, type Cents, type Exact } from './money.ts'
import { cutOut, freeAreaOf, incomeReduction, otherIncome, type IncomeTest } from './ordinary-income-test.ts'
import { partnerEffect } from './partner-income.ts'
import { rentAssistance } from './rent-assistance.ts'
import { cents, count, finding, line, settleInstalment, total, unmodelled } from './result.ts'
import type { Finding, Line, Outline, Reason, Result } from './result.ts'
import type { Assets, Income, Partner } from './situations/common.ts'
import type { RentAssistanceSituation } from './situations/rent-assistance.ts'
import type { Waiting } from './waiting-periods.ts'
import type { CreditUse, Earnings } from './credit-balance.ts'
import type { workingCredit } from './working-credit.ts'

export interface Benefit {
  outline: Outline
  /** The payment's rate calculator in the Act. */
  section: string
  /** Basic rate and supplements, without Rent Assistance. */
  components: Line[]
  renter?: RentAssistanceSituation | undefined
  partner?: Partner | undefined
  hasChildren: boolean
  income: Income
  test: IncomeTest
  credit?: ((earnings: Earnings, freeArea: Exact) => CreditUse) | undefined
  /** Parental income: only the greater of this reduction and that for own income counts. */
  rival?: ((maximumRate: Exact) => { line?: Line; findings: Finding[] }) | undefined
  assets?: Assets | undefined
  waiting?: Waiting | undefined
  findings: Finding[]
}

/** How a balance of credits is used; undefined without one. @param maximum figure id of the largest balance */
export function creditOf(
  scheme: typeof workingCredit,
  balance: Cents | undefined,
  maximum: string,
  rates: Rates
): Benefit['credit'] {
  if (balance === undefined) return undefined
  return (earnings, freeArea) => scheme(earnings, balance, freeArea, maximum, rates)
}

/** What none of them takes into account; each adds its own between these and the limits of a claim. */
export const BENEFIT_LIMITS = [
  'debts-and-deductions',
  'tax-withheld',
  'advance-payments',
  'remote-area-allowance',
  'deemed-income',
  'assets-hardship',
  'part-fortnights',
  'partner-working-credit',
  'compensation'
] as const
export const CLAIM_LIMITS = ['seasonal-work-preclusion', 'order-of-waiting-periods'] as const

const PAID_OUT = 'Social Security Guide 4.3.4.10; Operational Blueprint 106-05020020'
const NIL_RATE = 'Social Security Guide 3.1.12'
const RENT_WITH_PENSION = 'Social Security Act 1991 s 1070H; Social Security Guide 3.8.1.106'
const NIL_RATE_FORTNIGHTS = 'jobseeker.nil-rate.fortnights'

/**
 * The payment of a fortnight, in cents, rounded once: the maximum rate less reductions for assets and for all income.
 * Source: Social Security Act 1991 ss 1067G-A1, 1068; Social Security Guide 5.5.2, 5.5.3.
 * @throws FigureNotHeldError where a figure lacks the day
 */
export function assessBenefit(benefit: Benefit, rates: Rates): Result {
  const { waiting } = benefit
  const result = assessRate(benefit, rates)
  if (!waiting?.countedPay) return result
  const after = assessRate({ ...benefit, waiting: { ...waiting, countedPay: undefined } }, rates).amount
  if (after === null || after === result.amount) return result
  const note = finding('payment-after-payout', PAID_OUT, [], [cents('amount', exact(after))])
  return { ...result, findings: [...result.findings, note] }
}

/** The rate of a fortnight; with money that an employer paid out, of one that lies in its period. */
function assessRate(benefit: Benefit, rates: Rates): Result {
  const { outline, waiting } = benefit
  if (waiting && waiting.reasons.length > 0) {
    return unmodelled(rates, outline, waiting.reasons, { others: waiting.others })
  }
  const rent = rentPart(benefit, rates)
  if (rent.reasons) return unmodelled(rates, outline, rent.reasons)
  const maximum = rent.line ? [...benefit.components, rent.line] : benefit.components
  const maximumRate = total(maximum)
  const shared = [...benefit.findings, ...rent.findings, ...(waiting?.findings ?? [])]
  const finish = (reductions: Line[], findings: Finding[]) => {
    const lines = notBelowZero(maximum, reductions, benefit.section)
    const extras = { findings: [...shared, ...findings], others: waiting?.others }
    return settleInstalment(rates, outline, lines, allowanceIn(benefit.components), extras)
  }

  const overLimit = benefit.assets && assetsTest(benefit.assets, benefit.partner !== undefined, maximumRate, rates)
  if (overLimit) return finish([overLimit.line], [overLimit.finding])

  const reduced = reduce(benefit, maximumRate, rent.partnersShare, rates)
  return finish(reduced.lines, reduced.findings)
}

/** Cents a fortnight of Pharmaceutical Allowance in a rate: the least that is paid of it. */
function allowanceIn(components: readonly Line[]): Cents {
  return components.find(({ label }) => label === 'pharmaceutical-allowance')?.exact.n ?? 0
}

interface RentPart {
  line?: Line
  /** The partner's part of it, cents a fortnight. */
  partnersShare: Exact
  findings: Finding[]
  reasons?: Reason[]
}

function rentPart({ renter, partner }: Benefit, rates: Rates): RentPart {
  const nothing = { partnersShare: ZERO, findings: [] }
  if (!renter) return nothing
  const entitlement = rentAssistance(renter, rates)
  if (entitlement.kind === 'not-modelled') return { ...nothing, reasons: entitlement.reasons }
  if (entitlement.kind === 'none') return { ...nothing, findings: entitlement.findings }
  const { amount, paidWith, section, figures, terms, findings } = entitlement.assistance
  if (paidWith === 'family-tax-benefit') return { ...nothing, findings }
  const isApart = renter.household === 'couple-temporarily-separated'
  if (partner?.payment === 'pension' && !isApart) {
    // Not with this payment where the partner's pension is increased for rent (s 1070H(2)(b) of JobSeeker Payment).
    return { ...nothing, findings: [finding('rent-assistance-with-partners-pension', RENT_WITH_PENSION)] }
  }
  const isShared = partner !== undefined && partner.payment !== 'none' && !isApart
  const share = isShared ? divide(amount, exact(2)) : amount
  return {
    line: line('rent-assistance', share, section, figures, terms),
    partnersShare: isShared ? share : ZERO,
    findings
  }
}

function reduce(
  benefit: Benefit,
  maximumRate: Exact,
  partnersRent: Exact,
  rates: Rates
): { lines: Line[]; findings: Finding[] } {
  const { test, partner, income, credit, rival } = benefit
  const paidOut = benefit.waiting?.countedPay
  // Ordinary income, but not pay for work of the fortnight: no credit covers it (Guide 4.3.4.10).
  const own = { employment: exact(income.employment), other: add(otherIncome(income), paidOut ?? ZERO) }
  const effect = partner
    ? partnerEffect(own, partner, benefit.hasChildren, partnersRent, rates)
    : { income: own, lines: [], findings: [] }
  const use = credit?.(effect.income, freeAreaOf(test, rates).amount)
  const gross = add(effect.income.employment, effect.income.other)
  const assessable = use ? subtract(gross, use.used) : gross
  const lines = [...withPaidOut(incomeReduction(assessable, test, rates), paidOut), ...effect.lines]
  const chosen = greater(lines, rival?.(maximumRate))
  const findings = [...effect.findings, ...(use?.findings ?? []), ...chosen.findings]
  if (isNilByPay(benefit, chosen, maximumRate)) findings.push(nilRate(rates))
  if (partner?.payment !== 'pension' && !chosen.isRival) {
    const left = excess(maximumRate, negative(total(effect.lines)))
    findings.push(finding('cut-out', test.section, [], [cents('cut-out', exact(cutOut(left, test, rates)))]))
  }
  return { lines: chosen.lines, findings }
}

/** The first line of the income test also says how much of the income was paid out. */
function withPaidOut([first, ...rest]: Line[], paidOut: Exact | undefined): Line[] {
  if (!first) return []
  return [paidOut ? { ...first, terms: [...first.terms, cents('paid-out-as-pay', paidOut)] } : first, ...rest]
}

interface Chosen {
  lines: Line[]
  findings: Finding[]
  isRival: boolean
}

/** Whether income that includes pay, of either of a couple, reduces the rate to zero (Guide 3.1.12): not a payout. */
function isNilByPay({ income, partner, waiting }: Benefit, { lines, isRival }: Chosen, maximumRate: Exact): boolean {
  const pay = income.employment + (partner?.income.employment ?? 0)
  return !waiting?.countedPay && !isRival && pay > 0 && compare(negative(total(lines)), maximumRate) >= 0
}

/** Only the greater of two reductions counts (s 1067G-A1, step 13). */
function greater(lines: Line[], rival: { line?: Line; findings: Finding[] } | undefined): Chosen {
  if (!rival?.line) return { lines, findings: rival?.findings ?? [], isRival: false }
  const [mine, theirs] = [negative(total(lines)), negative(rival.line.exact)]
  const isRival = compare(theirs, mine) > 0
  const smallerOne = isRival ? mine : theirs
  const terms = [cents('reduction', smallerOne)]
  const note = finding('smaller-reduction-not-applied', 'Social Security Act 1991 s 1067G-A1', [], terms)
  return {
    lines: isRival ? [rival.line] : lines,
    findings: [...rival.findings, ...(smallerOne.n > 0 ? [note] : [])],
    isRival
  }
}

/** The payment stays open while pay reduces it to zero (Guide 3.1.12); official pages differ on how long. */
function nilRate(rates: Rates): Finding {
  if (!rates.has(NIL_RATE_FORTNIGHTS)) return finding('nil-rate-period', NIL_RATE)
  const terms = [count('fortnights', rates.value(NIL_RATE_FORTNIGHTS))]
  return finding('nil-rate-period', NIL_RATE, [NIL_RATE_FORTNIGHTS], terms)
}

function notBelowZero(maximum: Line[], reductions: Line[], section: string): Line[] {
  const lines = [...maximum, ...reductions]
  const due = total(lines)
  return due.n >= 0 ? lines : [...lines, line('not-below-zero', negative(due), section)]
}
