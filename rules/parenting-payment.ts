import { assessBenefit, BENEFIT_LIMITS, creditOf } from './benefit.ts'
import { hasReachedPensionAge, isPartialCapacity } from './conditions.ts'
import type { Rates } from './lookup.ts'
import { JOBSEEKER_TEST, PARENTING_SINGLE_TEST, type IncomeTest } from './ordinary-income-test.ts'
import { partnerNotModelled } from './partner-income.ts'
import { pharmaceuticalAllowance } from './pharmaceutical-allowance.ts'
import { renterOf } from './rent-assistance.ts'
import { cents, count, finding, line, reason, unmodelled } from './result.ts'
import type { Finding, Line, Outline, Reason, Result } from './result.ts'
import type { ParentingPaymentSituation } from './situations/parenting-payment.ts'
import { waitingPeriods, type Waiting } from './waiting-periods.ts'
import { JOBSEEKER_CREDIT, workingCredit } from './working-credit.ts'

const CHILD = 'Social Security Act 1991 s 500D'
const LONE_PARENT = 'Social Security Act 1991 s 500X(3)'
const PENSION_AGE = 'A guide to Australian Government payments, Parenting Payment'
const SEPARATED = 'Social Security Act 1991 s 1068B-C2; Social Security Guide 5.1.4.20'
const SEPARATED_RATE = 'parenting-payment.rate.separated'
const [ENERGY_PARTNERED, ENERGY_HIGHER] = [
  'energy-supplement.parenting-payment.partnered',
  'energy-supplement.jobseeker.higher'
] as const
const SUPPLEMENT = 'parenting-payment.pension-supplement.single'
const PER_CHILD = 'parenting-payment.single.free-area-child'

interface Kind {
  name: 'single' | 'partnered'
  outline: Outline
  section: string
}

const LIMITS: Outline['limits'] = [...BENEFIT_LIMITS, 'seasonal-work-preclusion', 'qualifying-residence']

/** A single parent is paid as a pension is, one of a couple as JobSeeker Payment is. */
const SINGLE: Kind = {
  name: 'single',
  outline: { id: 'parenting-payment-single', unit: 'cents-a-fortnight', limits: LIMITS },
  section: 'Social Security Act 1991 s 1068A-A1; Social Security Guide 5.5.4.50'
}
const PARTNERED: Kind = {
  name: 'partnered',
  outline: { id: 'parenting-payment-partnered', unit: 'cents-a-fortnight', limits: LIMITS },
  section: 'Social Security Act 1991 s 1068B; Social Security Guide 5.5.4.10'
}

/** Parenting Payment for a fortnight, in cents (Social Security Act 1991 ss 1068A, 1068B). @throws FigureNotHeldError */
export function assessParentingPayment(situation: ParentingPaymentSituation, rates: Rates): Result {
  const { relationship, partner, income, assets } = situation
  const kind = relationship === 'single' ? SINGLE : PARTNERED
  const reasons = outside(situation, kind, rates)
  if (reasons.length > 0) return unmodelled(rates, kind.outline, reasons)
  const isApart = relationship === 'separated-by-illness'
  const waiting = waits(situation, rates)
  const result = assessBenefit(
    {
      outline: kind.outline,
      section: kind.section,
      components: [...basicRate(kind, isApart, rates), ...allowance(situation, kind, rates)],
      renter: renterOf('parenting-payment', situation),
      partner,
      hasChildren: true,
      income,
      test: incomeTest(situation),
      credit: creditOf(workingCredit, situation.workingCredit, JOBSEEKER_CREDIT, rates),
      assets,
      waiting,
      findings: [
        ...childAge(situation, kind, rates),
        ...loneParent(situation, waiting),
        ...(isApart ? [separatedRate(rates)] : [])
      ]
    },
    rates
  )
  return isApart ? withEnergySupplement(result, rates) : result
}

