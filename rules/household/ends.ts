/** The day on which a payment that is open ends by itself, where the answers say when. */
import { addMonths, type IsoDate } from '../dates.ts'
import { birthdayAt, ownBirthday } from './birthdays.ts'
import { mainCarerOf } from './main-carer.ts'
import { standingOf } from './residence/standing.ts'
import { happened, type View } from './view.ts'
import { claimDay } from './waits/start.ts'

const NEW_ZEALAND_MONTHS = 'newly-arrived.new-zealand.months'

/**
 * The birthday on which the youngest child in their care is too old (Social Security Act 1991 s 500D); none while a
 * baby is on the way. @param limit in years
 */
export function endsWithChild(view: View, limit: number): IsoDate | undefined {
  if (happened(view, 'pregnant') !== false) return undefined
  const young = view.children?.filter(child => mainCarerOf(child, limit, view).truth !== 'failed') ?? []
  const days = young.map(child => birthdayAt(child, limit, view.on))
  return days.includes(undefined) ? undefined : days.sort().at(-1)
}

/**
 * Their own birthday after the last age, or for New Zealanders the end of the months for which they can have it once,
 * whichever is first. @param last in years @throws FigureNotHeldError
 */
export function endsWithAge(view: View, last: number): IsoDate | undefined {
  const { you, rates } = view
  const isNewZealander = standingOf(you) === 'scv'
  const months = isNewZealander ? addMonths(claimDay(view), rates.value(NEW_ZEALAND_MONTHS)) : undefined
  const [first] = [ownBirthday(you, last + 1, view), months].flatMap(day => day ?? []).sort()
  return first
}
