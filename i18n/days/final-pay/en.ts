import type { Widen } from '../../en.ts'

const NO_YES = { no: 'No', yes: 'Yes' }

/** Messages of “What am I owed at the end of a job?”, English. */
export const finalPayWords = {
  names: 'What am I owed at the end of a job? / 离职时该拿多少？',
  start:
    'Give the days, your pay and why the job ends. What the law sets then shows here, part by part, and who must pay by when.',
  next: 'Compare this with your final pay slip. If something is missing, write to the employer, name the amount, and keep a copy. Then call the Fair Work Ombudsman.',
  headline: {
    lead: 'On top of wages for the days you work, the law sets at least',
    detail: 'Before tax: {parts}.',
    none: 'Wages for the days you work',
    noneWhy: 'On these answers the law sets no notice pay, redundancy pay or leave on top.',
    leave: 'leave {amount}',
    notice: 'pay in place of notice {amount}',
    redundancy: 'redundancy pay {amount}',
    and: ', '
  },
  service: {
    title: 'How long you worked, and your age',
    atNotice: 'At the end of the day of notice, {date}',
    atEnd: 'At the end of the last day, {date}',
    length: '{years} years and {months} months, and {days} days',
    age: 'age {age}',
    taxAge: 'Age on the last day of the tax year of the payment, which decides the tax: {age}'
  },
  leave: {
    title: 'Unused annual leave: {amount}',
    hours: '{hours} hours of {week} hours a week, at {pay} a week',
    casual: 'Casual workers have no annual leave to be paid out.',
    notGiven: 'You gave no hours of leave. Look at your last pay slip: unused annual leave is always paid out.'
  },
  unworked: '{amount} of the notice is for time after your last day: that part is paid out.',
  mayBeMore:
    'An award, agreement or contract may give more than this, never less. Look up yours, or ask the Fair Work Ombudsman.',
  tax: 'Tax',
  guarantee: {
    title: 'If the employer cannot pay: the Fair Entitlements Guarantee',
    lead: 'The government pays at most this much of what the employer owes:',
    wages: 'Wages',
    notice: 'Notice',
    redundancy: 'Redundancy pay',
    cap: 'At most {amount} of a week’s pay counts.',
    noCap: 'We do not have the limit on a week’s pay for that day, so there is no amount. Call the hotline.',
    leave: 'Annual and long service leave are covered too. Super is not: report it to the tax office.',
    late: 'The job ended too long before the insolvency to be covered, unless it ended because of it. Call the hotline.'
  },
  days: 'By when',
  carry: {
    title: 'When would Centrelink pay you?',
    lead: 'Leave, notice and redundancy pay can count as if your pay went on.',
    link: 'See your days with these answers'
  },
  questions: {
    reason: {
      label: 'Why does the job end?',
      options: {
        redundancy: 'Redundancy: the job is gone',
        dismissal: 'Dismissed for another reason',
        resignation: 'I resigned',
        'contract-ended': 'A contract for a fixed time, task or season ended',
        'serious-misconduct': 'Dismissed for serious misconduct'
      }
    },
    started: { label: 'Your first day in this job', help: 'With this employer, without a break.' },
    'notice-on': {
      label: 'The day you were given notice',
      help: 'The day you were told in writing. If you leave it empty, we use the last day.'
    },
    'last-day': { label: 'Your last day of work' },
    born: { label: 'Your date of birth', help: 'Notice and tax depend on age. It stays on this page.' },
    'base-pay': {
      label: 'Your base pay, before tax',
      help: 'For your ordinary hours, without overtime, extra rates and allowances.'
    },
    'was-casual': {
      label: 'Were you casual?',
      help: 'A casual worker gets a loading in place of leave.',
      options: NO_YES
    },
    'leave-hours': {
      label: 'Hours of annual leave you did not take',
      help: 'Your last pay slip shows the balance. Add what built up since.'
    },
    'week-hours': { label: 'Your ordinary hours a week' },
    employees: {
      label: 'How many people work for the employer?',
      help: 'A small business may owe no redundancy pay. Related companies count together. Leave it empty if you do not know.'
    },
    award: {
      label: 'Does an award or agreement cover your job?',
      help: 'Most jobs have one. It may give more than the law.',
      options: { unknown: 'I do not know', yes: 'Yes', no: 'No' }
    },
    insolvent: { label: 'Is the employer in liquidation or bankrupt?', options: NO_YES },
    'insolvent-on': { label: 'The day of the liquidation or bankruptcy', help: 'The liquidator’s letter gives it.' },
    'unpaid-weeks': { label: 'Weeks of wages that were not paid' },
    'still-done': {
      label: 'Will somebody still do your job?',
      help: 'A redundancy is genuine only if nobody does the job any more. The tax depends on it.',
      options: { no: 'No', yes: 'Yes' }
    },
    training: {
      label: 'Was it an apprenticeship or traineeship?',
      options: { apprentice: 'Apprenticeship', trainee: 'Traineeship, only for the time of the training' }
    },
    'redundancy-paid': {
      label: 'Redundancy pay the employer offers, before tax',
      help: 'If it is more than the law sets. The tax is worked out from it.'
    },
    'paid-on': { label: 'The day the final pay is paid', help: 'If you leave it empty, we use the last day.' },
    state: { label: 'Which state or territory?', help: 'Its public holidays count.', none: 'I’d rather not say' }
  },
  examples: {
    redundant: 'Made redundant after a little more than five years, at {base-pay} a week, with some leave left',
    resigned: 'Resigned after two years, at {base-pay} a week, with some leave left',
    insolvent: 'The employer went into liquidation, at {base-pay} a week, three weeks of wages not paid'
  }
}

export type FinalPayWords = Widen<typeof finalPayWords>
