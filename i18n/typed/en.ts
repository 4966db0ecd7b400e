/** What is wrong with a number or a link, in the calculators, the tools about days and the interview, English. */
export const typedErrors = {
  'too-many-decimals': 'Type fewer digits after the decimal point. For thousands, type 1234 or 1,234.',
  range: 'Give one number, not two. If it changes, give what is usual.',
  'other-currency': 'Give the amount in Australian dollars.',
  'other-period': 'You typed an amount {typed}. This must be the amount {chosen}.',
  'period-on-offer':
    'You typed an amount {typed}, but “{chosen}” is chosen. Choose “{typed}”, or type the amount {chosen}.',
  'two-periods': 'Type the amount for one period only, such as a week.',
  'other-unit': 'Type how many {unit}. Do not use another unit.'
}

/** Periods that a reader may type; the fields offer only some of them. */
export const typedPeriods = {
  hour: 'an hour',
  day: 'a day',
  week: 'a week',
  fortnight: 'a fortnight',
  month: 'a month',
  year: 'a year',
  once: 'in all'
}

export const typedUnits = {
  years: 'years',
  months: 'months',
  weeks: 'weeks',
  days: 'days',
  nights: 'nights',
  hours: 'hours',
  'hours-a-week': 'hours a week',
  percent: 'per cent',
  people: 'people'
}

export const linkWords = { unread: 'Part of the link could not be read: {parts}. Please check your answers.' }

export const dayWords = {
  today: 'This is today’s date. Some phones fill it in by themselves. If you mean another day, change it.',
  countedFromToday: 'Counted from today, {date}: {question}',
  change: 'Change the day',
  clear: 'Clear this day'
}
