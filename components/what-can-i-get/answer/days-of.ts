/** The last days of an answer, and which are urgent. */
import { daysUntil } from '../../../rules/counting'
import type { HouseholdResult, PersonResult } from '../../../rules/household'
import type { Day } from '../../../rules/household/days/day'
import { shownOutcomes } from './outcome-texts'

/** Days this near are urgent. */
const URGENT_DAYS = 28

/** A day, and whose it is. */
export interface DayOfAdult extends Day {
  who: PersonResult['who']
}

/** What must be done within weeks, or depends on a day that is not known. */
export function urgentDays(result: HouseholdResult): DayOfAdult[] {
  return daysOf(result).filter(day => isUrgent(day, result.on))
}

/** @param on today */
export function isUrgent({ by, from, isUrgentOnceOpen, isLate }: Day, on: string): boolean {
  const isOpen = isUrgentOnceOpen && from !== undefined && from <= on
  return isLate || by === undefined || isOpen === true || daysUntil(on, by) <= URGENT_DAYS
}

/** Only of payments that are shown, so that no day stands alone; once if both adults have the same. */
export function daysOf({ people }: HouseholdResult): DayOfAdult[] {
  const days = people.flatMap(person => {
    const shown = new Set(shownOutcomes(person).map(({ id }) => id))
    return person.days.filter(({ payment }) => shown.has(payment)).map(day => ({ ...day, who: person.who }))
  })
  return days.filter((day, at) => days.findIndex(each => isSame(each, day)) === at)
}

function isSame(one: DayOfAdult, other: DayOfAdult): boolean {
  return one.id === other.id && one.payment === other.payment && one.by === other.by
}
