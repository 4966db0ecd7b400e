/** What a birth, the next birthday of somebody in a household or the end of a school year changes of the sum, at the rates of today. */
import { assessHouseholdInSteps, type HouseholdResult } from './household.ts'
import { birthdayAt } from './household/birthdays.ts'
import { dayAfter, type IsoDate } from './dates.ts'
import { LAST_AGE_PART_B, STUDY_AGE } from './families/conditions.ts'
import type { IncomeSupportId } from './household/ids.ts'
import type { Steps } from './household/steps.ts'
import type { Rates } from './lookup.ts'
import type { Child, Household, Person } from './situations/household.ts'

/** A birthday, a birth, or the end of a calendar year, after which the payments come to another sum. */
export interface BirthdayChange {
  /** The first day that it can be; of a birth, when it is expected. */
  on: IsoDate
  /**
   * Whose it is: a child by its place in the household, from 0; or the birth, for somebody on Parental Leave Pay or not;
   * or the year in which children of an age may leave school.
   */
  who: 'you' | 'partner' | 'birth' | 'birth-on-leave' | 'school' | number
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
 * months are known, because others have no day. Where income support ends for somebody who does not look for work, the
 * most is with the payment for job seekers, which is theirs if they do.
 * @throws FigureNotHeldError
 */
export function* nextBirthdays(
  household: Household,
  rates: Rates,
  result: Pick<HouseholdResult, 'people' | 'total'>
): Steps<BirthdayChange[]> {
  const changes: BirthdayChange[] = []
  let [then, before] = [[household], [result.total]]
  let seekers = seekersIn(household, result)
  const all = [...births(household, result, rates.on), ...birthdays(household, rates), ...schoolYear(household, rates)]
  for (const { turn, ...birthday } of all.sort(bySoonest)) {
    then = then.flatMap(turn)
    const due = seekers.filter(({ on }) => on <= birthday.on)
    seekers = seekers.filter(each => !due.includes(each))
    if (due.length > 0) then = [...then, ...then.map(each => due.reduce(asSeeker, each))]
    const after: Total[] = []
    for (const each of then) after.push((yield* assessHouseholdInSteps(each, rates)).total)
    const sum = boundsOf(isBirth(birthday.who) ? after : after.map(total => sumOn(birthday.on, total)))
    const without = boundsOf(before.map(total => sumOn(birthday.on, total)))
    before = after
    if (sum.amount !== without.amount || sum.atMost !== without.atMost) changes.push({ ...birthday, ...sum })
    if (isBirth(birthday.who)) break
  }
  return changes
}

type Total = HouseholdResult['total']
type Sum = Pick<BirthdayChange, 'amount' | 'atMost'>

/** The least and the most of sums of which one will be right. */
function boundsOf(sums: readonly Sum[]): Sum {
  const amount = Math.min(...sums.map(each => each.amount))
  const atMost = Math.max(...sums.map(each => each.atMost ?? each.amount))
  return atMost > amount ? { amount, atMost } : { amount }
}

function bySoonest(one: Birthday, other: Birthday): number {
  return one.on.localeCompare(other.on)
}

interface Seeker {
  who: 'you' | 'partner'
  /** The payment for job seekers that they can have, and the one that it follows. */
  next: SeekersPayment
  after: IncomeSupportId | undefined
  on: IsoDate
}

/** Who does not look for work today, and has to once a payment that ends is over. */
function seekersIn(household: Household, { people }: Pick<HouseholdResult, 'people'>): Seeker[] {
  return people.flatMap(({ who, days, chosen: after }) => {
    const status = (who === 'you' ? household : partnerOf(household))?.work.status
    if (status !== 'none') return []
    const claims = days.filter(({ id }) => id === 'next-payment-claim')
    return SEEKERS.flatMap(next => {
      const on = claims.find(({ payment }) => payment === next)?.on
      return on ? [{ who, next, after, on }] : []
    })
  })
}

const SEEKERS = ['jobseeker', 'youth-allowance-jobseeker'] as const
type SeekersPayment = (typeof SEEKERS)[number]

/** They look for work, and what they hold moves over to the next payment, so that the year has both. */
function asSeeker(before: Household, { who, next, after }: Seeker): Household {
  const seeking = <Somebody extends Person>(somebody: Somebody): Somebody => ({
    ...somebody,
    work: { ...somebody.work, status: 'unemployed', notLooking: undefined },
    has: somebody.has?.map(held => (held.payment === after ? { ...held, payment: next } : held))
  })
  const partner = partnerOf(before)
  if (who === 'you') return seeking(before)
  return partner ? { ...before, partner: seeking(partner) } : before
}

function partnerOf({ partner }: Household): Person | undefined {
  return partner === 'none' ? undefined : partner
}

/** The sum on a later day: without leave pay and payouts, if they have ended by then. */
function sumOn(day: IsoDate, { later, ...today }: Total): Sum {
  // The balance of a pension that starts with a birthday is used up some weeks after that.
  return later && later.from <= day && !later.isBonusUsed ? later : today
}

interface Birthday extends Omit<BirthdayChange, 'amount' | 'atMost'> {
  /** The household after it; each that it may be. */
  turn(before: Household): Household[]
}

const BABY: Child = {
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
  const turn = (before: Household): Household[] => {
    const { children = [] } = before
    const partner = partnerOf(before)
    const after = {
      ...born(before, 'you'),
      ...(partner ? { partner: born(partner, 'partner') } : {}),
      children: [...children, { ...BABY, ...mainCarer(children) }]
    }
    return [after]
  }
  return [{ on, who: most ? 'birth-on-leave' : 'birth', age: 0, turn }]
}

function isBirth(who: BirthdayChange['who']): boolean {
  return who === 'birth' || who === 'birth-on-leave'
}

function dueDay(household: Household): IsoDate | undefined {
  const { happened = [] } = household
  const { happened: theirs = [] } = partnerOf(household) ?? {}
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

function birthdays(household: Household, rates: Rates): Birthday[] {
  const today = rates.on
  const { children = [] } = household
  const partner = partnerOf(household)
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
  const theirs = partner
    ? birthdayOf(partner, 'partner', today, (before, grown) => ({
        ...before,
        partner: { ...(partnerOf(before) ?? partner), ...grown }
      }))
    : []
  return [own, theirs, ...ofChildren].flat()
}

/**
 * The end of the calendar year, in which children may leave school: to that day Family Tax Benefit is paid for those who
 * do, Part A in the year of turning its last age, and Part B of a single parent in that of its own (Family Assistance Act
 * ss 22, 22B; Family Assistance Guide 3.1.9.10).
 */
function schoolYear({ children = [] }: Household, rates: Rates): Birthday[] {
  const last = rates.value(LAST_AGE_PART_B)
  const age = last - 1
  const isLeaving = (child: Child) => child.inSchool === true && (child.age ?? 0) >= age
  if (!children.some(isLeaving)) return []
  const withSchool = (before: Household, change: (child: Child) => Partial<Child>): Household => ({
    ...before,
    children: before.children?.map(child => (isLeaving(child) ? { ...child, ...change(child) } : child))
  })
  const turn = (before: Household) => [
    withSchool(before, () => ({ inSchool: false })),
    // Who turned the last age of Part B counts for Part A alone for another year, and then for neither.
    withSchool(before, each =>
      (each.age ?? 0) > last ? { inSchool: false } : (each.age ?? 0) === last ? turned(last + 1) : {}
    )
  ]
  return [{ on: dayAfter(`${rates.on.slice(0, 4)}-12-31`), who: 'school', age, turn }]
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
  return on === undefined ? [] : [{ on, who, age, turn: before => [turn(before, turned(age))] }]
}
