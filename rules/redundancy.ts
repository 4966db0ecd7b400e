/** Redundancy pay and notice under the National Employment Standards, and its tax. */
import { hasReachedPensionAge } from './conditions.ts'
import type { Rates } from './lookup.ts'
import { exact, excess, larger, subtract, ZERO, add, smaller, multiply, type Exact } from './money.ts'
import { beside, cents, count, finding, line, percent, reason, settle, unmodelled } from './result.ts'
import type { Finding, Line, Outline, Result } from './result.ts'
import type { RedundancySituation } from './situations/redundancy.ts'
import { MONTHS_A_YEAR } from './time.ts'

const PAY = 'Fair Work Act 2009 s 119'
const NOTICE = 'Fair Work Act 2009 s 117'
const EXCLUDED = 'Fair Work Act 2009 ss 121, 123'
const TAX_FREE = 'Income Tax Assessment Act 1997 s 83-170'
const TERMINATION = 'Income Tax Assessment Act 1997 s 82-10'
/** After ten years redundancy pay no longer grows, and falls to twelve weeks (s 119(2)). */
const LAST_ROW = 10
const SMALL_BUSINESS = 'redundancy.small-business.employees'
const OLDER_WORKER = 'notice.older-worker.age'
const PRESERVATION_AGE = 'super.preservation-age'

const PAY_OUTLINE: Outline = { id: 'redundancy-pay', unit: 'cents', limits: ['award-redundancy-schemes'] }
const NOTICE_OUTLINE: Outline = {
  id: 'notice-pay',
  unit: 'cents',
  limits: ['award-redundancy-schemes', 'service-when-notice-is-given']
}
const TAX_FREE_OUTLINE: Outline = { id: 'tax-free-redundancy', unit: 'cents', limits: ['unused-leave-tax'] }
const TAX_OUTLINE: Outline = {
  id: 'termination-payment-tax',
  unit: 'cents',
  limits: ['unused-leave-tax', 'whole-of-income-cap']
}

/**
 * The least redundancy pay, in cents; beside it notice, what is free of tax, and the tax on the rest.
 * Source: Fair Work Act 2009 ss 117-121; Income Tax Assessment Act 1997 ss 82-10, 83-170.
 * @throws FigureNotHeldError where a figure of the pay itself lacks the day
 */
export function assessRedundancy(situation: RedundancySituation, rates: Rates): Result {
  const barred = noPay(situation, rates)
  const notAsked = situation.employees === undefined && !barred ? [finding('small-business-not-asked', EXCLUDED)] : []
  const lines = barred ? [] : [redundancyPay(situation, rates)]
  const paid = exact(situation.amountPaid ?? lines[0]?.exact.n ?? 0)
  return settle(rates, PAY_OUTLINE, lines, {
    findings: barred ? [barred] : notAsked,
    others: [
      beside(rates, NOTICE_OUTLINE, () => notice(situation, rates)),
      beside(rates, TAX_FREE_OUTLINE, () => taxFree(situation, paid, rates)),
      beside(rates, TAX_OUTLINE, () => tax(situation, paid, rates))
    ]
  })
}

function completedYears({ serviceMonths }: RedundancySituation): number {
  return Math.floor(serviceMonths / MONTHS_A_YEAR)
}

function noPay(situation: RedundancySituation, rates: Rates): Finding | undefined {
  const { casual, employees, exclusions, notGenuine: isNotRedundant } = situation
  if (casual) return finding('no-redundancy-pay-casual', EXCLUDED)
  const [exclusion] = exclusions
  if (exclusion) return finding(`no-redundancy-pay-${exclusion}`, EXCLUDED)
  // Redundancy pay is for a job that nobody will do any more (s 119(1)).
  if (isNotRedundant) return finding('no-redundancy-pay-not-redundant', PAY)
  if (completedYears(situation) < 1) return finding('no-redundancy-pay-short-service', PAY)
  if (employees === undefined || employees >= rates.value(SMALL_BUSINESS)) return undefined
  return finding('no-redundancy-pay-small-business', EXCLUDED, [SMALL_BUSINESS], [count('employees', employees)])
}

