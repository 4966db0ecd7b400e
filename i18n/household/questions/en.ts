/** The words of the interview. `me` is said to the reader, `other` where the answers are about someone else. */
import { STATE_NAMES } from '../../states.ts'
import { dayWords, linkWords, typedErrors, typedPeriods, typedUnits } from '../../typed/en.ts'
import type { FieldWords, InterviewWordsOf, QuestionWords } from './types.ts'

const yesNo = { yes: 'Yes', no: 'No' }

const interview = {
  lead: 'About {about} questions. Your answers stay on this device. This is not an application, and it changes no payment.',
  form: 'What can I get?',
  for: 'Who is this for?',
  forMe: 'For me',
  forOther: 'For someone else',
  progress: 'Question {number} of about {about}',
  why: 'Why we ask',
  next: 'Next',
  back: 'Back',
  dontKnow: 'I don’t know',
  optional: 'Leave empty what you do not know.',
  soFar: 'So far: {likely} likely, {may} still possible.',
  oneDated: 'One of them has a last day to claim.',
  dated: '{count} of them have a last day to claim.',
  see: 'See them',
  goOn: 'Continue with the questions',
  left: '{count} questions are open. Each answer can turn a “maybe” into a “likely” or a “not now”.',
  oneLeft: 'One question is open. Its answer can turn a “maybe” into a “likely” or a “not now”.',
  startAgain: 'Start again',
  result: 'The answer',
  loading: 'Working it out…',
  failed:
    'The answer could not be worked out on this device. Your answers are still here. Reload the page, or call Centrelink.',
  retry: 'Try again',
  noScript:
    'The questions need JavaScript. Without it, the list below says which payment to look at for what happened.',
  notLoaded: 'The questions could not be loaded. The list below says which payment to look at for what happened.',
  safe: 'Your answers are not kept on this device or in the address of this page.',
  safeBefore:
    'Your earlier answers may still be listed in the history of your browser. The page “Privacy and safety” says how to delete them there.',
  kept: {
    reopened: 'These are the answers that you kept on this device.',
    these: 'These answers are kept on this device.',
    others:
      'Your earlier answers are kept on this device. Answers that you have given or changed since then are not kept.',
    wipe: 'Delete them',
    wiped:
      'The kept answers have been deleted from this device. The history of your browser may still list addresses with your answers. The page “Privacy and safety” says how to delete them there.',
    wipedButAddress:
      'The kept answers have been deleted from this device. Your answers are still in the address of this page and in the history of your browser. The page “Privacy and safety” says how to delete them there.',
    failed:
      'Your browser did not let this site delete your answers. You can delete the data of this site in the settings of your browser.',
    ask: 'Answers are kept on this device. What should happen to them when you start again?',
    deleteAndStart: 'Delete them and start again',
    keepAndStart: 'Leave them on this device and start again',
    stay: 'Do not start again'
  },
  day: 'Day, month and year',
  moneyBefore: '$',
  moneyAfter: '',
  howOften: 'How often: {question}',
  periods: { fortnight: 'a fortnight', week: 'a week', year: 'a year', once: '' },
  typed: { periods: typedPeriods, units: typedUnits, link: linkWords, day: dayWords },
  errors: {
    title: 'Please look at this',
    empty: 'Give an answer, or press “I don’t know”.',
    'not-a-number': 'Type an amount in numbers, such as 800.',
    negative: 'Type an amount of 0 or more.',
    'too-large': 'This amount is too large. Check the number of zeros.',
    ...typedErrors,
    'not-whole': 'Type a whole number.',
    'not-number': 'Type a number, such as 7 or 5.5.',
    'out-of-range': 'Type a number from {least} to {most}.',
    'not-a-day': 'Give a day that exists, with day, month and year.',
    'none-and-others': 'You ticked “none of these” and something else. Untick one of them.'
  }
}

