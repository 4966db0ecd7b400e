import { calendarWords as en } from '../../i18n/calendar/en'
import { calendarWords as zh } from '../../i18n/calendar/zh'
import type { Language } from '../../i18n/languages'
import { AddToCalendar } from './AddToCalendar'
import type { CalendarDay } from './calendar-file'

const WORDS = { en, zh }

/** The buttons for a calendar with their own words, which no page has to carry before somebody has an answer. */
export function CalendarInLanguage({ days, language }: { days: readonly CalendarDay[]; language: Language }) {
  return <AddToCalendar days={days} words={WORDS[language]} language={language} />
}
