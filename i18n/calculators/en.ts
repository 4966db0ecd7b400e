import { dayWords, linkWords, typedErrors, typedPeriods, typedUnits } from '../typed/en.ts'
import { findings, limits, reasons } from './findings/en.ts'
import { questions } from './questions/en.ts'
import { how, results, steps } from './working/en.ts'

/**
 * Messages of the calculators, English. This file is the type: `zh.ts` must match it
 * key for key. `{name}` is filled from the terms of a result.
 * The build hands each page its own language, so no reader fetches both.
 */
export const calculatorWords = {
  form: {
    title: 'Your situation',
    private: 'Nothing you type leaves this page.',
    rare: 'More questions, only for some people',
    optional: 'You can leave this empty.',
    moneyBefore: '$',
    moneyAfter: '',
    submit: 'Show my answer',
    yours: 'Your answers: {answers}',
    change: 'Change your answers',
    noScript:
      'This calculator needs JavaScript. If you do not have it, use the examples below and the rates on this page.',
    failed:
      'The calculator did not load. Check your internet connection and load this page again, or use the examples below.',
    ratesFrom: 'Which day’s rates should we use?',
    ratesHelp: 'Choose an earlier date to see what you would have got then.',
    now: 'today ({date})',
    today: 'today',
    dayNotHeld: 'The link asks for the rates of {date}. We do not have those rates, so we used today’s rates.',
    dayUnreadable: 'We cannot read the date in the link, so we used today’s rates.',
    conversion: '{amount} {period} is the same as {fortnight} a fortnight.',
    howOften: 'How often: {question}',
    chosen: '{count} chosen'
  },
  periods: { fortnight: 'a fortnight', week: 'a week', year: 'a year', hour: 'an hour', once: 'in all' },
  typed: { periods: typedPeriods, units: typedUnits, link: linkWords, day: dayWords },
  errors: {
    title: 'Please check these answers',
    'not-a-number': 'Enter an amount in numbers, such as 480 or 480.50.',
    empty: 'Enter a number. If you have none, enter 0.',
    negative: 'Enter an amount of 0 or more, without a minus sign.',
    'too-large': 'This amount is too large. Check the number of zeros.',
    ...typedErrors,
    'not-whole': 'Enter a whole number, such as 30.',
    'not-number': 'Enter a number, such as 17.5.',
    'above-most': 'Enter {most} or less.',
    'above-whole': 'This is part of the amount above, so it cannot be more than that amount.',
    'out-of-range': 'Enter a number from {least} to {most}.',
    'not-chosen': 'Choose an answer.',
    'no-day': 'Enter the date.',
    'not-a-day': 'Enter a real date with day, month and year, such as 27/3/2026.',
    'day-out-of-range': 'Enter a date from {least} to {most}.',
    'day-before': 'This date cannot be earlier than your answer to “{other}”.'
  },
  answer: {
    title: 'Your answer',
    /** On a phone, while the form is filled. */
    sum: 'About {amount} · See how',
    example: 'This is an example until you answer',
    fix: 'Correct the answers we marked, and your result will show here.',
    failed:
      'Something went wrong on our side, so we cannot work this out. Your answers are still here. Change an answer and try again, or call one of the numbers below and ask.',
    notHeld: 'We do not have all the rates for your answers on that date. Choose a later date.',
    tooOld:
      'Some rates for your answers were due to change on {date}. We do not have the new rates yet, so we cannot work this out.',
    missing: 'We do not have all the rates for your answers on that date. Call one of the numbers below and ask.',
    official: 'You can read the new rates on the official page: ',
    wrongClock:
      'This device says that today is {device}, which cannot be right. We used {date} instead. Correct the date in the settings of the device, then load this page again.',
    week: '{amount} a week',
    year: '{amount} a year, if nothing changes',
    withPay: 'and together with your pay, you have {amount}',
    status: '{title}: {amount}.',
    statusNone: 'We cannot work this out from your answers.',
    statusErrors: 'Please check some of your answers.',
    none: 'We cannot work this out',
    noneWhy: 'We only show an amount if we are sure of it.',
    working: 'How we worked it out',
    total: 'Total',
    totalFortnight: 'Total a fortnight',
    other: '{title}: {amount}',
    from: 'In force since {date}.',
    seen: 'In force since {date} or earlier.',
    alsoSay: 'What else to know',
    changes: 'What could change this amount',
    nextRates: 'The rates next change on {date}.',
    older: 'These are the rates in force on {date}. Some have changed since then.',
    useToday: 'Use today’s rates',
    limits: 'What we did not count',
    next: 'What to do next',
    call: 'Who to call',
    figuresOn: 'We used the rates in force on {date}.',
    weeks: '{count} weeks',
    days: '{count} days'
  },
  actions: {
    title: 'Keep this answer',
    copy: 'Copy link',
    copied: 'Link copied. Your answers and the date of the rates are part of the link.',
    print: 'Print',
    clear: 'Clear all answers',
    cleared: 'All answers cleared.'
  },
  earnings: {
    title: 'If I earn more',
    kept: 'If you earn {pay} a fortnight, you keep {kept} of each extra dollar, before tax.',
    keptFirst:
      'You have no pay now. At first, for each dollar you earn before tax, you would keep {kept}. The table shows how this changes as you earn more.',
    cutOut: 'Your payment goes down to zero when you earn {pay} a fortnight.',
    chart:
      'The chart shows your payment, your pay, and both together as your pay goes up. The table below has the same numbers.',
    unit: '$ a fortnight',
    payment: 'payment',
    payLine: 'pay',
    together: 'pay + payment',
    you: 'you: {pay}',
    youKeep: 'you keep {kept} of your next dollar',
    cutOutMark: 'no payment from {pay}',
    table: 'Show this as a table',
    pay: 'Your pay',
    thePayment: 'Payment',
    sum: 'Together',
    keptColumn: 'How much you keep of your next dollar',
    yourRow: 'your pay',
    cutOutRow: 'From here you get no payment',
    fortnight: 'All amounts are for a fortnight, before tax.',
    shift: 'What if I take a shift?',
    shiftLabel: 'How much extra would you earn in the fortnight, before tax?',
    now: 'Now',
    then: 'With the shift',
    difference: 'Difference',
    better: 'You would have {amount} more in the fortnight, before tax.',
    none: 'With these answers there is no payment, so there is no chart.',
    chartFailed: 'The chart did not load. The table below has the same numbers.'
  },
  examples: {
    title: 'Examples',
    lead: 'We worked out these examples with this calculator, using the rates in force on {date}.',
    names: {
      'no-work': 'You are 30 and single, with no children, no work and no rent',
      'casual-renter': 'You are 30 and single, earn {pay} a fortnight and pay {rent} rent a week',
      couple: 'You have a partner. You earn {pay} a fortnight and your partner earns {partner-pay}',
      'single-parent': 'You are the single main carer of a child aged 15, and earn {pay} a fortnight',
      alone: 'You are single on JobSeeker, live alone and pay {rent} rent a week',
      sharer: 'You are single on JobSeeker, share a house and pay {rent} rent a week',
      'renting-couple': 'You are a couple without children, and pay {rent} rent a week together',
      'renting-family':
        'You are a couple with two children, and get more than the base rate of Family Tax Benefit. You pay {rent} rent a week',
      'student-home': 'You are 20, studying and living with your parents. Their income is low, and you have no job',
      'student-parents':
        'You are 20, studying and living at home. Your parents earn {parents-income} a year, and you earn {pay} a fortnight',
      'student-away': 'You are 20, an independent student, living away from home and paying {rent} rent a week',
      'young-job-seeker':
        'You are 19, looking for work and living at home. Your parents’ income is low, and you earn {pay} a fortnight',
      'full-time': 'A full-time adult worker on the minimum wage, through Workforce Australia',
      'part-time': 'A worker on the entry-level award wage for 25 hours a week, through Workforce Australia',
      'family-member': 'The worker is a member of your family'
    }
  },
  print: {
    answers: 'Answers',
    names: 'In English and Chinese: ',
    printed: 'Foothold gives general information. The agency that pays the money decides how much you get.'
  },
  calculators: {
    jobseeker: {
      headline: 'Centrelink would pay you about',
      names: 'JobSeeker Payment / 求职者津贴',
      changes: [
        'You or your partner earn more or less in a fortnight.',
        'A partner moves in or out, or a child comes into or leaves your care.',
        'Your rent or address changes.',
        'Your savings and other assets go above the limit.'
      ],
      next: 'Every fortnight, report what you were paid, even if you were paid nothing. If you are paid a very different amount, ask Centrelink how it worked out your payment.'
    },
    'rent-assistance': {
      headline: 'Rent Assistance could add about',
      names: 'Rent Assistance / 租房援助',
      changes: [
        'Your rent, address or housemates change.',
        'A partner moves in or out, or a child comes into or leaves your care.',
        'Your income goes up. This lowers the payment that Rent Assistance is paid with.'
      ],
      next: 'Tell Centrelink your rent and address. You do not need a separate claim for Rent Assistance. Keep your lease. If you do not have one, ask Centrelink for a Rent Certificate.'
    },
    'youth-allowance': {
      headline: 'Centrelink would pay you about',
      names: 'Youth Allowance / 青年津贴',
      changes: [
        'Your income in a fortnight changes, or your parents’ income in a tax year changes.',
        'You have a birthday that changes your rate or the rules, such as your 18th or 22nd.',
        'You move out or back home, or your study or work changes.'
      ],
      next: 'Claim through myGov. If you already get this payment, report your income every fortnight. If you are not safe at home, ask Centrelink for a social worker.'
    },
    'wage-subsidy': {
      headline: 'You could get up to',
      names: 'Wage subsidy / 工资补贴',
      changes: [
        'The provider agrees to pay a different amount.',
        'The worker’s hours or pay change.',
        'Wage and super rates change.'
      ],
      next: 'Before the worker starts, call the employer hotline below or the worker’s provider, and ask if you can get a subsidy for this job.'
    }
  },
  results,
  steps,
  how,
  findings,
  reasons,
  limits,
  questions
}
