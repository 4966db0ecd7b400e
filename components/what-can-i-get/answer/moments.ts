/** The days of an answer, in order. */
import { fill } from '../../../i18n/fill'
import { formatDate } from '../../../i18n/format'
import type { Language } from '../../../i18n/languages'
import { daysUntil } from '../../../rules/counting'
import type { IsoDate } from '../../../rules/dates'
import type { HouseholdResult } from '../../../rules/household'
import type { Day } from '../../../rules/household/days/day'
import type { Wait } from '../../../rules/household/waits/wait'
import type { CalendarDay } from '../../calendar/calendar-file'
import type { Moment } from '../../tool/LineOfDays'
import { absolute } from '../../layout/absolute'
import type { AssessmentData } from '../data'
import { shownOutcomes } from './outcome-texts'

/** Days this near are urgent. */
const URGENT_DAYS = 28

/** What must be done within weeks, or depends on a day that is not known. */
export function urgentDays(result: HouseholdResult): Day[] {
  return daysOf(result).filter(({ by, isLate }) => {
    return isLate || by === undefined || daysUntil(result.on, by) <= URGENT_DAYS
  })
}

/** The waits of the person who asks, without those of zero days. */
export function waitsOf({ people }: HouseholdResult): Wait[] {
  return people.flatMap(({ who, waits }) => (who === 'you' ? waits : [])).filter(({ days }) => days !== 0)
}

/** Today, every last day, the end of every wait, and the first payment. */
export function momentsOf(result: HouseholdResult, { texts }: AssessmentData, language: Language): Moment[] {
  const { answer, days: names } = texts[language]
  const moment = (on: IsoDate, text: string, isLast?: true): Moment => {
    return { on, date: formatDate(on, language), text, ...(isLast && { isLast }) }
  }
  const firstPaid = result.people.find(({ who }) => who === 'you')?.firstPaid
  const dated = [
    ...daysOf(result).flatMap(({ id, by, isLate }) => (by && !isLate ? [moment(by, names[id], true)] : [])),
    ...waitsOf(result).flatMap(({ id, until }) =>
      until ? [moment(until, fill(answer.line.ends, { wait: answer.waits[id] }))] : []
    ),
    ...(firstPaid && firstPaid > result.on ? [moment(firstPaid, answer.line.paid)] : [])
  ]
  const now: Moment = { on: result.on, date: answer.line.today, text: answer.line.claim }
  return dated.length === 0 ? [] : [now, ...dated.sort((a, b) => a.on.localeCompare(b.on))]
}

/** Events that a calendar should not reveal to somebody else who sees it. */
const PERSONAL: readonly Day['event'][] = ['violence', 'released']

/**
 * The last days that are still ahead, for the reader's calendar; once if both adults have it.
 * @param isPrivate for somebody who is not safe, no day is ticked beforehand
 */
export function calendarDaysOf(result: HouseholdResult, data: AssessmentData, isPrivate: boolean): CalendarDay[] {
  const { language, pages } = data
  const { days: names, payments } = data.texts[language]
  const coming = daysOf(result).flatMap(({ id, payment, by, isLate, event }): CalendarDay[] => {
    if (by === undefined || isLate) return []
    return [
      {
        uid: `what-can-i-get.${id}`,
        on: by,
        title: names[id],
        note: payments[payment].name,
        url: absolute(pages[payment] ?? `/${language}/calculators/what-can-i-get`),
        isDangerous: isPrivate || PERSONAL.includes(event)
      }
    ]
  })
  const once = new Map(coming.map(day => [`${day.uid} ${day.on}`, day]))
  return [...once.values()].sort((a, b) => a.on.localeCompare(b.on))
}

/** Only of payments that are shown, so that no day stands alone. */
function daysOf({ people }: HouseholdResult): Day[] {
  return people.flatMap(person => {
    const shown = new Set(shownOutcomes(person).map(({ id }) => id))
    return person.days.filter(({ payment }) => shown.has(payment))
  })
}
