/** Conditions shared by several income support payments. */
import { FULL_TIME_HOURS } from '../../conditions.ts'
import { addDays, type IsoDate } from '../../dates.ts'
import { bereavementEnds } from '../../household/bereavement.ts'
import { birthdayAt, ownBirthday } from '../../household/birthdays.ts'
import { condition, not, saidAs, type Condition } from '../../household/condition.ts'
import { conditionOf, ground, type Ground } from '../../household/grounds.ts'
import type { Fact, IncomeSupportId } from '../../household/ids.ts'
import { isGranted } from '../../household/outcome.ts'
import { dayOf, happened, holds, isPartnered, type View } from '../../household/view.ts'
import { hoursOfWork } from '../../household/work-hours.ts'
import { count } from '../../result.ts'
import { DAYS_A_WEEK, MONTHS_A_YEAR } from '../../time.ts'
import { abstudyGround } from '../referrals/abstudy.ts'

interface Ages {
  from: number
  /** The last age; none if there is only a minimum. */
  to?: number
  figures: string[]
}

/** Between two ages, or of an age or more. */
export function ageWithin(view: View, { from, to, figures }: Ages, section: string): Condition {
  const { you } = view
  const { age } = you
  const met = age === undefined ? undefined : age >= from && (to === undefined || age <= to)
  const own = age === undefined ? [] : [count('age', age)]
  const day = age !== undefined && age < from ? ownBirthday(you, from, view) : undefined
  const grounds = { figures, ...(day === undefined ? {} : { from: day }) }
  if (to === undefined) {
    return condition('age-from', met, section, ['age'], { ...grounds, terms: [...own, count('limit', from)] })
  }
  const terms = [...own, count('first-age', from), count('last-age', to)]
  return condition('age-between', met, section, ['age'], { ...grounds, terms })
}

/** Below Age Pension age, in years. @throws FigureNotHeldError */
export function lastAgeBeforePension({ rates }: View): number {
  return rates.value('age-pension.age') - 1
}

/** Has no partner. */
export function single(view: View, section: string): Condition {
  return condition('single', not(isPartnered(view)), section, ['partner'])
}

/** Has a partner. */
export function partnered(view: View, section: string): Condition {
  return condition('partnered', isPartnered(view), section, ['partner'])
}

/** Neither in full-time study nor in a full-time apprenticeship. */
export function notFullTimeStudent({ you: { study, work } }: View, section: string): Condition {
  const id = 'not-full-time-student'
  if (work.status === 'apprentice') return condition(id, false, section, ['work.status'])
  return condition(id, study.load && study.load !== 'full-time', section, ['study.load'])
}

/** In full-time study, or a full-time apprenticeship. */
export function fullTimeStudent({ you: { study, work } }: View, section: string): Condition {
  const id = 'full-time-student'
  if (work.status === 'apprentice') return condition(id, true, section, ['work.status'])
  const met = study.load && study.load === 'full-time'
  // Somebody who does not study may still be an apprentice.
  if (met === false && work.status === undefined) return condition(id, undefined, section, ['work.status'])
  return condition(id, met, section, ['study.load'])
}

/** In an approved course; an apprenticeship is approved as such. */
export function approvedCourse({ you: { study, work } }: View, section: string): Condition {
  const id = 'approved-study'
  if (work.status === 'apprentice') return condition(id, true, section, ['work.status'])
  if (study.approved === false && !work.status) return condition(id, undefined, section, ['work.status'])
  return condition(id, study.approved, section, ['study.approved'])
}

/** Unemployed in law: no work, or less than full-time work (Social Security Act 1991 s 593, s 595). */
export function notWorkingFullTime(view: View, section: string): Condition {
  return conditionOf('not-working-full-time', workBelowFullTime(view), section)
}

function workBelowFullTime(view: View): Ground {
  const { status } = view.you.work
  switch (status) {
    case undefined:
      return ground(undefined, 'work.status')
    case 'full-time':
      return fullTimeUnlessCut(view)
    case 'on-leave':
      return sickLeave(view)
    // Whether a business is full-time work is decided case by case.
    case 'self-employed':
    case 'stopped-by-disaster':
      return ground('judged', 'work.status')
    case 'none':
    case 'unemployed':
    case 'casual':
    case 'part-time':
    case 'apprentice':
    case 'retired':
      return fewHours(view)
  }
}

/** Unknown hours of casual or part-time work are taken to be few. */
function fewHours({ you, rates }: View): Ground {
  const hours = hoursOfWork(you)
  if (hours === undefined) return { ...ground(true, 'work.status'), assumed: ['work.hoursPerWeek'] }
  return ground(hours < rates.value(FULL_TIME_HOURS), 'work.status')
}

/** Somebody whose hours were cut may already work less than full time, whatever they call it. */
function fullTimeUnlessCut(view: View): Ground {
  const isCut = happened(view, 'hours-cut')
  if (isCut === undefined) return ground(undefined, 'happened')
  return ground(isCut ? 'judged' : false, 'work.status')
}

/** On leave from a job: counts as unemployed only if ill, with the job to return to. */
function sickLeave({ you: { health } }: View): Ground {
  if (health.limitsWork !== true) return ground(health.limitsWork, 'health.limitsWork')
  return ground(true, 'health.jobOrStudyToReturnTo')
}

