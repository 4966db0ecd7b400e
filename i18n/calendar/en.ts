/** Messages of “Add these days to my calendar”, English. This file is the type: `zh.ts` must match it key for key. */
export const calendarWords = {
  title: 'Add these dates to my calendar',
  lead: 'Tick the dates you want. Your device makes the file, and nothing is sent. Anyone who sees your calendar can see these dates.',
  days: 'Dates for your calendar',
  reminders:
    'Most calendars remind you in the morning, one week before each date and again one day before. Google Calendar and some Android calendars do not remind you.',
  remindersAsDays: 'My calendar does not remind me, so add each reminder as a separate entry',
  reminder: 'Reminder for {date}: {title}',
  followUpDays: 'Two weeks after each date, add a day to check if I got an answer',
  followUp: 'Did they answer? {title}',
  outlook:
    'Outlook may show these dates as a second calendar. To add them to your own calendar, import the file instead of opening it.',
  dangerous:
    'We did not tick this date because it could show someone what happened. Tick it only if nobody else sees your calendar.',
  add: 'Make the calendar file',
  noneTicked: 'Tick a date first.',
  made: 'We made the file “{file}”. Open it, and your calendar adds the dates.',
  notSeen: 'Can’t see a file? Some apps, such as WeChat, block it. Open this page in Safari or Chrome and press again.',
  failed: 'We could not make the file. Check your internet and press again, or write down the dates.'
}

export type CalendarWords = typeof calendarWords
