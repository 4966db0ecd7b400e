/** What the pensions share: a maximum rate, the lower of an income and an assets result, the transitional rate. */
import type { CreditUse } from '../credit-balance.ts'
import type { LimitId } from '../labels.ts'
import type { Rates } from '../lookup.ts'
import { add, compare, divide, exact, larger, multiply, negative, subtract, ZERO, type Exact } from '../money.ts'
import { cents, finding, line, settle, settleInstalment, total, unmodelled } from '../result.ts'
import type { Finding, Line, Outline, Result } from '../result.ts'
import type { PensionPerson } from '../situations/pension.ts'
import type { RentAssistanceSituation } from '../situations/rent-assistance.ts'
import { JOBSEEKER_CREDIT, workingCredit } from '../working-credit.ts'
import { advanceFinding } from './advance.ts'
import { assessableAssets, type AssessableAssets } from './assessable-assets.ts'
import { assetsCutOut, assetsReduction } from './assets-test.ts'
import { incomeCutOut, incomeReduction, standardTest, transitionalTest, type PensionIncomeTest } from './income-test.ts'
import { familyOf, transitionalRate, type Family, type Floor, type MaximumRate } from './maximum-rate.ts'
import { ordinaryIncome, type OrdinaryIncome } from './ordinary-income.ts'
import { partsLeft } from './pension-parts.ts'
import { pensionRent, type PensionRent } from './rent.ts'

export interface Pension {
  outline: Outline
  /** The payment's rate calculator in the Act. */
  section: string
  person: PensionPerson
  payment: RentAssistanceSituation['payment']
  maximum: MaximumRate
  /** Permanently blind: neither test applies, and Rent Assistance is not paid that way. */
  blind: boolean
  /** Working Credit balance, below Age Pension age. */
  workingCredit?: number | undefined
  /** What is paid of a rate where the person is abroad for long, as a line of its own. */
  abroad?: ((due: Exact) => Line[]) | undefined
  findings: Finding[]
  /** What goes with the payment. */
  others?: Result[] | undefined
}

/** What no pension takes into account. */
export const PENSION_LIMITS = [
  'debts-and-deductions',
  'tax-withheld',
  'advance-payments',
  'remote-area-allowance',
  'assets-hardship',
  'part-fortnights',
  'partner-working-credit',
  'compensation',
  'pension-qualification',
  'quarterly-pension-supplement',
  'foreign-pensions',
  'retirement-village-entry',
  'home-sale-proceeds'
] as const satisfies readonly LimitId[]

const LEAST = 'Social Security (Administration) Act 1999 s 43'
const LOWER = 'Social Security Guide 4.2.3'
const BLIND = 'Social Security Act 1991 ss 1065, 1066B'
const TRANSITIONAL = 'Social Security Guide 5.1.8.10'

/**
 * The pension of a fortnight, in cents, rounded once.
 * Source: Social Security Act 1991 ss 1064-1066B; Social Security Guide 4.2.3, 5.1.8.10.
 * @throws FigureNotHeldError where a figure lacks the day
 */
export function assessPension(pension: Pension, rates: Rates): Result {
  if (pension.blind) return finish(pension, untested(pension), rates)
  const rent = pensionRent(pension.person, pension.payment, rates)
  if (rent.reasons.length > 0) return unmodelled(rates, pension.outline, rent.reasons)
  const standard = tested(pension, rent, 'standard', rates)
  if (!pension.person.transitional) return finish(pension, standard, rates)
  const transitional = tested(pension, rent, 'transitional', rates)
  const isHigher = compare(payable(transitional), payable(standard)) > 0
  const [paid, other] = isHigher ? [transitional, standard] : [standard, transitional]
  const id = isHigher ? 'transitional-rate-paid' : 'transitional-rate-ended'
  const note = finding(id, TRANSITIONAL, [], [cents('amount', payable(other))])
  return finish(pension, { ...paid, findings: [note, ...paid.findings] }, rates)
}

interface Outcome {
  maximum: Line[]
  reductions: Line[]
  floor?: Floor | undefined
  findings: Finding[]
}

/** What is left of the maximum rate, raised to the least that is paid; exact cents. */
function payable({ maximum, reductions, floor }: Outcome): Exact {
  const due = total([...maximum, ...reductions])
  if (due.n <= 0) return ZERO
  return floor && compare(due, floor.atMost) < 0 ? larger(due, floor.work().amount) : due
}

function untested({ maximum: { components, floor }, person }: Pension): Outcome {
  const findings = [finding('blind-not-tested', BLIND)]
  if (person.rent) findings.push(finding('blind-rent-assistance', BLIND))
  return { maximum: components, reductions: [], floor, findings }
}

type Scheme = 'standard' | 'transitional'

