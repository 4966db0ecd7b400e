import type { Rates } from '../lookup.ts'
import { exact, multiply, negative } from '../money.ts'
import { cents, count, finding, line, percent, settle, total, type Line, type Outline, type Result } from '../result.ts'
import type { CarerAllowanceSituation } from '../situations/carer-allowance.ts'
import { carerSupplement, childDisabilityAssistance, sharedYearly } from './carer-yearly.ts'

const SECTION = 'Social Security Act 1991 ss 974, 964-965; A guide to Australian Government payments, Carer Allowance'
const INCOME = 'Social Security Act 1991 ss 957A-957D'
const ADULTS_SECTION = 'Social Security Act 1991 s 954(3)'
const RATE = 'carer-allowance.rate'
const LIMIT = 'carer-allowance.income-limit'
const ADULTS = 'carer-allowance.cared-for.adults'
const WHOLE = 100

const OUTLINE: Outline = {
  id: 'carer-allowance',
  unit: 'cents-a-fortnight',
  limits: ['debts-and-deductions', 'part-fortnights', 'carer-qualification']
}

type CaredFor = CarerAllowanceSituation['people'][number]

/**
 * Carer Allowance for a fortnight, in cents: the same for each person cared for, nothing from the family income limit
 * on. Beside it what is paid once a year.
 * Source: Social Security Act 1991 ss 953-957D, 964-965, 974; A guide to Australian Government payments.
 * @throws FigureNotHeldError where a figure lacks the day
 */
export function assessCarerAllowance({ familyIncome, people }: CarerAllowanceSituation, rates: Rates): Result {
  const paid = paidFor(people, rates)
  const lines = paid.map(each => lineFor(each, rates))
  const findings = paid.length < people.length ? [tooManyAdults(rates)] : []
  const limit = rates.value(LIMIT)
  // Exactly the limit is too much (s 957A).
  if (familyIncome < limit) return settle(rates, OUTLINE, lines, { findings, others: yearly(paid, rates) })
  const terms = [cents('income', exact(familyIncome)), cents('limit', exact(limit))]
  lines.push(line('family-income-test', negative(total(lines)), INCOME, [LIMIT], terms))
  return settle(rates, OUTLINE, lines, { findings: [finding('carer-over-income-limit', INCOME, [LIMIT], terms)] })
}

/** Every child, and no more adults than one carer is paid for: those with the largest shares. */
function paidFor(people: readonly CaredFor[], rates: Rates): CaredFor[] {
  const adults = people.filter(({ kind }) => kind === 'adult').sort((one, other) => other.share - one.share)
  // One adult is always paid for, even on days for which the maximum is not held.
  const most = adults.length > 1 ? rates.value(ADULTS) : adults.length
  return [...adults.slice(0, most), ...people.filter(({ kind }) => kind === 'child')]
}

function tooManyAdults(rates: Rates) {
  return finding('carer-allowance-most-adults', ADULTS_SECTION, [ADULTS], [count('adults', rates.value(ADULTS))])
}

function lineFor({ kind, share }: CaredFor, rates: Rates): Line {
  const terms = share < WHOLE ? [percent('share-of', share * WHOLE)] : []
  const amount = multiply(rates.money(RATE), exact(share, WHOLE))
  return line(kind === 'adult' ? 'for-an-adult' : 'for-a-child', amount, SECTION, [RATE], terms)
}

function yearly(paid: readonly CaredFor[], rates: Rates): Result[] {
  const children = paid.filter(({ kind }) => kind === 'child')
  const isShared = (people: readonly CaredFor[]) => people.some(({ share }) => share < WHOLE)
  const supplement = isShared(paid) ? sharedYearly('carer-supplement', rates) : carerSupplement(paid.length, rates)
  if (children.length === 0) return [supplement]
  return [
    supplement,
    isShared(children)
      ? sharedYearly('child-disability-assistance', rates)
      : childDisabilityAssistance(children.length, rates)
  ]
}