function redundancyPay(situation: RedundancySituation, rates: Rates): Line {
  const id = `redundancy.weeks.years-${Math.min(LAST_ROW, completedYears(situation))}`
  return weeksPay('redundancy-weeks-pay', PAY, situation, id, rates)
}

/** Notice, or pay in its place: one to four weeks by service, and one more for an older worker. */
function notice(situation: RedundancySituation, rates: Rates): Result {
  const barred = noNotice(situation)
  if (barred) return settle(rates, NOTICE_OUTLINE, [], { findings: [barred] })
  const lines = [weeksPay('notice-pay', NOTICE, situation, noticeId(situation), rates)]
  const findings = atWholeYears(situation, rates)
  if (completedYears(situation) >= rates.value('notice.older-worker.service')) {
    const limit = rates.value(OLDER_WORKER)
    if (situation.age > limit) {
      lines.push(weeksPay('notice-pay-older-worker', NOTICE, situation, 'notice.older-worker.weeks', rates))
    }
    // “Over 45 years old” is read as full years above 45; the Act does not say when somebody of 45 is over it.
    if (situation.age === limit) findings.push(finding('notice-at-45', NOTICE, [OLDER_WORKER], [count('age', limit)]))
  }
  return settle(rates, NOTICE_OUTLINE, lines, { findings })
}

/** The weeks that a result of `notice-pay` or `redundancy-pay` counts, as its lines say; 0 where there are none. */
export function weeksOf({ working }: Result): number {
  const terms = working.flatMap(step => step.terms.filter(({ name }) => name === 'weeks'))
  return terms.reduce((weeks, { value }) => weeks + value, 0)
}

/** Exactly 1, 3 or 5 years are rare: one day more is a week more (s 117(3)). Named where no days are given. */
function atWholeYears(situation: RedundancySituation, rates: Rates): Finding[] {
  const next = noticeId({ ...situation, serviceDays: 1 })
  if (situation.serviceDays !== undefined || next === noticeId(situation)) return []
  return [finding('notice-a-day-later', NOTICE, [next], [count('weeks', rates.value(next))])]
}

/** People excluded by s 123(1) have neither notice nor redundancy pay; an apprentice has notice (s 123(4)). */
function noNotice({ casual, exclusions }: RedundancySituation): Finding | undefined {
  if (casual) return finding('no-redundancy-pay-casual', EXCLUDED)
  const exclusion = exclusions.find(each => each !== 'apprentice')
  return exclusion && finding(`no-redundancy-pay-${exclusion}`, EXCLUDED)
}

/** The bands of s 117(3): not more than 1, 3 and 5 years, and more than 5. */
function noticeId({ serviceMonths, serviceDays = 0 }: RedundancySituation): string {
  const isMoreThan = (years: number) =>
    serviceMonths > years * MONTHS_A_YEAR || (serviceMonths === years * MONTHS_A_YEAR && serviceDays > 0)
  if (!isMoreThan(1)) return 'notice.weeks.up-to-1-year'
  if (!isMoreThan(3)) return 'notice.weeks.over-1-to-3-years'
  if (!isMoreThan(5)) return 'notice.weeks.over-3-to-5-years'
  return 'notice.weeks.over-5-years'
}

function weeksPay(
  label: 'redundancy-weeks-pay' | 'notice-pay' | 'notice-pay-older-worker',
  section: string,
  { weeklyBasePay }: RedundancySituation,
  id: string,
  rates: Rates
): Line {
  const [pay, weeks] = [exact(weeklyBasePay), rates.value(id)]
  return line(label, multiply(pay, exact(weeks)), section, [id], [cents('weekly-pay', pay), count('weeks', weeks)])
}

