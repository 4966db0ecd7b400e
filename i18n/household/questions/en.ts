/** The words of the interview. `me` is said to the reader, `other` where the answers are about someone else. */
import { STATE_NAMES } from '../../states.ts'
import { dayWords, linkWords, typedErrors, typedPeriods, typedUnits } from '../../typed/en.ts'
import type { FieldWords, InterviewWordsOf, QuestionWords } from './types.ts'

const yesNo = { yes: 'Yes', no: 'No' }

const interview = {
  form: 'What can I get?',
  for: 'Who is this for?',
  forMe: 'For me',
  forOther: 'For someone else',
  first: 'This takes about 5 minutes. Tap an answer to go to the next question. If you use a keyboard, press Next.',
  parts: {
    happened: 'What happened',
    person: 'You',
    family: 'Family',
    work: 'Work, study and health',
    money: 'Money and home'
  },
  progress: '{part}, {number} of {count}',
  moreAnswers: 'More answers',
  nothing: 'Nothing',
  nothingElse: 'Nothing else',
  why: 'Why we ask',
  next: 'Next',
  back: 'Back',
  dontKnow: 'I don’t know',
  optional: 'If you do not know an answer, leave it empty.',
  soFar: 'So far, {likely} payments are likely and {may} are possible.',
  oneDated: 'One of them has a deadline.',
  dated: '{count} of them have deadlines.',
  see: 'See what we know so far',
  goOn: 'Continue with the questions',
  left: '{count} questions are left. Each answer makes the result more certain.',
  oneLeft: 'One question is left. Your answer makes the result more certain.',
  startAgain: 'Start again',
  result: 'The answer',
  loading: 'Working it out…',
  failed:
    'We could not work out the answer on this device. Your answers are still here. Reload the page, or call Centrelink.',
  retry: 'Try again',
  noScript: 'This tool needs JavaScript. If you do not have it, the list below shows which payments to look at.',
  notLoaded: 'The questions could not be loaded. The list below shows which payments to look at, by what has happened.',
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
    empty: 'Choose or enter an answer, or press “I don’t know”.',
    'not-a-number': 'Enter an amount in numbers, such as 800.',
    negative: 'Enter an amount of 0 or more.',
    'too-large': 'This amount is too large. Check the number of zeros.',
    ...typedErrors,
    'not-whole': 'Enter a whole number.',
    'not-number': 'Enter a number, such as 7 or 5.5.',
    'out-of-range': 'Enter a number from {least} to {most}.',
    'not-a-day': 'Enter a real date, with day, month and year.',
    'none-and-others': 'You ticked “none of these” and something else. Untick one of them.'
  }
}

