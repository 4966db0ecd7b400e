/** Reads calendar files with a parser other than the library that writes them. */
import ICAL from 'ical.js'

export interface ReadEvent {
  uid: string
  title: string
  note: string | undefined
  url: string | undefined
  /** First day, and the day on which it is over, as ISO days. */
  start: string
  end: string
  isAllDay: boolean
  /** The moments of its reminders in the zone of the reader, such as `2026-12-01T09:00:00`. */
  reminders: string[]
}

export interface ReadCalendar {
  name: string
  refresh: string | undefined
  events: ReadEvent[]
}

/** The longest line, in octets without its end (RFC 5545 section 3.1). */
export const LONGEST_LINE = 75

/**
 * The lines of the file, still folded.
 * @throws Error if one does not end in CRLF
 */
export function linesOf(text: string): string[] {
  const lines = text.split('\r\n')
  if (lines.pop() !== '') throw new Error('the last line has no end')
  const bare = lines.find(line => /[\r\n]/.test(line))
  if (bare !== undefined) throw new Error(`a line ends in something else than CRLF: ${bare}`)
  return lines
}

/**
 * The calendar and its events.
 * @throws ParserError where the text is no calendar
 */
export function readCalendar(text: string): ReadCalendar {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  const events = calendar.getAllSubcomponents('vevent').map(component => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      title: event.summary,
      note: textOf(component, 'description'),
      url: textOf(component, 'url'),
      start: event.startDate.toString().slice(0, 10),
      end: event.endDate.toString().slice(0, 10),
      isAllDay: event.startDate.isDate && event.endDate.isDate,
      reminders: component.getAllSubcomponents('valarm').map(alarm => {
        const moment = ICAL.Time.fromDateTimeString(`${event.startDate.toString()}T00:00:00`)
        moment.addDuration(alarm.getFirstPropertyValue('trigger') as ICAL.Duration)
        return moment.toString()
      })
    }
  })
  return { name: textOf(calendar, 'name') ?? '', refresh: textOf(calendar, 'refresh-interval'), events }
}

function textOf(component: ICAL.Component, name: string): string | undefined {
  return component.getFirstPropertyValue(name)?.toString()
}
