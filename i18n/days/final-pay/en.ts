import type { Widen } from '../../en.ts'

const NO_YES = { no: 'No', yes: 'Yes' }

/** Messages of “What am I owed at the end of a job?”, English. */
export const finalPayWords = {
  names: 'What am I owed at the end of a job? / 离职时该拿多少？',
  start:
    'Enter the dates, your pay and why your job is ending. We then show the minimum the law says you must be paid, and the deadlines.',
  next: 'Compare this with your final pay slip. If something is missing, write to your employer, say how much, and keep a copy. If your employer does not pay, call the Fair Work Ombudsman.',
  headline: {
    lead: 'On top of your wages, your employer owes you at least',
    detail: 'This amount is before tax, and without leave loading or long service leave. It includes {parts}.',
    none: 'Your employer must pay your wages',
    noneWhy:
      'Based on your answers, the law does not give you notice pay, redundancy pay or leave on top of your wages.',
    leave: '{amount} for leave',
    notice: '{amount} instead of notice',
    redundancy: '{amount} redundancy pay',
    and: ' and '
  },
  service: {
    title: 'How long you worked there, and your age',
    atNotice: 'On the day you got notice ({date}), you are {age} and have been in this job for {length}.',
    atEnd: 'On your last day ({date}), you are {age} and have been in this job for {length}.',
    taxAge: 'Your tax depends on your age at the end of the tax year in which you are paid. On that day, you are {age}.'
  },
  leave: {
    title: 'Unused annual leave: {amount}',
    hours: 'You have {hours} hours of leave left. You work {week} hours a week and earn {pay} a week.',
    casual: 'Casual workers do not get annual leave, so there is none to pay out.',
    notGiven:
      'You did not enter any hours of leave. Check the hours on your last pay slip. Unused annual leave is always paid out.'
  },
  noticeOwed: 'Notice pay still owed to you: {amount}',
  unworked:
    'You work part of your notice, and get your usual wages for that part. For the other part, your employer must pay you {amount}.',
  worked: 'You work your whole notice period and get your usual wages for it, so notice pay is not in the total.',
  mayBeMore:
    'Your award, agreement or contract may give you more than this, but never less. Check which one covers you, or ask the Fair Work Ombudsman.',
  tax: 'Tax',
  guarantee: {
    title: 'If your employer cannot pay you',
    lead: 'You can claim the Fair Entitlements Guarantee (FEG). The government can pay up to this much of what your employer owes you:',
    wages: 'Wages',
    notice: 'Notice',
    redundancy: 'Redundancy pay',
    cap: 'FEG counts up to {amount} of your weekly pay.',
    noCap:
      'FEG has a limit on weekly pay. We do not have the limit for that date, so we show no amount. Call the FEG hotline and ask.',
    leave:
      'FEG also covers annual and long service leave. It does not cover super. Report unpaid super to the tax office.',
    late: 'Your job ended a long time before your employer became insolvent. FEG covers you only if your job ended because of the insolvency. Call the FEG hotline and ask.'
  },
  days: 'Deadlines',
  carry: {
    title: 'When would Centrelink pay you?',
    lead: 'Centrelink can treat leave, notice and redundancy pay as if you were still being paid.',
    link: 'See when you could be paid, with these answers'
  },
  questions: {
    reason: {
      label: 'Why is your job ending?',
      options: {
        redundancy: 'Redundancy (the job is no longer needed)',
        dismissal: 'I was dismissed for another reason',
        resignation: 'I resigned',
        'contract-ended': 'My contract for a fixed time, task or season ended',
        'serious-misconduct': 'I was dismissed for serious misconduct'
      }
    },
    started: {
      label: 'What was your first day in this job?',
      help: 'Enter the first day of your current job with this employer. If you left and came back, enter the day you came back.'
    },
    'notice-on': {
      label: 'On what day did you get notice?',
      help: 'This is the day you were told in writing. If you leave it empty, we use your last day.'
    },
    'last-day': { label: 'What is your last day of work?' },
    born: {
      label: 'What is your date of birth?',
      help: 'Your age changes how much notice you get and how much tax you pay. Your date of birth stays on this page.'
    },
    'base-pay': {
      label: 'What is your base pay, before tax?',
      help: 'Use the pay for your ordinary hours. Do not add overtime, penalty rates or allowances.'
    },
    'was-casual': {
      label: 'Were you a casual worker?',
      help: 'Casual workers get a higher hourly rate (casual loading) instead of paid leave.',
      options: NO_YES
    },
    'leave-hours': {
      label: 'How many hours of annual leave do you have left?',
      help: 'Your last pay slip shows your leave balance. Add the hours you earned since then.'
    },
    'week-hours': { label: 'How many hours a week do you usually work?' },
    employees: {
      label: 'How many people work for your employer?',
      help: 'A small business may not have to pay redundancy pay. Count the people in related companies too. If you do not know, leave this empty.'
    },
    award: {
      label: 'Does an award or agreement cover your job?',
      help: 'Most jobs have an award or agreement. It may give you more than the law does.',
      options: { unknown: 'I do not know', yes: 'Yes', no: 'No' }
    },
    insolvent: { label: 'Is your employer bankrupt or in liquidation?', options: NO_YES },
    'insolvent-on': {
      label: 'On what day did the bankruptcy or liquidation begin?',
      help: 'The date is in the letter from the liquidator.'
    },
    'unpaid-weeks': { label: 'How many weeks of wages are you owed?' },
    'still-done': {
      label: 'Will someone else do your job after you leave?',
      help: 'If nobody will, it may be a “genuine redundancy”, and you pay less tax.',
      options: { no: 'No', yes: 'Yes' }
    },
    training: {
      label: 'Was the job an apprenticeship or traineeship? If not, leave this empty.',
      options: { apprentice: 'Apprenticeship', trainee: 'Traineeship that ends with the training' }
    },
    'redundancy-paid': {
      label: 'How much redundancy pay does your employer offer, before tax?',
      help: 'Enter an amount if your employer offers more than the law requires. We work out the tax from this amount.'
    },
    'paid-on': {
      label: 'On what day do you get your final pay, or on what day did you get it?',
      help: 'If you leave this empty, we use your last day.'
    },
    state: {
      label: 'Which state or territory do you live in?',
      help: 'We allow for public holidays there.',
      none: 'I’d rather not say'
    }
  },
  examples: {
    redundant: 'You were made redundant after just over five years. You earned {base-pay} a week and have leave left',
    resigned: 'You resigned after two years. You earned {base-pay} a week and have leave left',
    insolvent: 'Your employer went into liquidation. You earned {base-pay} a week, and three weeks of wages are unpaid'
  }
}

export type FinalPayWords = Widen<typeof finalPayWords>
