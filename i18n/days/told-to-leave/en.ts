import type { Widen } from '../../en.ts'

/** Messages of “Told to leave my home”, English. */
export const toldToLeaveWords = {
  names: 'Told to leave my home / 房东要我搬走',
  start:
    'Choose your state to see who gives free advice there. With the other answers we check if the notice is long enough.',
  next: 'Call the tenancy service today and read the notice to them. If you owe rent, pay what you can and offer a plan that you can keep. Keep the notice, the lease and all messages.',
  state: { label: 'In which state or territory is the home?', none: 'Choose one' },
  agreement: {
    label: 'When does your agreement end?',
    help: 'If the end date has passed and you stayed, it usually goes on without an end date. Ask the tenancy service.',
    options: {
      'fixed-term-short': 'On a date; it is for six months or less',
      'fixed-term-long': 'On a date; it is for more than six months',
      periodic: 'It has no end date'
    }
  },
  reason: {
    label: 'Which reason does the notice give?',
    options: {
      'rent-arrears': 'Unpaid rent',
      'end-of-fixed-term': 'The fixed term ends',
      'other-reason': 'Another one: a sale, the owner moving in, building work',
      'no-reason': 'No reason'
    }
  },
  behind: {
    label: 'How many days was the rent late on the day of the notice?',
    help: 'If you don’t know, leave it empty.'
  },
  given: {
    label: 'The day on which you got the notice',
    help: 'If it came by post, it may count from a later day. Ask the tenancy service.'
  },
  out: { label: 'The day by which it says to leave' },
  verdict: {
    none: { main: 'Call for free advice first', detail: 'Answer the other questions to check how long the notice is.' },
    'long-enough': {
      main: 'The notice is long enough',
      detail: 'It gives {days}, and at least {least} are needed. You still don’t have to go just because of it.'
    },
    'too-short': {
      main: 'The notice is too short',
      detail:
        'It gives {days}, but at least {least} are needed: it cannot end before {earliest}. Don’t move out because of it. Tell the tenancy service.'
    },
    'no-ground': {
      main: 'This notice needs another reason',
      detail:
        'Since {since}, a landlord there needs a reason from the law. This is not one. Don’t move out because of it. Tell the tenancy service.'
    },
    'not-sourced': {
      main: 'We have no checked rule for this notice',
      detail: 'That does not mean the notice is right or wrong. Call the state’s tenancy service: they know.'
    }
  },
  tooEarly: 'It also came too early: such a notice can be given only when rent is {behind} behind.',
  help: 'Free advice there',
  not: {
    title: 'What to do, and what not to do',
    items: [
      'Don’t move out because of a notice alone, and don’t sign anything yet.',
      'Only a tribunal or a court can make you leave. Nobody may change the locks because of a notice.',
      'Keep paying the rent, and keep each receipt.',
      'Open every letter. If there is a hearing, go to it, and ask for an interpreter early.'
    ]
  },
  line: {
    given: 'you got the notice',
    earliest: 'the earliest day on which it can end',
    out: 'it says to leave by this day'
  },
  counted: {
    title: 'How we counted',
    text: 'At least {least} from {given}, not counting that day: {earliest} is the earliest day.'
  },
  links: {
    eviction: 'Told to leave your rental: what happens next',
    rent: 'If you cannot pay the rent',
    violence: 'If somebody at home hurts or frightens you: each state has ways to end the lease or keep the home'
  },
  calendar: {
    out: 'The day on my notice to leave. I do not have to go because of a notice alone.',
    earliest: 'The earliest day on which my notice to leave can end'
  },
  /** The rules of a state as a list, for readers without JavaScript. */
  rules: {
    since: 'Since {date}, a reason from the law is needed.',
    endOfTerm: 'The end of the fixed term alone is not such a reason.',
    agreements: {
      'fixed-term-short': 'lease of six months or less',
      'fixed-term-long': 'longer lease',
      periodic: 'no end date'
    },
    ofTerm: 'lease with an end date',
    reasons: {
      'rent-arrears': 'Unpaid rent',
      'end-of-fixed-term': 'End of the fixed term',
      'other-reason': 'Another reason',
      'no-reason': 'No reason'
    },
    or: ' or ',
    row: '{reasons} ({agreements}): at least {length}.',
    rowOfAll: '{reasons}: at least {length}.',
    behind: 'Only once the rent is {behind} behind.',
    none: 'We have no checked rule on how long the notice must be. Call the number below.',
    others: 'For any other notice, call the number below.'
  },
  examples: {
    'too-short': 'New South Wales, a lease of six months, another reason; notice on {given} to leave by {out}',
    'no-ground': 'Victoria, no reason; notice on {given} to leave by {out}',
    'not-sourced': 'South Australia, the owner sells; notice on {given} to leave by {out}'
  }
}

export type ToldToLeaveWords = Widen<typeof toldToLeaveWords>
