import type { Widen } from '../../en.ts'

/** Messages of “Is my notice to leave long enough?”, English. */
export const toldToLeaveWords = {
  names: 'Is my notice to leave long enough? / 房东要我搬，时间够不够？',
  start:
    'Choose your state to see who gives free advice there. If you answer the other questions, we also check if the notice is long enough.',
  next: 'Call the tenancy service today and read the notice out. If you owe rent, pay what you can and offer a payment plan you can keep to. Keep the notice, the lease and all messages.',
  state: { label: 'Which state or territory is your home in?', none: 'Choose one' },
  agreement: {
    label: 'Does your lease have an end date?',
    help: 'If that day has passed and you still live there, usually choose No.',
    options: {
      'fixed-term-short': 'Yes, for six months or less',
      'fixed-term-long': 'Yes, for more than six months',
      periodic: 'No'
    }
  },
  reason: {
    label: 'What reason does the notice give?',
    options: {
      'rent-arrears': 'You owe rent',
      'end-of-fixed-term': 'The lease is ending',
      sold: 'The home is sold and must be empty',
      'to-sell': 'The owner plans to sell',
      'owner-use': 'The owner moves in, or will build',
      'other-reason': 'Another reason',
      'no-reason': 'No reason'
    }
  },
  behind: {
    label: 'How many days late was the rent when you got the notice?',
    help: 'If you do not know, leave this empty.'
  },
  given: { label: 'On what day did you get the notice?', help: 'If it came by mail, it may count from a later day.' },
  out: { label: 'By what day does the notice tell you to leave?' },
  verdict: {
    none: {
      main: 'Call for free advice first',
      detail: 'If you answer the other questions, we check if the notice is long enough.'
    },
    'long-enough': {
      main: 'The notice is long enough',
      detail:
        'The notice gives you {days}. The minimum is {least}. You still do not have to leave because of a notice alone.'
    },
    'too-short': {
      main: 'The notice is too short',
      detail:
        'The notice gives you {days}, but the minimum is {least}. It cannot ask you to leave before {earliest}. Do not move out because of this notice. Ask the tenancy service below for help.'
    },
    'no-ground': {
      main: 'The law does not allow a notice without a reason',
      detail:
        'Since {since}, a landlord in this state must have a reason that the law allows, and this notice does not give one. Do not move out because of this notice. Ask the tenancy service below for help.'
    },
    'not-sourced': {
      main: 'We could not confirm the rule for this notice',
      detail: 'The notice may be right or wrong. Ask the tenancy service in your state before you do anything.'
    }
  },
  /** How late rent must be: as many days, or more. */
  late: { least: '{days}', more: 'more than {days}' },
  tooEarly: 'The notice also came too early. Your landlord can only give it once the rent is {behind} late.',
  endsLater:
    'If your lease ends later than the day on the notice, ask the tenancy service if you can stay until your lease ends.',
  help: 'Free advice in your state',
  not: {
    title: 'What to do, and what not to do',
    items: [
      'Do not move out because of a notice alone, and do not sign anything yet.',
      'For most renters, only a tribunal or court can make you leave. Your landlord cannot change the locks because of a notice.',
      'Keep paying rent, and keep every receipt.',
      'Open every letter. If there is a hearing, go to it. If you need an interpreter there, ask the tribunal early.'
    ]
  },
  line: {
    given: 'You got the notice',
    earliest: 'The earliest day the notice can ask you to leave',
    out: 'The notice tells you to leave by this day'
  },
  counted: {
    title: 'How we counted',
    text: 'The minimum is {least}. We count from the day after {given}, so the notice cannot ask you to leave before {earliest}.'
  },
  links: {
    eviction: 'What happens if your landlord tells you to leave',
    rent: 'If you cannot pay the rent',
    violence: 'How to leave or keep your rental if someone at home hurts or scares you'
  },
  calendar: {
    out: 'My notice tells me to leave by today. I do not have to leave because of a notice alone.',
    earliest: 'My notice could not ask me to leave before today. Only a tribunal or a court can make me leave.'
  },
  /** The rules of a state as a list, for readers without JavaScript. */
  rules: {
    since: 'Since {date}, your landlord must have a reason that the law allows.',
    endOfTerm: 'The end of the lease alone is not a reason to make you leave.',
    agreements: {
      'fixed-term-short': 'your lease is for six months or less',
      'fixed-term-long': 'your lease is for more than six months',
      periodic: 'your lease has no end date'
    },
    ofTerm: 'your lease has an end date',
    reasons: {
      'rent-arrears': 'you owe rent',
      'end-of-fixed-term': 'the notice says that your lease is ending',
      sold: 'the home is sold and must be empty',
      'to-sell': 'the owner plans to sell',
      'owner-use': 'the owner is moving in or plans building work',
      'other-reason': 'the notice gives another reason',
      'no-reason': 'the notice gives no reason'
    },
    or: ', or ',
    row: 'If {agreements} and {reasons}, the notice must give you at least {length}.',
    rowOfLengths: 'If {reasons}, the notice must give you at least {lengths}.',
    lengthIf: '{length} if {agreements}',
    andLength: '. The notice must give you at least ',
    rowOfAll: 'If {reasons}, the notice must give you at least {length}.',
    behind: 'Your landlord can give this notice only once the rent is {behind} late.',
    rowOfBehind: 'If {reasons}, your landlord can give a notice only once the rent is {behind} late.',
    none: 'Ask the service below how long the notice must be.',
    others: 'If you got any other notice, ask the service below how long it must be.'
  },
  examples: {
    'too-short':
      'You rent in New South Wales with a six-month lease, and the owner plans to sell. On {given} you got a notice to leave by {out}',
    'no-ground': 'You rent in Victoria. On {given} you got a notice to leave by {out} that gives no reason',
    'not-sourced':
      'You rent in South Australia, and the notice says that you broke a rule of the lease. On {given} you got a notice to leave by {out}'
  }
}

export type ToldToLeaveWords = Widen<typeof toldToLeaveWords>