const questions = {
  happened: {
    label: { me: 'What has happened, or is about to?', other: 'What has happened to them, or is about to?' },
    hint: 'Tick all that fit. Some help must be asked for within days, so we ask this first.',
    why: 'Some payments are open only for days or weeks after something happened. What happened also decides which payments we look at first.'
  },
  'happened-more': {
    label: 'Which of these is it?',
    why: 'Help differs: before a birth you can claim early, and after a death some payments go on for weeks.'
  },
  'happened-on': {
    label: 'When was it, or when will it be?',
    hint: 'A rough day is enough.',
    why: 'Deadlines are counted from these days. Without the day we cannot work out your deadline.'
  },
  'violence-more': {
    label: 'Who was violent, and did anyone leave?',
    why: 'Which help there is depends on who it was, and on whether someone left or will leave. You need no police report.'
  },
  contacted: {
    label: { me: 'Have you told Centrelink what happened?', other: 'Have they told Centrelink what happened?' },
    why: 'For Crisis Payment you must contact Centrelink within days. A call, a visit or starting a claim counts.'
  },
  'disaster-more': {
    label: 'About the disaster',
    why: 'Disaster payments are only for declared disasters, and for some kinds of harm.'
  },
  'partners-payment-then': {
    label: {
      me: 'Did your partner get a pension or income support?',
      other: 'Did their partner get a pension or income support?'
    },
    why: 'If so, some of it may go on for weeks.'
  },
  age: {
    label: { me: 'How old are you?', other: 'How old are they?' },
    hint: 'In years.',
    why: 'Most payments are for certain ages, and some can be claimed before the next birthday.'
  },
  location: {
    label: { me: 'Are you in Australia now?', other: 'Are they in Australia now?' },
    why: 'Nearly every payment must be claimed from inside Australia by someone who lives here. Which ones are open, and after which wait, depends on the right to live here.'
  },
  'visa-days': {
    label: {
      me: 'Since when have you lived in Australia on this visa?',
      other: 'Since when have they lived in Australia on this visa?'
    },
    why: 'Waits for new residents are counted from these days, and which wait it is depends on when the visa was granted.'
  },
  subclass: {
    label: { me: 'Which subclass is your visa?', other: 'Which subclass is their visa?' },
    hint: 'The three digits in the visa letter, such as 820.',
    why: 'A few visas open payments that others do not.'
  },
  'ten-years': {
    label: {
      me: 'Have you lived in Australia as a resident for {figure:age-pension.residence.total-years} or more, {figure:age-pension.residence.unbroken-years} of them without a break?',
      other:
        'Have they lived in Australia as a resident for {figure:age-pension.residence.total-years} or more, {figure:age-pension.residence.unbroken-years} of them without a break?'
    },
    why: 'Age Pension and Disability Support Pension usually ask for this.'
  },
  'nz-ten-years': {
    label: {
      me: 'Have you lived in Australia for {figure:newly-arrived.new-zealand.years} without a break?',
      other: 'Have they lived in Australia for {figure:newly-arrived.new-zealand.years} without a break?'
    },
    why: 'After that a New Zealand citizen can get one payment, once, for up to {figure:newly-arrived.new-zealand.months}.'
  },
  'refugee-family': {
    label: {
      me: 'Are you the partner or dependent child of a refugee, and were you when they became one here?',
      other: 'Are they the partner or dependent child of a refugee, and were they when that person became one here?'
    },
    hint: 'A refugee or humanitarian visa counts.',
    why: 'A refugee’s family does not have to wait.'
  },
  assurance: {
    label: {
      me: 'Did someone sign an Assurance of Support for your visa?',
      other: 'Did someone sign an Assurance of Support for their visa?'
    },
    why: 'The person who signed promised support. They may have to repay what Centrelink pays.'
  },
  partner: {
    label: { me: 'Do you have a partner?', other: 'Do they have a partner?' },
    hint: 'Married, registered or living as a couple.',
    why: 'Couples have different rates, and the partner’s income and savings count too. Children decide which payment fits, how much it is, and which family payments come with it.'
  },
  'partner-about': {
    label: { me: 'About your partner', other: 'About their partner' },
    why: 'The partner’s age, work and payments change which tests apply and which help you can get.'
  },
  'partner-income': {
    label: { me: 'What does your partner earn, before tax?', other: 'What does their partner earn, before tax?' },
    hint: 'Type 0 if there is nothing. A rough amount is enough.',
    why: 'A partner’s income lowers many payments only above a limit.'
  },
  child: {
    label: 'Child {number}',
    why: 'Age and nights decide Parenting Payment and Family Tax Benefit. We need no name.'
  },
  'lone-parent-at-start': {
    label: {
      me: 'On your first day as a resident of Australia, were you a parent without a partner?',
      other: 'On their first day as a resident of Australia, were they a parent without a partner?'
    },
    why: 'A parent who became single after becoming a resident does not wait for some payments.'
  },
  work: {
    label: { me: 'Which of these is closest to your work now?', other: 'Which of these is closest to their work now?' },
    why: 'People who look for work, who are sick, and who work a little get different payments. Full-time students have payments of their own. A government scheme can pay wages and leave that a bankrupt employer owes.'
  },
  'last-day': {
    label: { me: 'When was your last day of work?', other: 'When was their last day of work?' },
    hint: 'A rough day is enough.',
    why: 'Waits and last days are counted from it.'
  },
  'paid-out': {
    label: {
      me: 'What did the employer pay you when the job ended?',
      other: 'What did the employer pay them when the job ended?'
    },
    why: 'Leave and redundancy pay can delay the first payment. They do not take it away.'
  },
  'leave-pay-test': {
    label: {
      me: 'In the {figure:parental-leave-pay.work-test.period-days} before the birth, did you work {figure:parental-leave-pay.work-test.hours} or more over {figure:parental-leave-pay.work-test.worked-days}?',
      other:
        'In the {figure:parental-leave-pay.work-test.period-days} before the birth, did they work {figure:parental-leave-pay.work-test.hours} or more over {figure:parental-leave-pay.work-test.worked-days}?'
    },
    hint: 'Self-employment and paid leave count. Count the days from the first day of work to the last.',
    why: 'This is the work test of Parental Leave Pay.'
  },
  'study-course': {
    label: 'About the course',
    why: 'Only approved courses count, and some help is for one level of study.'
  },
  'study-away': {
    label: 'Where the family home is',
    why: 'Some help is for students who leave home, or come from the regions.'
  },
  'with-parents': {
    label: { me: 'Do you live with a parent?', other: 'Do they live with a parent?' },
    why: 'Rates and Rent Assistance differ at the parents’ home.'
  },
  independence: {
    label: { me: 'Do any of these fit you?', other: 'Do any of these fit them?' },
    hint: 'Tick all that fit.',
    why: 'If one fits, the parents’ income does not count.'
  },
  parents: {
    label: { me: 'About your parents’ income', other: 'About their parents’ income' },
    why: 'If a young person depends on their parents, the parents’ income can lower the payment.'
  },
  'first-nations': {
    label: {
      me: 'Are you Aboriginal or Torres Strait Islander?',
      other: 'Are they Aboriginal or Torres Strait Islander?'
    },
    why: 'ABSTUDY and more child care may be available. You do not have to say.'
  },
  health: {
    label: { me: 'Is any of this true for you?', other: 'Is any of this true for them?' },
    hint: 'Tick all that fit.',
    why: 'Illness and disability open other payments, and help with transport and power bills. Carers have payments of their own, and one of them can be paid with any wage.'
  },
  'health-work': {
    label: { me: 'How your health limits your work', other: 'How their health limits their work' },
    why: 'It decides between a payment while you are ill and a pension. A doctor and Centrelink decide in the end.'
  },
  manifest: {
    label: { me: 'Does one of these fit you?', other: 'Does one of these fit them?' },
    why: 'With one of these, Disability Support Pension asks for fewer reports.'
  },
  'caring-more': {
    label: 'About the care',
    hint: 'Tick all that fit.',
    why: 'How much care, for how long and where decides which payments for carers are open.'
  },
  income: {
    label: { me: 'What income do you have, before tax?', other: 'What income do they have, before tax?' },
    hint: 'Type 0 if there is nothing. A rough amount is enough. No Centrelink payments here.',
    why: 'Income above a free area lowers a payment little by little.'
  },
  'income-eight-weeks': {
    label: {
      me: 'What was your income a week, before tax, on average over the last {figure:low-income-card.weeks}?',
      other: 'What was their income a week, before tax, on average over the last {figure:low-income-card.weeks}?'
    },
    hint: 'For a couple, add up both. Redundancy pay counts.',
    why: 'The Low Income Health Care Card depends on these weeks.'
  },
  'income-year': {
    label: 'Taxable income this financial year (1 July to 30 June)',
    hint: 'Your best guess for the whole year, before tax.',
    why: 'Family payments and child care depend on a year’s income.'
  },
  'income-last-year': {
    label: 'Taxable income last financial year',
    hint: 'It is on the notice of assessment from the Tax Office. A rough amount is enough.',
    why: 'Parental Leave Pay and the card for older people look at last year.'
  },
  maintenance: {
    label: { me: 'How much child support do you get a year?', other: 'How much child support do they get a year?' },
    hint: 'Type 0 if there is none.',
    why: 'It can lower Family Tax Benefit Part A.'
  },
  assets: {
    label: {
      me: 'What money do you have, and what else do you own?',
      other: 'What money do they have, and what else do they own?'
    },
    hint: 'A rough amount is enough. Type 0 if there is nothing. For a couple, add up both. Leave out the home.',
    why: 'Savings can delay the first payment by some weeks. In a crisis, people with little money can get extra help. Other assets rule out a payment only if they are large.'
  },
  home: {
    label: { me: 'Where do you live?', other: 'Where do they live?' },
    why: 'Rent above a certain amount can bring Rent Assistance. Home owners have different asset limits. States give rebates, and remote areas have an allowance.'
  },
  has: {
    label: { me: 'Which of these do you get already?', other: 'Which of these do they get already?' },
    hint: 'Tick all that fit.',
    why: 'You cannot get some payments together, and some only after months on another.'
  }
} as const satisfies Record<string, QuestionWords>

