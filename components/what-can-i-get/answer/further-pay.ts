/** What a household keeps of each further dollar of pay, over all its payments, at the rates of today. */
import { assessHouseholdInSteps } from '../../../rules/household.ts'
import type { Steps } from '../../../rules/household/steps.ts'
import type { Rates } from '../../../rules/lookup.ts'
import type { Household, Person } from '../../../rules/situations/household.ts'
import { FORTNIGHTS_A_YEAR } from '../../../rules/time.ts'

/** A stretch of pay, in cents a fortnight. */
export interface PayStretch {
  from: number
  to: number
  /** Cents that pay and payments together rise by for each dollar of it; negative where they fall. */
  kept: number
}

export interface FurtherPay {
  /** The pay that was answered. */
  here: number
  /** The next dollars after it. */
  next: PayStretch
  /** From no pay on, all as wide; the answered pay is within them. */
  stretches: PayStretch[]
}

const DOLLAR = 100
/** Stretches of a drawing: as many as can be told apart on a phone. */
const STRETCHES = 20
/** Widths of a stretch, in cents. */
const WIDTHS = [10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 100_000, 200_000] as const
/** More than can be drawn. */
const NOT_ANSWERED = Infinity
/** Stretches that are drawn beyond the answered pay, at least. */
const BEYOND = 4

/**
 * In steps, because each stretch is a whole assessment. A year's income moves with the pay, as if it were earned all year.
 * @returns undefined where the pay was not answered, or is beyond what can be drawn
 * @throws FigureNotHeldError
 */
export function* furtherPay(household: Household, rates: Rates, who: 'you' | 'partner'): Steps<FurtherPay | undefined> {
  const here = adultOf(household, who)?.income.employment ?? NOT_ANSWERED
  const width = WIDTHS.find(each => each * (STRETCHES - BEYOND) >= here)
  if (width === undefined) return undefined
  const known = new Map<number, number>()
  function* sumAt(pay: number): Steps<number> {
    const found =
      known.get(pay) ?? (yield* assessHouseholdInSteps(withPay(household, who, pay - here), rates)).total.amount
    known.set(pay, found)
    return found + pay
  }
  function* stretch(from: number, to: number): Steps<PayStretch> {
    const [before, after] = [yield* sumAt(from), yield* sumAt(to)]
    return { from, to, kept: Math.round(((after - before) * DOLLAR) / (to - from)) }
  }
  const next = yield* stretch(here, here + WIDTHS[0])
  const stretches: PayStretch[] = []
  for (let from = 0; from < width * STRETCHES; from += width) stretches.push(yield* stretch(from, from + width))
  return { here, next, stretches }
}

/** Stretches beside each other of which about the same is kept, as one: for a table. */
export function joined(stretches: readonly PayStretch[]): PayStretch[] {
  const rows: PayStretch[] = []
  for (const each of stretches) {
    const last = rows.at(-1)
    // Family payments are rounded to cents of a day, which moves what is kept of a hundred dollars by less than a cent.
    if (last && Math.abs(last.kept - each.kept) <= 1) last.to = each.to
    else rows.push({ ...each })
  }
  return rows
}

function adultOf({ partner, ...you }: Household, who: 'you' | 'partner'): Pick<Person, 'income'> | undefined {
  if (who === 'you') return you
  return partner === 'none' ? undefined : partner
}

/** @param more cents a fortnight beyond the answered pay */
function withPay(household: Household, who: 'you' | 'partner', more: number): Household {
  const { partner, familyIncomeYear } = household
  const year = familyIncomeYear === undefined ? {} : { familyIncomeYear: later(familyIncomeYear, more) }
  if (who === 'you') return { ...household, ...year, income: earning(household.income, more) }
  if (partner === undefined || partner === 'none') return household
  return { ...household, ...year, partner: { ...partner, income: earning(partner.income, more) } }
}

function earning(income: Person['income'], more: number): Person['income'] {
  const { employment = 0, year } = income
  return { ...income, employment: employment + more, ...(year === undefined ? {} : { year: later(year, more) }) }
}

function later(year: number, more: number): number {
  return Math.max(0, year + more * FORTNIGHTS_A_YEAR)
}
