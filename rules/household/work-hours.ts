/** Hours of paid work a week, as tests of several payments count them. */
import { FULL_TIME_HOURS } from '../conditions.ts'
import type { Person } from '../situations/household.ts'

type Work = Person['work']['status']

const WITHOUT_WORK: readonly Work[] = ['none', 'unemployed', 'retired']

/** Hours a week; none without work, since hours given then are those of an earlier job. Undefined if not known. */
export function hoursOfWork({ work: { status, hoursPerWeek } }: Person): number | undefined {
  if (status !== undefined && WITHOUT_WORK.includes(status)) return 0
  return hoursPerWeek ?? (status === 'full-time' ? FULL_TIME_HOURS : undefined)
}
