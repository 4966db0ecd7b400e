/** The days of an answer, in order. */
import { fill } from '../../../i18n/fill'
import { formatDate } from '../../../i18n/format'
import type { Language } from '../../../i18n/languages'
import type { IsoDate } from '../../../rules/dates'
import type { HouseholdResult, PersonResult } from '../../../rules/household'
import type { Day } from '../../../rules/household/days/day'
import type { Wait } from '../../../rules/household/waits/wait'
import type { Household } from '../../../rules/situations/household'
import type { CalendarDay } from '../../calendar/calendar-file'
import type { Moment } from '../../tool/LineOfDays'
import { absolute } from '../../layout/absolute'
import type { AssessmentData } from '../data'
import { daysOf, type DayOfAdult } from './days-of'
import { firstClaim } from './first-claim'
import { inBrackets } from './outcome-texts'

/** What must be done by a day, with the name of the payment, and whose it is if it is the partner's. */
export function dayText({ id, payment, who }: DayOfAdult, { texts }: AssessmentData, language: Language): string {
  const { answer, days, payments } = texts[language]
  const text = fill(days[id], { payment: payments[payment].name })
  return who === 'partner' ? fill(answer.urgent.partners, { text }) : text
}

/** A wait, and whose it is. */
export interface WaitOfAdult extends Wait {
  who: PersonResult['who']
}

/**
 * The waits before what is likely, of each adult who has them; where nothing to live on is likely, those of the person who
 * asks. Without those of zero days, and those that are over.
 */
export function waitsOf({ people, on }: HouseholdResult): WaitOfAdult[] {
  const likely = people.filter(({ chosen, outcomes }) =>
    outcomes.some(({ id, state }) => id === chosen && state === 'likely')
  )
  const waiting = likely.length > 0 ? likely : people.filter(({ who }) => who === 'you')
  return waiting
    .flatMap(({ who, waits }) => waits.map(wait => ({ ...wait, who })))
    .filter(({ days, until }) => days !== 0 && (until === undefined || until >= on))
}

/** The name of something, with whose it is if it is the partner's. */
export function nameFor(who: PersonResult['who'], name: string, { texts }: AssessmentData, language: Language): string {
  return who === 'partner' ? `${name}${inBrackets(texts[language].answer.sum.partner, language)}` : name
}

/** Today, if there is something to claim; every last day, the end of every wait, and the first payment. */
export function momentsOf(
  result: HouseholdResult,
  household: Household,
  data: AssessmentData,
  language: Language
): Moment[] {
  const { answer } = data.texts[language]
  const moment = (on: IsoDate, text: string, isLast?: true): Moment => {
    return { on, date: formatDate(on, language), text, ...(isLast && { isLast }) }
  }
  const paid = result.people.flatMap(({ who, chosen, firstPaid, outcomes }) => {
    const isOpen = outcomes.some(({ id, state, missing }) => id === chosen && state !== 'no' && missing.length === 0)
    if (!chosen || !isOpen || !firstPaid || firstPaid <= result.on) return []
    const name = nameFor(who, data.texts[language].payments[chosen].name, data, language)
    return [moment(firstPaid, fill(answer.line.paid, { name }))]
  })
  const dated = [
    ...daysOf(result).flatMap(day =>
      day.by && !day.isLate ? [moment(day.by, dayText(day, data, language), true)] : []
    ),
    ...waitsOf(result).flatMap(({ id, until, who }) => {
      const wait = nameFor(who, answer.waits[id], data, language)
      return until ? [moment(until, fill(answer.line.ends, { wait }))] : []
    }),
    ...paid
  ]
  const now: Moment = { on: result.on, date: answer.line.today, text: answer.line.claim }
  const claims = dated.length > 0 && firstClaim(result, household, data) !== undefined
  return [...(claims ? [now] : []), ...dated.sort((a, b) => a.on.localeCompare(b.on))]
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
