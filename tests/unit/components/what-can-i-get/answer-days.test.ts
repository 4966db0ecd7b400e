/** No day stands alone: each is of a payment that the answer shows as likely, maybe, or open from a day. */
import { expect, it } from 'vitest'
import { urgentDays } from '../../../../components/what-can-i-get/answer/days-of.ts'
import { readFragment } from '../../../../components/what-can-i-get/fragment.ts'
import { householdFrom } from '../../../../components/what-can-i-get/household.ts'
import { assessHousehold } from '../../../../rules/household.ts'
import type { Household } from '../../../../rules/situations/household.ts'
import { HOUSEHOLDS } from '../../../support/household-cases.ts'
import { LIVES } from '../../../support/lives.ts'
import { ratesOn } from '../../rules/support.ts'

const ON = '2026-11-28'

function householdIn(fragment: string): Household {
  return householdFrom(readFragment(fragment)?.answers ?? {})
}

const lives = Object.entries(LIVES).map(([name, address]): [string, Household] => [name, householdIn(`#${address}`)])
const cases = HOUSEHOLDS.map(({ name, fragment }): [string, Household] => [name, householdIn(fragment)])

it.each([...lives, ...cases])('of %s', (_, household) => {
  const result = assessHousehold(household, ratesOn(ON))
  for (const { outcomes, days, chosen } of result.people) {
    const ends = outcomes.find(({ id }) => id === chosen)?.ends
    for (const { id, payment } of days.filter(each => each.id === 'next-payment-claim')) {
      const outcome = outcomes.find(each => each.id === payment)
      // Of a payment whose own conditions are unknown or judged, nobody can say that it opens, unless it follows another
      // one that ends by itself: then it is claimed in any case.
      const isNext = outcome?.from === ends && outcome?.then !== undefined
      expect(`${id} ${payment} ${String(outcome?.isAllElseMet ?? isNext)}`).toBe(`${id} ${payment} true`)
      expect(outcome?.from).toBeDefined()
    }
  }
  for (const { who, payment, by } of urgentDays(result)) {
    const outcomes = result.people.find(person => person.who === who)?.outcomes ?? []
    const outcome = outcomes.find(({ id }) => id === payment)
    const isShown = outcome?.state !== 'no' || outcome.from !== undefined
    expect(`${payment} by ${String(by)} ${String(isShown)}`).toBe(`${payment} by ${String(by)} true`)
  }
})
