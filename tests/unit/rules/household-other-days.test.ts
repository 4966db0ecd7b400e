/** The lives on days of other rates: before 20 November 2026, and after the next changes, wherever the figures allow. */
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { assessHousehold } from '../../../rules/household.ts'
import { INCOME_SUPPORT } from '../../../rules/household/ids.ts'
import { householdSituation } from '../../../rules/situations/household.ts'
import { accept, ratesOn, readCases, situation } from './support.ts'

const life = z.object({ name: z.string(), accept, household: situation })
const LIVES = ['lives.yaml', 'more-households.yaml'].flatMap(file => readCases(join('household', file), life))
const PAID = [...INCOME_SUPPORT, 'ftb-a', 'ftb-b', 'rent-assistance', 'parental-leave-pay']

describe.each(['2026-10-01', '2026-12-20', '2027-02-01'])('on %s', on => {
  it.each(LIVES)('$name', ({ household }) => {
    const { people, total } = assessHousehold(householdSituation.parse(household), ratesOn(on))
    const isUnanswered = people.flatMap(({ outcomes }) =>
      outcomes.filter(({ id, decided }) => PAID.includes(id) && decided.some(each => each.id === 'figure-not-held'))
    )
    expect(isUnanswered).toEqual([])
    expect(total.atMost ?? total.amount).toBeGreaterThanOrEqual(total.amount)
  })
})
