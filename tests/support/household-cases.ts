/** The developers' households, as somebody would answer them in the interview. */
import { z } from 'zod'
import { writeFragment } from '../../components/what-can-i-get/fragment.ts'
import { householdSituation } from '../../rules/situations/household.ts'
import { accept, ratesFor, readCases, situation } from '../unit/rules/support.ts'
import { answersOf } from './household-answers.ts'

const householdCase = z.object({
  name: z.string(),
  on: z.string(),
  accept,
  household: situation,
  who: z.enum(['you', 'partner']).default('you'),
  expected: z.record(z.string(), z.enum(['likely', 'may', 'no'])),
  amounts: z.record(z.string(), z.number().nullable()).default({})
})

/** What a screen of ticks answers no to where the case is silent. */
const TICKED_NO: Record<string, string> = { o19: 'mobility-allowance' }

/** Cases of the person who asks: of a partner the interview asks less, and another interview asks the rest. */
export const HOUSEHOLDS = readCases('household/cases.yaml', householdCase)
  .filter(({ who }) => who === 'you')
  .map(({ name, expected, ...each }) => {
    const [, id = ''] = /\((\w+)\)/.exec(name) ?? []
    const said = Object.entries(expected).filter(([payment]) => payment !== TICKED_NO[id])
    return {
      id,
      name,
      on: each.on,
      rates: ratesFor(each),
      fragment: writeFragment({ answers: answersOf(householdSituation.parse(each.household)) }),
      household: each.household,
      expected: Object.fromEntries(said),
      amounts: each.amounts
    }
  })

export type HouseholdCase = (typeof HOUSEHOLDS)[number]
