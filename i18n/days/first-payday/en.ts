import type { Widen } from '../../en.ts'

const NO_YES = { no: 'No', yes: 'Yes' }

/** Messages of “When will I be paid?”, English. Questions about a payout are those of the calculators. */
export const firstPaydayWords = {
  names: 'When will I be paid? / 什么时候能领到钱？',
  start: 'Give your last day of work, or the day you claim. Your days then show here on one line.',
  next: 'Claim now, even if you expect a wait and even if a paper is missing. Agree to your Job Plan, then report on the day your account shows.',
  headline: {
    lead: 'You are paid for the days from about',
    money: 'The first payment comes on about {from}.',
    moneyBetween: 'The first payment comes between about {from} and {to}.',
    none: 'We can’t give you a day',
    refused: 'Your visa does not allow this payment yet. Read below what it needs.',
    open: 'An answer is missing, or somebody has to decide. Read below which.'
  },
  scale: {
    title: 'Your waits, drawn to scale',
    caption: 'From {from} to {to}. The longer the bar, the longer the wait.',
    beforeClaim: 'From the last day of work to the claim',
    paid: 'Paid days up to the first report',
    money: 'From the first report to the first money',
    together:
      'This wait starts the day after work ends, or on the day you get the money. It runs at the same time as the other waits.',
    alone: 'Counts from the end of work or from the claim.',
    after: 'Comes after the other waits.',
    part: 'You get part of the payment in this time, so it delays nothing.',
    open: 'How long it is depends on an answer that is missing.'
  },
  waits: {
    ordinary: 'The ordinary week',
    'liquid-assets': 'Wait because of savings',
    'income-maintenance': 'Leave, notice or redundancy pay counts as pay',
    'newly-arrived': 'Wait for new residents'
  },
  oneDay: '1 day',
  days: '{count} days',
  oneWeek: '1 week',
  weeks: '{count} weeks',
  moments: {
    lastDay: 'Last day of work',
    claim: 'Claim',
    ends: '{wait}: last day',
    paid: 'First day you are paid for',
    report: 'First report, about',
    money: 'First money, about',
    moneyLast: 'If the claim takes its usual time, first money by about this day'
  },
  table: { title: 'The same as a table', between: '{from} to {until}' },
  shorter: {
    title: 'What could bring it forward',
    none: 'We know of nothing that brings this day forward.',
    saves: '{days} earlier',
    'claim-on-last-day':
      'Claiming on the last day of work. You are not paid for later days before the claim, unless another wait runs anyway.',
    transfer: 'Moving from another payment.',
    'partner-died': 'A claim soon after your partner’s death.',
    'severe-hardship-and-crisis':
      'Little money left after a crisis in the last weeks: violence, prison, a lost home, or costs you could not avoid. Ask for the ordinary week to be dropped.',
    'severe-hardship-and-costs':
      'Little money left after costs you could not avoid. Keep the receipts and ask for the wait to be cut.',
    'served-in-last-12-months': 'You already served this wait in the last year. Say so.'
  },
  missing: {
    title: 'What is missing',
    'work.paidOut': 'What the employer paid out, and the usual pay.',
    'work.lastDay': 'Your last day of work.',
    'residence.since': 'Your first day in Australia with this right to stay.',
    other: 'An answer that only Centrelink can settle.'
  },
  working: 'How the waits were worked out',
  residence: 'Your right to the payment',
  reports: 'About reports and paydays',
  reportsWhy:
    'Your account shows your own reporting days. You report on the last day of the first two weeks and are paid on a working day after that, once the claim is decided.',
  holiday: {
    near: 'A public holiday is near your first report. You may have to report some days earlier. Follow the day in your account and its messages.',
    page: 'What a holiday changes'
  },
  calendar: {
    claim: 'Send in the Centrelink claim',
    paid: 'Paid from about today',
    report: 'First report to Centrelink, about',
    money: 'First Centrelink payment, about'
  },
  questions: {
    claimed: {
      label: 'Which payment will you claim?',
      help: 'JobSeeker is for adults looking for work, Youth Allowance for younger people. “What can I get?” tells you which one fits.',
      options: {
        jobseeker: 'JobSeeker Payment',
        'youth-allowance-jobseeker': 'Youth Allowance, looking for work',
        'parenting-payment': 'Parenting Payment',
        'youth-allowance-student': 'Youth Allowance, student or apprentice',
        austudy: 'Austudy'
      }
    },
    'last-day': {
      label: 'Your last day of work',
      help: 'It can be a day in the future. Leave it empty if there was no job.'
    },
    'claim-on': {
      label: 'The day you claim',
      help: 'The day you send in the claim. If you leave it empty, we count from today.'
    },
    savings: {
      label: 'Money you can get to',
      help: 'In the bank, cash, shares, and what an employer still owes you. With a partner, add up both.'
    },
    'has-partner': { label: 'Do you have a partner?', options: NO_YES },
    'has-children': { label: 'Do you have dependent children?', options: NO_YES },
    standing: {
      label: 'Your citizenship or visa',
      options: {
        citizen: 'Australian citizen',
        permanent: 'Permanent visa',
        refugee: 'Refugee or humanitarian visa, permanent',
        'visa-309-820': 'Partner visa, temporary (309 or 820)',
        scv: 'New Zealand citizen',
        'protected-scv': 'New Zealand citizen, here in 2001 (protected)',
        'visa-humanitarian-temporary': 'Temporary humanitarian or protection visa',
        'visa-other': 'Another temporary visa'
      }
    },
    'resident-since': {
      label: 'Your first day in Australia with this right to stay',
      help: 'A rough day is enough. On a partner visa, after you applied for it.'
    },
    'refugee-family': {
      label: 'Were you a refugee’s partner or dependent child when that person became a refugee, and are you still?',
      help: 'If so, the wait for new residents does not apply.',
      options: NO_YES
    },
    assurance: {
      label: 'Did somebody sign an Assurance of Support for your visa?',
      help: 'Whoever signed has promised support, and may have to pay back what Centrelink pays.',
      options: NO_YES
    },
    'lone-parent-at-start': {
      label: 'On your first day as a resident, were you a parent without a partner?',
      help: 'A parent who became single later does not wait for some payments.',
      options: { yes: 'Yes', no: 'No' }
    },
    'ten-years-here': { label: 'Have you lived in Australia for ten years without a break?', options: NO_YES },
    'on-payment': {
      label: 'Do you get another Centrelink payment to live on now?',
      help: 'Such as Parenting Payment or a pension. There is no wait when you move from one to another.',
      options: NO_YES
    }
  },
  examples: {
    'nothing-saved': 'Last day of work {last-day}, claimed the same day, nothing saved and nothing paid out',
    redundant:
      'Last day of work {last-day}, redundancy pay of {paid-redundancy}, leave of {paid-annual}, savings of {savings}',
    parent: 'Single parent, last day of work {last-day}, claims Parenting Payment, savings of {savings}'
  }
}

export type FirstPaydayWords = Widen<typeof firstPaydayWords>
