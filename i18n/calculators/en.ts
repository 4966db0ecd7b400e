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
    rare: 'More questions that matter to some people',
    optional: 'You can leave this empty.',
    moneyBefore: '$',
    moneyAfter: '',
    submit: 'Show my answer',
    yours: 'Your answers: {answers}',
    change: 'Change your answers',
    noScript: 'This calculator needs JavaScript. Without it, use the examples below and the rates on this page.',
    failed:
      'The calculator could not be loaded. Check your connection and load the page again, or use the examples below.',
    ratesFrom: 'Rates from',
    ratesHelp: 'Choose an earlier day to see what the same answers would have given then.',
    now: 'today ({date})',
    today: 'today',
    dayNotHeld: 'The link asks for the rates of {date}. We do not hold them, so these are today’s rates.',
    dayUnreadable: 'The link names a day that we can’t read, so these are today’s rates.',
    conversion: '{amount} {period} is {fortnight} a fortnight.',
    howOften: 'How often: {question}',
    chosen: '{count} chosen'
  },
  periods: { fortnight: 'a fortnight', week: 'a week', year: 'a year', hour: 'an hour', once: 'in all' },
  typed: { periods: typedPeriods, units: typedUnits, link: linkWords, day: dayWords },
  errors: {
    title: 'Please check these answers',
    'not-a-number': 'Type an amount in numbers, such as 480 or 480.50.',
    empty: 'Type a number. If there is none, type 0.',
    negative: 'Type an amount of 0 or more, without a minus sign.',
    'too-large': 'That amount is too large. Check the number of zeros.',
    ...typedErrors,
    'not-whole': 'Type a whole number, such as 30.',
    'not-number': 'Type a number, such as 17.5.',
    'above-most': 'Type {most} or less: there can’t be more.',
    'above-whole': 'This is part of the amount above, so it can’t be more than that.',
    'out-of-range': 'Type a number from {least} to {most}.',
    'not-chosen': 'Choose an answer.',
    'no-day': 'Give the day.',
    'not-a-day': 'Give a day that exists, with day, month and year, such as 27/3/2026.',
    'day-out-of-range': 'Give a day from {least} to {most}.',
    'day-before': 'This day can’t be earlier than the one before it: {other}'
  },
  answer: {
    title: 'Your answer',
    example: 'An example, before you answer',
    fix: 'Your answer will show here when the marked answers are right.',
    failed:
      'Something went wrong on our side, so we can’t work this out. What you typed is still here. Change an answer and try again, or call and ask.',
    notHeld: 'We do not hold every rate that these answers need for that day. Choose a later day.',
    tooOld:
      'Some rates that these answers need were due to change on {date}. We do not have the new rates yet, so we can’t work this out.',
    missing: 'We do not have every rate that your answers need for that day. Call one of the numbers below and ask.',
    official: 'You can read the new rates on the official page: ',
    wrongClock:
      'This device says that today is {device}, which can’t be right. This answer is for {date} instead. Correct the date in the device’s settings, then look at this page again.',
    week: '{amount} a week',
    year: '{amount} a year, if nothing changes',
    withPay: 'so {amount} with your pay',
    status: '{title}: {amount}.',
    statusNone: 'We can’t work this out from these answers.',
    statusErrors: 'Some answers need checking.',
    none: 'We can’t work this out',
    noneWhy: 'We would rather give no number than a guess.',
    working: 'How we worked it out',
    total: 'Total',
    totalFortnight: 'Total a fortnight',
    other: '{title}: {amount}',
    from: 'From {date}',
    seen: 'In force on {date}',
    alsoSay: 'What else to know',
    changes: 'What could change it',
    nextRates: 'Rates are next due to change on {date}.',
    older: 'These are the rates of {date}. Some have changed since.',
    useToday: 'Use today’s rates',
    limits: 'What this does not count',
    next: 'What to do next',
    call: 'Who to call',
    figuresOn: 'Worked out with the rates of {date}.',
    weeks: '{count} weeks',
    days: '{count} days'
  },
  actions: {
    title: 'Keep this answer',
    copy: 'Copy link',
    copied: 'Link copied. It holds your answers and the day of the rates.',
    print: 'Print',
    clear: 'Clear all answers',
    cleared: 'All answers cleared.'
  },
  earnings: {
    title: 'If I earn more',
    kept: 'At {pay} a fortnight you keep {kept} of each extra dollar, before tax.',
    keptFirst: 'With no pay yet, you keep {kept} of the first dollar you earn, before tax.',
    cutOut: 'The payment reaches nil at {pay} a fortnight.',
    chart: 'Your payment, your pay, and both together, as pay goes up. The table below says the same.',
    unit: '$ a fortnight',
    payment: 'payment',
    payLine: 'pay',
    together: 'pay + payment',
    you: 'you: {pay}',
    youKeep: 'you keep {kept} of the next dollar',
    cutOutMark: 'no payment from {pay}',
    table: 'The same as a table',
    pay: 'Your pay',
    thePayment: 'Payment',
    sum: 'Together',
    keptColumn: 'Kept of the next dollar',
    yourRow: 'your pay',
    cutOutRow: 'no payment from here',
    fortnight: 'Amounts a fortnight, before tax.',
    shift: 'What if I take a shift?',
    shiftLabel: 'Extra pay in the fortnight, before tax',
    now: 'Now',
    then: 'With the shift',
    difference: 'Difference',
    better: 'You would have {amount} more in the fortnight, before tax.',
    none: 'There is no payment to draw with these answers.',
    chartFailed: 'The drawing could not be loaded. The table below has the same numbers.'
  },
  examples: {
    title: 'Examples we worked out',
    lead: 'Worked out by the same calculator, with the rates of {date}.',
    names: {
      'no-work': 'Single, 30, no children, no work and no rent',
      'casual-renter': 'Single, 30, earns {pay} a fortnight and pays rent of {rent} a week',
      couple: 'Has a partner; earns {pay} a fortnight, the partner {partner-pay}',
      'single-parent': 'Single main carer of a child of 15, earns {pay} a fortnight',
      alone: 'Single, on JobSeeker, lives alone and pays {rent} a week',
      sharer: 'Single, on JobSeeker, shares a house and pays {rent} a week',
      'renting-couple': 'Couple without children, pay {rent} a week together',
      'renting-family': 'Couple with two children and more than base-rate Family Tax Benefit, pay {rent} a week',
      'student-home': 'Student, 20, lives with parents, low parental income, no job',
      'student-parents': 'Student, 20, at home; parents earn {parents-income} a year, the student {pay} a fortnight',
      'student-away': 'Independent student, 20, away from home, pays {rent} a week',
      'young-job-seeker': 'Job seeker, 19, at home, low parental income, earns {pay} a fortnight',
      'full-time': 'Full-time adult worker on the minimum wage, Workforce Australia',
      'part-time': '25 hours a week at the award entry level, Workforce Australia',
      'family-member': 'The worker is a family member'
    }
  },
  print: {
    answers: 'Answers',
    names: 'In English and Chinese: ',
    printed: 'Foothold gives general information. The office or provider that pays decides the real amount.'
  },
  calculators: {
    jobseeker: {
      headline: 'Centrelink would pay you about',
      names: 'JobSeeker Payment / 求职者津贴',
      changes: [
        'What you or your partner are paid in a fortnight.',
        'A partner moving in or out, or a child coming into or leaving your care.',
        'A new rent or address.',
        'Savings and other assets above the limit.'
      ],
      next: 'Report what you earn each fortnight, even when it is nil. If your real payment is far from this, ask Centrelink how they worked it out.'
    },
    'rent-assistance': {
      headline: 'Rent Assistance could add about',
      names: 'Rent Assistance / 租房援助',
      changes: [
        'A new rent, address or housemate.',
        'A partner moving in or out, or a child coming into or leaving your care.',
        'More income: it lowers the payment that Rent Assistance comes with.'
      ],
      next: 'Tell Centrelink your rent and address. You do not claim Rent Assistance on its own. Keep your lease or ask for a Rent Certificate.'
    },
    'youth-allowance': {
      headline: 'Centrelink would pay you about',
      names: 'Youth Allowance / 青年津贴',
      changes: [
        'What you are paid in a fortnight, and what your parents earn in a tax year.',
        'A birthday: rates and rules differ by age.',
        'Moving out or back home, or a change in study or work.'
      ],
      next: 'Claim through myGov, or report your income if you are paid already. If home is not safe, ask for a social worker.'
    },
    'wage-subsidy': {
      headline: 'The subsidy is at most',
      names: 'Wage subsidy / 工资补贴',
      changes: [
        'What the provider agrees to in writing.',
        'Other hours or other pay.',
        'New rates of wages and super.'
      ],
      next: 'Call the employer hotline or the worker’s provider before the first day, and agree the amount and dates in writing.'
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
    'carer-supplement': 'Carer Supplement, once a year',
    'child-disability-assistance': 'Child Disability Assistance, once a year',
    'assessable-income': 'Income that counts',
    'liquid-assets-waiting-period': 'Wait because of savings',
    'income-maintenance-period': 'Wait because of leave or a payout',
    'newly-arrived-waiting-period': 'Wait because you are newly arrived',
    'redundancy-pay': 'Redundancy pay',
    'notice-pay': 'Notice pay',
    'tax-free-redundancy': 'Tax-free part',
    'termination-payment-tax': 'Tax on the payout',
    'wage-subsidy': 'Wage subsidy',
    'cost-of-hire-26-weeks': 'What the job costs you in 26 weeks',
    'cost-of-hire-52-weeks': 'What the job costs you in 52 weeks',
    'energy-supplement': 'Energy Supplement',
    'pharmaceutical-allowance': 'Pharmaceutical Allowance',
    'pension-supplement': 'Pension Supplement',
    'ftb-a': 'Family Tax Benefit Part A',
    'ftb-b': 'Family Tax Benefit Part B',
    'remote-area-allowance': 'Remote Area Allowance',
    'pensioner-education-supplement': 'Pensioner Education Supplement',
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
    'maximum-basic-rate': 'Basic rate for your situation',
    'energy-supplement': 'Energy Supplement',
    'pension-supplement': 'Pension Supplement',
    'pharmaceutical-allowance': 'Pharmaceutical Allowance',
    'rent-assistance': 'Rent Assistance',
    'income-reduction-lower': 'For income above the free area',
    'income-reduction-upper': 'For income above the second limit',
    'partner-income-reduction': 'For your partner’s income',
    'parental-income-reduction': 'For your parents’ income',
    'assets-test': 'Assets above the limit',
    'not-below-zero': 'A payment is never below nil',
    rounding: 'Rounding to the cent',
    'minimum-instalment': 'Raised to the smallest payment',
    'crisis-payment-week': 'One week of the basic rate',
    'pension-supplement-basic': 'Pension Supplement, basic amount',
    'youth-disability-supplement': 'Youth Disability Supplement',
    'transitional-rate': 'Transitional rate with supplements',
    'pension-income-reduction': 'For income above the free area',
    'pension-assets-reduction': 'For assets above the limit',
    'minimum-pension': 'Raised to the smallest pension',
    'overseas-share': 'For years not lived in Australia',
    'for-an-adult': 'For an adult you care for',
    'for-a-child': 'For a child you care for',
    'family-income-test': 'Family income at or above the limit',
    'carer-supplement': 'Carer Supplement',
    'child-disability-assistance': 'Child Disability Assistance',
    'rent-above-threshold': 'For rent above the starting rent',
    'above-maximum-rent-assistance': 'Above the most you can get',
    'employment-income': 'Pay from work',
    'other-income': 'Other income',
    'working-credit-used': 'Working Credit used',
    'income-bank-used': 'Income Bank used',
    'liquid-assets-weeks': 'Weeks for savings above the limit',
    'above-longest-wait': 'Above the longest wait',
    'wait-exempt': 'You do not have to wait',
    'leave-period': 'Leave paid out',
    'lump-sum-period': 'Lump sum paid out',
    'newly-arrived-weeks': 'Weeks to wait',
    'newly-arrived-weeks-served': 'Weeks you have lived here already',
    'set-amount': 'The set amount',
    compensation: 'For money for an injury',
    'redundancy-weeks-pay': 'Weeks of redundancy pay',
    'notice-pay': 'Notice pay',
    'notice-pay-older-worker': 'Extra week for older workers',
    'tax-free-base': 'Tax-free base',
    'tax-free-years': 'Tax-free for each year of service',
    'above-amount-paid': 'Above what was paid',
    'etp-tax-to-cap': 'Tax up to the cap',
    'etp-tax-above-cap': 'Tax above the cap',
    'subsidy-maximum': 'The most for one worker',
    'subsidy-instalment': 'Part of the subsidy',
    wages: 'Wages',
    superannuation: 'Superannuation',
    'leave-loading': 'Leave loading',
    'ftb-child-rate': 'Rate for a child',
    'ftb-health-reduction': 'Vaccines or health check missing',
    'multiple-birth-allowance': 'Multiple Birth Allowance',
    'ftb-a-income-lower': 'For family income above the lower limit',
    'ftb-a-income-upper': 'For family income above the higher limit',
    'maintenance-income-reduction': 'For child support above the free area',
    'raised-to-base-rate': 'Brought up to the base rate',
    'ftb-a-supplement': 'Supplement after the end of the year',
    'ftb-a-instalment': 'Part A',
    'ftb-b-standard': 'Rate for the youngest child',
    'ftb-b-supplement': 'Supplement after the end of the year',
    'ftb-b-income-reduction': 'For the income of whoever earns less',
    'ftb-b-instalment': 'Part B',
    'parental-leave-pay-days': 'Days of pay',
    'parental-leave-family-days': 'Days for the family',
    'kept-for-partner': 'Kept for your partner',
    'child-care-subsidy-child': 'Subsidy for a child',
    'newborn-upfront': 'Newborn Upfront Payment',
    'newborn-supplement': 'Newborn Supplement over 13 weeks',
    'stillborn-amount': 'Stillborn Baby Payment'
  },
  terms: {
    income: 'income',
    'free-area': 'free area',
    upper: 'second limit',
    taper: 'for each dollar',
    'partner-income': 'partner’s income',
    'partner-income-free-area': 'does not count up to',
    'basic-rate': 'basic rate a fortnight',
    'parental-income': 'parents’ income',
    divisor: 'divided by',
    'share-of': 'your share',
    'share-in': 'of all shares',
    people: 'people',
    'first-age': 'from age',
    compensation: 'money for an injury',
    'last-age': 'to age',
    rent: 'rent',
    threshold: 'starting rent',
    maximum: 'the most',
    assets: 'assets',
    limit: 'limit',
    reserve: 'does not count up to',
    step: 'a week for each',
    weeks: 'weeks',
    days: 'days',
    years: 'years',
    'weekly-pay': 'weekly pay',
    'daily-pay': 'daily pay',
    'paid-out-as-pay': 'payout counted as pay',
    'asset-step': 'in whole steps of',
    'a-step': 'for each step',
    'full-years': 'years for a full pension',
    times: 'times',
    amount: 'amount',
    hours: 'hours',
    'hourly-pay': 'hourly pay',
    rate: 'rate',
    taxed: 'taxed',
    'child-age': 'age',
    'care-share': 'your share',
    children: 'children',
    'family-income': 'family income',
    'lower-income': 'lower income',
    maintenance: 'child support',
    'base-rate': 'base rate',
    child: 'child number',
    share: 'share of the fee',
    hourly: 'counted an hour'
  },
  findings: {
    'cut-out': 'Your payment reaches nil when your own income is {cut-out} a fortnight.',
    'over-assets-limit': 'Your assets are above the limit, so nothing is paid while they are.',
    'nil-rate-period': 'When pay from work takes you to nil, keep reporting: your payment stays open for a while.',
    'working-credit-used': 'Working Credit covered {used} of your pay. {balance-after} is left.',
    'working-credit-earned': 'You earn Working Credit this fortnight: {accrued}. Your balance becomes {balance-after}.',
    'income-bank-used': 'Your Income Bank covered {used} of your income. {balance-after} is left.',
    'income-bank-earned': 'Your Income Bank grows this fortnight by {accrued}. Your balance becomes {balance-after}.',
    'work-bonus':
      'Work Bonus: {exempt} of your earnings does not count and {counted} does. Your balance becomes {balance-after}.',
    'partner-work-bonus':
      'Work Bonus of your partner: {exempt} of their earnings does not count and {counted} does. Their balance becomes {balance-after}.',
    'deemed-income':
      'Financial assets of {financial-assets} count as if they earned {deemed} a fortnight ({deemed-year} a year), whatever they do earn.',
    'super-not-counted': 'Super that pays no income yet does not count before its owner reaches Age Pension age.',
    'gifts-counted': '{amount} of what was given away still counts as an asset.',
    'assets-not-given': 'Assets were not given, so they are not tested and no income from them is counted.',
    'income-result-lower':
      'The lower of two results is paid. By income it is {by-income}, by assets {by-assets}: income decides.',
    'assets-result-lower':
      'The lower of two results is paid. By income it is {by-income}, by assets {by-assets}: assets decide.',
    'cut-out-combined':
      'The payment reaches nil when your income and your partner’s together are {cut-out} a fortnight.',
    'assets-cut-out': 'The payment reaches nil when your assets are worth {cut-out}.',
    'assets-cut-out-combined':
      'The payment reaches nil when your assets and your partner’s together are worth {cut-out}.',
    'pension-parts':
      'Of what is left, {basic-left} is basic rate, {supplement-left} Pension Supplement, {rent-left} Rent Assistance and {energy-left} Energy Supplement.',
    'pension-advance': 'At the full rate, one advance payment can be from {smallest} to {largest}.',
    'transitional-rate-paid':
      'You are paid the transitional rate, because it is higher. The standard rate would be {amount}.',
    'transitional-rate-ended':
      'The standard rate is no lower than the transitional rate, which would be {amount}. Once you are on the standard rate you cannot go back.',
    'blind-not-tested': 'You are permanently blind, so income and assets do not count.',
    'blind-rent-assistance':
      'Rent Assistance is not paid without the income and assets tests. Ask Centrelink which way gives you more.',
    'impairment-points-too-few': 'You have {points} points. It takes at least {points-needed}.',
    'impairment-points-enough': 'You have {points} points, at least the {points-needed} it takes.',
    'program-of-support-not-needed': 'You have enough points on one table, so you do not need a Program of Support.',
    'program-of-support-met': 'You meet the Program of Support rule.',
    'program-of-support-needed':
      'Your points come from several tables, so you first need a Program of Support, normally for {months} months.',
    'care-receiver-within-limits': 'The person you care for is within the limits for Carer Payment.',
    'care-receiver-over-income-limit':
      'The income of the person you care for is above {limit} a year, so caring for them does not give Carer Payment.',
    'care-receiver-over-assets-limit':
      'The person you care for has more than {limit} in assets and more than {liquid-limit} in money they can reach, so caring for them does not give Carer Payment.',
    'care-receiver-liquid-assets':
      'The person you care for has more than {limit} in assets. Caring for them gives Carer Payment only if they have no more than {liquid-limit} in money they can reach.',
    'carer-work-within-limit': 'Your paid work is within the limit of {hours} hours in four weeks.',
    'carer-work-respite-days':
      'You work more than {hours} hours in four weeks. For a short time this uses {days} of your days of break from caring.',
    'carer-work-can-suspend':
      'You work more than {hours} hours in four weeks on an ongoing basis. Carer Payment can be suspended for up to {months} months.',
    'carer-over-income-limit': 'Carer Allowance is only for families with an income under {limit} a year.',
    'carer-allowance-most-adults': 'One carer is paid for at most {adults} adults.',
    'paid-for-1-july': 'It is paid once a year, without a claim, to those who have the payment on 1 July.',
    'rent-below-threshold': 'Your rent is not above the starting rent, so there is no Rent Assistance yet.',
    'rent-assistance-maximum': 'You get the most Rent Assistance for your family.',
    'rent-assistance-sharer': 'You share a kitchen, bathroom or bedroom, so the most is two thirds of the single rate.',
    'rent-assistance-two-thirds-of-board':
      'We took two thirds of your board and lodging as rent. If you know the lodging part, type it.',
    'rent-assistance-combined': 'This is for both of you together.',
    'rent-assistance-half-each':
      'This is for both of you together. If you both get a payment, each gets half: {amount}.',
    'rent-assistance-with-family-tax-benefit':
      'With children, Rent Assistance comes with Family Tax Benefit, not with this payment.',
    'rent-assistance-with-partners-pension': 'Your partner’s pension is raised for the rent, so this payment is not.',
    'rent-assistance-family-income-test': 'The family income test of Family Tax Benefit can lower it.',
    'no-rent-assistance-home-owner': 'Home owners do not get Rent Assistance.',
    'no-rent-assistance-government-housing': 'Tenants of a state housing authority do not get Rent Assistance.',
    'no-rent-assistance-aged-care': 'There is no Rent Assistance in a government-funded aged care home.',
    'no-rent-assistance-parental-home':
      'A single person below the age limit who lives with a parent does not get Rent Assistance.',
    'no-rent-assistance-dependent-at-home': 'A dependent person paid at the at-home rate does not get Rent Assistance.',
    'no-rent-assistance-accommodated-independent':
      'An independent person who lives in a parent’s home does not get Rent Assistance.',
    'no-rent-assistance-base-rate-family-tax-benefit':
      'Rent Assistance comes only with more than the base rate of Family Tax Benefit Part A.',
    'no-rent-assistance-other-payment': 'Rent Assistance comes only with a payment that allows it.',
    'parenting-payment-instead':
      'A single parent whose youngest child is under {age} normally gets Parenting Payment instead, and it is higher. The amount here is JobSeeker. Claim Parenting Payment, or ask Centrelink why you do not get it.',
    'parenting-payment-by-age':
      'If your youngest child is under {age}, you normally get Parenting Payment instead of JobSeeker, and it is higher.',
    'parenting-payment-child-under': 'This payment is for as long as your youngest child is under {age}.',
    'parenting-payment-separated-rate':
      'The basic rate of someone whose partner is in hospital, respite care or prison is {amount} a fortnight. The income tests stay those of a couple.',
    'newly-arrived-lone-parent':
      'If you were not a single parent on the first day of your present time as a resident here, this wait does not apply to you. Tell Centrelink.',
    'special-benefit-discretion':
      'Nobody has a right to Special Benefit: Centrelink decides, and only where no other payment fits and the hardship is beyond your control. This is the most there could be.',
    'special-benefit-support':
      'Free board, lodging or other help counts like income: {amount} a fortnight was taken off.',
    'special-benefit-support-not-valued':
      'Free board, lodging or other help makes it less. Centrelink decides by how much, so this amount is too high.',
    'special-benefit-funds-within': 'The money you have is within the limit of {limit}.',
    'special-benefit-funds-above':
      'You have {assets}. Special Benefit is generally not paid with more than {limit} at hand.',
    'special-benefit-substantial-change':
      'A big change beyond your control since you arrived, such as violence, illness or a sponsor who cannot help, can end this wait. A lost job or spent savings alone do not.',
    'crisis-payment-in-hardship': 'Your money, {assets}, is under the limit of {limit}.',
    'crisis-payment-not-in-hardship':
      'Your money is {assets}. Crisis Payment is only for people who have less than {limit} at hand.',
    'crisis-payment-hardship-limit':
      'It is only for people who have less than {limit} at hand; for a couple, both together.',
    'crisis-payment-contact': 'Contact Services Australia within {days} days of what happened.',
    'crisis-payment-claim': 'Then hand in the claim within {days} days of that contact.',
    'crisis-payment-claim-safely':
      'If someone who is a danger to you could see an online claim, phone or go to a service centre and ask for a social worker. That counts as contact.',
    'crisis-payment-release-claim': 'Claim within {days} days of your release.',
    'crisis-payment-release-early': 'You can claim up to {days} days before you are released.',
    'crisis-payment-too-late':
      'More than {days} days have passed since then. Call anyway, ask for a social worker, and ask about an urgent payment.',
    'crisis-payment-too-many':
      'It is paid {times} times in 12 months at most for violence and other extreme events together.',
    'crisis-payment-confined-too-short': 'It takes at least {days} days in prison or confinement.',
    'crisis-payment-confined-at-least': 'You must have been in prison or confinement for at least {days} days.',
    'crisis-payment-excluded':
      'It is not paid with a disaster payment for the same event, after an eviction for unpaid rent or mortgage, or where you chose to move.',
    'partner-income-ignored': 'Your partner’s income does not change your payment yet.',
    'partner-income-halved': 'Your partner gets a pension, so we added both incomes and counted half as yours.',
    'student-under-18-at-home':
      'Under {age}, a student who is dependent and lives at home normally gets Youth Allowance only after finishing Year 12 or the equivalent. This amount is for then. While you are still at school, your parents may get Family Tax Benefit for you. Ask Centrelink.',
    'state-care-rate':
      'This is the rate in State care if the State pays someone to look after you. If no one is paid to look after you, the rate is up to {maximum} a fortnight.',
    independent: 'You count as independent, so your parents’ income does not count.',
    dependent: 'You count as dependent, so your parents’ income can count.',
    'parental-income-not-tested': 'A parent gets income support, so your parents’ income does not count.',
    'smaller-reduction-not-applied':
      'Your income and your parents’ income are both looked at. Only the bigger reduction counts; the smaller one ({reduction}) does not.',
    'siblings-rent-not-given':
      'A brother or sister away from home who pays rent has a larger share of the reduction. Type their rent to count it.',
    'ordinary-waiting-period': 'You wait one week before the first payment, unless you are excused.',
    'ordinary-waiting-period-after-others': 'One more week is added after the other waits.',
    'liquid-assets-waiting-period': 'Your savings mean a wait of {weeks} weeks before you are paid.',
    'liquid-assets-wait-exempt': 'You do not have to wait because of savings.',
    'income-maintenance-period':
      'What your employer paid out counts as if your pay went on for {days} days (the income maintenance period). In that time you get less, or nothing.',
    'payment-after-payout':
      'The amount is for that time: what was paid out counts as income in it. After it you would get {amount} a fortnight.',
    'income-maintenance-hardship': 'In severe hardship the wait can be made shorter. Ask Centrelink.',
    'newly-arrived-waiting-period': 'As a newly arrived resident you may have to wait before you are paid.',
    'newly-arrived-exempt': 'The wait for newly arrived residents does not apply to you.',
    'newly-arrived-new-zealand':
      'New Zealand citizens can get this payment once, for a limited time, after some years in Australia.',
    'waiting-period-not-known': 'There may be a wait that we cannot work out from these answers. Ask Centrelink.',
    'figures-past-review': 'Some rates were due to change. Check Services Australia before you rely on this answer.',
    'figures-not-confirmed': 'Some rates could not be confirmed. Check Services Australia.',
    'no-redundancy-pay-short-service': 'There is no redundancy pay before one year of service.',
    'no-redundancy-pay-small-business': 'A small business does not have to give redundancy pay.',
    'no-redundancy-pay-casual': 'Casual workers do not get redundancy pay.',
    'no-redundancy-pay-not-redundant': 'Redundancy pay is only for a job that nobody does any more.',
    'no-redundancy-pay-fixed-term':
      'There is no notice pay or redundancy pay when a contract for a fixed time, task or season ends.',
    'no-redundancy-pay-serious-misconduct':
      'There is no notice pay or redundancy pay after dismissal for serious misconduct.',
    'no-redundancy-pay-apprentice': 'Apprentices do not get redundancy pay.',
    'no-redundancy-pay-trainee': 'There is no notice pay or redundancy pay when a traineeship ends with its training.',
    'small-business-not-asked': 'A small business may not have to pay this.',
    'redundancy-taxable-part': 'Part of the payment is taxed.',
    'notice-a-day-later':
      'With even one day more of service, notice is {weeks} weeks. Service is counted to the end of the day on which you get the notice.',
    'notice-at-45':
      'The law gives one more week to people “over {age}”. We counted it from the next birthday. If you are {age}, ask the Fair Work Ombudsman.',
    'tax-by-age-at-end-of-year':
      'The tax rate goes by your age on the last day of the tax year in which you are paid. If you turn {age} by then, it is lower.',
    'subsidy-up-to': 'This is the most there can be. The provider decides whether to offer it, and how much.',
    'counted-as-part-time-apprentice':
      'Under {hours} hours a week, we took the apprenticeship as part-time. If it is registered as full-time, choose that.',
    'subsidy-ended': 'This subsidy has ended. No new agreements are made.',
    'subsidy-excluded': 'Something that applies to this job shuts it out, so there is no subsidy.',
    'subsidy-ask-first':
      'The job replaces a worker you have, or the person worked for you before. Ask the provider before you hire: there may be no subsidy.',
    'subsidy-hours-too-few': 'The job has too few hours. It needs at least {hours} a week.',
    'subsidy-service-too-short':
      'The worker has been with a provider for too short a time. It takes at least {months} months.',
    'confirm-subsidy-with-provider':
      'No current official page settles every rule. Ask the provider to confirm hours, dates and amount.',
    'confirm-subsidy-with-agency':
      'No current official page settles every rule. Ask the agency that pays it to confirm.',
    'agree-before-start': 'Agree it in writing before the first day of work.',
    'subsidy-tax-not-confirmed': 'Ask your accountant how the subsidy is taxed. We could not confirm it.',
    'ftb-no-child':
      'Part A is for a child under 16, or to the end of the year of turning 19 in full-time secondary study, with enough of the care and no payment of their own.',
    'ftb-newly-arrived': 'As a newly arrived resident you still wait {weeks} weeks for Part A. Part B has no wait.',
    'ftb-a-range':
      'Before income counts, Part A of your family is {maximum} a year. The base rate is {base-rate} a year.',
    'ftb-health-check': 'Report the health check before your child turns 5. If not, Part A falls for {months} months.',
    'family-tax-benefit-at-least':
      'This is the minimum you can get, because a part of it is not confirmed for this year or cannot be worked out here. The maximum is {maximum} a fortnight.',
    'ftb-rent-not-known': 'Rent Assistance cannot be worked out for this home, so it is not counted. Ask Centrelink.',
    'ftb-regular-care':
      'For a child with too small a share of the care there is no Family Tax Benefit, but there may be a part of Rent Assistance. It is not counted here.',
    'rent-assistance-once': 'Rent Assistance comes with Part A, and so not with another Centrelink payment.',
    'maintenance-ceiling-reached': 'Child support lowers only what is paid for the children it is for.',
    'maintenance-credit-used': 'Your maintenance income credit covered {used} of the arrears. {balance-after} is left.',
    'ftb-a-no-supplement': 'There is no Part A supplement when family income is over {limit}.',
    'ftb-advance': 'You could ask for an advance of up to {amount}. You pay it back from Part A.',
    'ftb-b-no-child':
      'Part B of a couple ends when the youngest turns 13; of a single parent or a grandparent carer, at the end of the year of turning 18, from 16 with full-time secondary study.',
    'ftb-b-parental-leave': 'There is no Part B on days with Parental Leave Pay.',
    'ftb-b-over-limit': 'The higher income, {income}, is over the Part B limit of {limit}.',
    'parental-leave-week': 'A week of 5 days is {amount} before tax.',
    'parental-leave-days-above': '{days} of these days are more than you can have, and are not counted.',
    'parental-leave-work-test':
      'Work test: {days} of the {period-days} days before the birth, {hours} hours of work in them, and no gap of more than {weeks} weeks.',
    'parental-leave-work-test-not-met':
      'The work test is not met. It asks for {days} of the {period-days} days before the birth, {hours} hours of work in them, and no gap of more than {weeks} weeks. There are exceptions: ask Centrelink.',
    'parental-leave-over-income':
      'Your income, {income}, is over {limit}, and the family’s, {family-income}, is over {family-limit}.',
    'parental-leave-newly-arrived':
      'The newly arrived resident’s waiting period of {weeks} weeks has to be over before the birth.',
    'parental-leave-together': 'You and your partner can take {days} days at the same time.',
    'parental-leave-claim-times':
      'One parent has to claim within {weeks} weeks of the birth. All days are used within {years} years.',
    'child-care-share': 'Child {child}: {share} of the fee, up to the hourly cap.',
    'child-care-hours': 'Child {child}: up to {hours} subsidised hours a fortnight.',
    'child-care-days': 'Child {child}: that is {days} days a fortnight.',
    'child-care-too-old': 'Child Care Subsidy is for children of {age} or younger who are not in secondary school.',
    'child-care-travel': 'Travel between child care and your activity adds {minutes} minutes a fortnight.',
    'child-care-withheld':
      '{paid} goes to the service. {withheld} is kept back until your income is known after the end of the year.',
    'newborn-parental-leave': 'A child with Parental Leave Pay has no Newborn Upfront Payment or Newborn Supplement.',
    'newborn-no-ftb': 'These come only with Family Tax Benefit Part A for the child.',
    'stillborn-parental-leave': 'There is no Stillborn Baby Payment for a baby with Parental Leave Pay.',
    'stillborn-limit':
      'Family income in the 6 months from the delivery can be at most {limit}, unless you get Family Tax Benefit.',
    'stillborn-over-limit': 'Family income in the 6 months, {income}, is over the limit of {limit}.'
  },
  reasons: {
    'jobseeker-under-22': 'You are too young for JobSeeker. Look at Youth Allowance.',
    'age-pension-age': 'At your age you would claim the Age Pension instead.',
    'couple-separated': 'For a couple living apart because of illness the rules are special. Ask Centrelink.',
    'youngest-child-too-old': 'Your youngest child is too old for this payment. Look at JobSeeker.',
    'supplements-from-pension-age':
      'From Age Pension age other supplements come with this payment, which we do not work out. Look at the Age Pension too.',
    'special-category-visa':
      'New Zealand citizens get this payment only with a protected special category visa, a permanent visa or citizenship.',
    'austudy-under-25': 'Austudy is paid from age {age}. Look at Youth Allowance.',
    'special-benefit-child': 'We could not confirm the rate for a child under {age}. Ask Centrelink what it is.',
    'special-benefit-parents':
      'If you are under {age} and live with your parents, their income counts as it does for Youth Allowance. Ask Centrelink how much you would get.',
    'special-benefit-partner-income':
      'Your partner’s income or pension lowers Special Benefit. No page we read says by how much.',
    'young-disability-pension':
      'If you are under {age}, Disability Support Pension has different rates. Ask Centrelink which one is yours.',
    'youth-allowance-age': 'Youth Allowance is not paid at this age for what you do. Look at JobSeeker or Austudy.',
    'partnered-not-independent': 'You have a partner but do not count as independent by these answers. Ask Centrelink.',
    'parental-income-not-given': 'We need your parents’ income.',
    'maintenance-income': 'Child support changes the parental income test in a way we do not model.',
    'family-tax-benefit-child-rate':
      'Brothers or sisters with Family Tax Benefit share the reduction. We need the most that could be paid for them.',
    'rent-assistance-base-rate-family-tax-benefit':
      'With Family Tax Benefit at the base rate, Rent Assistance depends on how it is worked out. Ask Centrelink.',
    'rent-assistance-government-subtenant':
      'Subtenants in government housing are sometimes paid and sometimes not. Ask Centrelink.',
    'temporary-visa': 'Most temporary visas do not give this payment. Some do: ask Centrelink.',
    'protected-special-category-visa': 'Protected special category visas have rules of their own. Ask Centrelink.',
    'visa-before-2019': 'Visas granted before 2019 fall under older rules.',
    'leave-without-weekly-pay': 'We need the weekly pay to work out leave.',
    'under-age-pension-age': 'You have not reached Age Pension age yet.',
    'abroad-with-rent-or-transitional':
      'After a longer time outside Australia we do not model Rent Assistance or the transitional rate. Ask Centrelink.',
    'working-life-years-not-given':
      'After this long outside Australia we need the years you lived in Australia between 16 and Age Pension age.',
    'disability-support-pension-under-16': 'Disability Support Pension is paid from age {age}.',
    'shared-care-yearly':
      'Where two carers share the allowance, we do not know how this payment is shared. Ask Centrelink.',
    'not-genuine-redundancy': 'The job was not lost to a genuine redundancy.',
    'junior-pay': 'Junior pay differs by award. Type the hourly pay instead.',
    'subsidy-amount-not-confirmed': 'We could not confirm the amount of this subsidy on an official page.',
    'figure-not-held': 'We do not hold a rate that this needs for that day.',
    'maintenance-ceiling':
      'With this income, and child support for some of the children, a special limit applies. Ask Centrelink.',
    'parental-leave-rate-not-held': 'We do not hold the rate of one of these days.',
    'child-care-fee-not-given': 'We need the fee an hour of every child.',
    'in-home-care-of-several': 'In Home Care of more than one child has one cap for the family. Ask the service.',
    'newborn-below-base':
      'With less than the base rate of Part A, the Newborn Supplement is smaller. Ask Centrelink how much.'
  },
  limits: {
    'debts-and-deductions': 'debts and deductions, such as rent paid from your payment',
    'tax-withheld': 'tax taken from the payment or from your pay',
    'remote-area-allowance': 'Remote Area Allowance',
    'deemed-income': 'income that Centrelink assumes from savings',
    'assets-hardship': 'hardship rules for assets',
    'part-fortnights': 'payments for part of a fortnight',
    'advance-payments': 'advance payments',
    'partner-working-credit': 'your partner’s Working Credit',
    compensation: 'compensation payments',
    'qualifying-residence': 'the two years of residence that Parenting Payment asks for',
    'other-assets': 'assets other than money at hand',
    'crisis-conditions': 'whether you were in Australia, and the papers that show what happened',
    'maintenance-income': 'child support',
    'family-tax-benefit-income-test': 'the income test of Family Tax Benefit',
    'severe-hardship-waivers': 'shorter waits in severe hardship',
    'seasonal-work-preclusion': 'waits after seasonal or contract work',
    'order-of-waiting-periods': 'waits that overlap',
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
    'superannuation-maximum-base': 'the highest pay on which super is due',
    'changes-in-the-year': 'changes of income, care or age during the year',
    'blended-families': 'sharing between partners of a blended family',
    'newborn-supplement': 'the Newborn Upfront Payment and Newborn Supplement',
    'several-child-support-payers': 'child support from more than one person',
    'return-to-work-part-b': 'the higher Part B before the first work after a birth',
    'parental-leave-super': 'the super that is paid on it',
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
      label: 'Who do you live with?',
      help: 'A partner is a husband, wife or de facto partner, also when you do not share money.',
      options: { single: 'I’m single', partnered: 'With a partner', 'separated-by-illness': 'Apart because of illness' }
    },
    children: {
      label: 'How many dependent children are in your care?',
      help: 'Children who live with you and whom you support.',
      options: { '0': 'None', '1': 'One', '2': 'Two', '3': 'Three or more' }
    },
    carer: {
      label: 'Are you the main carer of a child?',
      help: 'Centrelink calls this the principal carer. Only one person can be it for a child.',
      options: NO_YES
    },
    youngest: {
      label: 'How old is your youngest child?',
      help: 'While the child is young, a single parent gets Parenting Payment instead, and it is higher.'
    },
    exempt: {
      label: 'Are you excused from mutual obligations as a foster carer, home schooler or large family?',
      help: 'Only where Centrelink told you so. A special rate applies.',
      options: NO_YES
    },
    age: { label: 'How old are you?' },
    months: {
      label: 'How many full months in a row have you been on income support?',
      help: 'Older people get a higher rate after some time on payment.'
    },
    pay: {
      label: 'What are you paid for work?',
      help: 'Count what you were paid in these two weeks, before tax, whenever you did the work.'
    },
    other: {
      label: 'Other income before tax',
      help: 'Such as rent you receive, business income or leave paid out. Income from savings is worked out by Centrelink and is not counted here.'
    },
    'partner-age': { label: 'How old is your partner?' },
    'partner-payment': {
      label: 'Does your partner get a payment?',
      help: 'Only income support counts, not Family Tax Benefit.',
      options: {
        none: 'No income support',
        jobseeker: 'JobSeeker',
        'parenting-payment': 'Parenting Payment',
        'youth-allowance-job-seeker': 'Youth Allowance, job seeker',
        'youth-allowance-student': 'Youth Allowance, student or apprentice',
        austudy: 'Austudy',
        pension: 'A pension'
      }
    },
    'partner-pay': { label: 'What is your partner paid for work?', help: 'Before tax.' },
    'partner-other': { label: 'Your partner’s other income before tax' },
    home: {
      label: 'Do you pay to live somewhere?',
      help: 'Board means meals are included. Public housing is rented from the state.',
      options: { none: 'No', rent: 'Rent', board: 'Board and lodging', public: 'Public housing' }
    },
    rent: {
      label: 'Rent you pay',
      help: 'For a couple, what you both pay together. In a shared house, your own share.'
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
      label: 'How much of it is for lodging, without meals?',
      help: 'If you do not know, leave it empty. Then two thirds counts.'
    },
    sharing: {
      label: 'Do you share a kitchen, bathroom or bedroom?',
      help: 'A parent counts too. Say No if you also have one of each to yourself, or if you live in a boarding, rooming or guest house, a hostel or a hotel. Your own child does not count while they get a payment without Rent Assistance. In a caravan or boat, count only who lives in it with you.',
      options: NO_YES
    },
    'with-parent': { label: 'Do you live in a parent’s home?', options: NO_YES },
    ftb: {
      label: 'Do you get Family Tax Benefit Part A?',
      help: 'Your Centrelink letter says whether it is more than the base rate.',
      options: { none: 'No', 'base-rate': 'Base rate or less', 'above-base': 'More than the base rate' }
    },
    capacity: {
      label: 'Did Centrelink find that you can work only some hours a week?',
      help: 'After a job capacity assessment.',
      options: { full: 'No', '15-29': '15 to 29 hours', 'under-15': 'Under 15 hours' }
    },
    incapacitated: {
      label: 'Are you unable to work or study for now because you are ill or injured?',
      options: NO_YES
    },
    credit: {
      label: 'Your Working Credit',
      help: 'The balance in your Centrelink online account. One credit lets you earn one dollar more.'
    },
    assets: {
      label: 'Do you want to check what you own?',
      help: 'Assets are things you own, such as savings, a car and investments. Your home does not count.',
      options: NO_YES
    },
    'home-owner': { label: 'Do you own the home you live in?', options: NO_YES },
    'assets-total': { label: 'What is all you own worth, without your home?', help: 'For a couple, of both together.' },
    claim: {
      label: 'Are you about to claim?',
      help: 'A new claim can mean a wait. If you are paid already, choose No.',
      options: NO_YES
    },
    savings: {
      label: 'Money you can reach quickly',
      help: 'Cash, bank accounts, shares, and what an employer still owes you. For a couple, of both.'
    },
    'paid-out': {
      label: 'Did an employer pay you out when a job ended?',
      help: 'Such as unused leave, notice or redundancy pay. It can count as if your pay went on.',
      options: NO_YES
    },
    'paid-annual': { label: 'Unused annual leave paid out, before tax' },
    'paid-long-service': { label: 'Unused long service leave paid out, before tax' },
    'paid-notice': {
      label: 'Pay instead of notice, before tax',
      help: 'Paid when you did not have to work until the end.'
    },
    'paid-redundancy': { label: 'Redundancy pay, before tax', help: 'Not the leave or notice that came with it.' },
    'paid-other': { label: 'Anything else paid out, before tax', help: 'Such as a thank-you payment.' },
    'last-pay': { label: 'What was your usual pay in that job?', help: 'Before tax.' },
    residence: {
      label: 'Your residence',
      help: 'Most New Zealanders have a Special Category Visa. It is protected only for some who were here in 2001. Home Affairs can tell you.',
      options: {
        citizen: 'Australian citizen',
        'permanent-visa': 'Permanent visa',
        'refugee-or-family': 'Refugee, or family of one',
        'special-category-visa': 'New Zealand citizen',
        'protected-special-category-visa': 'New Zealand citizen, protected Special Category Visa',
        'temporary-visa': 'Temporary visa'
      }
    },
    'visa-before-2019': {
      label: 'Was your permanent visa granted before 2019?',
      help: 'The letter about your visa gives the day. Older visas fall under older rules.',
      options: NO_YES
    },
    'resident-weeks': { label: 'Weeks in Australia as a permanent resident', help: 'A year is 52 weeks.' },
    'years-here': { label: 'Years in Australia without a break' },
    activity: {
      label: 'What do you do?',
      help: 'Study and apprenticeship mean full time.',
      options: { student: 'Study', apprentice: 'Apprenticeship', 'job-seeker': 'Look for work' }
    },
    living: {
      label: 'Where do you live?',
      help: 'Away from home counts only when Centrelink agrees that you need to, for study or safety, or you are independent.',
      options: { home: 'With a parent', away: 'Away from home' }
    },
    grounds: {
      label: 'Does any of these apply to you?',
      help: 'Each makes you independent, so your parents’ income does not count.',
      options: {
        'married-or-registered': 'Married or in a registered relationship',
        'de-facto-12-months': 'De facto for 12 months',
        'supported-by-work': 'Supported myself by work',
        'regional-or-remote-work': 'From a regional area, and worked before study',
        'partial-capacity-to-work': 'Partial capacity to work',
        'unreasonable-to-live-at-home': 'It is unreasonable to live at home',
        orphan: 'Orphan',
        refugee: 'Refugee without parents here',
        'state-care': 'In state care, now or before',
        'parents-cannot-care': 'Parents cannot care for me'
      }
    },
    'parents-support': {
      label: 'Does a parent get income support from Centrelink?',
      help: 'Such as a pension, JobSeeker or Parenting Payment.',
      options: NO_YES
    },
    'parents-income': {
      label: 'Your parents’ taxable income together',
      help: 'The last tax year, both parents, before tax.'
    },
    siblings: {
      label: 'How many brothers or sisters get dependent Youth Allowance?',
      help: 'They share the reduction with you. With more than five, ask Centrelink.',
      options: { '0': 'None', '1': 'One', '2': 'Two', '3': 'Three', '4': 'Four', '5': 'Five' }
    },
    'sibling-age': { label: 'How old is brother or sister {number}?' },
    'sibling-living': {
      label: 'Where does brother or sister {number} live?',
      options: { home: 'At home', away: 'Away' }
    },
    'sibling-rent': { label: 'Rent that brother or sister {number} pays' },
    'ftb-siblings': {
      label: 'Do your parents get Family Tax Benefit for other children?',
      help: 'These children share the reduction with you too.',
      options: NO_YES
    },
    'ftb-siblings-rate': {
      label: 'The most Family Tax Benefit Part A for these children together',
      help: 'Add up the highest rate for each child’s age, even when your parents get less. Our page about Family Tax Benefit has the rates. If you leave this empty, there is no number: we can’t tell how big your share of the reduction is.'
    },
    bank: {
      label: 'Your Income Bank',
      help: 'Students and apprentices save up unused free income. The balance is in your Centrelink online account.'
    },
    'apprentice-bank': {
      label: 'Your Income Bank',
      help: 'Students and apprentices save up unused free income. The balance is in your Centrelink online account.'
    },
    'long-term': { label: 'Are you paid at the long-term income support rate?', options: NO_YES },
    'partial-capacity': { label: 'Did Centrelink find that you have a “partial capacity to work”?', options: NO_YES },
    payment: {
      label: 'Which payment do you get?',
      help: 'Rent Assistance is added to another payment.',
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
      help: 'Your Centrelink letter says whether it is more than the base rate.',
      options: { 'above-base': 'More than the base rate', 'base-rate': 'Base rate or less' }
    },
    household: {
      label: 'Who are you?',
      help: 'Illness also covers a partner in respite care or in prison.',
      options: {
        single: 'Single',
        couple: 'A couple',
        'couple-separated-by-illness': 'A couple apart because of illness',
        'couple-temporarily-separated': 'A couple apart for a time'
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
    'ya-away': { label: 'Are you paid at the away-from-home rate?', options: NO_YES },
    'ya-family': { label: 'Are you independent because of a partner or child?', options: NO_YES },
    program: {
      label: 'Which program is the worker in?',
      help: 'The worker’s provider can tell you. The last three have ended; old pages still list them.',
      options: {
        'workforce-australia': 'Workforce Australia',
        'inclusive-employment-australia': 'Inclusive Employment Australia',
        'apprentice-priority-hiring-incentive': 'Apprentice: Priority Hiring Incentive',
        'apprentice-key-program': 'Apprentice: Key Apprenticeship Program',
        'nsw-jobcover': 'JobCover (NSW)',
        'disability-employment-services': 'Disability Employment Services',
        jobactive: 'jobactive',
        restart: 'Restart'
      }
    },
    hours: { label: 'Paid hours a week' },
    apprenticeship: {
      label: 'How is the apprenticeship registered?',
      help: 'The training contract says it. If you do not know, we go by the hours.',
      options: { unknown: 'I do not know', 'full-time': 'Full-time', 'part-time': 'Part-time' }
    },
    'provider-months': { label: 'Full months in a row with a provider' },
    exclusions: {
      label: 'Does any of these apply to the job?',
      help: 'Any of these can mean that there is no subsidy.',
      options: {
        'displaces-a-worker': 'It replaces a worker I have',
        'family-member': 'The worker is a family member',
        'government-agency': 'The employer is a government agency',
        'commission-only': 'Paid only by commission',
        'subcontract-or-self-employed': 'Subcontract or self-employed',
        'other-subsidy-for-the-job': 'Another subsidy pays for the job',
        'worked-here-before': 'The worker worked here before'
      }
    },
    basis: {
      label: 'What will you pay?',
      help: 'At least the award that covers the job.',
      options: { 'minimum-wage': 'Minimum wage', 'award-entry-level': 'Award entry level', hourly: 'My own rate' }
    },
    hourly: { label: 'Pay an hour, before tax', help: 'Without casual loading.' },
    casual: { label: 'Is the job casual?', help: 'A loading is paid in place of leave.', options: NO_YES },
    'worker-age': { label: 'How old is the worker?', help: 'Young workers have junior rates.' },
    loading: {
      label: 'Leave loading, in percent of leave pay',
      help: 'Some awards add it to annual leave. Halves count: type 17.5.'
    },
    super: { label: 'Count superannuation?', options: { yes: 'Yes', no: 'No' } }
  }
}
