/** What a birth, or the next birthday of somebody in a household, changes of the sum, at the rates of today. */
import { assessHouseholdInSteps, type HouseholdResult } from './household.ts'
import { birthdayAt } from './household/birthdays.ts'
import type { IsoDate } from './dates.ts'
import type { Steps } from './household/steps.ts'
import type { Rates } from './lookup.ts'
import type { Household, Person } from './situations/household.ts'

/** A birthday, or a birth, after which the payments come to another sum. */
export interface BirthdayChange {
  /** The first day that it can be; of a birth, when it is expected. */
  on: IsoDate
  /** Whose it is: a child by its place in the household, from 0; or the birth, for somebody on Parental Leave Pay or not. */
  who: 'you' | 'partner' | 'birth' | 'birth-on-leave' | number
  age: number
  /** Cents a fortnight; the least where there is a most. */
  amount: number
  atMost?: number
  /** Whether it holds only for a child who is still at school, because nobody is asked that of a younger one. */
  isAtSchool?: true
}

/**
 * A birth to come and the birthdays of the next year that change what is likely, soonest first, in steps. Each birthday
 * is looked at after those before it; none after a birth, which changes more than what is known today. Only those whose
 * months are known, because others have no day.
 * @throws FigureNotHeldError
 */
export function* nextBirthdays(
  household: Household,
  rates: Rates,
  result: Pick<HouseholdResult, 'people' | 'total'>
): Steps<BirthdayChange[]> {
  const changes: BirthdayChange[] = []
  let [then, before] = [household, result.total]
  for (const { turn, ...birthday } of [...births(household, result, rates.on), ...birthdays(household, rates)].sort(
    bySoonest
  )) {
    then = turn(then)
    const { total } = yield* assessHouseholdInSteps(then, rates)
    const { amount, atMost } = isBirth(birthday.who) ? total : sumOn(birthday.on, total)
    const without = sumOn(birthday.on, before)
    before = total
    if (amount !== without.amount || atMost !== without.atMost) {
      changes.push({ ...birthday, amount, ...(atMost === undefined ? {} : { atMost }) })
    }
    if (isBirth(birthday.who)) break
  }
  return changes
}

function bySoonest(one: Birthday, other: Birthday): number {
  return one.on.localeCompare(other.on)
}

/** The sum on a later day: without leave pay and payouts, if they have ended by then. */
function sumOn(day: IsoDate, { later, ...today }: HouseholdResult['total']): Pick<BirthdayChange, 'amount' | 'atMost'> {
  // The balance of a pension that starts with a birthday is used up some weeks after that.
  return later && later.from <= day && !later.isBonusUsed ? later : today
}

interface Birthday extends Omit<BirthdayChange, 'amount' | 'atMost'> {
  /** The household after it. */
  turn(before: Household): Household
}

const BABY: NonNullable<Household['children']>[number] = {
  age: 0,
  monthsPastBirthday: 0,
  care: 100,
  relation: 'own',
  disability: false,
  approvedCare: false
}

/** The household on the day of an expected birth, as if that were today: who has most days of leave pay is on leave. */
function births(household: Household, { people }: Pick<HouseholdResult, 'people'>, today: IsoDate): Birthday[] {
  const on = dueDay(household)
  if (on === undefined || on <= today || household.children === undefined) return []
  const paid = people.flatMap(({ who, outcomes }) => {
    const pay = outcomes.find(({ id }) => id === 'parental-leave-pay')
    return pay?.state === 'likely' && pay.result ? [{ who, amount: pay.result.amount ?? 0 }] : []
  })
  const [most] = paid.sort((one, other) => other.amount - one.amount)
  const born = <Somebody extends Person>(somebody: Somebody, who: 'you' | 'partner') =>
    who === most?.who ? onLeave(withBirth(somebody, today)) : withBirth(somebody, today)
  const turn = (before: Household): Household => {
    const { partner, children = [] } = before
    return {
      ...born(before, 'you'),
      ...(partner && partner !== 'none' ? { partner: born(partner, 'partner') } : {}),
      children: [...children, { ...BABY, ...mainCarer(children) }]
    }
  }
  return [{ on, who: most ? 'birth-on-leave' : 'birth', age: 0, turn }]
}

function isBirth(who: BirthdayChange['who']): boolean {
  return who === 'birth' || who === 'birth-on-leave'
}

function dueDay({ happened = [], partner }: Household): IsoDate | undefined {
  const theirs = partner && partner !== 'none' ? (partner.happened ?? []) : []
  return [...happened, ...theirs].find(({ event, on }) => event === 'pregnant' && on !== undefined)?.on
}

function withBirth<Somebody extends Person>(somebody: Somebody, today: IsoDate): Somebody {
  const born = somebody.happened?.map(each =>
    each.event === 'pregnant' ? { ...each, event: 'birth' as const, on: today } : each
  )
  return born ? { ...somebody, happened: born } : somebody
}

function onLeave<Somebody extends Person>(somebody: Somebody): Somebody {
  const { work, income } = somebody
  return { ...somebody, work: { ...work, status: 'on-leave' }, income: { ...income, employment: 0 } }
}

/** A couple’s baby has the main carer of the other children, where that was told. */
function mainCarer(children: NonNullable<Household['children']>): { mainCarer?: boolean } {
  const told = children.find(each => each.mainCarer !== undefined)?.mainCarer
  return told === undefined ? {} : { mainCarer: told }
}

const STUDY_AGE = 'ftb-a.study-age.from'

function birthdays(household: Household, rates: Rates): Birthday[] {
  const today = rates.on
  const { partner, children = [] } = household
  const ofChildren = children.map((child, place) => {
    const isAtSchool = (child.age ?? 0) + 1 === rates.value(STUDY_AGE)
    const found = birthdayOf(child, place, today, (before, grown) => ({
      ...before,
      children: before.children?.map((each, index) =>
        index === place ? { ...each, ...grown, ...(isAtSchool ? { inSchool: true } : {}) } : each
      )
    }))
    return isAtSchool ? found.map(birthday => ({ ...birthday, isAtSchool })) : found
  })
  const own = birthdayOf(household, 'you', today, (before, grown) => ({ ...before, ...grown }))
  const theirs =
    partner && partner !== 'none'
      ? birthdayOf(partner, 'partner', today, (before, grown) => ({ ...before, partner: { ...partner, ...grown } }))
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
  turn: (before: Household, grown: ReturnType<typeof turned>) => Household
): Birthday[] {
  const age = (somebody.age ?? 0) + 1
  const on = birthdayAt(somebody, age, today)
  return on === undefined ? [] : [{ on, who, age, turn: before => turn(before, turned(age)) }]
}
