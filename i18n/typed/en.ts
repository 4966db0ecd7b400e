/** What is wrong with a number or a link, in the calculators, the tools about days and the interview, English. */
export const typedErrors = {
  'too-many-decimals': 'Use fewer digits after the decimal point. If you mean thousands, enter 1234 or 1,234.',
  range: 'Enter one number, not two. If the number changes, enter the usual one.',
  'other-currency': 'Enter the amount in Australian dollars.',
  'other-period': 'You entered an amount {typed}. Enter the amount {chosen}.',
  'period-on-offer':
    'You entered an amount {typed}, but “{chosen}” is chosen. Choose “{typed}”, or enter the amount {chosen}.',
  'two-periods': 'Enter the amount for one period only, such as a week.',
  'other-unit': 'Enter the number of {unit} only. Do not use another unit.'
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
  'calendar-years': 'years',
  months: 'months',
  weeks: 'weeks',
  days: 'days',
  nights: 'nights',
  hours: 'hours',
  'hours-a-week': 'hours a week',
  percent: 'per cent',
  people: 'people'
}

export const linkWords = { unread: 'Please check your answers. We could not read this part of the link: {parts}' }

export const dayWords = {
  today: 'This is today’s date. Some phones fill it in by themselves. If you mean another day, please change it.',
  countedFromToday: 'We counted from today ({date}): {question}',
  change: 'Change the day',
  clear: 'Clear this day'
}
