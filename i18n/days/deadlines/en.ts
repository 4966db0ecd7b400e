import type { Widen } from '../../en.ts'

/** Messages of “What are my deadlines?”, English; what happened is in data/events.yaml. */
export const deadlinesWords = {
  names: 'What are my deadlines? / 这些事哪天之前要办？',
  start:
    'Open a group, tick what has happened and enter the date. You can tick more than one thing. We then show your deadlines here. If what happened is not in a group, call one of the numbers below and ask.',
  next: 'If you can, do the first thing on the list today. Send documents early, so that they arrive before the deadline. Keep proof that you sent them.',
  first: 'If you can, act today. Your first deadline is',
  none: 'We know of no deadline for this',
  noneWhy:
    'You may still have a deadline, so call one of the numbers below and ask. If you have not chosen your state, please choose it. Some deadlines apply in one state only.',
  nothingRuns: 'You have no open deadlines',
  nothingRunsWhy: 'Below are the other dates to know, and what you can still do.',
  oneRuns: 'You have one open deadline',
  run: 'You have {count} open deadlines',
  others: 'Other dates to know',
  over: 'Dates that have passed, and what you can still do',
  yearLabel: '30 June of which year?',
  state: {
    label: 'Which state or territory do you live in?',
    help: 'Some deadlines apply in one state only, and public holidays differ.',
    none: 'I’d rather not say'
  },
  groups: {
    work: 'Work, pay and dismissal',
    payment: 'My payment, reporting, letters and debts',
    crisis: 'A crisis, such as danger, disaster, leaving prison or arriving in Australia',
    obligations: 'Tasks from Centrelink or my provider',
    claim: 'Claims, family, study and tax',
    review: 'A decision I think is wrong',
    home: 'My rent and bond',
    money: 'A bank, an insurer or a loan'
  },
  examples: {
    dismissed: 'You were dismissed on {on-dismissed}, your last day of work',
    'payment-stopped': 'Your payment stopped, and the notice is dated {on-payment-stopped}',
    'rent-rise': 'You rent in New South Wales and got notice of a rent increase on {on-rent-rise}'
  }
}

export type DeadlinesWords = Widen<typeof deadlinesWords>