function outside({ age, partner, youngestChildAge }: ParentingPaymentSituation, kind: Kind, rates: Rates): Reason[] {
  const limit = childAgeFigure(kind)
  const reasons = partner ? partnerNotModelled(partner, rates) : []
  if (youngestChildAge !== undefined && youngestChildAge >= rates.value(limit)) {
    reasons.push(reason('youngest-child-too-old', CHILD, [limit]))
  }
  if (hasReachedPensionAge(age, rates)) {
    reasons.push(reason('supplements-from-pension-age', PENSION_AGE, ['age-pension.age']))
  }
  return reasons
}

/** Partners apart have another basic rate, and the income tests of a couple. */
function separatedRate(rates: Rates): Finding {
  const known = [cents('amount', rates.money(SEPARATED_RATE))]
  return finding('parenting-payment-separated-rate', SEPARATED, [SEPARATED_RATE], known)
}

/** Their Energy Supplement was not read: it is at least that of a couple, and at most that of the same basic rate. */
function withEnergySupplement(result: Result, rates: Rates): Result {
  if (!result.amount) return result
  return { ...result, atMost: result.amount + rates.value(ENERGY_HIGHER) - rates.value(ENERGY_PARTNERED) }
}

/** Ids of the basic rate and its supplements, cents a fortnight (Act ss 1068A-A1, 1068B; Guide 5.5.4). */
export function parentingPaymentRate(kind: Kind['name']): [basic: string, ...supplements: string[]] {
  const [rate, energy] = [`parenting-payment.rate.${kind}`, `energy-supplement.parenting-payment.${kind}`] as const
  return kind === 'single' ? [rate, energy, SUPPLEMENT] : [rate, energy]
}

function basicRate({ name, section }: Kind, isApart: boolean, rates: Rates): Line[] {
  const labels = ['maximum-basic-rate', 'energy-supplement', 'pension-supplement'] as const
  const [basic, ...supplements] = parentingPaymentRate(name)
  const figures = [isApart ? SEPARATED_RATE : basic, ...supplements]
  return labels.slice(0, figures.length).map((label, index) => {
    const id = figures[index] ?? ''
    return line(label, rates.money(id), section, [id])
  })
}

function allowance(situation: ParentingPaymentSituation, { name }: Kind, rates: Rates): Line[] {
  const { age, monthsOnPayment, workCapacityHours } = situation
  const hasPartialCapacity = isPartialCapacity(workCapacityHours, rates)
  const recipient = { age, partnered: name === 'partnered', monthsOnPayment, hasPartialCapacity }
  return pharmaceuticalAllowance(`parenting-payment-${name}`, recipient, rates)
}

/** The free area of a single parent grows with each child after the first (Guide 4.2.4.10). */
function incomeTest({ relationship, children }: ParentingPaymentSituation): IncomeTest {
  if (relationship !== 'single') return JOBSEEKER_TEST
  return { ...PARENTING_SINGLE_TEST, children: { figure: PER_CHILD, count: children - 1 } }
}

function waits({ claim, partner }: ParentingPaymentSituation, rates: Rates): Waiting | undefined {
  if (!claim) return undefined
  const family = { partnered: partner !== undefined, dependentChildren: true }
  return waitingPeriods(claim, family, 'parenting-payment', true, rates)
}

/** The payment ends on a birthday of the youngest child: said where the age is not given. */
function childAge({ youngestChildAge }: ParentingPaymentSituation, kind: Kind, rates: Rates): Finding[] {
  if (youngestChildAge !== undefined) return []
  const limit = childAgeFigure(kind)
  return [finding('parenting-payment-child-under', CHILD, [limit], [count('age', rates.value(limit))])]
}

function childAgeFigure({ name }: Kind): string {
  return `parenting-payment.child-age.${name}`
}

/** Who became a single parent after arriving does not wait; when that was is not asked. */
function loneParent({ relationship }: ParentingPaymentSituation, waiting: Waiting | undefined): Finding[] {
  const isWaiting = waiting?.findings.some(({ id }) => id === 'newly-arrived-waiting-period') ?? false
  return relationship === 'single' && isWaiting ? [finding('newly-arrived-lone-parent', LONE_PARENT)] : []
}
