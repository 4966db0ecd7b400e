const NO_YES = { no: 'No', yes: 'Yes' }

/** The questions of the calculators. */
export const questions = {
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
      'Did Centrelink exempt you from tasks because you are a foster carer, teach your child at home or have a large family?',
    help: 'If Centrelink told you so, choose Yes. You then get a special rate.',
    options: NO_YES
  },
  age: { label: 'How old are you?' },
  months: {
    label: 'How many full months in a row have you been on income support?',
    help: 'Older people get a higher rate after some time on income support.'
  },
  pay: {
    label: 'How much do you earn from work?',
    help: 'Count what you were paid in the fortnight, before tax. It does not matter when you did the work.'
  },
  other: {
    label: 'How much other income do you have, before tax?',
    help: 'Examples are rent you receive, business income, and leave that was paid out. Do not count interest from savings. This calculator leaves it out, so if you have a lot of savings, you may get less than we show.'
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
    label: 'Do you pay rent or board?',
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
    help: 'Choose No if you live in a boarding, rooming or guest house, hostel or hotel, or if all three are only yours. Choose Yes if you share any of these rooms with anyone except your partner, even a parent. Your own child does not count if the child’s payment does not include Rent Assistance. In a caravan or boat, count only the people who live in it with you.',
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
    help: 'Choose No if you already get this payment. After a new claim, you may have to wait before you are paid.',
    options: NO_YES
  },
  savings: {
    label: 'How much money could you use now?',
    help: 'Count cash, bank accounts, shares and what an employer still owes you. If you have a partner, add their money too.'
  },
  'paid-out': {
    label: 'Did an employer pay you out when a job ended?',
    help: 'For example, unused leave, notice pay or redundancy pay. Centrelink can treat this money as if you were still being paid.',
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
    help: 'You usually count as independent if one of these is true. Then Centrelink does not count your parents’ income.',
    options: {
      'married-or-registered': 'I am married or in a registered relationship',
      'de-facto-12-months': 'I have been in a de facto relationship for 12 months',
      'supported-by-work': 'I have supported myself through work',
      'regional-or-remote-work':
        'I am from a regional or remote area, worked before I studied, and my parents’ income is under the limit',
      'partial-capacity-to-work':
        'I am looking for work, and can work only a limited number of hours because of illness or disability (partial capacity to work)',
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
    help: 'Add up both parents’ income for the last tax year.'
  },
  siblings: {
    label: 'How many of your brothers and sisters get Youth Allowance and count as dependent?',
    help: 'If they do, your parents’ income takes less off your payment, because the cut is split between you. If there are more than five, ask Centrelink how much you would get.',
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
    help: 'If they do, the cut is split with these children too.',
    options: NO_YES
  },
  'ftb-siblings-rate': {
    label: 'What is the maximum Family Tax Benefit Part A for these children together?',
    help: 'Add up the full rate for each child’s age, even if your parents get less. The rates are on our Family Tax Benefit page. Without this amount, we cannot work out your share of the cut.'
  },
  bank: {
    label: 'How much is in your Income Bank?',
    help: 'In a fortnight when you earn less than the free area (what you can earn before your payment goes down), the unused part is saved in your Income Bank. Your Centrelink online account shows the balance.'
  },
  'apprentice-bank': {
    label: 'How much is in your Income Bank?',
    help: 'In a fortnight when you earn less than the free area (what you can earn before your payment goes down), the unused part is saved in your Income Bank. Your Centrelink online account shows the balance.'
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
    help: 'If your partner is in respite care or in prison, choose “Yes, and we live apart because of illness”, because the same rate applies.',
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
    help: 'The worker’s provider can tell you. The last three programs on this list have ended. Choose one only for a worker who started under it.',
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
    help: 'The training contract says how. If you do not know, we use the hours.',
    options: { unknown: 'I do not know', 'full-time': 'Full-time', 'part-time': 'Part-time' }
  },
  'provider-months': { label: 'How many full months in a row has the worker been with a provider?' },
  exclusions: {
    label: 'Do any of these apply to this job?',
    help: 'Tick all that apply. Each one can mean that you do not get the subsidy.',
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
      'award-entry-level': 'The entry-level rate in the award (first 6 months at most)',
      hourly: 'Another hourly rate'
    }
  },
  hourly: { label: 'What is the hourly pay, before tax?', help: 'Do not add casual loading.' },
  casual: { label: 'Is the job casual?', help: 'Casual workers get a loading instead of paid leave.', options: NO_YES },
  'worker-age': {
    label: 'How old is the worker?',
    help: 'A young worker may get a junior rate. There can be an age limit for the subsidy, so ask the provider.'
  },
  loading: {
    label: 'What is the leave loading, as a percentage of leave pay?',
    help: 'Some awards pay a loading on annual leave. You can enter a decimal, such as 17.5.'
  },
  super: { label: 'Should we include super in the cost?', options: { yes: 'Yes', no: 'No' } }
}
