import { dayWords, linkWords, typedErrors, typedPeriods, typedUnits } from '../typed/en.ts'

const NO_YES = { no: 'No', yes: 'Yes' }

/**
 * Messages of the calculators, English. This file is the type: `zh.ts` must match it
 * key for key. `{name}` is filled from the terms of a result.
 * The build hands each page its own language, so no reader fetches both.
 */
export const calculatorWords = {
  form: {
    title: 'Your situation',
    private: 'Nothing you type leaves this page.',
    whatsThis: 'What’s this?',
    rare: 'More questions, only for some people',
    optional: 'You can leave this empty.',
    moneyBefore: '$',
    moneyAfter: '',
    submit: 'Show my answer',
    yours: 'Your answers: {answers}',
    change: 'Change your answers',
    noScript:
      'This calculator needs JavaScript. If you do not have it, use the examples below and the rates on this page.',
    failed: 'The calculator did not load. Check your internet and load the page again, or use the examples below.',
    ratesFrom: 'Which day’s rates should we use?',
    ratesHelp: 'Choose an earlier date to see what you would have got then.',
    now: 'today ({date})',
    today: 'today',
    dayNotHeld: 'The link asks for the rates of {date}. We do not have those, so we used today’s rates.',
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
    example: 'This is an example. You have not answered yet',
    fix: 'Correct the answers we marked, and your result will show here.',
    failed:
      'Something went wrong on our side, so we cannot work this out. Your answers are still here. Change an answer and try again, or call and ask.',
    notHeld: 'We do not have all the rates for your answers on that date. Choose a later date.',
    tooOld:
      'Some rates for your answers were due to change on {date}. We do not have the new rates yet, so we cannot work this out.',
    missing: 'We do not have all the rates for your answers on that date. Call one of the numbers below and ask.',
    official: 'You can read the new rates on the official page: ',
    wrongClock:
      'This device says that today is {device}, which cannot be right. We used {date} instead. Correct the date in the settings of the device, then load this page again.',
    week: '{amount} a week',
    year: '{amount} a year, if nothing changes',
    withPay: 'Together with your pay, you have {amount}',
    status: '{title}: {amount}.',
    statusNone: 'We cannot work this out from your answers.',
    statusErrors: 'Please check some of your answers.',
    none: 'We cannot work this out',
    noneWhy: 'We only show an amount if we are sure of it.',
    working: 'How we worked it out',
    total: 'Total',
    totalFortnight: 'Total a fortnight',
    other: '{title}: {amount}',
    from: 'This applies from {date}.',
    seen: 'This applied on {date}, and we know of no change since.',
    alsoSay: 'What else to know',
    changes: 'What could change this amount',
    nextRates: 'The rates next change on {date}.',
    older: 'These are the rates of {date}. Some have changed since then.',
    useToday: 'Use today’s rates',
    limits: 'What we did not count',
    next: 'What to do next',
    call: 'Who to call',
    figuresOn: 'We used the rates of {date}.',
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
    keptFirst: 'If you have no pay yet, you keep {kept} of the first dollar you earn, before tax.',
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
    keptColumn: 'What you keep of your next dollar',
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
    lead: 'We worked these out with this calculator, using the rates of {date}.',
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
    printed: 'Foothold gives general information. Centrelink or the provider decides the real amount.'
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
      next: 'Every fortnight, report what you earned, even if it was nothing. If you are paid a very different amount, ask Centrelink how they worked it out.'
    },
    'rent-assistance': {
      headline: 'Rent Assistance could add about',
      names: 'Rent Assistance / 租房援助',
      changes: [
        'Your rent, address or housemates change.',
        'A partner moves in or out, or a child comes into or leaves your care.',
        'Your income goes up. This lowers the payment that Rent Assistance is paid with.'
      ],
      next: 'Tell Centrelink your rent and address. You do not need a separate claim for Rent Assistance. Keep your lease, or ask for a Rent Certificate.'
    },
    'youth-allowance': {
      headline: 'Centrelink would pay you about',
      names: 'Youth Allowance / 青年津贴',
      changes: [
        'Your income in a fortnight changes, or your parents’ income in a tax year changes.',
        'You turn a year older. Some rates and rules depend on your age.',
        'You move out or back home, or your study or work changes.'
      ],
      next: 'Claim through myGov. If you already get paid, report your income. If you are not safe at home, ask for a social worker.'
    },
    'wage-subsidy': {
      headline: 'You could get up to',
      names: 'Wage subsidy / 工资补贴',
      changes: [
        'The provider agrees to a different amount in writing.',
        'The worker’s hours or pay change.',
        'Wage and super rates change.'
      ],
      next: 'Call the employer hotline or the worker’s provider before the worker starts. Get the amount and the dates in writing.'
    }
  },
  results: {
    'jobseeker-payment': 'JobSeeker Payment',
    'youth-allowance': 'Youth Allowance',
    'parenting-payment-single': 'Parenting Payment Single',
    'parenting-payment-partnered': 'Parenting Payment Partnered',
    austudy: 'Austudy',
    'special-benefit': 'Special Benefit',
    'crisis-payment': 'Crisis Payment',
    'rent-assistance': 'Rent Assistance',
    'age-pension': 'Age Pension',
    'disability-support-pension': 'Disability Support Pension',
    'carer-payment': 'Carer Payment',
    'carer-allowance': 'Carer Allowance',
    'carer-supplement': 'Carer Supplement (once a year)',
    'child-disability-assistance': 'Child Disability Assistance (once a year)',
    'assessable-income': 'Income that counts',
    'liquid-assets-waiting-period': 'Savings wait',
    'income-maintenance-period': 'Time your payout covers',
    'newly-arrived-waiting-period': 'Wait for new residents',
    'redundancy-pay': 'Redundancy pay',
    'notice-pay': 'Notice pay',
    'tax-free-redundancy': 'Tax-free part of your redundancy pay',
    'termination-payment-tax': 'Tax on the rest of your payout',
    'wage-subsidy': 'Wage subsidy',
    'cost-of-hire-26-weeks': 'What this job costs you in 26 weeks',
    'cost-of-hire-52-weeks': 'What this job costs you in 52 weeks',
    'energy-supplement': 'Energy Supplement',
    'pharmaceutical-allowance': 'Pharmaceutical Allowance',
    'pension-supplement': 'Pension Supplement',
    'ftb-a': 'Family Tax Benefit Part A',
    'ftb-b': 'Family Tax Benefit Part B',
    'remote-area-allowance': 'Remote Area Allowance',
    'pensioner-education-supplement': 'Pensioner Education Supplement',
    bereavement: 'Lump sum after a death',
    'education-entry-payment': 'Education Entry Payment',
    'student-start-up-loan': 'Student Start-up Loan',
    'relocation-scholarship': 'Relocation Scholarship',
    'tertiary-access-payment': 'Tertiary Access Payment',
    'stillborn-baby-payment': 'Stillborn Baby Payment',
    'double-orphan-pension': 'Double Orphan Pension',
    'family-tax-benefit': 'Family Tax Benefit',
    'family-tax-benefit-part-a': 'Part A for the year',
    'family-tax-benefit-part-b': 'Part B for the year',
    'parental-leave-pay': 'Parental Leave Pay',
    'parental-leave-days': 'Days of Parental Leave Pay',
    'child-care-subsidy': 'Child Care Subsidy',
    'newborn-payment': 'Newborn Upfront Payment and Newborn Supplement'
  },
  steps: {
    'maximum-basic-rate': 'Full rate for your situation',
    'energy-supplement': 'Energy Supplement',
    'pension-supplement': 'Pension Supplement',
    'pharmaceutical-allowance': 'Pharmaceutical Allowance',
    'rent-assistance': 'Rent Assistance',
    'income-reduction-lower': 'Taken off for income above the free area',
    'income-reduction-upper': 'Taken off for income above the second limit',
    'partner-income-reduction': 'Taken off because of your partner’s income',
    'parental-income-reduction': 'Taken off because of your parents’ income',
    'assets-test': 'Taken off because of your assets',
    'not-below-zero': 'A payment never goes below zero',
    rounding: 'Rounded to the cent',
    'minimum-instalment': 'Added, to bring you up to the minimum payment',
    'crisis-payment-week': 'One week of the full rate',
    'pension-supplement-basic': 'Pension Supplement (basic amount)',
    'youth-disability-supplement': 'Youth Disability Supplement',
    'transitional-rate': 'Transitional rate with supplements',
    'pension-income-reduction': 'Taken off because of your income',
    'pension-assets-reduction': 'Taken off because of your assets',
    'minimum-pension': 'Added, to bring you up to the minimum pension',
    'overseas-share': 'Taken off for years you lived overseas',
    'for-an-adult': 'For the adult you care for',
    'for-a-child': 'For the child you care for',
    'family-income-test': 'Taken off because of your family income',
    'carer-supplement': 'Carer Supplement',
    'child-disability-assistance': 'Child Disability Assistance',
    'rent-above-threshold': 'Worked out from your rent',
    'above-maximum-rent-assistance': 'Above the maximum, so not paid',
    'employment-income': 'Pay from work',
    'other-income': 'Other income',
    'working-credit-used': 'Working Credit you used',
    'income-bank-used': 'Income Bank you used',
    'liquid-assets-weeks': 'Weeks you wait because of savings',
    'above-longest-wait': 'More than the maximum wait',
    'wait-exempt': 'You do not have to wait',
    'leave-period': 'Time your leave pay covers',
    'lump-sum-period': 'Time your lump sum covers',
    'newly-arrived-weeks': 'Weeks you have to wait',
    'newly-arrived-weeks-served': 'Weeks you have already lived here',
    'set-amount': 'Set amount',
    compensation: 'Taken off because of money for an injury',
    'bereavement-couple': 'What the two of you were paid',
    'bereavement-single': 'Less what you are paid alone',
    'redundancy-weeks-pay': 'Redundancy pay',
    'notice-pay': 'Pay instead of notice',
    'notice-pay-older-worker': 'Extra notice pay for older workers',
    'tax-free-base': 'Tax-free base amount',
    'tax-free-years': 'Tax-free amount for your years of work',
    'above-amount-paid': 'Above what you were paid, so not counted',
    'etp-tax-to-cap': 'Tax up to the cap',
    'etp-tax-above-cap': 'Tax above the cap',
    'subsidy-maximum': 'Maximum for one worker',
    'subsidy-instalment': 'Weekly part of the subsidy',
    wages: 'Wages',
    superannuation: 'Superannuation',
    'leave-loading': 'Leave loading',
    'ftb-child-rate': 'Full rate for a child',
    'ftb-health-reduction': 'Taken off because of missing vaccines or health check',
    'multiple-birth-allowance': 'Multiple Birth Allowance',
    'ftb-a-income-lower': 'Taken off because of your family income',
    'ftb-a-income-upper': 'Taken off because of higher family income',
    'maintenance-income-reduction': 'Taken off because of child support',
    'raised-to-base-rate': 'Added, to bring you up to the base rate',
    'ftb-a-supplement': 'Supplement at the end of the year',
    'ftb-a-instalment': 'Part A',
    'ftb-b-standard': 'Full rate for the youngest child',
    'ftb-b-supplement': 'Supplement at the end of the year',
    'ftb-b-income-reduction': 'Taken off because of the lower earner’s income',
    'ftb-b-instalment': 'Part B',
    'parental-leave-pay-days': 'Days you are paid',
    'parental-leave-family-days': 'Days for the whole family',
    'kept-for-partner': 'Days kept for your partner',
    'child-care-subsidy-child': 'Subsidy for a child',
    'newborn-upfront': 'Newborn Upfront Payment',
    'newborn-supplement': 'Newborn Supplement over 13 weeks',
    'stillborn-amount': 'Stillborn Baby Payment'
  },
  /** How the amount of a step comes about; a sentence shows if the step has all of its terms. */
  how: {
    'rent-assistance': ['You pay {rent} rent. You get {taper} for each dollar above {threshold}, up to {maximum}.'],
    'income-reduction-lower': [
      'On income up to {income}, you lose {taper} of each dollar above {free-area}.',
      'This counts {paid-out-as-pay} from your payout as pay.'
    ],
    'income-reduction-upper': [
      'Your income is {income}. You lose {taper} of each dollar above {upper}.',
      'This counts {paid-out-as-pay} from your payout as pay.'
    ],
    'partner-income-reduction': [
      'Your partner’s income is {partner-income}. You lose {taper} of each dollar above {partner-income-free-area}.'
    ],
    'parental-income-reduction': [
      'Your parents’ income is {parental-income} a year. We divide the part above {free-area} by {divisor} to get the reduction for a fortnight.',
      'Your share of the reduction is {share-of} of {share-in}.'
    ],
    'assets-test': ['Your assets are {assets}. The limit is {limit}.'],
    'crisis-payment-week': ['The basic rate is {basic-rate} a fortnight. You are paid for {weeks} of the two weeks.'],
    'pension-income-reduction': ['Your income is {income}. You lose {taper} of each dollar above {free-area}.'],
    'pension-assets-reduction': ['Your assets are {assets}. You lose {a-step} for each {asset-step} above {limit}.'],
    'overseas-share': ['You lived in Australia for {years} of the {full-years} years you need for a full pension.'],
    'for-an-adult': ['Your share of the care is {share-of}.'],
    'for-a-child': ['Your share of the care is {share-of}.'],
    'family-income-test': ['Your family income is {income}. The limit is {limit}.'],
    'carer-supplement': ['We multiplied by {times}, the number of payments.'],
    'child-disability-assistance': ['We multiplied by {times}, the number of payments.'],
    'rent-above-threshold': ['You pay {rent} rent. You get {taper} for each dollar above {threshold}.'],
    'liquid-assets-weeks': [
      'You have {assets}. The first {reserve} does not count. You wait one week for each {step} above that.'
    ],
    'above-longest-wait': ['This comes to {weeks} weeks, which is more than the maximum wait.'],
    'leave-period': [
      'You got {amount} for leave. Your usual pay is {weekly-pay} a week.',
      'You got {amount} for {days} days of leave, which is {daily-pay} a day.'
    ],
    'lump-sum-period': ['You got {amount}. At {weekly-pay} a week, that is pay for {weeks} weeks.'],
    'set-amount': ['We multiplied by {people}, the number of people.', 'This is for ages {first-age} to {last-age}.'],
    compensation: ['You get {compensation} for an injury.'],
    'bereavement-couple': ['This covers {weeks} weeks.'],
    'bereavement-single': ['This covers {weeks} weeks.'],
    'redundancy-weeks-pay': ['We multiplied your weekly pay of {weekly-pay} by {weeks}, the number of weeks.'],
    'notice-pay': ['We multiplied your weekly pay of {weekly-pay} by {weeks}, the number of weeks.'],
    'notice-pay-older-worker': ['We multiplied your weekly pay of {weekly-pay} by {weeks}, the number of weeks.'],
    'tax-free-years': ['We multiplied by {years}, the full years you worked there.'],
    'above-amount-paid': ['You were paid {amount}, so the tax-free part cannot be more than that.'],
    'etp-tax-to-cap': ['The part you pay tax on is {taxed}. The tax rate is {rate}.'],
    'etp-tax-above-cap': ['The part you pay tax on is {taxed}. The tax rate is {rate}.'],
    'subsidy-instalment': ['We divided the subsidy by {weeks}, the number of weeks.'],
    wages: ['You pay {hourly-pay} an hour for {hours} hours a week, over {weeks} weeks.'],
    superannuation: ['You pay {rate} of {amount} in wages.'],
    'leave-loading': ['You pay {rate} of {amount} in leave pay.'],
    'ftb-child-rate': ['The child’s age is {child-age}, and your share of the care is {care-share}.'],
    'ftb-health-reduction': ['We multiplied by {children}, the number of children.'],
    'ftb-a-income-lower': [
      'Your family income is {family-income} a year. You lose {taper} of each dollar above {threshold}.'
    ],
    'ftb-a-income-upper': [
      'Your family income is {family-income} a year. You lose {taper} of each dollar above {threshold}.'
    ],
    'maintenance-income-reduction': [
      'You get {maintenance} child support a year. You lose {taper} of each dollar above {free-area}.'
    ],
    'raised-to-base-rate': ['The base rate is {base-rate} a year.'],
    'ftb-a-supplement': ['We multiplied by {children}, the number of children.'],
    'ftb-b-standard': ['The child’s age is {child-age}, and your share of the care is {care-share}.'],
    'ftb-b-income-reduction': [
      'The lower income is {lower-income} a year. You lose {taper} of each dollar above {free-area}.'
    ],
    'parental-leave-pay-days': ['You get {daily-pay} a day for {days} days.'],
    'child-care-subsidy-child': [
      'For child {child} you get {share} of {hourly} an hour, for {hours} hours a fortnight.'
    ],
    'newborn-upfront': ['We multiplied by {children}, the number of children.'],
    'newborn-supplement': ['We multiplied by {children}, the number of children.'],
    'stillborn-amount': ['We multiplied by {children}, the number of children.']
  },
  findings: {
    'cut-out': 'Your payment goes down to zero when you earn {cut-out} a fortnight.',
    'over-assets-limit': 'Your assets are above the limit. You will not be paid until your assets are below the limit.',
    'nil-rate-period':
      'If your pay brings your payment down to zero, keep reporting. Your payment is not cancelled straight away.',
    'working-credit-used': 'Your Working Credit covered {used} of your pay. You have {balance-after} left.',
    'working-credit-earned':
      'You earn {accrued} of Working Credit this fortnight. Your new balance is {balance-after}.',
    'income-bank-used': 'Your Income Bank covered {used} of your income. You have {balance-after} left.',
    'income-bank-earned': 'You add {accrued} to your Income Bank this fortnight. Your balance is then {balance-after}.',
    'work-bonus':
      'With the Work Bonus, {exempt} of your earnings does not count and {counted} does. Your balance is then {balance-after}.',
    'partner-work-bonus':
      'With your partner’s Work Bonus, {exempt} of their earnings does not count and {counted} does. Their balance is then {balance-after}.',
    'deemed-income':
      'Centrelink treats your {financial-assets} of financial assets as if they earned {deemed} a fortnight ({deemed-year} a year). It does not matter how much they really earn.',
    'super-not-counted':
      'Super does not count until its owner reaches Age Pension age, unless it is already being paid out.',
    'gifts-counted': 'You gave away {amount}. Centrelink still counts it as an asset.',
    'assets-not-given': 'You did not enter your assets, so we did not test them or count income from them.',
    'income-result-lower':
      'You are paid the lower of two amounts. The income test gives {by-income}. The assets test gives {by-assets}. So you are paid under the income test.',
    'assets-result-lower':
      'You are paid the lower of two amounts. Your income gives {by-income} and your assets give {by-assets}, so your assets decide.',
    'cut-out-combined':
      'The payment goes down to zero when you and your partner together have {cut-out} income a fortnight.',
    'assets-cut-out': 'The payment goes down to zero when your assets are worth {cut-out}.',
    'assets-cut-out-combined':
      'The payment goes down to zero when you and your partner together have assets worth {cut-out}.',
    'pension-parts':
      'This amount is made up of {basic-left} basic rate, {supplement-left} Pension Supplement, {rent-left} Rent Assistance and {energy-left} Energy Supplement.',
    'pension-advance': 'At the full rate, you can ask for an advance of {smallest} to {largest}.',
    'transitional-rate-paid':
      'You are paid the transitional rate because it is higher. The standard rate would be {amount}.',
    'transitional-rate-ended':
      'The standard rate is at least as high as the transitional rate of {amount}, so you get the standard rate. Once you are on it, you cannot go back.',
    'blind-not-tested': 'You are permanently blind, so income and assets do not count.',
    'blind-rent-assistance':
      'You cannot get Rent Assistance without the income and assets tests. Ask Centrelink which way gives you more.',
    'impairment-points-too-few': 'You have {points} points. You need at least {points-needed}.',
    'impairment-points-enough': 'You have {points} points. You need {points-needed}, so you have enough.',
    'program-of-support-not-needed': 'You have enough points on one table, so you do not need a Program of Support.',
    'program-of-support-met': 'You meet the Program of Support rule.',
    'program-of-support-needed':
      'Your points come from more than one table. You first need a Program of Support, usually for {months} months.',
    'care-receiver-within-limits': 'The person you care for is within the limits for Carer Payment.',
    'care-receiver-over-income-limit':
      'The person you care for has income above {limit} a year, so you cannot get Carer Payment for them.',
    'care-receiver-over-assets-limit':
      'The person you care for has more than {limit} in assets and more than {liquid-limit} in money they can use. You cannot get Carer Payment for them.',
    'care-receiver-liquid-assets':
      'The person you care for has more than {limit} in assets. You can get Carer Payment for them only if they have up to {liquid-limit} in money they can use.',
    'carer-work-within-limit': 'Your paid work is within the limit of {hours} hours in four weeks.',
    'carer-work-respite-days':
      'You work more than {hours} hours in four weeks. If this is for a short time, it uses {days} of your days off from caring.',
    'carer-work-can-suspend':
      'You regularly work more than {hours} hours in four weeks. Carer Payment can be put on hold for up to {months} months.',
    'carer-over-income-limit': 'You can get Carer Allowance only if your family income is under {limit} a year.',
    'carer-allowance-most-adults': 'You can be paid for up to {adults} adults.',
    'paid-for-1-july': 'You get this once a year if you are on the payment on 1 July. You do not need to claim.',
    'rent-below-threshold': 'Your rent is too low for Rent Assistance.',
    'rent-assistance-maximum': 'You get the maximum Rent Assistance for your situation.',
    'rent-assistance-sharer':
      'You share a kitchen, bathroom or bedroom, so your maximum is two thirds of the single rate.',
    'rent-assistance-two-thirds-of-board':
      'We counted two thirds of your board and lodging as rent. If you know how much is for lodging, enter it.',
    'rent-assistance-combined': 'This is for both of you together.',
    'rent-assistance-half-each':
      'This is for both of you together. If you both get a payment, you each get half, which is {amount}.',
    'rent-assistance-with-family-tax-benefit':
      'If you have children, Rent Assistance is paid with Family Tax Benefit, not with this payment.',
    'rent-assistance-with-partners-pension':
      'Rent Assistance is already added to your partner’s pension, so it is not added to this payment.',
    'rent-assistance-family-income-test': 'The income test for Family Tax Benefit can lower this amount.',
    'no-rent-assistance-home-owner': 'If you own your home, you cannot get Rent Assistance.',
    'no-rent-assistance-government-housing': 'If you rent public housing, you cannot get Rent Assistance.',
    'no-rent-assistance-aged-care':
      'If you live in a government-funded aged care home, you cannot get Rent Assistance.',
    'no-rent-assistance-parental-home':
      'If you are single, below the age limit and live with a parent, you cannot get Rent Assistance.',
    'no-rent-assistance-dependent-at-home':
      'If you are a dependant and get the at-home rate, you cannot get Rent Assistance.',
    'no-rent-assistance-accommodated-independent':
      'If you are independent but live in a parent’s home, you cannot get Rent Assistance.',
    'no-rent-assistance-base-rate-family-tax-benefit':
      'You get Rent Assistance only with more than the base rate of Family Tax Benefit Part A.',
    'no-rent-assistance-other-payment':
      'You get Rent Assistance only with some payments, and yours is not one of them.',
    'parenting-payment-instead':
      'If you are a single parent and your youngest child is under {age}, you normally get Parenting Payment, which is higher. We show JobSeeker here. Claim Parenting Payment, or ask Centrelink why you do not get it.',
    'parenting-payment-by-age':
      'If your youngest child is under {age}, you normally get Parenting Payment instead of JobSeeker. It is higher.',
    'parenting-payment-child-under': 'You can get this payment while your youngest child is under {age}.',
    'parenting-payment-separated-rate':
      'If your partner is in hospital, respite care or prison, your full rate is {amount} a fortnight. Your income is still tested as a couple.',
    'newly-arrived-lone-parent':
      'If you were not a single parent on your first day as a resident here, this wait does not apply to you. Tell Centrelink.',
    'special-benefit-discretion':
      'Centrelink decides if you get Special Benefit. You can only get it if you cannot get another payment and your hardship is beyond your control. This is the maximum amount.',
    'special-benefit-support':
      'Free board, lodging or other help counts as income, so we took off {amount} a fortnight.',
    'special-benefit-support-not-valued':
      'You get free board, lodging or other help, so your payment will be lower. Centrelink decides by how much.',
    'special-benefit-funds-within': 'Your money is below the limit of {limit}.',
    'special-benefit-funds-above':
      'You have {assets}. If you have more than {limit}, you usually cannot get Special Benefit.',
    'special-benefit-substantial-change':
      'This wait can end if there was a big change beyond your control after you arrived, such as violence, illness or a sponsor who can no longer help you. Losing a job or spending your savings is not enough.',
    'crisis-payment-in-hardship': 'You have {assets}, which is below the limit of {limit}.',
    'crisis-payment-not-in-hardship':
      'You have {assets}. You can get Crisis Payment only if you have less than {limit}.',
    'crisis-payment-hardship-limit':
      'You can get this only if you have less than {limit}. If you have a partner, count the money of both of you.',
    'crisis-payment-contact': 'Contact Services Australia within {days} days of the event.',
    'crisis-payment-claim': 'After you contact them, submit your claim within {days} days.',
    'crisis-payment-claim-safely':
      'If someone dangerous could see an online claim, call or go to a service centre and ask for a social worker. This counts as contact.',
    'crisis-payment-release-claim': 'Claim within {days} days of your release.',
    'crisis-payment-release-early': 'You can claim up to {days} days before your release.',
    'crisis-payment-too-late':
      'More than {days} days have passed. Call Centrelink anyway. Ask for a social worker, and ask about an urgent payment.',
    'crisis-payment-too-many':
      'You can get this up to {times} times in 12 months, for violence and other extreme events together.',
    'crisis-payment-confined-too-short':
      'You can get this only after at least {days} days in prison or psychiatric confinement.',
    'crisis-payment-confined-at-least':
      'You must have spent at least {days} days in prison or psychiatric confinement.',
    'crisis-payment-excluded':
      'You cannot get this if you get a disaster payment for the same event, were evicted for unpaid rent or mortgage, or chose to move.',
    'partner-income-ignored': 'Your partner’s income does not change your payment yet.',
    'partner-income-halved':
      'Your partner gets a pension, so we added both incomes and counted half of the total as yours.',
    'student-under-18-at-home':
      'If you are under {age}, dependent and live at home, you can usually get Youth Allowance as a student only after you finish Year 12 or the equivalent. We show the amount for then. While you are at school, your parents may get Family Tax Benefit for you. Ask Centrelink which of these you can get now.',
    'state-care-rate':
      'This is the rate if you are in State care and the State pays someone to look after you. If nobody is paid to look after you, you can get up to {maximum} a fortnight.',
    independent: 'You count as independent, so your parents’ income does not matter.',
    dependent: 'You count as a dependant, so your parents’ income can matter.',
    'parental-income-not-tested': 'One of your parents gets income support, so your parents’ income does not matter.',
    'smaller-reduction-not-applied':
      'We looked at your income and your parents’ income. Only the bigger reduction counts, so we did not take off the smaller one ({reduction}).',
    'siblings-rent-not-given':
      'A brother or sister who lives away from home and pays rent has a bigger share of the reduction. Enter their rent, and we count it.',
    'ordinary-waiting-period': 'You usually wait one week before you are paid.',
    'ordinary-waiting-period-after-others': 'You wait one more week after the other waits.',
    'liquid-assets-waiting-period': 'Because of your savings, you wait {weeks} weeks before you are paid.',
    'liquid-assets-wait-exempt': 'You do not have to wait because of savings.',
    'income-maintenance-period':
      'Centrelink treats your payout as pay for {days} days (the income maintenance period). During this time you get less, or nothing.',
    'payment-after-payout':
      'This amount is for the time your payout covers, because the payout counts as income. After that you would get {amount} a fortnight.',
    'income-maintenance-hardship': 'If you are in severe hardship, ask Centrelink to shorten this wait.',
    'newly-arrived-waiting-period': 'You are a new resident, so you may have to wait before you are paid.',
    'newly-arrived-exempt': 'The wait for new residents does not apply to you.',
    'newly-arrived-new-zealand':
      'If you are a New Zealand citizen, you can get this payment once, for a limited time, after some years in Australia.',
    'waiting-period-not-known':
      'You may have to wait, but we cannot work out how long. Ask Centrelink how long you have to wait.',
    'figures-past-review': 'Some rates were due to change. Check this amount with Services Australia.',
    'figures-not-confirmed': 'We could not confirm some rates. Check this amount with Services Australia.',
    'no-redundancy-pay-short-service': 'You get no redundancy pay if you worked there for less than one year.',
    'no-redundancy-pay-small-business': 'A small business does not have to pay redundancy pay.',
    'no-redundancy-pay-casual': 'Casual workers do not get redundancy pay.',
    'no-redundancy-pay-not-redundant': 'You get redundancy pay only if nobody does your job any more.',
    'no-redundancy-pay-fixed-term':
      'You get no notice pay or redundancy pay when a contract for a fixed time, task or season ends.',
    'no-redundancy-pay-serious-misconduct':
      'You get no notice pay or redundancy pay if you were dismissed for serious misconduct.',
    'no-redundancy-pay-apprentice': 'Apprentices do not get redundancy pay.',
    'no-redundancy-pay-trainee': 'You get no notice pay or redundancy pay when a traineeship ends with its training.',
    'small-business-not-asked': 'A small business may not have to pay this.',
    'redundancy-taxable-part': 'You pay tax on part of your redundancy pay.',
    'notice-a-day-later':
      'If you had worked just one more day, notice would be {weeks} weeks. We count how long you worked there up to the end of the day you got notice.',
    'notice-at-45':
      'The law gives one more week to people “over {age}”. We counted this from the next birthday. If you are {age}, ask the Fair Work Ombudsman.',
    'tax-by-age-at-end-of-year':
      'The tax rate depends on your age on the last day of the tax year you are paid in. If you turn {age} by then, you pay less tax.',
    'subsidy-up-to': 'This is the maximum. The provider decides whether to offer it, and how much.',
    'counted-as-part-time-apprentice':
      'The apprentice works under {hours} hours a week, so we counted this as part-time. If the apprenticeship is registered as full-time, choose that.',
    'subsidy-ended': 'This subsidy has ended, and there are no new agreements.',
    'subsidy-excluded': 'Something you ticked rules out a subsidy for this job.',
    'subsidy-ask-first':
      'The new worker replaces someone you have, or worked for you before. Ask the provider before you hire, because you may not get a subsidy.',
    'subsidy-hours-too-few': 'This job has too few hours. It needs at least {hours} hours a week.',
    'subsidy-service-too-short':
      'The worker has not been with a provider for long enough. It takes at least {months} months.',
    'confirm-subsidy-with-provider':
      'Some rules are not on a current official page. Ask the provider to confirm the hours, dates and amount.',
    'confirm-subsidy-with-agency':
      'Some rules are not on a current official page. Ask the agency that pays the subsidy to confirm.',
    'agree-before-start': 'Get the agreement in writing before the worker starts.',
    'subsidy-tax-not-confirmed': 'Ask your accountant how the subsidy is taxed.',
    'ftb-no-child':
      'You get Part A for a child under 16. If the child is a full-time secondary student, you get it until the end of the year they turn 19. You need enough of the care, and the child cannot get a payment of their own.',
    'ftb-newly-arrived':
      'You are a new resident, so you still wait {weeks} weeks for Part A. There is no wait for Part B.',
    'ftb-a-range':
      'Before we look at income, Part A for your family is {maximum} a year. The base rate is {base-rate} a year.',
    'ftb-health-check':
      'Tell Centrelink about the health check before your child turns 5. If you do not, Part A goes down for {months} months.',
    'family-tax-benefit-at-least':
      'This is the minimum you can get. One part of it is not confirmed for this year, or we cannot work it out here. The maximum is {maximum} a fortnight.',
    'ftb-rent-not-known':
      'We cannot work out Rent Assistance for your home, so we did not count it. Ask Centrelink how much you would get.',
    'ftb-regular-care':
      'For a child who is with you for less than about a third of the nights, Part A has no amount of its own. It can only bring Rent Assistance.',
    'rent-assistance-once': 'Rent Assistance is paid with Part A, so it is not paid with another Centrelink payment.',
    'maintenance-ceiling-reached': 'Child support lowers only the payment for the children it is for.',
    'maintenance-credit-used':
      'Your maintenance income credit covered {used} of the late child support. You have {balance-after} left.',
    'ftb-a-no-supplement': 'You get no Part A supplement if your family income is over {limit}.',
    'ftb-advance': 'You can ask for an advance of up to {amount}. You pay it back from your Part A.',
    'ftb-b-no-child':
      'If you are a couple, Part B ends when your youngest child turns 13. If you are a single parent or grandparent carer, it can continue to the end of the year they turn 18. From 16, the child must be a full-time secondary student.',
    'ftb-b-parental-leave': 'You get no Part B on days when you get Parental Leave Pay.',
    'ftb-b-over-limit': 'The higher income is {income}. The limit for Part B is {limit}.',
    'parental-leave-week': 'You get {amount} before tax for a week of 5 days.',
    'parental-leave-days-above': 'You can get fewer days than you entered. We left out {days} days.',
    'parental-leave-work-test':
      'The work test looks at the {period-days} days before the birth. There must be at least {days} days from the first day of work to the last, {hours} hours of work, and no gap of more than {weeks} weeks.',
    'parental-leave-work-test-not-met':
      'You do not meet the work test. It looks at the {period-days} days before the birth. Your work must stretch over at least {days} days. It must come to {hours} hours. It must have no gap of more than {weeks} weeks. Ask Centrelink if an exception applies to you.',
    'parental-leave-over-income':
      'Your income is {income}, and the limit is {limit}. Your family income is {family-income}, and the limit is {family-limit}.',
    'parental-leave-newly-arrived': 'As a new resident you must have waited {weeks} weeks before the birth.',
    'parental-leave-together': 'You and your partner can take up to {days} days at the same time.',
    'parental-leave-claim-times':
      'One parent must claim within {weeks} weeks of the birth. You must use all days within {years} years.',
    'child-care-share': 'For child {child}, you get {share} of the fee, up to the hourly cap.',
    'child-care-hours': 'For child {child}, you get up to {hours} subsidised hours a fortnight.',
    'child-care-days': 'For child {child}, this is the same as {days} days a fortnight.',
    'child-care-too-old': 'Child Care Subsidy is for children up to {age} who are not in secondary school.',
    'child-care-travel':
      'You can add {minutes} minutes a fortnight for the trip between child care and your work or study.',
    'child-care-withheld':
      'The child care service gets {paid}. Centrelink keeps {withheld} until your income for the year is known.',
    'newborn-parental-leave':
      'You do not get the Newborn Upfront Payment or Newborn Supplement for a child with Parental Leave Pay.',
    'newborn-no-ftb': 'You get these only if you get Family Tax Benefit Part A for the child.',
    'stillborn-parental-leave':
      'If you get Parental Leave Pay for your baby, you cannot get the Stillborn Baby Payment.',
    'stillborn-limit':
      'Your family income in the 6 months from the birth must be {limit} or less, unless you get Family Tax Benefit.',
    'stillborn-over-limit': 'Your family income in the 6 months is {income}. The limit is {limit}.'
  },
  reasons: {
    'jobseeker-under-22': 'You are too young for JobSeeker. See Youth Allowance.',
    'age-pension-age': 'At your age, claim the Age Pension instead.',
    'couple-separated':
      'Different rules apply to a couple who live apart because of illness. Ask Centrelink how much you would get.',
    'youngest-child-too-old': 'Your youngest child is too old for this payment. See JobSeeker.',
    'supplements-from-pension-age':
      'From Age Pension age this payment has other supplements, which we do not work out. Look at the Age Pension too.',
    'special-category-visa':
      'If you are a New Zealand citizen, you need a protected special category visa, a permanent visa or Australian citizenship for this payment.',
    'austudy-under-25': 'You can get Austudy from age {age}. See Youth Allowance.',
    'special-benefit-child': 'We could not confirm the rate for a child under {age}. Ask Centrelink what it is.',
    'special-benefit-parents':
      'If you are under {age} and live with your parents, their income counts as it does for Youth Allowance. Ask Centrelink how much you would get.',
    'special-benefit-partner-income':
      'Your partner’s income or pension lowers Special Benefit. We could not find out by how much. Ask Centrelink how much you would get.',
    'young-disability-pension':
      'If you are under {age}, Disability Support Pension has different rates. Ask Centrelink which rate you get.',
    'youth-allowance-age':
      'You cannot get Youth Allowance at your age for your kind of study or job search. See JobSeeker or Austudy.',
    'parental-income-not-given': 'Enter your parents’ income so that we can work this out.',
    'maintenance-income':
      'Child support changes the parental income test, and we cannot work that out. Ask Centrelink how much you would get.',
    'family-tax-benefit-child-rate':
      'Brothers and sisters share the reduction if your parents get Family Tax Benefit for them. Enter the maximum your parents could get for them.',
    'rent-assistance-base-rate-family-tax-benefit':
      'If you get Family Tax Benefit at the base rate, we cannot tell if you get Rent Assistance. Ask Centrelink if you do.',
    'rent-assistance-government-subtenant':
      'If you rent a room from a public housing tenant, you may or may not get Rent Assistance. Ask Centrelink if you can.',
    'temporary-visa':
      'You cannot get this payment on most temporary visas, but you can on some. Ask Centrelink if you can get it on yours.',
    'protected-special-category-visa':
      'A protected special category visa has different rules. Ask Centrelink if you can get this payment.',
    'visa-before-2019': 'Visas granted before 2019 have older rules. Ask Centrelink how long you have to wait.',
    'leave-without-weekly-pay': 'Enter your weekly pay so that we can work out your leave.',
    'under-age-pension-age': 'You have not reached Age Pension age yet.',
    'abroad-with-rent-or-transitional':
      'If you were overseas for a longer time, we cannot work out Rent Assistance or the transitional rate. Ask Centrelink how much you would get.',
    'working-life-years-not-given':
      'You were overseas for so long that we need to know how many years you lived in Australia between 16 and Age Pension age.',
    'disability-support-pension-under-16': 'You can get Disability Support Pension from age {age}.',
    'shared-care-yearly':
      'If two carers share the allowance, we do not know how this payment is shared. Ask Centrelink how much you would get.',
    'not-genuine-redundancy': 'You did not lose your job because of a genuine redundancy.',
    'junior-pay': 'Pay for young workers differs by award. Enter the hourly pay instead.',
    'subsidy-amount-not-confirmed':
      'We could not confirm the amount of this subsidy on an official page. Ask the provider.',
    'figure-not-held': 'We do not have a rate that we need for that date.',
    'maintenance-ceiling':
      'If you get child support for only some of the children, a special limit applies at this income. Ask Centrelink how much Part A you would get.',
    'parental-leave-rate-not-held': 'We do not have the rate for one of these days.',
    'child-care-fee-not-given': 'Enter the hourly fee for each child so that we can work this out.',
    'in-home-care-of-several':
      'If you use In Home Care for more than one child, there is one cap for the family. Ask the service.',
    'newborn-below-base':
      'If you get less than the base rate of Part A, the Newborn Supplement is smaller. Ask Centrelink how much.'
  },
  limits: {
    'debts-and-deductions': 'debts and deductions, such as rent paid from your payment',
    'tax-withheld': 'tax taken out of your payment or pay',
    'remote-area-allowance': 'Remote Area Allowance',
    'deemed-income': 'income that Centrelink assumes your savings earn',
    'assets-hardship': 'hardship rules for people with assets',
    'part-fortnights': 'payments for part of a fortnight',
    'advance-payments': 'advance payments',
    'partner-working-credit': 'your partner’s Working Credit',
    compensation: 'compensation payments',
    'qualifying-residence': 'the two years you must live here for Parenting Payment',
    'other-assets': 'assets other than money you can use now',
    'crisis-conditions': 'whether you were in Australia, and the documents that show what happened',
    'maintenance-income': 'child support',
    'family-tax-benefit-income-test': 'the income test for Family Tax Benefit',
    'severe-hardship-waivers': 'shorter waits if you are in severe hardship',
    'seasonal-work-preclusion': 'waits after seasonal or contract work',
    'order-of-waiting-periods': 'how waits overlap',
    'pension-qualification': 'residence, waiting periods and other rules of who can get it',
    'quarterly-pension-supplement': 'a Pension Supplement paid each quarter',
    'foreign-pensions': 'pensions from other countries',
    'retirement-village-entry': 'what you paid to enter a retirement village or for a granny flat',
    'home-sale-proceeds': 'money from a home you sold to buy another',
    'time-outside-australia': 'time outside Australia',
    'carer-qualification': 'residence, waiting periods and how much care is needed',
    'award-redundancy-schemes': 'redundancy rules of awards',
    'service-when-notice-is-given': 'days of service after the day on which notice is given',
    'unused-leave-tax': 'tax on unused leave',
    'whole-of-income-cap': 'the whole-of-income cap',
    'payroll-tax-and-workers-compensation': 'payroll tax and workers compensation insurance',
    'penalty-rates-and-allowances': 'penalty rates, overtime and allowances',
    'superannuation-maximum-base': 'the maximum pay on which super is due',
    'changes-in-the-year': 'changes of income, care or age during the year',
    'blended-families': 'sharing between partners of a blended family',
    'newborn-supplement': 'the Newborn Upfront Payment and Newborn Supplement',
    'several-child-support-payers': 'child support from more than one person',
    'return-to-work-part-b': 'the higher Part B before the first work after a birth',
    'parental-leave-super': 'the super paid on Parental Leave Pay',
    'mother-claims-first': 'the rule that the birth mother claims first',
    'parental-leave-residence': 'residence rules other than the wait',
    'additional-child-care-subsidy': 'Additional Child Care Subsidy',
    'preschool-hours': 'extra hours for preschool',
    absences: 'days of absence',
    'part-of-13-weeks': 'fewer than 13 weeks of care or of Part A',
    'stillbirth-and-residence': 'whether the birth and residence meet the rules'
  },
  questions: {
    relationship: {
      label: 'Do you have a partner?',
      help: 'A partner is your husband, wife or de facto partner, even if you keep your money apart.',
      options: {
        single: 'No, I am single',
        partnered: 'Yes',
        'separated-by-illness': 'Yes, and we live apart because of illness'
      }
    },
    children: {
      label: 'How many dependent children are in your care?',
      help: 'Count children who live with you and depend on you.',
      options: { '0': 'None', '1': 'One', '2': 'Two', '3': 'Three or more' }
    },
    carer: {
      label: 'Are you the main carer of a child?',
      help: 'Centrelink calls this the principal carer. Each child has only one.',
      options: NO_YES
    },
    youngest: {
      label: 'How old is your youngest child?',
      help: 'If you are a single parent of a young child, you usually get Parenting Payment instead, which is higher.'
    },
    exempt: {
      label:
        'Did Centrelink excuse you from tasks because you are a foster carer, teach your child at home or have a large family?',
      help: 'Choose Yes only if Centrelink told you so. You then get a special rate.',
      options: NO_YES
    },
    age: { label: 'How old are you?' },
    months: {
      label: 'How many full months in a row have you been on income support?',
      help: 'If you are older, you get a higher rate after you have been on payment for a time.'
    },
    pay: {
      label: 'How much do you earn from work?',
      help: 'Count what you were paid in these two weeks, before tax. It does not matter when you did the work.'
    },
    other: {
      label: 'How much other income do you have, before tax?',
      help: 'For example, rent you receive, business income or leave that was paid out. Do not count interest from savings. Centrelink works that out.'
    },
    'partner-age': { label: 'How old is your partner?' },
    'partner-payment': {
      label: 'Does your partner get a payment?',
      help: 'Count only income support. Family Tax Benefit does not count.',
      options: {
        none: 'No income support',
        jobseeker: 'JobSeeker',
        'parenting-payment': 'Parenting Payment',
        'youth-allowance-job-seeker': 'Youth Allowance (job seeker)',
        'youth-allowance-student': 'Youth Allowance (student or apprentice)',
        austudy: 'Austudy',
        pension: 'A pension'
      }
    },
    'partner-pay': { label: 'How much is your partner paid for work?', help: 'Enter the amount before tax.' },
    'partner-other': { label: 'How much other income does your partner have, before tax?' },
    home: {
      label: 'Do you pay to live somewhere?',
      help: 'Board means that meals are included. Public housing is rented from the state.',
      options: { none: 'No', rent: 'Yes, rent', board: 'Yes, board and lodging', public: 'Yes, public housing' }
    },
    rent: {
      label: 'How much rent do you pay?',
      help: 'If you have a partner, enter what you pay together. In a shared house, enter your own share.'
    },
    place: {
      label: 'What kind of place do you rent?',
      options: {
        'private-rent': 'Private rental',
        'community-housing': 'Community housing',
        lodging: 'A room in a private home, without meals',
        'boarding-house': 'Boarding, rooming or guest house, hostel or hotel',
        'retirement-village': 'Retirement village',
        'lifestyle-park': 'Lifestyle park',
        'site-or-mooring': 'Caravan site or mooring',
        'government-housing-subtenant': 'Subtenant in public housing'
      }
    },
    lodging: {
      label: 'How much of this is for lodging, without meals?',
      help: 'If you do not know, leave this empty. We then count two thirds.'
    },
    sharing: {
      label: 'Do you share a kitchen, bathroom or bedroom?',
      help: 'Choose Yes if you share with anyone except your partner, even a parent. Choose No if you have all three rooms to yourself, or live in a boarding, rooming or guest house, hostel or hotel. Do not count your own child if they get a payment without Rent Assistance. In a caravan or boat, count only people who live in it with you.',
      options: NO_YES
    },
    'with-parent': { label: 'Do you live in a parent’s home?', options: NO_YES },
    ftb: {
      label: 'Do you get Family Tax Benefit Part A?',
      help: 'Your Centrelink letter says if it is more than the base rate.',
      options: { none: 'No', 'base-rate': 'Yes, the base rate or less', 'above-base': 'Yes, more than the base rate' }
    },
    capacity: {
      label: 'Has Centrelink decided that you can work only a limited number of hours a week?',
      help: 'Centrelink decides this after a job capacity assessment.',
      options: { full: 'No', '15-29': 'Yes, 15 to 29 hours', 'under-15': 'Yes, under 15 hours' }
    },
    incapacitated: { label: 'Are you too ill or injured to work or study at the moment?', options: NO_YES },
    credit: {
      label: 'How much Working Credit do you have?',
      help: 'Your balance is in your Centrelink online account. Each credit lets you earn one dollar more before your payment goes down.'
    },
    assets: {
      label: 'Do you want us to count your assets?',
      help: 'Assets are things you own, such as savings, a car and investments. The home you live in does not count.',
      options: NO_YES
    },
    'home-owner': { label: 'Do you own the home you live in?', options: NO_YES },
    'assets-total': {
      label: 'How much is everything you own worth, without your home?',
      help: 'If you have a partner, enter what you own together.'
    },
    claim: {
      label: 'Are you about to claim?',
      help: 'If you make a new claim, you may have to wait. If you already get paid, choose No.',
      options: NO_YES
    },
    savings: {
      label: 'How much money could you use now?',
      help: 'Count cash, bank accounts, shares and what an employer still owes you. If you have a partner, count both of you.'
    },
    'paid-out': {
      label: 'Did an employer pay you out when a job ended?',
      help: 'For example, unused leave, notice pay or redundancy pay. Centrelink can treat it as if you were still being paid.',
      options: NO_YES
    },
    'paid-annual': { label: 'How much were you paid for unused annual leave, before tax?' },
    'paid-long-service': { label: 'How much were you paid for unused long service leave, before tax?' },
    'paid-notice': {
      label: 'How much were you paid instead of notice, before tax?',
      help: 'You get this if you did not have to work until the end of the notice.'
    },
    'paid-redundancy': {
      label: 'How much redundancy pay did you get, before tax?',
      help: 'Do not count the leave or notice pay that came with it.'
    },
    'paid-other': { label: 'How much else were you paid out, before tax?', help: 'For example, a thank-you payment.' },
    'last-pay': { label: 'What was your usual pay in that job?', help: 'Enter the amount before tax.' },
    residence: {
      label: 'What is your citizenship or visa?',
      help: 'Most New Zealand citizens have a Special Category Visa. It is protected only for some people who were here in 2001. Home Affairs can tell you.',
      options: {
        citizen: 'Australian citizen',
        'permanent-visa': 'Permanent visa',
        'refugee-or-family': 'Refugee, or family of a refugee',
        'special-category-visa': 'New Zealand citizen',
        'protected-special-category-visa': 'New Zealand citizen with a protected Special Category Visa',
        'temporary-visa': 'Temporary visa'
      }
    },
    'visa-before-2019': {
      label: 'Was your permanent visa granted before 2019?',
      help: 'The letter about your visa gives the date. Older visas have older rules.',
      options: NO_YES
    },
    'resident-weeks': {
      label: 'For how many weeks have you lived in Australia as a permanent resident?',
      help: 'A year is 52 weeks.'
    },
    'years-here': { label: 'For how many years in a row have you lived in Australia?' },
    activity: {
      label: 'What are you doing now?',
      help: 'Study and apprenticeships must be full time.',
      options: { student: 'I study', apprentice: 'I am an apprentice', 'job-seeker': 'I am looking for work' }
    },
    living: {
      label: 'Where do you live?',
      help: 'Choose “away” only if Centrelink agrees that you need to live away for study or safety, or if you are independent.',
      options: { home: 'With a parent', away: 'Away from home' }
    },
    grounds: {
      label: 'Do any of these apply to you?',
      help: 'If any of these is true, you count as independent, and Centrelink does not count your parents’ income.',
      options: {
        'married-or-registered': 'I am married or in a registered relationship',
        'de-facto-12-months': 'I have been in a de facto relationship for 12 months',
        'supported-by-work': 'I have supported myself through work',
        'regional-or-remote-work': 'I am from a regional or remote area and worked before I studied',
        'partial-capacity-to-work':
          'I can work only a limited number of hours because of illness or disability (partial capacity to work)',
        'unreasonable-to-live-at-home': 'It is not reasonable for me to live at home',
        orphan: 'I am an orphan',
        refugee: 'I am a refugee and my parents are not here',
        'state-care': 'I am or was in state care',
        'parents-cannot-care': 'My parents cannot care for me'
      }
    },
    'parents-support': {
      label: 'Does a parent get income support from Centrelink?',
      help: 'For example, a pension, JobSeeker or Parenting Payment.',
      options: NO_YES
    },
    'parents-income': {
      label: 'How much taxable income do your parents have together?',
      help: 'Use the last tax year, for both parents, before tax.'
    },
    siblings: {
      label: 'How many of your brothers and sisters get Youth Allowance as dependants?',
      help: 'You share the reduction for your parents’ income with them. If there are more than five, ask Centrelink how much you would get.',
      options: { '0': 'None', '1': 'One', '2': 'Two', '3': 'Three', '4': 'Four', '5': 'Five' }
    },
    'sibling-age': { label: 'How old is brother or sister {number}?' },
    'sibling-living': {
      label: 'Where does brother or sister {number} live?',
      options: { home: 'At home', away: 'Away from home' }
    },
    'sibling-rent': { label: 'How much rent does brother or sister {number} pay?' },
    'ftb-siblings': {
      label: 'Do your parents get Family Tax Benefit for other children?',
      help: 'These children also share the reduction with you.',
      options: NO_YES
    },
    'ftb-siblings-rate': {
      label: 'What is the maximum Family Tax Benefit Part A for these children together?',
      help: 'Add up the full rate for each child’s age, even if your parents get less. Our page about Family Tax Benefit has the rates. If you leave this empty, we cannot work out your share of the reduction.'
    },
    bank: {
      label: 'How much is in your Income Bank?',
      help: 'If you are a student or apprentice and earn less than the free area, the unused part is saved here. The balance is in your Centrelink online account.'
    },
    'apprentice-bank': {
      label: 'How much is in your Income Bank?',
      help: 'If you are a student or apprentice and earn less than the free area, the unused part is saved here. The balance is in your Centrelink online account.'
    },
    'long-term': { label: 'Do you get the rate for long-term income support?', options: NO_YES },
    'partial-capacity': {
      label: 'Did Centrelink decide that you have a “partial capacity to work”?',
      help: 'Centrelink decides this after an assessment. It means that you cannot work full time because of illness, injury or disability.',
      options: NO_YES
    },
    payment: {
      label: 'Which payment do you get?',
      help: 'Rent Assistance is paid on top of another payment.',
      options: {
        jobseeker: 'JobSeeker',
        'youth-allowance': 'Youth Allowance',
        austudy: 'Austudy',
        abstudy: 'ABSTUDY',
        'parenting-payment': 'Parenting Payment',
        'special-benefit': 'Special Benefit',
        'farm-household-allowance': 'Farm Household Allowance',
        'age-pension': 'Age Pension',
        'disability-support-pension': 'Disability Support Pension',
        'carer-payment': 'Carer Payment',
        'family-tax-benefit': 'Family Tax Benefit only',
        none: 'None of these'
      }
    },
    'ftb-rate': {
      label: 'How much Family Tax Benefit Part A do you get?',
      help: 'Your Centrelink letter says if it is more than the base rate.',
      options: { 'above-base': 'More than the base rate', 'base-rate': 'Base rate or less' }
    },
    household: {
      label: 'Do you have a partner?',
      help: 'Choose “apart because of illness” if your partner is in respite care or in prison too.',
      options: {
        single: 'No, I am single',
        couple: 'Yes, and we live together',
        'couple-separated-by-illness': 'Yes, and we live apart because of illness',
        'couple-temporarily-separated': 'Yes, but we live apart for now'
      }
    },
    accommodation: {
      label: 'Where do you live?',
      options: {
        'private-rent': 'Private rental',
        'community-housing': 'Community housing',
        lodging: 'A room in a private home, without meals',
        'board-and-lodging': 'Board and lodging',
        'boarding-house': 'Boarding, rooming or guest house, hostel or hotel',
        'retirement-village': 'Retirement village',
        'lifestyle-park': 'Lifestyle park',
        'site-or-mooring': 'Caravan site or mooring',
        'government-housing': 'Public housing',
        'government-housing-subtenant': 'Subtenant in public housing',
        'aged-care': 'Aged care home',
        'own-home': 'My own home'
      }
    },
    'ya-independent': { label: 'Do you count as independent for Youth Allowance?', options: NO_YES },
    'ya-away': { label: 'Do you get the away-from-home rate?', options: NO_YES },
    'ya-family': { label: 'Are you independent because of a partner or child?', options: NO_YES },
    program: {
      label: 'Which program is the worker in?',
      help: 'The worker’s provider can tell you. The last three programs have ended, but old pages still list them.',
      options: {
        'workforce-australia': 'Workforce Australia',
        'inclusive-employment-australia': 'Inclusive Employment Australia',
        'apprentice-priority-hiring-incentive': 'Priority Hiring Incentive (apprentice)',
        'apprentice-key-program': 'Key Apprenticeship Program (apprentice)',
        'nsw-jobcover': 'JobCover (NSW)',
        'disability-employment-services': 'Disability Employment Services',
        jobactive: 'jobactive',
        restart: 'Restart'
      }
    },
    hours: { label: 'How many hours a week will you pay the worker for?' },
    apprenticeship: {
      label: 'How is the apprenticeship registered?',
      help: 'The training contract says this. If you do not know, we use the hours.',
      options: { unknown: 'I do not know', 'full-time': 'Full-time', 'part-time': 'Part-time' }
    },
    'provider-months': { label: 'How many full months in a row has the worker been with a provider?' },
    exclusions: {
      label: 'Do any of these apply to this job?',
      help: 'If any of these is true, you may not get the subsidy.',
      options: {
        'displaces-a-worker': 'The new worker will replace someone who works for me now',
        'family-member': 'The worker is a family member',
        'government-agency': 'My organisation is a government agency',
        'commission-only': 'The pay is commission only',
        'subcontract-or-self-employed': 'The work is subcontracting or self-employment',
        'other-subsidy-for-the-job': 'Another subsidy pays for the job',
        'worked-here-before': 'The worker has worked for me before'
      }
    },
    basis: {
      label: 'What will you pay?',
      help: 'You must pay at least the rate in the award that covers the job.',
      options: {
        'minimum-wage': 'The minimum wage',
        'award-entry-level': 'The entry level of the award',
        hourly: 'Another hourly rate'
      }
    },
    hourly: { label: 'What is the hourly pay, before tax?', help: 'Do not add casual loading.' },
    casual: {
      label: 'Is the job casual?',
      help: 'Casual workers get a loading instead of paid leave.',
      options: NO_YES
    },
    'worker-age': { label: 'How old is the worker?', help: 'If the worker is young, a junior rate may apply.' },
    loading: {
      label: 'What is the leave loading, as a percentage of leave pay?',
      help: 'Some awards pay a loading on annual leave. You can enter a decimal, such as 17.5.'
    },
    super: { label: 'Should we include super in the cost?', options: { yes: 'Yes', no: 'No' } }
  }
}
