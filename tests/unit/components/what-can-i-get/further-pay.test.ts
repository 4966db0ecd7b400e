/** What is kept of each further dollar of pay, over all payments of a household. */
import { describe, expect, it } from 'vitest'
import {
  furtherPay,
  joined,
  type FurtherPay,
  type PayStretch
} from '../../../../components/what-can-i-get/answer/further-pay.ts'
import { readFragment } from '../../../../components/what-can-i-get/fragment.ts'
import { householdFrom } from '../../../../components/what-can-i-get/household.ts'
import { assessHousehold } from '../../../../rules/household.ts'
import type { Household } from '../../../../rules/situations/household.ts'
import { LIVES, type Life } from '../../../support/lives.ts'
import { ratesOn } from '../../rules/support.ts'

const RATES = ratesOn('2026-11-28')

function householdOf(life: Life): Household {
  return householdFrom(readFragment(`#${LIVES[life]}`)?.answers ?? {})
}

function found(household: Household, who: 'you' | 'partner'): FurtherPay | undefined {
  const steps = furtherPay(household, RATES, who)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Dollars and cents of a dollar: `0-300: 100`. */
function shown({ from, to, kept }: PayStretch): string {
  return `${from / 100}-${to / 100}: ${kept}`
}

interface Row {
  what: string
  life: Life
  who: 'you' | 'partner'
  /** Cents kept of each of the next hundred dollars. */
  next?: number
  begins?: readonly string[]
}

const rows: Row[] = [
  // The Work Bonus is $300 a fortnight; then each of a couple loses 25 cents of a dollar.
  { what: 'a pension', life: 'E3', who: 'you', next: 100, begins: ['0-300: 100', '300-2000: 50'] },
  { what: 'a pension, of the partner', life: 'E3', who: 'partner', next: 100, begins: ['0-300: 100', '300-2000: 50'] },
  // Up to $150 is kept whole; above it the main carer of a child keeps 60 cents.
  { what: 'the main carer of a child of 15', life: 'E1', who: 'you', next: 60, begins: ['0-100: 100', '100-200: 79'] },
  // Above her $150 she loses 50 and 60 cents, and 20 cents of Part B of what is counted of the year.
  { what: 'a mother whose partner works', life: 'Z2w', who: 'you', next: 80, begins: ['0-100: 80'] },
  { what: 'nobody of a partner who is not there', life: 'E1', who: 'partner' }
]

describe('what is kept of further pay', () => {
  it.each(rows)('$what ($life, $who)', ({ life, who, next, begins = [] }) => {
    const result = found(householdOf(life), who)
    expect(result?.next.kept).toBe(next)
    expect(
      joined(result?.stretches ?? [])
        .slice(0, begins.length)
        .map(shown)
    ).toEqual(begins)
  })

  it('is what pay and payments together rise by', () => {
    const household = householdOf('E1')
    const { here, next, stretches } = found(household, 'you') ?? {}
    const now = assessHousehold(household, RATES).total.amount
    const then = { ...household, income: { ...household.income, employment: (here ?? 0) + 10_000 } }
    const more = assessHousehold(then, RATES).total.amount - now
    expect(next?.kept).toBe(Math.round((more + 10_000) / 100))
    // The pay of now is drawn, and there is more to the right of it.
    expect(stretches?.[0]?.from).toBe(0)
    expect(stretches?.at(-1)?.to).toBeGreaterThan(here ?? Infinity)
  })

  it('has nothing to show where the pay is not known', () => {
    const household = householdOf('E1')
    const income = { other: household.income.other }
    expect(found({ ...household, income }, 'you')).toBeUndefined()
  })

  it('is seldom more than the dollar, and a table has a row for each change', () => {
    const { stretches = [] } = found(householdOf('E9'), 'you') ?? {}
    const rows = joined(stretches)
    expect(rows.length).toBeLessThan(stretches.length)
    expect(rows.every((row, at) => at === 0 || row.from === rows[at - 1]?.to)).toBe(true)
    expect(Math.max(...stretches.map(({ kept }) => kept))).toBeLessThanOrEqual(101)
  })
})
