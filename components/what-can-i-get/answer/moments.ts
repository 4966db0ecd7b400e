/** The days of an answer, in order. */
import { fill } from '../../../i18n/fill'
import { formatDate } from '../../../i18n/format'
import type { Language } from '../../../i18n/languages'
import { daysUntil } from '../../../rules/counting'
import type { IsoDate } from '../../../rules/dates'
import type { HouseholdResult, PersonResult } from '../../../rules/household'
import type { Day } from '../../../rules/household/days/day'
import type { Wait } from '../../../rules/household/waits/wait'
import type { CalendarDay } from '../../calendar/calendar-file'
import type { Moment } from '../../tool/LineOfDays'
import { absolute } from '../../layout/absolute'
import type { AssessmentData } from '../data'
import { inBrackets, shownOutcomes } from './outcome-texts'

/** Days this near are urgent. */
const URGENT_DAYS = 28

/** A day, and whose it is. */
export interface DayOfAdult extends Day {
  who: PersonResult['who']
}

/** What must be done by a day, with the name of the payment, and whose it is if it is the partner's. */
export function dayText({ id, payment, who }: DayOfAdult, { texts }: AssessmentData, language: Language): string {
  const { answer, days, payments } = texts[language]
  const text = fill(days[id], { payment: payments[payment].name })
  return who === 'partner' ? fill(answer.urgent.partners, { text }) : text
}

/** What must be done within weeks, or depends on a day that is not known. */
export function urgentDays(result: HouseholdResult): DayOfAdult[] {
  return daysOf(result).filter(({ by, isLate }) => {
    return isLate || by === undefined || daysUntil(result.on, by) <= URGENT_DAYS
  })
}

/** The waits of the person who asks, without those of zero days. */
export function waitsOf({ people }: HouseholdResult): Wait[] {
  return people.flatMap(({ who, waits }) => (who === 'you' ? waits : [])).filter(({ days }) => days !== 0)
}

/** Today, every last day, the end of every wait, and the first payment. */
export function momentsOf(result: HouseholdResult, data: AssessmentData, language: Language): Moment[] {
  const { answer } = data.texts[language]
  const moment = (on: IsoDate, text: string, isLast?: true): Moment => {
    return { on, date: formatDate(on, language), text, ...(isLast && { isLast }) }
  }
  const paid = result.people.flatMap(({ who, chosen, firstPaid, outcomes }) => {
    const isOpen = outcomes.some(({ id, state, missing }) => id === chosen && state !== 'no' && missing.length === 0)
    if (!chosen || !isOpen || !firstPaid || firstPaid <= result.on) return []
    const whose = who === 'partner' ? inBrackets(answer.sum.partner, language) : ''
    const name = `${data.texts[language].payments[chosen].name}${whose}`
    return [moment(firstPaid, fill(answer.line.paid, { name }))]
  })
  const dated = [
    ...daysOf(result).flatMap(day =>
      day.by && !day.isLate ? [moment(day.by, dayText(day, data, language), true)] : []
    ),
    ...waitsOf(result).flatMap(({ id, until }) =>
      until ? [moment(until, fill(answer.line.ends, { wait: answer.waits[id] }))] : []
    ),
    ...paid
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
  const { payments } = data.texts[language]
  const coming = daysOf(result).flatMap((day): CalendarDay[] => {
    const { id, payment, by, isLate, event } = day
    if (by === undefined || isLate) return []
    return [
      {
        uid: `what-can-i-get.${id}.${payment}`,
        on: by,
        title: dayText(day, data, language),
        note: payments[payment].name,
        url: absolute(pages[payment] ?? `/${language}/calculators/what-can-i-get`),
        isDangerous: isPrivate || PERSONAL.includes(event)
      }
    ]
  })
  const once = new Map(coming.map(day => [`${day.uid} ${day.on}`, day]))
  return [...once.values()].sort((a, b) => a.on.localeCompare(b.on))
}

/** Only of payments that are shown, so that no day stands alone; once if both adults have the same. */
function daysOf({ people }: HouseholdResult): DayOfAdult[] {
  const days = people.flatMap(person => {
    const shown = new Set(shownOutcomes(person).map(({ id }) => id))
    return person.days.filter(({ payment }) => shown.has(payment)).map(day => ({ ...day, who: person.who }))
  })
  return days.filter((day, at) => days.findIndex(each => isSame(each, day)) === at)
}

function isSame(one: DayOfAdult, other: DayOfAdult): boolean {
  return one.id === other.id && one.payment === other.payment && one.by === other.by
}