function tested(pension: Pension, rent: PensionRent, scheme: Scheme, rates: Rates): Outcome {
  const { person } = pension
  const rate = scheme === 'standard' ? pension.maximum : transitionalRate(person.relationship, rates)
  const maximum = [...rate.components, ...rent.lines]
  const test = testOf(person, scheme, rates)
  const assets = person.assets && assessableAssets(person, person.assets, rates)
  const income = ordinaryIncome(person, assets?.financial ?? ZERO, scheme === 'standard', rates)
  const use = creditUse(pension, income, test, rates)
  const assessable = subtract(income.total, multiply(use.used, isCouple(person) ? exact(2) : exact(1)))
  const byIncome = incomeReduction(assessable, test, rates)
  const byAssets = assets ? assetsReduction(assets, isCouple(person), rates) : []
  return {
    maximum,
    reductions: compare(total(byAssets), total(byIncome)) < 0 ? byAssets : byIncome,
    floor: rate.floor,
    findings: [
      ...rent.findings,
      ...income.findings,
      ...use.findings,
      ...(assets?.findings ?? [finding('assets-not-given', LOWER)]),
      ...lowerOfBoth(total(maximum), byIncome, byAssets),
      ...cutOuts(total(maximum), test, assets, isCouple(person), rates)
    ]
  }
}

/** Illness that keeps a couple apart changes their rate, not their tests (Social Security Guide 5.5.1.60). */
function isCouple({ relationship }: PensionPerson): boolean {
  return relationship !== 'single'
}

function testOf(person: PensionPerson, scheme: Scheme, rates: Rates): PensionIncomeTest {
  if (scheme === 'standard') return standardTest(isCouple(person), rates)
  return transitionalTest(isCouple(person), person.partner?.payment === 'pension', person.children, rates)
}

/** Working Credit of one person: of a couple, half of both incomes is theirs (Operational Blueprint 108-07020000). */
function creditUse(
  { workingCredit: balance, person }: Pension,
  { employment, other }: OrdinaryIncome,
  { freeArea }: PensionIncomeTest,
  rates: Rates
): CreditUse {
  if (balance === undefined) return { used: ZERO, findings: [] }
  const people = exact(isCouple(person) ? 2 : 1)
  const own = { employment: divide(employment, people), other: divide(other, people) }
  return workingCredit(own, balance, divide(freeArea, people), JOBSEEKER_CREDIT, rates)
}

/** Which result is the lower one; income where they are equal. */
function lowerOfBoth(maximum: Exact, byIncome: Line[], byAssets: Line[]): Finding[] {
  if (byIncome.length === 0 && byAssets.length === 0) return []
  const [income, assets] = [byIncome, byAssets].map(lines => larger(add(maximum, total(lines)), ZERO))
  const id = compare(total(byAssets), total(byIncome)) < 0 ? 'assets-result-lower' : 'income-result-lower'
  return [finding(id, LOWER, [], [cents('by-income', income ?? ZERO), cents('by-assets', assets ?? ZERO)])]
}

function cutOuts(
  maximum: Exact,
  test: PensionIncomeTest,
  assets: AssessableAssets | undefined,
  couple: boolean,
  rates: Rates
): Finding[] {
  const ends = (id: Finding['id'], at: number) => finding(id, LOWER, [], [cents('cut-out', exact(at))])
  const byIncome = ends(couple ? 'cut-out-combined' : 'cut-out', incomeCutOut(maximum, test, rates))
  if (!assets) return [byIncome]
  const at = assetsCutOut(maximum, assets.homeOwner, couple, rates)
  return [byIncome, ends(couple ? 'assets-cut-out-combined' : 'assets-cut-out', at)]
}

function finish(pension: Pension, outcome: Outcome, rates: Rates): Result {
  const { outline, section, person, abroad } = pension
  const { maximum, reductions, floor, findings } = outcome
  const lines = [...maximum, ...reductions]
  const due = total(lines)
  if (due.n < 0) lines.push(line('not-below-zero', negative(due), section))
  const raised = subtract(payable(outcome), larger(due, ZERO))
  if (raised.n > 0 && floor) lines.push(line('minimum-pension', raised, LEAST, floor.work().figures))
  if (abroad) lines.push(...abroad(total(lines)))
  const after = due.n > 0 && raised.n === 0 ? afterTests(outcome, familyOf(person.relationship), rates) : []
  const extras = { findings: [...pension.findings, ...findings, ...after], others: pension.others }
  // Without a floor nothing raises a small amount: the dollar of Guide 8.4.1.50 is for benefits.
  return floor ? settleInstalment(rates, outline, lines, 0, extras) : settle(rates, outline, lines, extras)
}

/** What the parts of a reduced rate are, or how much of a full one can be paid ahead. */
function afterTests({ maximum, reductions }: Outcome, family: Family, rates: Rates): Finding[] {
  if (!maximum.some(({ label }) => label === 'pension-supplement')) return []
  if (reductions.length === 0) return advanceFinding(family, rates)
  return partsLeft(maximum, negative(total(reductions)), family, rates)
}