const work = {
  none: 'Not working, not looking for work',
  unemployed: 'Not working, looking for work',
  casual: 'Casual work',
  'part-time': 'Part-time work',
  'full-time': 'Full-time work',
  'self-employed': 'Self-employed',
  apprentice: 'Apprentice or trainee',
  'on-leave': 'On leave from a job',
  'stopped-by-disaster': 'Work stopped because of a disaster',
  retired: 'Retired'
}

const heldPayments = {
  jobseeker: 'JobSeeker Payment',
  'youth-allowance-jobseeker': 'Youth Allowance, looking for work',
  'youth-allowance-student': 'Youth Allowance, student or apprentice',
  austudy: 'Austudy',
  abstudy: 'ABSTUDY',
  'parenting-payment-single': 'Parenting Payment Single',
  'parenting-payment-partnered': 'Parenting Payment Partnered',
  'disability-support-pension': 'Disability Support Pension',
  'carer-payment': 'Carer Payment',
  'carer-allowance': 'Carer Allowance',
  'age-pension': 'Age Pension',
  'special-benefit': 'Special Benefit',
  'farm-household-allowance': 'Farm Household Allowance',
  'veteran-payment': 'A payment from Veterans’ Affairs',
  'ftb-a': 'Family Tax Benefit Part A',
  'ftb-b': 'Family Tax Benefit Part B',
  'parental-leave-pay': 'Parental Leave Pay',
  'mobility-allowance': 'Mobility Allowance',
  'health-care-card': 'Health Care Card',
  'pensioner-concession-card': 'Pensioner Concession Card',
  'seniors-health-card': 'Commonwealth Seniors Health Card',
  none: 'None of these'
}

