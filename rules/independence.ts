/** Who is independent for Youth Allowance. */
import { INDEPENDENCE_AGE, isIndependentByAge } from './conditions.ts'
import type { Rates } from './lookup.ts'
import { count, finding, type Finding } from './result.ts'
import type { YouthAllowanceSituation } from './situations/youth-allowance.ts'

const SECTION = 'Social Security Act 1991 s 1067A; Social Security Guide 3.2.5'

export interface Independence {
  independent: boolean
  /** Independent through a partner or child: then the parental home does not lower the rate (s 1067B). */
  throughFamily: boolean
  finding: Finding
}

/**
 * Whether someone is independent, by age, family, grounds or work (hours a week, over months).
 * Source: Social Security Act 1991 s 1067A; Social Security Guide 3.2.5.
 * @throws FigureNotHeldError where work has to be measured and the measure lacks the day
 */
export function independence(situation: YouthAllowanceSituation, rates: Rates): Independence {
  const { age, activity, children } = situation
  const { grounds, work } = situation.independence
  const throughFamily =
    children > 0 || grounds.includes('married-or-registered') || grounds.includes('de-facto-12-months')
  const isOldEnough = isIndependentByAge(age, rates)
  const independent =
    isOldEnough ||
    throughFamily ||
    hasPartialCapacity(situation) ||
    grounds.some(ground => isGroundFor(activity, ground)) ||
    (work !== undefined && isEnough(work, rates))
  const id = independent ? 'independent' : 'dependent'
  const [figures, terms] = isOldEnough ? [[INDEPENDENCE_AGE], [count('age', age)]] : [[], []]
  return { independent, throughFamily, finding: finding(id, SECTION, figures, terms) }
}

/** Partial capacity counts for job seekers alone, regional work for students alone (Social Security Guide 3.2.5). */
export function isGroundFor(activity: string, ground: string): boolean {
  if (ground === 'partial-capacity-to-work') return activity === 'job-seeker'
  return ground !== 'regional-or-remote-work' || activity === 'student'
}

/** Whether a job seeker was assessed as able to work part of the time only: said as a fact, or as the ground it is. */
export function hasPartialCapacity({
  activity,
  hasPartialCapacity: isSaid,
  independence: { grounds }
}: YouthAllowanceSituation): boolean {
  return activity === 'job-seeker' && (isSaid || grounds.includes('partial-capacity-to-work'))
}

function isEnough(
  { averageHours, months }: NonNullable<YouthAllowanceSituation['independence']['work']>,
  rates: Rates
): boolean {
  const hoursNeeded = rates.value('youth-allowance.independence.work-hours')
  return averageHours >= hoursNeeded && months >= rates.value('youth-allowance.independence.work-months')
}