/** The tax-free limit, a base amount and an amount for each full year, or the payment where it is less. */
function taxFree(situation: RedundancySituation, paid: Exact, rates: Rates): Result {
  if (!isGenuine(situation, rates)) return notGenuine(rates, TAX_FREE_OUTLINE)
  const lines = limitLines(situation, rates)
  const above = subtract(smaller(paid, taxFreeLimit(situation, rates)), taxFreeLimit(situation, rates))
  if (above.n < 0) lines.push(line('above-amount-paid', above, TAX_FREE, [], [cents('amount', paid)]))
  const taxed = excess(paid, taxFreeLimit(situation, rates))
  const part = finding('redundancy-taxable-part', TERMINATION, [], [cents('taxed', taxed)])
  return settle(rates, TAX_FREE_OUTLINE, lines, { findings: taxed.n > 0 ? [part] : [] })
}

function limitLines(situation: RedundancySituation, rates: Rates): Line[] {
  const [base, perYear] = ['redundancy.tax-free.base', 'redundancy.tax-free.per-year']
  const years = completedYears(situation)
  return [
    line('tax-free-base', rates.money(base), TAX_FREE, [base]),
    line('tax-free-years', multiply(rates.money(perYear), exact(years)), TAX_FREE, [perYear], [count('years', years)])
  ]
}

function taxFreeLimit(situation: RedundancySituation, rates: Rates): Exact {
  return limitLines(situation, rates).reduce((running, { exact: amount }) => add(running, amount), ZERO)
}

/**
 * Tax with Medicare levy on what is above the tax-free amount: one rate up to the cap, another above it. The rate goes
 * by age on the last day of the income year in which the payment is received.
 */
function tax(situation: RedundancySituation, paid: Exact, rates: Rates): Result {
  if (!isGenuine(situation, rates)) return notGenuine(rates, TAX_OUTLINE)
  const taxed = excess(paid, taxFreeLimit(situation, rates))
  const cap = rates.money('etp.cap')
  const age = situation.ageAtEndOfIncomeYear ?? situation.age
  const preservationAge = rates.value(PRESERVATION_AGE)
  const isPreserved = age >= preservationAge
  const rate = `etp.tax-rate.${isPreserved ? '' : 'under-'}preservation-age`
  // Where all of it is tax-free, a rate would read as if it were charged.
  const lines =
    taxed.n > 0 ? [taxLine('etp-tax-to-cap', smaller(taxed, cap), rate, ['etp.cap', PRESERVATION_AGE], rates)] : []
  const above = larger(subtract(taxed, cap), ZERO)
  if (above.n > 0) lines.push(taxLine('etp-tax-above-cap', above, 'etp.tax-rate.above-cap', ['etp.cap'], rates))
  const isNear = situation.ageAtEndOfIncomeYear === undefined && age < preservationAge && age + 1 >= preservationAge
  const byAge = finding('tax-by-age-at-end-of-year', TERMINATION, [PRESERVATION_AGE], [count('age', preservationAge)])
  return settle(rates, TAX_OUTLINE, lines, { findings: isNear && taxed.n > 0 ? [byAge] : [] })
}

function taxLine(
  label: 'etp-tax-to-cap' | 'etp-tax-above-cap',
  taxed: Exact,
  rate: string,
  figures: string[],
  rates: Rates
): Line {
  const terms = [cents('taxed', taxed), percent('rate', rates.value(rate))]
  return line(label, multiply(taxed, rates.share(rate)), TERMINATION, [rate, ...figures], terms)
}

/** Below Age Pension age, and the position is gone: not where a contract ran out or misconduct ended it (s 83-175). */
function isGenuine({ notGenuine: isNot, age, exclusions }: RedundancySituation, rates: Rates): boolean {
  if (isNot || exclusions.includes('fixed-term') || exclusions.includes('serious-misconduct')) return false
  return !hasReachedPensionAge(age, rates)
}

function notGenuine(rates: Rates, outline: Outline): Result {
  return unmodelled(rates, outline, [reason('not-genuine-redundancy', 'Income Tax Assessment Act 1997 s 83-175')])
}
