/** Messages of “Add these days to my calendar”, English. This file is the type: `zh.ts` must match it key for key. */
export const calendarWords = {
  title: 'Add these days to my calendar',
  lead: 'Tick the days you want. Your device makes the file, and nothing is sent. Anybody who sees your calendar sees these days too.',
  days: 'Days for the calendar',
  reminders:
    'Most calendars remind you in the morning, a week before each day and again a day before it. Google Calendar and some Android calendars do not remind you.',
  remindersAsDays: 'My calendar does not remind me, so add each reminder as an entry of its own',
  reminder: 'Reminder for {date}: {title}',
  outlook:
    'If you use Outlook, it may show these days as a second calendar. To add them to your own calendar, import the file instead of opening it.',
  dangerous:
    'We did not tick this day: it could show somebody what happened. Tick it only if nobody else sees your calendar.',
  add: 'Make the calendar file',
  noneTicked: 'Tick a day first.',
  made: 'The file “{file}” is made. Open it, and your calendar adds the days.',
  notSeen: 'Can’t see a file? Some apps, such as WeChat, block it. Open this page in Safari or Chrome and press again.',
  failed: 'The file could not be made. Check your connection and press again, or write the days down.'
}

export type CalendarWords = typeof calendarWords