/** Looking for work, or exempt through illness; full-time care leaves little time for it. */
export function lookingForWork(view: View, section: string): Condition {
  const id = 'looking-for-work'
  const { work, health, caring } = view.you
  const { status } = work
  if (holds(view, 'jobseeker', 'youth-allowance-jobseeker') === true) return condition(id, true, section, ['has'])
  // Nobody has to look for work in the weeks after a partner's death.
  if (bereavementEnds(view, 'partner-died')) return condition(id, true, section, ['happened'])
  if (isNewRefugee(view)) return condition(id, true, section, ['happened'], { figures: [REFUGEE_WEEKS] })
  if (status === undefined) return condition(id, undefined, section, ['work.status'])
  if (status === 'none' && work.notLooking === 'grief') return inGrief(view, section)
  const isBusy = status === 'none' && (work.notLooking === 'children' || work.notLooking === 'care')
  if (isBusy) return condition(id, 'judged', section, ['work.notLooking'])
  if (caring.constant === true) return condition(id, 'judged', section, ['caring.constant'])
  const assumed: Fact[] = caring.who !== 'none' && caring.constant === undefined ? ['caring.constant'] : []
  if (status !== 'none' && status !== 'retired') return condition(id, true, section, ['work.status'], { assumed })
  // Somebody already paid for looking for work does so, whatever they call it.
  if (health.limitsWork === false && view.you.has === undefined) return condition(id, undefined, section, ['has'])
  const limitsWork = work.notLooking === 'illness' ? true : health.limitsWork
  const facts: Fact[] = limitsWork === false ? ['work.status', 'work.notLooking'] : ['health.limitsWork']
  return condition(id, limitsWork, section, facts, { assumed })
}

const REFUGEE_WEEKS = 'obligations.exemption.refugee-weeks'

/**
 * Whether a refugee is in the first weeks here, in which nobody has to look for work (Services Australia, Mutual
 * obligation requirements for newly arrived refugees).
 */
function isNewRefugee(view: View): boolean {
  const { you, on, rates } = view
  const since = dayOf(view, 'arrived') ?? you.residence.since
  if (you.residence.status !== 'refugee' || since === undefined || !rates.has(REFUGEE_WEEKS)) return false
  return since <= on && on < addDays(since, rates.value(REFUGEE_WEEKS) * DAYS_A_WEEK)
}

/** After the death of a child nobody has to look for work at once; of others in the family, Services Australia decides. */
function inGrief(view: View, section: string): Condition {
  const ofChild = happened(view, 'child-died', 'stillbirth')
  const excused = condition('looking-for-work', ofChild ? true : 'judged', section, ['work.notLooking'])
  return ofChild ? excused : saidAs('excused-in-grief', excused)
}

/**
 * Somebody who left a job by choice may have to wait some weeks, unless the reason counts (Social Security Guide
 * 1.1.V.67). Since only a wait depends on it, a missing answer leaves nothing open.
 */
export function reasonForLeaving({ you }: View): Condition[] {
  if (you.work.leftVoluntarily !== true) return []
  const section = 'Social Security (Administration) Act 1999 s 42S; Social Security Guide 1.1.V.67'
  return [{ ...condition('reason-for-leaving', 'judged', section, ['work.leftVoluntarily']), onlyWait: true }]
}

/** Paid now, and more than job seekers get. */
const BETTER: readonly IncomeSupportId[] = ['parenting-payment-single', 'parenting-payment-partnered']
/** Paid only once granted, which may take months; another payment is available until then. */
const DECIDED_LATE: readonly IncomeSupportId[] = ['disability-support-pension', 'carer-payment']

/** No other payment pays more and asks less, since only one is paid. @param better payments that do */
export function noBetterPayment(view: View, section: string, better = BETTER): Condition {
  const isPaid = (id: IncomeSupportId) => {
    const outcome = view.outcomes.get(id)
    return outcome !== undefined && isGranted(outcome) && !outcome.begins
  }
  // Who has one of those that take long is paid it already.
  const held = DECIDED_LATE.filter(id => isPaid(id) && holds(view, id) === true)
  const paid = [...held, ...better.filter(isPaid)]
  const truth = paid.length > 0 ? 'failed' : DECIDED_LATE.some(isPaid) ? 'judged' : 'met'
  return condition('no-better-payment', truth, section, [], { from: endOf(paid, view) })
}

/** The day on which the last of these payments ends by itself, such as a birthday; undefined if one has no end. */
function endOf(paid: readonly IncomeSupportId[], { outcomes }: View): IsoDate | undefined {
  const ends = paid.map(id => outcomes.get(id)?.ends)
  return ends.includes(undefined) ? undefined : ends.sort().at(-1)
}

/**
 * What stands before a payment may end only once its own last age is past: on the first day that this birthday can be.
 * @param last in years
 */
export function beforeTooOld(view: View, { from, ...better }: Condition, last: number): Condition {
  const { you, on } = view
  const tooOld =
    ownBirthday(you, last + 1, view) ??
    birthdayAt({ age: you.age, monthsPastBirthday: MONTHS_A_YEAR - 1 }, last + 1, on)
  return from === undefined || tooOld === undefined || from >= tooOld ? better : { ...better, from }
}

/** No better payment for students, who have a larger free area: for a couple with pay, their payment can be the higher one. */
export function noBetterThanStudents(view: View, section: string, id: IncomeSupportId): Condition {
  const better = noBetterPayment(view, section, ['parenting-payment-single'])
  if (better.truth === 'failed' || holds(view, id) === true) return better
  // ABSTUDY pays more, and only one is paid; while nobody said, neither is refused.
  const { truth } = abstudyGround(view)
  return truth === 'met' ? { ...better, truth: 'failed', facts: ['aboriginalOrTorresStraitIslander'] } : better
}
