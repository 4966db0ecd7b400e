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
  /**
   * The name of a subscribed calendar; without `,`, `;` and `\`, which the generator does not escape in a name. A file of
   * single days has none, nor a method, or Outlook opens it as a second calendar beside the reader’s own.
   */
  name?: string
  /** Programs replace an event by one that was made later. */
  madeAt: Date
  /** Whether each day has reminders a week and a day before. */
  reminds: boolean
  /** The reminders as days of their own too, because Google Calendar leaves the others out; none before `from`. */
  reminderDays?: { from: IsoDate; title: (day: CalendarDay) => string }
  /** A day to check for an answer, two weeks after each: its title. */
  followUp?: (day: CalendarDay) => string
  /** For a subscribed calendar: seconds after which a program checks for a newer one. */
  refreshAfter?: number
}

/** A day, or the reminder of one, or the day to follow it up. Only a day itself has alarms. */
type EventDay = CalendarDay & { isAdded?: boolean }

const HOUR = 3600
const DAY = 24 * HOUR
/** So many days before a day come its reminders, at nine in the morning. */
const REMINDERS = [7, 1]
/** So many days after a day it is time to ask what became of it. */
const FOLLOW_UP = 14

/** Revisions of an event are counted in seconds from here, so that their number stays below 2^31. */
const FIRST_REVISION = Date.UTC(2026, 0)

/** The domain at the end of event ids. */
const [AUTHORITY] = site.tagAuthority.split(',')

/**
 * The text of the file: an all-day event for each day, in the order of the days. The same rule on the same day is the
 * same event in every file, so adding it twice, or in the other language, updates it instead of duplicating it.
 */
export function calendarFile(days: readonly CalendarDay[], options: CalendarOptions): string {
  const { name, refreshAfter, reminderDays, followUp } = options
  const all: readonly EventDay[] = [
    ...days,
    ...(reminderDays ? days.flatMap(day => remindersOf(day, reminderDays)) : []),
    ...(followUp ? days.map(day => followUpOf(day, followUp)) : [])
  ]
  const events = new Map(all.map(day => [eventId(day), day]))
  const calendar = ical({
    prodId: { company: AUTHORITY ?? '', product: 'Foothold' },
    ...(name === undefined ? {} : { name, method: ICalCalendarMethod.PUBLISH }),
    ...(refreshAfter === undefined ? {} : { ttl: refreshAfter })
  })
  for (const [id, day] of [...events].sort(byDay)) calendar.createEvent(eventOf(id, day, options))
  // The generator does not end the last line.
  return `${calendar.toString()}\r\n`
}

function eventId({ uid, on }: CalendarDay): string {
  return `${uid}.${on}@${AUTHORITY}`
}

function byDay([, a]: [string, CalendarDay], [, b]: [string, CalendarDay]): number {
  return a.on.localeCompare(b.on)
}

/** The reminders of a day, as days: they need no reminder themselves. */
function remindersOf(day: CalendarDay, { from, title }: NonNullable<CalendarOptions['reminderDays']>): EventDay[] {
  const before = REMINDERS.map(days => ({
    ...day,
    uid: `${day.uid}.reminder-${days}`,
    on: addDays(day.on, -days),
    title: title(day),
    isAdded: true
  }))
  return before.filter(({ on }) => on >= from)
}

function followUpOf(day: CalendarDay, title: NonNullable<CalendarOptions['followUp']>): EventDay {
  return { ...day, uid: `${day.uid}.follow-up`, on: addDays(day.on, FOLLOW_UP), title: title(day), isAdded: true }
}

function eventOf(id: string, day: EventDay, { name, madeAt, reminds }: CalendarOptions): ICalEventData {
  const { on, title, note, url, isAdded } = day
  return {
    id,
    summary: title,
    // The end of an event is the day after it (RFC 5545, section 3.6.1).
    start: midnight(on),
    end: midnight(addDays(on, 1)),
    allDay: true,
    stamp: madeAt,
    // A subscribed calendar is replaced as a whole.
    ...(name === undefined ? { lastModified: madeAt, sequence: revision(madeAt) } : {}),
    // Nobody is busy for a whole day because something is due.
    transparency: ICalEventTransparency.TRANSPARENT,
    ...(note ? { description: note } : {}),
    ...(url ? { url } : {}),
    alarms:
      reminds && !isAdded
        ? REMINDERS.map(days => ({
            type: ICalAlarmType.display,
            triggerBefore: days * DAY - 9 * HOUR,
            description: title
          }))
        : []
  }
}

function revision(madeAt: Date): number {
  return Math.max(0, Math.floor((madeAt.getTime() - FIRST_REVISION) / 1000))
}

/** The generator reads the date of an all-day event in UTC, whatever the time zone of the device. */
function midnight(day: IsoDate): Date {
  return new Date(`${day}T00:00:00Z`)
}
