/** Options of several questions. */
export const yesNo = { yes: 'Yes', no: 'No' }

export const workStatuses = {
  none: 'Not working, not looking for work',
  unemployed: 'Not working, looking for work',
  casual: 'Casual work',
  'part-time': 'Part-time work',
  'full-time': 'Full-time work',
  'self-employed': 'Self-employed',
  apprentice: 'Apprentice or trainee',
  'on-leave': 'On leave from a job',
  'stopped-by-disaster': 'Work stopped because of a disaster',
  retired: 'Retired',
  farm: { label: 'Working on a farm', hint: 'that the family owns or has a share in' }
}

export const injury = {
  weekly: 'Weekly payments',
  'lump-sum': 'A lump sum, paid or on the way',
  claimed: 'A claim that is not decided yet',
  none: 'None of these'
}

export const heldPayments = {
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
