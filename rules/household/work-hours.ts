/** Hours of paid work a week, as tests of several payments count them. */
import type { Person } from '../situations/household.ts'

const WITHOUT_WORK: readonly Person['work']['status'][] = ['none', 'unemployed', 'retired']

/**
 * Hours a week; none without work, since hours given then are those of an earlier job. Undefined if they, or whether
 * there is work, are not known.
 */
export function hoursOfWork({ work: { status, hoursPerWeek } }: Person): number | undefined {
  if (status === undefined) return undefined
  return WITHOUT_WORK.includes(status) ? 0 : hoursPerWeek
}
