/** Days as an iCalendar file (RFC 5545), for the calendar of a phone or a computer. */
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventTransparency, type ICalEventData } from 'ical-generator'
import { addDays, type IsoDate } from '../../rules/dates.ts'
import { site } from '../../site.config.ts'

/** A day that a reader may put into a calendar. */
export interface CalendarDay {
  /**
   * Where the day comes from, such as the id of a rule: the same in both languages, made of `a-z`, `0-9`, `.` and `-`.
   */
  uid: string
  on: IsoDate
  title: string
  note?: string
  /** Absolute, because a calendar is outside the site. */
  url?: string
  /** May reveal violence to somebody else who sees the calendar. */
  isDangerous: boolean
}

interface CalendarOptions {
  /** The name in a calendar program; without `,`, `;` and `\`, which the generator does not escape in a name. */
  name: string
  madeAt: Date
  /** Whether each day has reminders a week and a day before. */
  reminds: boolean
  /** For a subscribed calendar: seconds after which a program checks for a newer one. */
  refreshAfter?: number
}

const HOUR = 3600
const DAY = 24 * HOUR
/** A day begins at midnight; its reminders come at nine in the morning, a week and a day before. */
const REMINDERS = [7 * DAY - 9 * HOUR, DAY - 9 * HOUR]

/** The domain at the end of event ids. */
const [AUTHORITY] = site.tagAuthority.split(',')

/**
 * The text of the file: an all-day event for each day, in the order of the days. The same rule on the same day is the
 * same event in every file, so adding it twice, or in the other language, updates it instead of duplicating it.
 */
export function calendarFile(
  days: readonly CalendarDay[],
  { name, madeAt, reminds, refreshAfter }: CalendarOptions
): string {
  const events = new Map(days.map(day => [eventId(day), day]))
  const calendar = ical({
    name,
    prodId: { company: AUTHORITY ?? '', product: 'Foothold' },
    method: ICalCalendarMethod.PUBLISH,
    ...(refreshAfter === undefined ? {} : { ttl: refreshAfter })
  })
  for (const [id, day] of [...events].sort(byDay)) calendar.createEvent(eventOf(id, day, madeAt, reminds))
  // The generator does not end the last line.
  return `${calendar.toString()}\r\n`
}

function eventId({ uid, on }: CalendarDay): string {
  return `${uid}.${on}@${AUTHORITY}`
}

function byDay([, a]: [string, CalendarDay], [, b]: [string, CalendarDay]): number {
  return a.on.localeCompare(b.on)
}

function eventOf(id: string, { on, title, note, url }: CalendarDay, madeAt: Date, reminds: boolean): ICalEventData {
  return {
    id,
    summary: title,
    // The end of an event is the day after it (RFC 5545, section 3.6.1).
    start: midnight(on),
    end: midnight(addDays(on, 1)),
    allDay: true,
    stamp: madeAt,
    // Nobody is busy for a whole day because something is due.
    transparency: ICalEventTransparency.TRANSPARENT,
    ...(note ? { description: note } : {}),
    ...(url ? { url } : {}),
    alarms: reminds
      ? REMINDERS.map(before => ({ type: ICalAlarmType.display, triggerBefore: before, description: title }))
      : []
  }
}

/** The generator reads the date of an all-day event in UTC, whatever the time zone of the device. */
function midnight(day: IsoDate): Date {
  return new Date(`${day}T00:00:00Z`)
}
