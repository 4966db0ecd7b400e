import type { Widen } from '../../en.ts'

/** Messages of “By when must I act?”, English; what happened is in data/events.yaml. */
export const deadlinesWords = {
  names: 'By when must I act? / 最晚哪天要办？',
  start:
    'Open a group, tick what happened and give its day. You can tick several things. Every last day then shows here.',
  next: 'Do the first thing on the list today if you can. Send papers so that they arrive before the day, and keep proof that you sent them.',
  first: 'The first one: aim for',
  none: 'We have no last day for this',
  noneWhy:
    'That does not mean that there is none. Call and ask. If you did not give your state, add it: some limits apply in one state only.',
  nothingRuns: 'Nothing has to be done by a day',
  nothingRunsWhy: 'Read below what is over, and what you can still do.',
  oneRuns: 'One limit is running',
  run: '{count} limits are running',
  over: 'These days are over: what you can still do',
  yearLabel: '30 June of which year?',
  state: {
    label: 'Which state or territory?',
    help: 'Some limits apply in one state only, and public holidays differ.',
    none: 'I’d rather not say'
  },
  groups: {
    work: 'Work, pay and dismissal',
    payment: 'My payment, reports, letters and debts',
    crisis: 'A crisis: danger, disaster, release, arrival',
    obligations: 'What Centrelink or my provider asks me to do',
    claim: 'A claim, family, study and tax',
    review: 'A decision that I think is wrong',
    home: 'My home: rent and bond',
    money: 'A bank, an insurer or a debt'
  },
  examples: {
    dismissed: 'Dismissed on {on-dismissed}, the last day of work',
    'payment-stopped': 'A payment was stopped by a notice dated {on-payment-stopped}',
    'rent-rise': 'A tenant in New South Wales got notice of a rent increase on {on-rent-rise}'
  }
}

export type DeadlinesWords = Widen<typeof deadlinesWords>