const questions = {
  happened: {
    label: { me: 'What has happened, or is about to happen?', other: 'What has happened to them, or is about to?' },
    hint: 'Tick all that apply. For some kinds of help you have only a few days to ask, so we ask this first.',
    why: 'For some payments, you must claim within days or weeks of what happened. What happened also decides which payments we look at first.'
  },
  'happened-more': {
    label: 'Which of these is it?',
    why: 'You can claim early before a birth, and some payments continue for weeks after a death.'
  },
  'happened-study': {
    label: { me: 'Are you starting to study, or stopping?', other: 'Are they starting to study, or stopping?' },
    why: 'There are separate payments for full-time students. Someone who has stopped studying can get a payment while they look for work.'
  },
  'happened-on': {
    label: 'When was it, or when will it be?',
    hint: 'A rough date is enough.',
    why: 'We count your deadlines from these days. Without them we cannot say when to act.'
  },
  'violence-more': {
    label: 'Who was violent, and did anyone leave?',
    why: 'The help you can get depends on who was violent, and whether someone has left or will leave. You do not need a police report.'
  },
  contacted: {
    label: { me: 'Have you told Centrelink what happened?', other: 'Have they told Centrelink what happened?' },
    why: 'For Crisis Payment you must contact Centrelink within a few days. A call, a visit or starting a claim counts.'
  },
  'disaster-more': {
    label: 'What did the disaster do?',
    why: 'Disaster payments are only for declared disasters, and for some kinds of harm.'
  },
  'partners-payment-then': {
    label: {
      me: 'Did your partner get a pension or income support?',
      other: 'Did their partner get a pension or income support?'
    },
    why: 'If so, some of it may continue for weeks.'
  },
  'released-more': {
    label: {
      me: 'How many days were you in prison or confinement in total?',
      other: 'How many days were they in prison or confinement in total?'
    },
    hint: 'A rough number is enough.',
    why: 'Crisis Payment after prison or psychiatric confinement is only for people who were there for a minimum time.'
  },
  age: {
    label: { me: 'How old are you?', other: 'How old are they?' },
    hint: 'Enter your age in years.',
    why: 'Most payments have an age limit. You can claim some of them just before a birthday.'
  },
  location: {
    label: { me: 'Are you in Australia now?', other: 'Are they in Australia now?' },
    why: 'Nearly every payment must be claimed from inside Australia by someone who lives here. Your visa decides which payments you can claim and how long you wait.'
  },
  'visa-days': {
    label: {
      me: 'When did you start living in Australia on this visa?',
      other: 'Since when have they lived in Australia on this visa?'
    },
    why: 'We count the waits for new residents from these days. The wait also depends on when the visa was granted.'
  },
  subclass: {
    label: { me: 'Which subclass is your visa?', other: 'Which subclass is their visa?' },
    hint: 'The three digits in the visa letter, such as 820.',
    why: 'Some visas let you get payments that other visas do not.'
  },
  'ten-years': {
    label: {
      me: 'Have you lived in Australia as a resident for {figure:age-pension.residence.total-years} or more, {figure:age-pension.residence.unbroken-years} of them without a break?',
      other:
        'Have they lived in Australia as a resident for {figure:age-pension.residence.total-years} or more, {figure:age-pension.residence.unbroken-years} of them without a break?'
    },
    why: 'You usually need this for Age Pension and Disability Support Pension.'
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
      me: 'Are you the partner or dependent child of a refugee, and were you already when they became a refugee here?',
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
    why: 'The person who signed has promised support, and may have to pay back what Centrelink pays.'
  },
  partner: {
    label: { me: 'Do you have a partner?', other: 'Do they have a partner?' },
    hint: 'Married, registered or living as a couple.',
    why: 'Couples have different rates, and the partner’s income and savings count too. Children decide which payment you can get, how much it is, and which family payments come with it.'
  },
  separation: {
    label: {
      me: 'Has Centrelink accepted that you and your partner have separated?',
      other: 'Has Centrelink accepted that they and their partner have separated?'
    },
    hint: 'While you share a home, Centrelink decides this. It looks at five things: your money, how you run the home, how friends and family see you, whether you have a sexual relationship, and whether you support each other.',
    why: 'If Centrelink accepts it, you are paid as a single person. If it does not, you are still a couple, and your partner’s income and savings count. You both fill in the form “Separated under one roof” (SS293). If it is not safe to ask your partner, write that on your form.'
  },
  'children-ages': {
    label: 'How old is each child?',
    hint: 'Enter the age in years. Enter 0 for a baby.',
    why: 'Many family payments depend on a child’s age, and some change on a birthday. We do not need names.'
  },
  'partner-about': {
    label: { me: 'Tell us about your partner', other: 'Tell us about their partner' },
    why: 'The partner’s age, work and payments change which tests apply and which help you can get. Your partner may be able to claim a payment too, if their citizenship or visa allows it.'
  },
  'partner-income': {
    label: { me: 'What does your partner earn, before tax?', other: 'What does their partner earn, before tax?' },
    hint: 'A rough amount is enough. If there is none, enter 0.',
    why: 'A partner’s income lowers many payments only above a limit.'
  },
  'children-care': {
    label: { me: 'Tell us about the children you look after', other: 'Tell us about the children they look after' },
    why: 'Who gets Parenting Payment, and how Family Tax Benefit is shared, depends on the nights that a child is in your care. Foster and kinship carers can get a card for the child, and there is more help for a child with a disability and for child care.'
  },
  'lone-parent-at-start': {
    label: {
      me: 'On your first day as a resident of Australia, were you a parent without a partner?',
      other: 'On their first day as a resident of Australia, were they a parent without a partner?'
    },
    why: 'A parent who became single after becoming a resident does not have to wait for some payments.'
  },
  work: {
    label: { me: 'Which of these is closest to your work now?', other: 'Which of these is closest to their work now?' },
    why: 'There are different payments for people who are looking for work, who are sick, or who work a few hours. There are separate payments for full-time students. A government scheme can pay wages and leave that a bankrupt employer owes.'
  },
  'last-day': {
    label: { me: 'When was your last day of work?', other: 'When was their last day of work?' },
    hint: 'A rough date is enough.',
    why: 'We count waits and deadlines from this day.'
  },
  'paid-out': {
    label: {
      me: 'What did the employer pay you when the job ended?',
      other: 'What did the employer pay them when the job ended?'
    },
    why: 'Leave and redundancy pay can delay the first payment. They do not take it away.'
  },
  'leave-pay-test': {
    label: 'Did you work enough before the birth or adoption?',
    why: 'This is the work test of Parental Leave Pay. It looks at the {figure:parental-leave-pay.work-test.period-days} before the birth. You need {figure:parental-leave-pay.work-test.hours} of work in that time. There must be at least {figure:parental-leave-pay.work-test.worked-days} from the first day of work to the last. There must never be more than {figure:parental-leave-pay.work-test.gap-weeks} between two days of work. If you did not give birth, the mother must meet the test too.'
  },
  'study-course': {
    label: 'Tell us about the course',
    why: 'Only approved courses count, and some help is for one level of study.'
  },
  'study-away': {
    label: 'Where is the family home?',
    why: 'Some help is for students who leave home, or come from the regions.'
  },
  'with-parents': {
    label: { me: 'Do you live with a parent?', other: 'Do they live with a parent?' },
    why: 'If you live with a parent, your rate and Rent Assistance are different.'
  },
  independence: {
    label: { me: 'Do any of these apply to you?', other: 'Do any of these apply to them?' },
    hint: 'Tick all that apply.',
    why: 'If one applies, the parents’ income does not count.'
  },
  parents: {
    label: { me: 'What is your parents’ income?', other: 'What is their parents’ income?' },
    why: 'If a young person depends on their parents, the parents’ income can lower the payment.'
  },
  'state-care': {
    label: {
      me: 'Does the state pay someone to look after you?',
      other: 'Does the state pay someone to look after them?'
    },
    hint: 'Such as a foster carer or a group home.',
    why: 'The rate of Youth Allowance is lower while the state pays for your care.'
  },
  'first-nations': {
    label: {
      me: 'Are you Aboriginal or Torres Strait Islander?',
      other: 'Are they Aboriginal or Torres Strait Islander?'
    },
    why: 'You may get ABSTUDY, more hours of child care, and phone lines with First Nations staff. You do not have to say.'
  },
  health: {
    label: { me: 'Do any of these apply to you?', other: 'Do any of these apply to them?' },
    hint: 'Tick all that apply.',
    why: 'With an illness or disability, you may get other payments, and help with transport and power bills. There are separate payments for carers. You can get one of them while you work.'
  },
  'health-work': {
    label: { me: 'How does your health limit your work?', other: 'How does their health limit their work?' },
    why: 'Your answers decide between a payment for a short illness and a pension. A doctor and Centrelink make the final decision.'
  },
  manifest: {
    label: { me: 'Do any of these apply to you?', other: 'Do any of these apply to them?' },
    why: 'If one applies, you need fewer medical reports for Disability Support Pension.'
  },
  injury: {
    label: {
      me: 'Do you get money because of an injury, or have you claimed it?',
      other: 'Do they get money because of an injury, or have they claimed it?'
    },
    hint: 'For example workers compensation, or money from an insurer after a road accident.',
    why: 'If you get weekly money for an injury, most payments go down by the same amount. After a lump sum you may get no payment for a time.'
  },
  'caring-more': {
    label: 'Tell us about the care',
    hint: 'Tick all that apply.',
    why: 'How much care you give, for how long and where, decides which payments for carers you can get.'
  },
  income: {
    label: { me: 'What income do you have, before tax?', other: 'What income do they have, before tax?' },
    hint: 'A rough amount is enough. If there is none, enter 0. Leave out Centrelink payments and money for an injury.',
    why: 'Income above a set amount (the free area) lowers your payment gradually.'
  },
  'income-eight-weeks': {
    label: {
      me: 'What was your income a week, before tax, on average over the last {figure:low-income-card.weeks}?',
      other: 'What was their income a week, before tax, on average over the last {figure:low-income-card.weeks}?'
    },
    hint: 'If you have a partner, add up what you both have. Redundancy pay counts.',
    why: 'The Low Income Health Care Card depends on these weeks.'
  },
  'income-year': {
    label: 'What will your taxable income be this financial year (1 July to 30 June)?',
    hint: 'Your best guess for the whole year, before tax.',
    why: 'Family payments and child care depend on a year’s income.'
  },
  'income-last-year': {
    label: 'What was your taxable income last financial year?',
    hint: 'It is on the notice of assessment from the Tax Office. A rough amount is enough.',
    why: 'Parental Leave Pay and the card for older people look at last year.'
  },
  maintenance: {
    label: { me: 'How much child support do you get a year?', other: 'How much child support do they get a year?' },
    hint: 'If there is none, enter 0.',
    why: 'It can lower Family Tax Benefit Part A.'
  },
  assets: {
    label: {
      me: 'What money do you have, and what else do you own?',
      other: 'What money do they have, and what else do they own?'
    },
    hint: 'A rough amount is enough. If there is none, enter 0. If you have a partner, add up what you both have. Leave out the home.',
    why: 'Savings can delay the first payment by several weeks. In a crisis, people with little money can get extra help. Other assets stop a payment only if they are worth a lot.'
  },
  'account-based': {
    label: {
      me: 'How much of your savings is in an account-based pension?',
      other: 'How much of their savings is in an account-based pension?'
    },
    hint: 'An account-based pension pays you a regular income from your super. If you have a partner, add up what you both have. If there is none, enter 0.',
    why: 'The Commonwealth Seniors Health Card counts an income from this money.'
  },
  home: {
    label: { me: 'Where do you live?', other: 'Where do they live?' },
    why: 'If your rent is above a set amount, you may get Rent Assistance. Home owners have different asset limits. States give rebates, and there is an allowance for remote areas.'
  },
  has: {
    label: { me: 'Which of these do you get already?', other: 'Which of these do they get already?' },
    hint: 'Tick all that apply.',
    why: 'Some payments cannot be paid together. Others can be paid only after you have had another payment for several months.'
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

const injury = {
  weekly: 'Weekly payments',
  'lump-sum': 'A lump sum, paid or on the way',
  claimed: 'A claim that is not decided yet',
  none: 'None of these'
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
      'business-closed': {
        me: 'My business is closing, or has closed',
        other: 'Their business is closing, or has closed'
      },
      'started-work': {
        me: 'I am starting a job, or working more hours',
        other: 'They are starting a job, or working more hours'
      },
      'sick-or-hurt': { me: 'I am sick or hurt', other: 'They are sick or hurt' },
      separated: {
        label: { me: 'My partner and I separated', other: 'They and their partner separated' },
        hint: 'even if you still live in the same home'
      },
      violence: {
        label: { me: 'I am not safe at home', other: 'They are not safe at home' },
        hint: 'to leave this page quickly, press Shift three times'
      },
      baby: 'A baby or child is coming, or has come',
      death: { me: 'Someone died, or I lost a baby', other: 'Someone died, or they lost a baby' },
      'home-lost': { me: 'I lost my home', other: 'They lost their home' },
      disaster: 'A fire, flood or storm',
      arrived: { me: 'I have just come to Australia', other: 'They have just come to Australia' },
      study: { me: 'I am starting or stopping study', other: 'They are starting or stopping study' },
      moved: { me: 'I moved', other: 'They moved' },
      released: {
        me: 'I am leaving prison or psychiatric confinement',
        other: 'They are leaving prison or psychiatric confinement'
      },
      'reached-pension-age': {
        me: 'I am about to reach Age Pension age',
        other: 'They are about to reach Age Pension age'
      },
      none: 'None of these'
    }
  },
  'which-baby': {
    label: 'What is happening?',
    options: {
      pregnant: 'A baby is expected',
      birth: 'A baby was born',
      'child-came-into-care': 'A child came to live with us: adoption, foster care, family',
      none: 'None of these'
    }
  },
  'which-death': {
    label: 'Who died?',
    options: {
      stillbirth: 'A baby, before or at birth',
      'child-died': 'A child',
      'partner-died': 'The partner',
      'person-cared-for-died': 'Someone who was cared for',
      none: 'Someone else'
    }
  },
  'which-study': {
    options: {
      'started-study': { me: 'I am starting', other: 'They are starting' },
      'stopped-study': { me: 'I have stopped, or will stop', other: 'They have stopped, or will stop' }
    }
  },
  'on-lost-job': { label: 'When is, or was, the last day of work?' },
  'on-hours-cut': {
    label: {
      me: 'When were your hours cut, or when were you stood down?',
      other: 'When were their hours cut, or when were they stood down?'
    }
  },
  'on-business-closed': { label: 'When did the business close, or when will it?' },
  'on-started-work': { label: 'When do the job or the extra hours start?' },
  'on-sick-or-hurt': { label: 'When did the illness or injury start?' },
  'on-pregnant': { label: 'When is the baby due?' },
  'on-birth': { label: 'When was the baby born?' },
  'on-child-came-into-care': {
    label: { me: 'When did the child come to live with you?', other: 'When did the child come to live with them?' }
  },
  'on-stillbirth': { label: { me: 'When did you lose your baby?', other: 'When did they lose their baby?' } },
  'on-child-died': { label: 'When did the child die?' },
  'on-partner-died': { label: 'When did the partner die?' },
  'on-person-cared-for-died': { label: 'When did that person die?' },
  'on-separated': { label: { me: 'When did you separate?', other: 'When did they separate?' } },
  'on-violence': {
    label: { me: 'When did you, or the violent person, leave?', other: 'When did they, or the violent person, leave?' },
    hint: 'Or the day of the latest event.'
  },
  'on-home-lost': { label: { me: 'When did you lose your home?', other: 'When did they lose their home?' } },
  'on-disaster': { label: 'When was the disaster?' },
  'on-released': {
    label: {
      me: 'When were you released, or when will you be?',
      other: 'When were they released, or when will they be?'
    }
  },
  'on-arrived': { label: { me: 'When did you come to Australia?', other: 'When did they come to Australia?' } },
  violent: {
    label: 'Who was violent?',
    options: { partner: 'A partner or former partner', family: 'Someone else in the family', other: 'Someone else' }
  },
  'home-changed': { label: 'Did someone leave the home, or was the violent person taken away?', options: yesNo },
  contacted: { options: yesNo },
  declared: { label: 'Did the government declare a disaster where you live or work?', options: yesNo },
  harmed: { label: 'Was the home badly damaged, or someone in the family hurt?', options: yesNo },
  'partners-payment-then': { options: yesNo },
  birthday: {
    label: {
      me: 'How many full months ago was your last birthday?',
      other: 'How many full months ago was their last birthday?'
    },
    hint: 'A number from 0 to 11.'
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
      'visa-pacific-family': { label: 'Pacific worker, with family in Australia', hint: '403, family program' },
      bridging: 'Bridging visa',
      'visa-other': { label: 'Another temporary visa', hint: 'student, work, visitor' },
      asylum: 'Applied for a protection visa, waiting for a decision'
    }
  },
  'nz-2001': {
    label: {
      me: 'Were you living in Australia, or often here, by 26 February 2001?',
      other: 'Were they living in Australia, or often here, by 26 February 2001?'
    },
    options: yesNo
  },
  since: { label: 'First day in Australia on this visa', hint: 'A rough date is enough.' },
  granted: { label: 'Day the visa was granted' },
  'days-abroad': {
    label: 'Days spent outside Australia since then',
    hint: 'Only days in Australia count towards a wait. If there were none, enter 0.'
  },
  'days-inside': {},
  'ten-years': { options: yesNo },
  'nz-ten-years': { options: yesNo },
  'refugee-family': { options: yesNo },
  assurance: {
    options: {
      none: 'No',
      given: 'Yes, and that person gives or could give support',
      'given-and-stopped': 'Yes, but that person does not or cannot give support'
    }
  },
  partner: {
    options: {
      none: 'No',
      together: { me: 'Yes, we live together', other: 'Yes, they live together' },
      apart: { me: 'Yes, but we live apart for now', other: 'Yes, but they live apart for now' },
      'under-one-roof': {
        label: { me: 'We separated, but live under one roof', other: 'They separated, but live under one roof' },
        hint: 'you count as single if Centrelink accepts it'
      }
    }
  },
  'apart-why': {
    label: { me: 'Why do you live apart?', other: 'Why do they live apart?' },
    options: { illness: 'Illness or aged care', prison: 'Prison', work: 'Work or another reason for a time' }
  },
  children: {
    label: { me: 'How many children do you look after?', other: 'How many children do they look after?' },
    hint: 'Count children who are there for only some nights too. If there are none, enter 0. A baby who is not born yet does not count here.'
  },
  'separation-accepted': { options: yesNo },
  'partner-age': { label: 'Age in years' },
  'partner-has': { label: 'What the partner gets already', options: heldPayments },
  'partner-work': { label: { me: 'Does your partner work?', other: 'Does their partner work?' }, options: work },
  'partner-visa': {
    label: { me: 'What is your partner’s citizenship or visa?', other: 'What is their partner’s citizenship or visa?' },
    options: {
      citizen: 'Australian citizen',
      permanent: 'Permanent visa',
      refugee: 'Refugee or humanitarian visa, permanent',
      'visa-309-820': { label: 'Partner visa, temporary', hint: '309 or 820' },
      'protected-scv': 'New Zealand citizen, in Australia by 26 February 2001',
      scv: 'New Zealand citizen who came later',
      'visa-humanitarian-temporary': 'Temporary humanitarian or protection visa',
      'visa-pacific-family': 'Pacific worker, with family in Australia (403)',
      'visa-other': { label: 'Another temporary visa', hint: 'student, work, visitor, bridging' },
      asylum: 'Applied for a protection visa, waiting for a decision'
    }
  },
  'partner-is': {
    label: { me: 'Do any of these apply to your partner?', other: 'Do any of these apply to their partner?' },
    options: {
      'limits-work': 'Illness, injury or disability limits their work',
      cares: 'They look after someone who is ill, frail or has a disability',
      studies: 'They study full time',
      none: 'None of these'
    }
  },
  'partner-since': { label: 'First day in Australia on this visa', hint: 'A rough date is enough.' },
  'partner-pay': { label: 'Pay from work', hint: 'For a business, give what is left after its costs.' },
  'partner-other': { label: 'Other income', hint: 'Leave out Centrelink payments.' },
  'child-age': { label: 'Child {number}' },
  'child-months': {
    label: 'How many full months ago was child {number}’s last birthday?',
    hint: 'A number from 0 to 11. A payment changes at the next birthday.'
  },
  'all-nights': {
    label: {
      me: 'Does every child live with you all the time?',
      other: 'Does every child live with them all the time?'
    },
    hint: 'Choose No if a child spends some nights with another parent.',
    options: yesNo
  },
  'child-nights': {
    label: {
      me: 'How many nights in a fortnight is child {number} with you?',
      other: 'How many nights in a fortnight is child {number} with them?'
    },
    hint: 'Enter 14 if the child is always with you, or 7 for half of the nights. Give the average over the year.'
  },
  'child-main-carer': {
    label: {
      me: 'Are you the main carer of child {number}? Centrelink or you and the other parent may have decided this.',
      other: 'Child {number}: are they the main carer, for Centrelink or by agreement?'
    },
    hint: 'If each parent has half of the nights, they agree on this for each child. If they do not agree, Centrelink decides.',
    options: yesNo
  },
  'more-care': {
    label: {
      me: 'Which of you two looks after the children more?',
      other: 'Which of the two looks after the children more?'
    },
    hint: 'Only one of a couple can get Parenting Payment. It is the one who looks after the children more.',
    options: {
      me: { me: 'I do', other: 'The person I am asking for' },
      partner: { me: 'My partner does', other: 'Their partner' },
      both: 'Both about the same'
    }
  },
  'all-own': {
    label: { me: 'Are they all your own children?', other: 'Are they all their own children?' },
    hint: 'By birth or adoption.',
    options: yesNo
  },
  'all-ours': {
    label: {
      me: 'Are you and your partner the parents of all these children?',
      other: 'Are they and their partner the parents of all these children?'
    },
    hint: 'By birth or adoption.',
    options: yesNo
  },
  'child-relation': {
    label: 'Child {number} is',
    options: {
      own: {
        me: 'your own or adopted child, or your partner’s',
        other: 'their own or adopted child, or their partner’s'
      },
      grandchild: 'a grandchild',
      'foster-or-kin': {
        label: 'a foster child, or a relative’s child who lives there',
        hint: 'with or without a court order'
      },
      other: 'someone else’s child'
    }
  },
  'any-is': {
    label: 'Do any of these apply to one of the children?',
    hint: 'The child has a disability or a serious illness, goes to child care or soon will, or is 16 or older and at school full time.',
    options: yesNo
  },
  'child-is': {
    label: 'Child {number}: tick all that apply',
    options: {
      disability: 'has a disability or is seriously ill',
      'approved-care': 'goes to child care, or will',
      'in-school': 'is 16 or older and at school full time',
      none: 'None of these'
    }
  },
  'lone-parent-at-start': { options: yesNo },
  work: { options: { ...work, farm: { label: 'Working on a farm', hint: 'that the family owns or has a share in' } } },
  'not-looking': {
    label: {
      me: 'What is the main reason that you are not looking for work?',
      other: 'What is the main reason that they are not looking for work?'
    },
    options: {
      grief: 'Someone close has died',
      children: { me: 'I look after children', other: 'They look after children' },
      care: {
        me: 'I look after someone who is ill, frail or has a disability',
        other: 'They look after someone who is ill, frail or has a disability'
      },
      illness: {
        me: 'I am ill or injured, or have a disability',
        other: 'They are ill or injured, or have a disability'
      },
      study: { me: 'I am studying', other: 'They are studying' },
      other: 'Another reason'
    }
  },
  'work-hours': {
    label: {
      me: 'How many hours a week do you usually work for pay, in all jobs?',
      other: 'How many hours a week do they usually work for pay, in all jobs?'
    }
  },
  'paid-out': {
    options: {
      'annual-leave': 'Annual leave',
      'long-service-leave': 'Long service leave',
      'sick-leave': 'Sick leave',
      'pay-in-lieu-of-notice': 'Pay instead of notice',
      redundancy: 'Redundancy pay',
      'other-termination': 'Another payment for losing the job',
      none: 'None of these'
    }
  },
  'paid-amount': { label: 'How much {kind} were you paid, before tax?' },
  'paid-weekly': { label: 'What was the usual pay a week, before tax?' },
  'paid-on': { label: 'When was it paid, or when will it be?', hint: 'We may count your wait from this day.' },
  'left-job': { label: { me: 'Was it your choice to leave?', other: 'Was it their choice to leave?' }, options: yesNo },
  'gave-birth': {
    label: 'Who gave birth, or will?',
    options: {
      me: { me: 'I did, or will', other: 'The person I am asking for' },
      partner: { me: 'My partner', other: 'Their partner' },
      neither: { me: 'Neither of us', other: 'Neither of them' }
    }
  },
  'leave-pay-test': {
    label: {
      me: 'In the thirteen months before the birth, did you work about one day a week for ten months?',
      other: 'In the thirteen months before the birth, did they work about one day a week for ten months?'
    },
    hint: 'There must never be more than {figure:parental-leave-pay.work-test.gap-weeks} between two days of work. Casual work, your own business and paid leave count.',
    options: yesNo
  },
  'partner-leave-pay-test': {
    label: { me: 'Did your partner work that much too?', other: 'Did their partner work that much too?' },
    options: yesNo
  },
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
    label: 'What level is the course?',
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
  'study-percent': { label: 'What is the study load? Enter 100 for full time or 50 for half time.' },
  'study-first-year': { label: 'Is this the first year?', options: yesNo },
  'study-moved': {
    label: {
      me: 'Did you move away from the family home to study?',
      other: 'Did they move away from the family home to study?'
    },
    options: yesNo
  },
  'study-region': {
    label: 'Where is the family home?',
    options: {
      'major-city': 'In a big city',
      'inner-regional': 'In or near a town (inner regional)',
      'outer-regional': 'In the country (outer regional)',
      remote: 'In a remote area'
    }
  },
  'with-parents': { options: yesNo },
  independence: {
    options: {
      'married-or-registered': {
        me: 'I am married or in a registered relationship',
        other: 'They are married or in a registered relationship'
      },
      'de-facto-12-months': {
        me: 'I have lived as a couple for {figure:youth-allowance.independence.de-facto-months} or more',
        other: 'They have lived as a couple for {figure:youth-allowance.independence.de-facto-months} or more'
      },
      'supported-by-work': {
        me: 'I have worked {figure:youth-allowance.independence.work-hours} or more for {figure:youth-allowance.independence.work-months}',
        other:
          'They have worked {figure:youth-allowance.independence.work-hours} or more for {figure:youth-allowance.independence.work-months}'
      },
      'regional-or-remote-work': {
        me: 'My family home is regional or remote, and I have earned enough since I left school',
        other: 'Their family home is regional or remote, and they have earned enough since they left school'
      },
      'partial-capacity-to-work': {
        me: 'I can work less than {figure:youth-allowance.independence.partial-capacity-hours} because of an illness or disability',
        other:
          'They can work less than {figure:youth-allowance.independence.partial-capacity-hours} because of an illness or disability'
      },
      'unreasonable-to-live-at-home': {
        me: 'It is not safe or not reasonable for me to live with my parents',
        other: 'It is not safe or not reasonable for them to live with their parents'
      },
      orphan: { me: 'Both of my parents have died', other: 'Both of their parents have died' },
      refugee: {
        me: 'I am a refugee, and my parents are not in Australia',
        other: 'They are a refugee, and their parents are not in Australia'
      },
      'state-care': { me: 'I am in state care, or was before', other: 'They are in state care, or were before' },
      'parents-cannot-care': {
        me: 'My parents cannot look after me: they are in prison, ill, in a nursing home or missing',
        other: 'Their parents cannot look after them: they are in prison, ill, in a nursing home or missing'
      },
      none: 'None of these'
    }
  },
  'parents-income': {
    label: 'What is the parents’ taxable income a year, together?',
    hint: 'A rough amount is enough.'
  },
  'parents-support': { label: 'Does a parent get an income support payment from Centrelink?', options: yesNo },
  'state-care': { options: { supported: yesNo.yes, unsupported: yesNo.no } },
  'first-nations': { options: yesNo },
  health: {
    options: {
      'limits-work': {
        me: 'Illness, injury or disability limits how much I can work or study',
        other: 'Illness, injury or disability limits how much they can work or study'
      },
      'no-transport': {
        me: 'I cannot use public transport without a lot of help',
        other: 'They cannot use public transport without a lot of help'
      },
      equipment: {
        me: 'I use medical equipment at home, or need heating or cooling for a medical condition',
        other: 'They use medical equipment at home, or need heating or cooling for a medical condition'
      },
      none: 'None of these'
    }
  },
  ndis: { label: { me: 'Do you have an NDIS plan?', other: 'Do they have an NDIS plan?' }, options: yesNo },
  'health-return': {
    label: { me: 'Do you have a job or course to go back to?', other: 'Do they have a job or course to go back to?' },
    options: yesNo
  },
  'health-two-years': {
    label: 'Does a doctor say that it will last more than {figure:disability-support-pension.lasting-years}?',
    options: yesNo
  },
  'health-hours': {
    label: { me: 'How many hours a week could you work?', other: 'How many hours a week could they work?' },
    hint: 'If there are none, enter 0.'
  },
  'health-began-here': {
    label: {
      me: 'Did it begin while you lived in Australia as a resident?',
      other: 'Did it begin while they lived in Australia as a resident?'
    },
    options: yesNo
  },
  manifest: {
    options: {
      blind: { me: 'I am permanently blind', other: 'They are permanently blind' },
      'nursing-home-care': { me: 'I need nursing home care', other: 'They need nursing home care' },
      terminal: { me: 'I have a terminal illness', other: 'They have a terminal illness' },
      'intellectual-disability': {
        me: 'I have a severe intellectual disability, shown by a test',
        other: 'They have a severe intellectual disability, shown by a test'
      },
      'hiv-category-4': { me: 'I have HIV/AIDS, category 4', other: 'They have HIV/AIDS, category 4' },
      'veteran-special-rate': {
        me: 'I get a Special Rate pension from Veterans’ Affairs',
        other: 'They get a Special Rate pension from Veterans’ Affairs'
      },
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
    label: 'Which of these are true of the care?',
    options: {
      daily: 'The person needs care every day',
      constant: 'The care takes about as long as a full working day, every day',
      together: { me: 'The person lives with me', other: 'The person lives with them' },
      'end-of-life': 'The person is near the end of their life',
      none: 'None of these'
    }
  },
  'caring-months': { label: 'For how many months will the person need care?', hint: 'Count from when the care began.' },
  'caring-resident': { label: 'Does that person live in Australia as a resident?', options: yesNo },
  pay: { label: 'Pay from work', hint: 'For a business of your own, give what is left after its costs.' },
  'other-income': {
    label: 'Other income',
    hint: 'For example rent from others, a pension from overseas or an income stream. Leave out interest.'
  },
  'year-own': { label: { me: 'Your own', other: 'Their own' } },
  'year-both': { label: 'Both together' },
  'last-year-own': { label: { me: 'Your own', other: 'Their own' } },
  'last-year-both': { label: 'Both together' },
  savings: {
    label: { me: 'Money you could use this week', other: 'Money they could use this week' },
    hint: 'Bank accounts, cash, shares.'
  },
  'more-savings': {
    label: { me: 'Do you have any other savings?', other: 'Do they have any other savings?' },
    hint: 'Such as a term deposit, money that you lent, or super.',
    options: yesNo
  },
  'assets-financial': {
    label: 'All savings together, including the money above',
    hint: 'Banks, shares, funds, money that was lent, super.'
  },
  'assets-super': {
    label: 'How much of that is super of someone under {figure:age-pension.age}?',
    hint: 'It does not count while it stays in super. If it is taken out and put in the bank, it counts.'
  },
  'assets-other': {
    label: 'Other things of value',
    hint: 'For example a car, furniture, land or a business. Give what they would sell for.'
  },
  'account-based': {},
  injury: { label: { me: 'For you', other: 'For the person I am asking for' }, options: injury },
  'injury-pay': { label: 'How much is it, before tax?' },
  'partner-injury': { label: { me: 'For your partner', other: 'For their partner' }, options: injury },
  'partner-injury-pay': { label: 'How much does the partner get, before tax?' },
  home: {
    options: {
      'private-rent': 'A rented home',
      'community-housing': 'Community housing',
      'government-housing': 'Public housing, rented from the state',
      'boarding-house': 'Boarding house, hostel or hotel',
      'board-and-lodging': 'A room with meals',
      lodging: 'A room in a private home, without meals',
      'with-family': 'With parents or family',
      'own-home': 'Own home, with or without a loan',
      'retirement-village': 'Retirement village',
      'site-or-mooring': 'Caravan, cabin or boat',
      'aged-care': 'Aged care home',
      refuge: 'Refuge or crisis housing',
      nowhere: 'No fixed place'
    }
  },
  'home-owner': { label: { me: 'Do you own it?', other: 'Do they own it?' }, options: yesNo },
  rent: {
    label: 'How much do you pay for rent, fees or board?',
    hint: 'For a couple, enter what both pay together. If nothing is paid, enter 0.'
  },
  sharing: {
    label: {
      me: 'Do you share a kitchen, bathroom or bedroom with people who are not family?',
      other: 'Do they share a kitchen, bathroom or bedroom with people who are not family?'
    },
    options: yesNo
  },
  state: { label: 'State or territory', options: STATE_NAMES.en },
  remote: {
    label: 'Is it in a remote area?',
    hint: 'The Tax Office calls these places zone A or special zone B.',
    options: yesNo
  },
  has: { options: heldPayments },
  months: { label: 'For how many months have you been getting {payment}?' }
} as const satisfies Record<string, FieldWords>

export const interviewWords = { interview, questions, fields }

export type InterviewWords = InterviewWordsOf<typeof interviewWords>
