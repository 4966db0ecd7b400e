import type { Widen } from '../../en.ts'

/** Messages of “Why did my payment stop?”, English; what people see, causes and sentences are in data/payment-stopped.yaml. */
export const paymentStoppedWords = {
  names: 'Why did my payment stop? / 福利金为什么停了？',
  start:
    'Choose what happened and what you see. The likely cause, what to do first and who to call then show here. If nothing fits, call and ask: what to say is further down this page.',
  next: 'Keep reporting every fortnight, also during a review. Write down the day, the name and the receipt number of each call. If you have no money for food or rent today, ask for an urgent payment and a social worker.',
  kind: {
    label: 'What happened to the payment?',
    options: {
      late: 'It is late, or came on another day',
      zero: 'It is zero',
      held: 'It is on hold',
      suspended: 'It stopped',
      ended: 'It was cancelled, or has ended',
      cut: 'It is smaller than before',
      'not-started': 'The first payment has not come',
      'not-received': 'It was paid, but not to me',
      unknown: 'I don’t know: show me everything'
    }
  },
  seen: 'What do you see in your account, in a letter or in a message?',
  notice: {
    label: 'The date of the notice',
    help: 'It is on the letter or the message. If there is none, give the day you noticed.'
  },
  yearLabel: '30 June of which year?',
  state: {
    label: 'Which state or territory?',
    help: 'This time is counted in business days, and public holidays differ.',
    none: 'I’d rather not say'
  },
  cause: 'The likely cause',
  first: 'Do this first',
  how: 'How to do it',
  call: 'Who to call',
  byWhen: 'By when',
  giveDay: 'Give the day in the form, and the last days show here. Do it today anyway.',
  counted: '{label}: {length}, from this day: {day}.',
  onTheDay: '{label}: {day}.',
  noDay: 'We have no last day for this. Do it today anyway.',
  backPay: 'What is paid back',
  sources: 'Where this comes from',
  danger: {
    title: 'Before you call or change anything',
    text: 'Can somebody at home read your phone, post or account? Call from a phone that nobody checks, and ask for a social worker, before you change a password, an address or a bank account.',
    link: 'Claiming safely'
  },
  examples: {
    'not-reported': 'The reporting day has passed; the notice is dated {notice}',
    'held-missed-task': 'On hold after a missed task, in New South Wales; the notice is dated {notice}',
    'rent-review': 'The rent part stopped; the review was due on {on-rent-review-due}'
  }
}

export type PaymentStoppedWords = Widen<typeof paymentStoppedWords>
