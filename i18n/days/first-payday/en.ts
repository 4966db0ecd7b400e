import type { Widen } from '../../en.ts'

const NO_YES = { no: 'No', yes: 'Yes' }

/** Messages of “When will I be paid?”, English. Questions about a payout are those of the calculators. */
export const firstPaydayWords = {
  names: 'When will I be paid? / 什么时候能领到钱？',
  start: 'Enter your last day of work, or the day you claim. We then show when your first payment could come.',
  next: 'Claim now, even if there is a wait and even if a document is missing. Then agree to your Job Plan, and report on the day your account shows.',
  headline: {
    lead: 'Your first payment should arrive around',
    covers: 'This payment covers the days from about {start}.',
    coversLater:
      'If Centrelink takes the usual time to decide, the money arrives by about {to}. It covers the days from about {start}.',
    none: 'We cannot work out a date',
    refused: 'You cannot get this payment on your visa yet. Below we say what you need.',
    open: 'An answer is missing, or Centrelink has to decide something. Below we say what is missing.'
  },
  scale: {
    title: 'How long each wait is',
    caption: 'From {from} to {to}. A longer bar means a longer wait.',
    beforeClaim: 'From the last day of work to the claim',
    paid: 'From the first day you are paid for to your first report',
    money: 'From your first report to your first payment',
    /** Only waits that run at the same time as others. */
    starts: {
      'liquid-assets': 'This wait starts the day after your work or study ends.',
      'income-maintenance':
        'You wait because you got leave, notice or redundancy pay. The wait starts on the day you get the money, or with your savings wait if you have one.',
      'newly-arrived': 'This wait starts on your first day in Australia as a resident.',
      ordinary: ''
    },
    together: 'It runs at the same time as your other waits, except the one-week wait.',
    after: 'The one-week wait starts when your other waits end.',
    part: 'You get part of your payment during this wait, so the wait does not delay your first payment.',
    open: 'Answer the missing question, and we can say how long this wait is.'
  },
  waits: {
    ordinary: 'One-week wait',
    'liquid-assets': 'Savings wait',
    'income-maintenance': 'Payout wait',
    'newly-arrived': 'Wait for new residents'
  },
  oneDay: '1 day',
  days: '{count} days',
  oneWeek: '1 week',
  weeks: '{count} weeks',
  moments: {
    lastDay: 'Last day of work',
    claim: 'You claim',
    ends: '{wait} ends',
    paid: 'First day you are paid for',
    report: 'First report, about this day',
    money: 'First payment, about this day',
    moneyLast: 'First payment by about this day, if your claim takes the usual time'
  },
  table: { title: 'Show this as a table', between: '{from} to {until}' },
  shorter: {
    title: 'How you could be paid earlier',
    none: 'We know of nothing that would make this date earlier.',
    saves: 'You could be paid {days} earlier.',
    savesOn: '{wait}: you could be paid {days} earlier.',
    'claim-on-last-day':
      'You are not paid for days before you claim, so claim on your last day of work, or today if it has passed.',
    transfer: 'If you already get another Centrelink payment and move to this one, you do not wait.',
    'partner-died': 'If your partner died and you claim soon after, you do not wait.',
    'severe-hardship-and-crisis':
      'Ask Centrelink to skip the one-week wait if you have little money because of violence, leaving prison, losing your home or a cost you could not avoid.',
    'severe-hardship-and-costs':
      'Ask Centrelink to shorten the wait if you have little money left because of costs you could not avoid. Keep the receipts.',
    'served-in-last-12-months': 'If you already had a savings wait in the last 12 months, tell Centrelink.'
  },
  missing: {
    title: 'Answers we still need',
    'work.paidOut': 'How much your employer paid you out, and your usual pay.',
    'work.lastDay': 'Your last day of work.',
    'residence.since': 'Your first day in Australia on this visa or as a citizen.',
    other: 'Centrelink has to decide part of this.'
  },
  working: 'How we worked out your waits',
  residence: 'Whether you can get this payment',
  reports: 'Your reporting days and paydays',
  reportsWhy:
    'Your account shows your reporting days. You first report on the last day of your first two weeks. If your claim has been decided, you are paid on the next working day or soon after.',
  holiday: {
    near: 'There is a public holiday near your first report, so you may have to report a few days earlier. Follow the date in your account and messages.',
    page: 'Reporting and paydays around holidays'
  },
  calendar: {
    claim: 'Submit your Centrelink claim',
    paid: 'Centrelink pays you from around today',
    report: 'Your first report to Centrelink is due around today',
    money: 'Your first Centrelink payment comes around today'
  },
  questions: {
    claimed: {
      label: 'Which payment will you claim?',
      help: 'JobSeeker is for adults who are looking for work. Younger people usually claim Youth Allowance. If you are not sure, use “What can I get?” first.',
      options: {
        jobseeker: 'JobSeeker Payment',
        'youth-allowance-jobseeker': 'Youth Allowance (looking for work)',
        'parenting-payment': 'Parenting Payment',
        'youth-allowance-student': 'Youth Allowance (student or apprentice)',
        austudy: 'Austudy'
      }
    },
    'last-day': {
      label: 'What is your last day of work?',
      help: 'The day can be in the future. If you had no job, leave this empty.'
    },
    'claim-on': {
      label: 'On what day do you claim?',
      help: 'This is the day you submit your claim. If you leave it empty, we count from today.'
    },
    savings: {
      label: 'How much money could you use now?',
      help: 'Count money in the bank, cash, shares and what an employer still owes you. If you have a partner, add their money too.'
    },
    'has-partner': { label: 'Do you have a partner?', options: NO_YES },
    'has-children': { label: 'Do you have dependent children?', options: NO_YES },
    standing: {
      label: 'What is your citizenship or visa?',
      options: {
        citizen: 'Australian citizen',
        permanent: 'Permanent visa',
        refugee: 'Permanent refugee or humanitarian visa',
        'visa-309-820': 'Temporary partner visa (309 or 820)',
        scv: 'New Zealand citizen',
        'protected-scv': 'New Zealand citizen who was here in 2001 (protected)',
        'visa-humanitarian-temporary': 'Temporary humanitarian or protection visa',
        'visa-other': 'Another temporary visa'
      }
    },
    'resident-since': {
      label: 'What was your first day in Australia on this visa or as a citizen?',
      help: 'A rough date is enough. If you have a partner visa, enter your first day here after you applied for it.'
    },
    'refugee-family': {
      label:
        'Are you the partner or dependent child of a refugee, and were you already their partner or child when they became a refugee?',
      help: 'If so, the wait for new residents does not apply to you.',
      options: NO_YES
    },
    assurance: {
      label: 'Did someone sign an Assurance of Support for your visa?',
      help: 'The person who signed promised to support you. They may have to repay what Centrelink pays you.',
      options: NO_YES
    },
    'lone-parent-at-start': {
      label: 'Were you already a single parent on your first day as a resident?',
      help: 'If you became a single parent later, you do not wait for some payments.',
      options: { yes: 'Yes', no: 'No' }
    },
    'ten-years-here': { label: 'Have you lived in Australia for ten years in a row?', options: NO_YES },
    'on-payment': {
      label: 'Do you already get an income support payment from Centrelink?',
      help: 'For example, Parenting Payment or a pension. If you move from one payment to another, there is no wait.',
      options: NO_YES
    }
  },
  examples: {
    'nothing-saved': 'You stopped work on {last-day} and claimed the same day. You have no savings and got no payout',
    redundant:
      'You earned {last-pay} a week and stopped work on {last-day} with {paid-redundancy} redundancy pay and {paid-annual} for leave. You have {savings} in savings',
    parent:
      'You are a single parent and stopped work on {last-day}. You claim Parenting Payment and have {savings} in savings'
  }
}

export type FirstPaydayWords = Widen<typeof firstPaydayWords>
