import { NEWLY_ARRIVED_RULES_FROM } from './conditions.ts'
import type { Rates } from './lookup.ts'
import { exact } from './money.ts'
import { count, finding, line, reason, settle, unmodelled, type Outline, type Result } from './result.ts'
import type { NewlyArrivedPayment, NewlyArrivedSituation } from './situations/waiting-periods.ts'

const SECTION = 'A guide to Australian Government payments, newly arrived resident’s waiting period'
const NEW_ZEALAND = 'A guide to Australian Government payments, residence: special category visa'
const OUTLINE: Outline = { id: 'newly-arrived-waiting-period', unit: 'weeks', limits: ['order-of-waiting-periods'] }

/** Weeks still to wait for a payment (Social Security Guide 3.1.2.40). @throws FigureNotHeldError */
export function assessNewlyArrived(
  situation: NewlyArrivedSituation,
  payment: NewlyArrivedPayment,
  rates: Rates
): Result {
  switch (situation.residence) {
    case 'citizen':
    case 'refugee-or-family':
      return settle(rates, OUTLINE, [], { findings: [finding('newly-arrived-exempt', SECTION)] })
    case 'special-category-visa':
      return newZealander(situation, payment, rates)
    case 'protected-special-category-visa':
      return unmodelled(rates, OUTLINE, [reason('protected-special-category-visa', NEW_ZEALAND)])
    case 'temporary-visa':
      return unmodelled(rates, OUTLINE, [reason('temporary-visa', SECTION)])
    case 'permanent-visa':
      return permanent(situation, payment, rates)
  }
}

/** The wait of a permanent visa granted since 2019, in weeks, and its figure. @throws FigureNotHeldError */
export function newlyArrivedWait(payment: NewlyArrivedPayment, rates: Rates): { id: string; weeks: number } {
  const id = `newly-arrived.${payment}`
  return { id, weeks: rates.value(id) }
}

const OLDER = 'newly-arrived.before-2019'
/** Had no wait before 2019 (Act No. 168 of 2018 Schedules 1, 3 and 4). */
const NO_OLDER_WAIT: readonly NewlyArrivedPayment[] = ['ftb-a', 'carer-allowance', 'parental-leave-pay']

/** The wait of a visa granted before 2019, in weeks: none, or two years at most. @throws FigureNotHeldError */
export function olderNewlyArrivedWait(payment: NewlyArrivedPayment, rates: Rates): { id: string; weeks: number } {
  if (NO_OLDER_WAIT.includes(payment)) return { id: OLDER, weeks: 0 }
  return { id: OLDER, weeks: Math.min(rates.value(OLDER), newlyArrivedWait(payment, rates).weeks) }
}

function permanent(situation: NewlyArrivedSituation, payment: NewlyArrivedPayment, rates: Rates): Result {
  const { visaGrantedOn, weeksAsResident } = situation
  if (visaGrantedOn !== undefined && visaGrantedOn < NEWLY_ARRIVED_RULES_FROM) {
    return unmodelled(rates, OUTLINE, [reason('visa-before-2019', SECTION)])
  }
  const { id, weeks } = newlyArrivedWait(payment, rates)
  const served = Math.min(weeks, weeksAsResident)
  const left = weeks - served
  const lines = [line('newly-arrived-weeks', exact(weeks), SECTION, [id])]
  if (served > 0) lines.push(line('newly-arrived-weeks-served', exact(-served), SECTION))
  const findings = left > 0 ? [finding('newly-arrived-waiting-period', SECTION, [id], [count('weeks', left)])] : []
  return settle(rates, OUTLINE, lines, { findings })
}

/** After ten unbroken years: JobSeeker Payment or Youth Allowance once, for up to six months. */
function newZealander({ yearsInAustralia }: NewlyArrivedSituation, payment: NewlyArrivedPayment, rates: Rates): Result {
  if (payment !== 'jobseeker' && payment !== 'youth-allowance') {
    return unmodelled(rates, OUTLINE, [reason('special-category-visa', NEW_ZEALAND)])
  }
  const [years, months] = ['newly-arrived.new-zealand.years', 'newly-arrived.new-zealand.months']
  if (yearsInAustralia < rates.value(years)) {
    return unmodelled(rates, OUTLINE, [reason('temporary-visa', NEW_ZEALAND, [years])])
  }
  const terms = [count('years', rates.value(years)), count('months', rates.value(months))]
  const findings = [finding('newly-arrived-new-zealand', NEW_ZEALAND, [years, months], terms)]
  return settle(rates, OUTLINE, [], { findings })
}
