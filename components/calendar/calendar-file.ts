/** Days as an iCalendar file (RFC 5545), for the calendar of a phone or a computer. */
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventTransparency, type ICalEventData } from 'ical-generator'
import { addDays, type IsoDate } from '../../rules/dates.ts'
import { site } from '../../site.config.ts'

/** A day that a reader may put into a calendar. */
export interface CalendarDay {
  /** What the day comes from, such as the id of a rule: the same in both languages, of `a-z`, `0-9`, `.` and `-`. */
  uid: string
  on: IsoDate
  title: string
  note?: string
  /** Absolute: a calendar knows no page of ours. */
  url?: string
  /** It comes, or may come, from violence: whoever sees the calendar would know. */
  isDangerous: boolean
}

interface CalendarOptions {
  /** What a calendar program calls it; without `,`, `;` and `\`, which the generator does not escape in a name. */
  name: string
  madeAt: Date
  /** Whether each day is announced a week and a day before. */
  reminds: boolean
  /** Of a calendar that is subscribed to: seconds after which a program looks for a newer one. */
  refreshAfter?: number
}

const HOUR = 3600
const DAY = 24 * HOUR
/** A day begins at midnight; its reminders come at nine in the morning, a week and a day before. */
const REMINDERS = [7 * DAY - 9 * HOUR, DAY - 9 * HOUR]

/** What the ids of events end with. */
const [AUTHORITY] = site.tagAuthority.split(',')

/**
 * The text of the file: an all-day event for each day, in the order of the days. The same rule on the same day is the
 * same event in every file, so that adding it twice, or in the other language, changes it and adds nothing.
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
  // The generator leaves the last line without its end.
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
    // The end of an event is the day on which it is over (RFC 5545, section 3.6.1).
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

/** The generator reads the date of an all-day event in UTC, whatever the zone of the device. */
function midnight(day: IsoDate): Date {
  return new Date(`${day}T00:00:00Z`)
}
