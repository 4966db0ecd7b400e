/** What the next birthday of somebody in a household changes of the sum, at the rates of today. */
import { assessHouseholdInSteps, type HouseholdResult } from './household.ts'
import { birthdayAt } from './household/birthdays.ts'
import type { IsoDate } from './dates.ts'
import type { Steps } from './household/steps.ts'
import type { Rates } from './lookup.ts'
import type { Household } from './situations/household.ts'

/** A birthday after which the payments come to another sum. */
export interface BirthdayChange {
  /** The first day that it can be. */
  on: IsoDate
  /** Whose it is: a child by its place in the household, from 0. */
  who: 'you' | 'partner' | number
  age: number
  /** Cents a fortnight; the least where there is a most. */
  amount: number
  atMost?: number
  /** Whether it holds only for a child who is still at school, because nobody is asked that of a younger one. */
  isAtSchool?: true
}

/**
 * The birthdays of the next year that change what is likely, soonest first, in steps. Each is looked at on its own; only
 * those whose months are known, because others have no day.
 * @throws FigureNotHeldError
 */
export function* nextBirthdays(
  household: Household,
  rates: Rates,
  { total: today }: Pick<HouseholdResult, 'total'>
): Steps<BirthdayChange[]> {
  const changes: BirthdayChange[] = []
  for (const { after, ...birthday } of birthdays(household, rates)) {
    const { amount, atMost } = sumOn(birthday.on, (yield* assessHouseholdInSteps(after, rates)).total)
    const without = sumOn(birthday.on, today)
    if (amount === without.amount && atMost === without.atMost) continue
    changes.push({ ...birthday, amount, ...(atMost === undefined ? {} : { atMost }) })
  }
  return changes.sort((one, other) => one.on.localeCompare(other.on))
}

/** The sum on a later day: without leave pay and payouts, if they have ended by then. */
function sumOn(day: IsoDate, { later, ...today }: HouseholdResult['total']): Pick<BirthdayChange, 'amount' | 'atMost'> {
  return later && later.from <= day ? later : today
}

type Birthday = Omit<BirthdayChange, 'amount' | 'atMost'> & { after: Household }

const STUDY_AGE = 'ftb-a.study-age.from'

function birthdays(household: Household, rates: Rates): Birthday[] {
  const today = rates.on
  const { partner, children = [] } = household
  const ofChildren = children.map((child, place) => {
    const isAtSchool = (child.age ?? 0) + 1 === rates.value(STUDY_AGE)
    const grown = (age: number) => ({ ...child, ...turned(age), ...(isAtSchool ? { inSchool: true } : {}) })
    const found = birthdayOf(child, place, today, age => ({
      ...household,
      children: children.map(each => (each === child ? grown(age) : each))
    }))
    return isAtSchool ? found.map(birthday => ({ ...birthday, isAtSchool })) : found
  })
  const own = birthdayOf(household, 'you', today, age => ({ ...household, ...turned(age) }))
  const theirs =
    partner && partner !== 'none'
      ? birthdayOf(partner, 'partner', today, age => ({ ...household, partner: { ...partner, ...turned(age) } }))
      : []
  return [own, theirs, ...ofChildren].flat()
}

function turned(age: number) {
  return { age, monthsPastBirthday: 0 }
}

function birthdayOf(
  somebody: { age?: number | undefined; monthsPastBirthday?: number | undefined },
  who: BirthdayChange['who'],
  today: IsoDate,
  after: (age: number) => Household
): Birthday[] {
  const age = (somebody.age ?? 0) + 1
  const on = birthdayAt(somebody, age, today)
  return on === undefined ? [] : [{ on, who, age, after: after(age) }]
}