const fields = {
  happened: {
    options: {
      'lost-job': { me: 'I lost my job', other: 'They lost their job' },
      'hours-cut': {
        me: 'My hours were cut, or I am stood down',
        other: 'Their hours were cut, or they are stood down'
      },
      'sick-or-hurt': { me: 'I am sick or hurt', other: 'They are sick or hurt' },
      separated: {
        label: { me: 'My partner and I separated', other: 'They and their partner separated' },
        hint: 'also under one roof'
      },
      violence: {
        label: { me: 'I am not safe at home', other: 'They are not safe at home' },
        hint: 'you can leave this page fast: press Shift three times'
      },
      baby: 'A baby or child is coming, or has come',
      death: 'Someone died, or a baby was lost',
      'home-lost': { me: 'I lost my home', other: 'They lost their home' },
      disaster: 'A fire, flood or storm',
      arrived: { me: 'I have just come to Australia', other: 'They have just come to Australia' },
      study: { me: 'I am starting or stopping study', other: 'They are starting or stopping study' },
      moved: { me: 'I moved', other: 'They moved' },
      released: { me: 'I am leaving prison or a locked ward', other: 'They are leaving prison or a locked ward' },
      'reached-pension-age': {
        me: 'I am about to reach Age Pension age',
        other: 'They are about to reach Age Pension age'
      },
      none: 'None of these'
    }
  },
  'which-baby': {
    label: 'The baby or child',
    options: {
      pregnant: 'A baby is expected',
      birth: 'A baby was born',
      'child-came-into-care': 'A child came to live there: adoption, foster care, family',
      none: 'None of these'
    }
  },
  'which-death': {
    label: 'Who died',
    options: {
      stillbirth: 'A baby, before or at birth',
      'child-died': 'A child',
      'partner-died': 'The partner',
      'person-cared-for-died': 'Someone who was cared for',
      none: 'Someone else'
    }
  },
  'which-study': { label: 'Studies', options: { 'started-study': 'Starting', 'stopped-study': 'Stopping' } },
  'on-lost-job': { label: 'Last day of work' },
  'on-hours-cut': { label: 'Hours were cut, or stood down' },
  'on-sick-or-hurt': { label: 'Became sick or hurt' },
  'on-pregnant': { label: 'Baby is due' },
  'on-birth': { label: 'Baby was born' },
  'on-child-came-into-care': { label: 'Child came' },
  'on-stillbirth': { label: 'Baby was lost' },
  'on-child-died': { label: 'Child died' },
  'on-partner-died': { label: 'Partner died' },
  'on-person-cared-for-died': { label: 'Person who was cared for died' },
  'on-separated': { label: 'Separated' },
  'on-violence': {
    label: { me: 'You left, or the other person did', other: 'They left, or the other person did' },
    hint: 'Or the day of the latest event.'
  },
  'on-home-lost': { label: 'Home was lost' },
  'on-disaster': { label: 'The disaster' },
  'on-released': { label: 'Release' },
  'on-arrived': { label: 'Came to Australia' },
  violent: {
    label: 'Who was violent?',
    options: { partner: 'A partner or former partner', family: 'Someone else in the family', other: 'Someone else' }
  },
  'home-changed': { label: 'Did someone leave the home, or was the violent person taken away?', options: yesNo },
  contacted: { options: yesNo },
  declared: { label: 'Did the government declare it for where you live or work?', options: yesNo },
  harmed: { label: 'Was the home badly damaged, or someone in the family hurt?', options: yesNo },
  'partners-payment-then': { options: yesNo },
  birthday: {
    label: {
      me: 'How many full months ago was your last birthday?',
      other: 'How many full months ago was their last birthday?'
    },
    hint: '0 to 11.'
  },
  location: {
    options: {
      'in-australia': { me: 'Yes, and I live here', other: 'Yes, and they live here' },
      away: { me: 'I live here, but am away for a while', other: 'They live here, but are away for a while' },
      overseas: { me: 'I live in another country', other: 'They live in another country' }
    }
  },
  visa: {
    label: { me: 'What is your citizenship or visa?', other: 'What is their citizenship or visa?' },
    hint: 'We never ask for a number or a document.',
    options: {
      citizen: 'Australian citizen',
      permanent: 'Permanent visa',
      refugee: { label: 'Refugee or humanitarian visa, permanent', hint: 'such as 200 to 204, 851, 866' },
      'visa-309-820': { label: 'Partner visa, temporary', hint: '309 or 820' },
      nz: 'New Zealand citizen',
      'visa-humanitarian-temporary': {
        label: 'Temporary humanitarian or protection visa',
        hint: '060, 070, 449, 785, 786 or 790'
      },
      'visa-pacific-family': { label: 'Pacific worker with family here', hint: '403, with family program' },
      'visa-other': { label: 'Another temporary visa', hint: 'student, work, visitor, bridging' },
      asylum: 'Asked for asylum, not decided yet'
    }
  },
  'nz-2001': {
    label: {
      me: 'Were you living in Australia, or often here, by 26 February 2001?',
      other: 'Were they living in Australia, or often here, by 26 February 2001?'
    },
    options: yesNo
  },
  since: { label: 'First day here with this right to stay', hint: 'A rough day is enough.' },
  granted: { label: 'Day the visa was granted' },
  'ten-years': { options: yesNo },
  'nz-ten-years': { options: yesNo },
  'refugee-family': { options: yesNo },
  assurance: {
    options: {
      none: 'No',
      given: 'Yes, and that person supports or could support',
      'given-and-stopped': 'Yes, but that person does not or cannot support'
    }
  },
  partner: {
    options: {
      none: 'No',
      together: { me: 'Yes, we live together', other: 'Yes, they live together' },
      apart: { me: 'Yes, but we live apart for now', other: 'Yes, but they live apart for now' },
      'under-one-roof': {
        label: { me: 'We separated, but live under one roof', other: 'They separated, but live under one roof' },
        hint: 'the law counts this as single'
      }
    }
  },
  'apart-why': {
    label: 'Why apart?',
    options: { illness: 'Illness or aged care', prison: 'Prison', work: 'Work or another reason for a time' }
  },
  children: {
    label: { me: 'How many children do you look after?', other: 'How many children do they look after?' },
    hint: 'Also children who are there for some nights only. Type 0 if there are none. A baby who is not born yet does not count here.'
  },
  'partner-age': { label: 'Age in years' },
  'partner-has': { label: 'What the partner gets already', options: heldPayments },
  'partner-work': { label: { me: 'Does your partner work?', other: 'Does their partner work?' }, options: work },
  'partner-pay': { label: 'Pay from work' },
  'partner-other': { label: 'Other income, without Centrelink payments' },
  'child-age': { label: 'Age in years', hint: '0 for a baby.' },
  'child-months': { label: 'and months since the birthday', hint: '0 to 11. Matters just before a birthday.' },
  'child-nights': {
    label: { me: 'Nights with you in a fortnight', other: 'Nights with them in a fortnight' },
    hint: '14 is always, 7 is half. On average over the year.'
  },
  'child-main-carer': {
    label: {
      me: 'Are you the main carer, for Centrelink or by agreement?',
      other: 'Are they the main carer, for Centrelink or by agreement?'
    },
    options: yesNo
  },
  'child-relation': {
    label: 'The child is',
    options: {
      own: 'your own or adopted child, or your partner’s',
      grandchild: 'a grandchild',
      'foster-or-kin': 'a foster child, or a relative’s child placed there',
      other: 'someone else’s'
    }
  },
  'child-is': {
    label: 'Tick all that fit',
    options: {
      disability: 'has a disability or is seriously ill',
      'approved-care': 'goes to child care, or will',
      'in-school': 'is 16 or older and at school full time',
      none: 'None of these'
    }
  },
  'lone-parent-at-start': { options: yesNo },
  work: { options: { ...work, farm: { label: 'Working on a farm', hint: 'that the family owns or has a share in' } } },
  'work-hours': { label: 'Usual hours of paid work a week' },
  'paid-out': {
    options: {
      'annual-leave': 'Annual leave',
      'long-service-leave': 'Long service leave',
      'sick-leave': 'Sick leave',
      'pay-in-lieu-of-notice': 'Pay in place of notice',
      redundancy: 'Redundancy pay',
      'other-termination': 'Another payment for losing the job',
      none: 'None of these'
    }
  },
  'paid-amount': { label: '{kind}: how much, before tax?' },
  'paid-weekly': { label: 'Usual pay a week, before tax' },
  'left-job': {
    label: { me: 'Did you leave by your own choice?', other: 'Did they leave by their own choice?' },
    options: yesNo
  },
  'leave-pay-test': { options: yesNo },
  insolvent: {
    label: {
      me: 'Is your old employer bankrupt or in liquidation, and does it owe you money?',
      other: 'Is their old employer bankrupt or in liquidation, and does it owe them money?'
    },
    options: yesNo
  },
  study: {
    label: { me: 'Are you studying?', other: 'Are they studying?' },
    options: { none: 'No', 'part-time': 'Yes, part time', 'full-time': 'Yes, full time' }
  },
  'study-level': {
    label: 'Level',
    options: {
      secondary: 'School',
      vocational: 'TAFE or a vocational course',
      'higher-education': 'University or other higher education'
    }
  },
  'study-approved': {
    label: 'Is the course approved for student payments?',
    hint: 'The school or university can tell you.',
    options: yesNo
  },
  'study-percent': { label: 'Study load: 100 is full time, 50 is half' },
  'study-first-year': { label: 'First year?', options: yesNo },
  'study-moved': { label: 'Moved away from the family home to study?', options: yesNo },
  'study-region': {
    label: 'The family home is in',
    options: {
      'major-city': 'a big city',
      'inner-regional': 'a town or its surroundings (inner regional)',
      'outer-regional': 'the country (outer regional)',
      remote: 'a remote area'
    }
  },
  'with-parents': { options: yesNo },
  independence: {
    options: {
      'married-or-registered': 'Married or in a registered relationship',
      'de-facto-12-months': 'Lived as a couple for {figure:youth-allowance.independence.de-facto-months} or more',
      'supported-by-work':
        'Worked {figure:youth-allowance.independence.work-hours} or more a week for {figure:youth-allowance.independence.work-months}',
      'regional-or-remote-work': 'Earned enough since school, from a regional or remote home',
      'partial-capacity-to-work':
        'Illness or disability allows less than {figure:youth-allowance.independence.partial-capacity-hours} of work a week',
      'unreasonable-to-live-at-home': 'It is not safe or not reasonable to live with the parents',
      orphan: 'Both parents have died',
      refugee: 'A refugee without parents here',
      'state-care': 'In state care, now or before',
      'parents-cannot-care': 'The parents cannot care: prison, illness, nursing home, missing',
      none: 'None of these'
    }
  },
  'parents-income': { label: 'Both parents’ taxable income a year', hint: 'A rough amount is enough.' },
  'parents-support': { label: 'Does a parent get a Centrelink payment to live on?', options: yesNo },
  'first-nations': { options: yesNo },
  health: {
    options: {
      'limits-work': 'Illness, injury or disability limits work or study',
      'no-transport': 'Public transport is not possible without much help',
      equipment: 'Medical equipment, or heating or cooling for a condition, runs at home',
      none: 'None of these'
    }
  },
  ndis: { label: 'Is there an NDIS package?', options: yesNo },
  'health-return': { label: 'Is there a job or a course to return to?', options: yesNo },
  'health-two-years': {
    label: 'Does a doctor say that it will last more than {figure:disability-support-pension.lasting-years}?',
    options: yesNo
  },
  'health-hours': { label: 'Hours of work a week that would be possible', hint: '0 if none.' },
  'health-began-here': { label: 'Did it begin while living in Australia as a resident?', options: yesNo },
  manifest: {
    options: {
      blind: 'Permanently blind',
      'nursing-home-care': 'Needs care as in a nursing home',
      terminal: 'A terminal illness',
      'intellectual-disability': 'An intellectual disability, tested as severe',
      'hiv-category-4': 'HIV, category 4',
      'veteran-special-rate': 'Special rate from Veterans’ Affairs',
      none: 'None of these'
    }
  },
  caring: {
    label: {
      me: 'Do you look after someone who is ill, frail or has a disability?',
      other: 'Do they look after someone who is ill, frail or has a disability?'
    },
    options: { none: 'No', adult: 'Yes, an adult', child: 'Yes, a child', several: 'Yes, several people' }
  },
  'caring-is': {
    label: 'The care',
    options: {
      daily: 'is given every day',
      constant: 'takes about a working day, every day',
      together: 'is given at home: both live together',
      'end-of-life': 'is for someone near the end of life',
      none: 'None of these'
    }
  },
  'caring-months': { label: 'Months that it will be needed', hint: 'Count from the beginning of the care.' },
  'caring-resident': { label: 'Does that person live in Australia as a resident?', options: yesNo },
  pay: { label: 'Pay from work' },
  'other-income': {
    label: 'Other income',
    hint: 'Rent from others, a pension from abroad, an income stream. Not interest.'
  },
  'year-own': { label: { me: 'Your own', other: 'Their own' } },
  'year-both': { label: 'Both together' },
  'last-year-own': { label: { me: 'Your own', other: 'Their own' } },
  'last-year-both': { label: 'Both together' },
  savings: {
    label: { me: 'Money you could use this week', other: 'Money they could use this week' },
    hint: 'Bank accounts, cash, shares.'
  },
  'assets-financial': {
    label: 'All money that is saved or lent',
    hint: 'With the money above: banks, shares, funds; super from pension age.'
  },
  'assets-other': {
    label: 'Other things of value',
    hint: 'Car, furniture at what they would sell for, land, a business.'
  },
  home: {
    options: {
      'private-rent': 'A rented home',
      'community-housing': 'Community housing',
      'government-housing': 'Public housing of the state',
      'boarding-house': 'Boarding house, hostel or hotel',
      'board-and-lodging': 'A room with meals',
      lodging: 'A room in a private home, without meals',
      'with-family': 'With parents or family',
      'own-home': 'Own home, also with a loan',
      'retirement-village': 'Retirement village',
      'site-or-mooring': 'Caravan, cabin or boat',
      'aged-care': 'Aged care home',
      refuge: 'Refuge or crisis housing',
      nowhere: 'No fixed place'
    }
  },
  'home-owner': { label: { me: 'Do you own it?', other: 'Do they own it?' }, options: yesNo },
  rent: { label: 'Rent, fees or board', hint: 'Of a couple, what both pay. Type 0 if nothing is paid.' },
  sharing: { label: 'Is a kitchen, bathroom or bedroom shared with people who are not family?', options: yesNo },
  state: { label: 'State or territory', options: STATE_NAMES.en },
  remote: {
    label: 'Is it in a remote area?',
    hint: 'Far from a city: zone A or special zone B of the Tax Office.',
    options: yesNo
  },
  has: { options: heldPayments },
  months: { label: '{payment}: for how many months?' }
} as const satisfies Record<string, FieldWords>

export const interviewWords = { interview, questions, fields }

export type InterviewWords = InterviewWordsOf<typeof interviewWords>
