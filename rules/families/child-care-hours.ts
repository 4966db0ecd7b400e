/** Hours of Child Care Subsidy a fortnight: by what each parent does, the lower counts. */
import type { IsoDate } from '../dates.ts'
import type { Rates } from '../lookup.ts'
import type { CareChild, ChildCareSituation, Participation } from '../situations/child-care-subsidy.ts'
import { MINUTES_AN_HOUR } from '../time.ts'

/** From this day everyone has three days a week (Early Childhood Education and Care (Three Day Guarantee) Act 2025). */
const THREE_DAYS_FROM: IsoDate = '2026-01-05'
const JOB_SEARCH = 'child-care-subsidy.job-search-hours'
const [LEAST, MOST] = ['child-care-subsidy.hours.minimum', 'child-care-subsidy.hours.higher']
const PARTICIPATION = 'child-care-subsidy.participation-hours'
const FULL_RATE = 'child-care-subsidy.income.full-rate'
const test = (name: string) => `child-care-subsidy.activity-test.${name}`
const [FIRST, SECOND, THIRD] = [test('first.hours'), test('second.hours'), test('third.hours')]
const NO_ACTIVITY = test('no-activity.hours')

export interface CareHours {
  hours: number
  figures: string[]
}

/**
 * Subsidised hours of a child in a fortnight.
 * Source: Services Australia, Recognised participation and activity test for Child Care Subsidy.
 * @throws FigureNotHeldError where a figure lacks the day
 */
export function careHours(situation: ChildCareSituation, child: CareChild, rates: Rates): CareHours {
  const parents = [situation.own, ...(situation.partner ? [situation.partner] : [])]
  return rates.on >= THREE_DAYS_FROM ? threeDays(parents, child, rates) : activityTest(situation, parents, child, rates)
}

/** Minutes of travel between child care and what a parent does, a fortnight. */
export function travelMinutes({ travel }: Participation): number {
  return travel ? 2 * travel.minutesEachWay * travel.days : 0
}

function threeDays(parents: Participation[], child: CareChild, rates: Rates): CareHours {
  const enough = (parent: Participation) =>
    parent.exempt || minutes(parent, rates) > rates.value(PARTICIPATION) * MINUTES_AN_HOUR
  const figure = child.firstNations || parents.every(enough) ? MOST : LEAST
  return { hours: rates.value(figure), figures: [figure] }
}

/** Minutes of recognised participation; of job search and volunteering only the first hours count. */
function minutes(parent: Participation, rates: Rates): number {
  const search = parent.searchOrVolunteeringHours
  const counted = search > 0 && parent.hours === 0 ? Math.min(search, rates.value(JOB_SEARCH)) : search
  return (parent.hours + counted) * MINUTES_AN_HOUR + travelMinutes(parent)
}

/** The steps before 2026; a low income without activity has the hours of the first row. */
function activityTest(
  situation: ChildCareSituation,
  parents: Participation[],
  child: CareChild,
  rates: Rates
): CareHours {
  const least = parents
    .map(parent => step(parent, rates))
    .reduce((one, other) => (one.hours <= other.hours ? one : other))
  const first = { hours: rates.value(FIRST), figures: [FIRST] }
  if (child.firstNations && least.hours < first.hours) return first
  if (least.hours > 0 || situation.familyIncome > rates.value(FULL_RATE)) return least
  return { hours: rates.value(NO_ACTIVITY), figures: [NO_ACTIVITY, FULL_RATE] }
}

function step(parent: Participation, rates: Rates): CareHours {
  const done = minutes(parent, rates)
  const over = (name: string) => done > rates.value(test(name)) * MINUTES_AN_HOUR
  const at = (id: string): CareHours => ({ hours: rates.value(id), figures: [id] })
  if (parent.exempt || over('third.over')) return at(THIRD)
  if (parent.carerAllowance || over('second.over')) return at(SECOND)
  if (parent.obligations || done >= rates.value(test('first.from')) * MINUTES_AN_HOUR) return at(FIRST)
  return { hours: 0, figures: [test('first.from')] }
}
