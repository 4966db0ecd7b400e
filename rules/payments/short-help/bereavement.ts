/** Payments that go on, or are paid as a lump sum, after a death (Services Australia, What help there is). */
import { unlessFailed, any, all, condition, type Condition } from '../../household/condition.ts'
import type { Fact, IncomeSupportId } from '../../household/ids.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { eventOf, happened, holds, type View } from '../../household/view.ts'
import { count, settle, type Result } from '../../result.ts'
import type { Person } from '../../situations/household.ts'
import { WEEKS_A_FORTNIGHT } from '../../time.ts'
import { INCOME_SUPPORT_RULES } from '../income-support/index.ts'
import { holdsIncomeSupport } from './income-support.ts'
import { partnersDeath, partnersDeathAmount } from './partner-bereavement.ts'
import { weeksAtOnce } from './weeks-at-once.ts'

const SECTION = 'Services Australia, What help there is when an adult dies'
const WEEKS = 'bereavement.weeks'
const MONTHS = 'bereavement.partner-months'
const FOR_CHILDREN = ['ftb-a', 'ftb-b', 'parenting-payment-single', 'parenting-payment-partnered', 'jobseeker'] as const
const PENSIONS = ['age-pension', 'disability-support-pension', 'carer-payment'] as const

/** A death in the family, and a payment that ends or changes with it. Somebody without one has no lump sum. */
export const bereavement: PaymentRule = {
  id: 'bereavement',
  conditions: view => unlessFailed(died(view), () => [paidAtDeath(view)]),
  amount(view) {
    const once = partnersDeath(view) && partnersDeathAmount(view)
    if (!once?.amount || afterPartner(view) === false) return once ?? lumpSum(view)
    // They can choose the lump sum of two who were paid for long.
    const most = Math.max(once.atMost ?? once.amount, mostBeside(view))
    return most > once.amount ? { ...once, atMost: most } : once
  },
  unpriced(view) {
    const theirs = eventOf(view, 'partner-died')
    return theirs && theirs.othersPayment === undefined ? ['happened.othersPayment'] : []
  }
}

/**
 * Of two pensioners: for the weeks, what both had together less what one has alone. The pension of the one who died is
 * taken to be that of a couple with the means told; other payments are not worked out, since nobody is asked which it was.
 */
function lumpSum(view: View): Result | undefined {
  const { rates, outcomes } = view
  const theirs = eventOf(view, 'partner-died')
  const rule = INCOME_SUPPORT_RULES.find(({ id }) => PENSIONS.some(pension => pension === id && holds(view, pension)))
  const alone = rule && outcomes.get(rule.id)
  if (!theirs || theirs.othersPayment === false) return undefined
  if (!rule || !alone?.result || alone.atMost !== undefined) return undefined
  const together = rule.amount?.(beforeDeath(view))
  if (!together?.amount || together.atMost !== undefined || alone.result.amount === null) return undefined
  const result = settle(rates, { id: 'bereavement', unit: 'cents', limits: [] }, [
    weeksAtOnce(rates, 'bereavement-couple', 2 * together.amount, WEEKS, SECTION),
    weeksAtOnce(rates, 'bereavement-single', -alone.result.amount, WEEKS, SECTION)
  ])
  if (result.amount === null || result.amount <= 0) return undefined
  return theirs.othersPayment ? result : { ...result, amount: 0, atMost: result.amount }
}

/** The most that the lump sum can be for somebody without a pension: the one who died had an Age Pension. */
function mostBeside(view: View): number {
  const { rates, outcomes, chosen, you } = view
  const before = beforeDeath(view)
  const pensioner = { ...you, ...THEIR_MEANS, age: rates.value('age-pension.age') }
  const theirs: View = { ...before, you: pensioner, partner: you, partnersPayment: chosen }
  const [own, pension] = [amountOf(chosen, before), amountOf('age-pension', theirs)]
  const alone = chosen && outcomes.get(chosen)?.result?.amount
  if (!own || !pension || !alone) return 0
  return Math.max(0, Math.round(((own + pension - alone) * rates.value(WEEKS)) / WEEKS_A_FORTNIGHT))
}

function amountOf(payment: IncomeSupportId | undefined, view: View): number {
  const paid = INCOME_SUPPORT_RULES.find(({ id }) => id === payment)?.amount?.(view)
  return paid?.atMost ?? paid?.amount ?? 0
}

/** Nobody is asked what the one who died had: it is taken to be in what was told. */
const THEIR_MEANS = {
  happened: [],
  work: { status: 'none' },
  income: { employment: 0, other: 0 },
  compensation: undefined,
  has: [{ payment: 'age-pension' }]
} satisfies Partial<Person>

/** As one of two pensioners, with the means that are told today. */
function beforeDeath(view: View): View {
  const { you, household } = view
  const partner: Person = { ...you, ...THEIR_MEANS }
  return {
    ...view,
    partner,
    household: { ...household, partner, apart: 'no' },
    partnersPayment: 'age-pension',
    partnersOthers: [],
    partnersMissing: []
  }
}

function died(view: View): Condition {
  const met = happened(view, 'partner-died', 'person-cared-for-died', 'child-died')
  return condition('somebody-died', met, SECTION, ['happened'])
}

function paidAtDeath(view: View): Condition {
  const once = partnersDeath(view)
  if (once?.truth === 'met') return once
  const met = any(afterPartner(view), afterCare(view), afterChild(view))
  const terms = [count('weeks', view.rates.value(WEEKS)), count('months', view.rates.value(MONTHS))]
  const facts: Fact[] = view.you.has ? ['happened.othersPayment'] : ['has']
  if (once && met !== true) return once
  return condition('paid-at-death', met, SECTION, met === undefined ? facts : ['has'], {
    terms,
    figures: [WEEKS, MONTHS]
  })
}

/** Both were on income support, for a year or on a pension. */
function afterPartner(view: View): boolean | undefined {
  const theirs = eventOf(view, 'partner-died')?.othersPayment
  return all(happened(view, 'partner-died'), holdsIncomeSupport(view), longEnough(view), theirs)
}

function longEnough(view: View): boolean | undefined {
  const least = view.rates.value(MONTHS)
  const long = view.you.has?.some(({ months }) => months !== undefined && months >= least)
  return any(holds(view, ...PENSIONS), long || undefined)
}

function afterCare(view: View): boolean | undefined {
  return all(happened(view, 'person-cared-for-died'), holds(view, 'carer-payment', 'carer-allowance'))
}

/** Family Tax Benefit, Parenting Payment and the main carer's rate go on for a child who died. */
function afterChild(view: View): boolean | undefined {
  return all(happened(view, 'child-died'), holds(view, ...FOR_CHILDREN))
}
