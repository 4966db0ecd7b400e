import type { Widen } from '../../en.ts'

/** Messages of “Why did my payment stop?”, English; what people see, causes and sentences are in data/payment-stopped.yaml. */
export const paymentStoppedWords = {
  names: 'Why did my payment stop? / 福利金为什么停了？',
  start:
    'Choose what happened, then what your account, app or letter says. We then show the likely cause, what to do first and who to call. If none of these causes fits, call one of the numbers below and ask for the reason.',
  next: 'Keep reporting every fortnight, even during a review. For each call, write down the date, the name and the receipt number. If you have no money for food or rent today, ask for an urgent payment and a social worker.',
  kind: {
    label: 'What happened to your payment?',
    options: {
      late: 'My payment is late, or came on a different day',
      zero: 'My payment went down to zero',
      held: 'My payment is on hold, for example because I missed a task',
      suspended: 'My payment stopped, for example because I did not send documents',
      ended: 'My payment was cancelled, or it ended',
      cut: 'My payment is smaller than before',
      'not-started': 'My first payment has not come',
      'not-received': 'My payment was made, but I did not get it',
      unknown: 'I don’t know. Show me everything'
    }
  },
  seen: 'What do you see in your account, a letter or a message?',
  notice: {
    label: 'What is the date of the notice?',
    help: 'The date is on the letter or message. If you did not get a notice, enter the day you saw that the payment had stopped.'
  },
  yearLabel: '30 June of which year?',
  cause: 'Likely cause',
  first: 'Do this first',
  how: 'How to do it',
  call: 'Who to call',
  byWhen: 'Your deadline',
  dayInNotice: 'The notice gives a day by which you must act. Do what it asks by that day.',
  lastDays: 'Act today if you can. This is the last day for each step:',
  giveDay: 'Enter the date in the form to see your deadline. Act today anyway.',
  counted: '{label}. You have {length} from {day}.',
  opens: '{label}. You can do this {length} after {day}.',
  annual:
    '{label}. The deadline is {day}, one year after that financial year ended. If that day has passed, do this today.',
  onTheDay: '{label}. The deadline is {day}. If that day has passed, do this today.',
  noDay: 'We know of no deadline for this. If money is missing or your record is wrong, act today.',
  backPay: 'Will you get back pay?',
  sources: 'Where this comes from',
  danger: {
    title: 'Before you call or change anything',
    text: 'If someone at home can see your phone, mail or account, call from a phone that nobody else checks. Ask for a social worker before you change a password, an address or a bank account.',
    link: 'Claiming safely'
  },
  examples: {
    'not-reported': 'You missed your reporting day, and the notice is dated {notice}',
    'held-missed-task': 'You missed a task, and the notice is dated {notice}',
    'rent-review': 'Your Rent Assistance stopped because the rent review was due on {on-rent-review-due}'
  }
}

export type PaymentStoppedWords = Widen<typeof paymentStoppedWords>
