/** What each payment, card and program is called, and for whom it is, in a few words. */
export interface PaymentWords {
  name: string
  what: string
}

export const payments = {
  'age-pension': { name: 'Age Pension', what: 'for people who have reached Age Pension age' },
  'disability-support-pension': {
    name: 'Disability Support Pension',
    what: 'when illness, injury or disability keeps you from working for years'
  },
  'carer-payment': { name: 'Carer Payment', what: 'when you care for someone all day and so cannot work' },
  'parenting-payment-single': { name: 'Parenting Payment Single', what: 'for a single main carer of a young child' },
  'parenting-payment-partnered': {
    name: 'Parenting Payment Partnered',
    what: 'for the main carer of a small child in a couple'
  },
  jobseeker: { name: 'JobSeeker Payment', what: 'when you are looking for work, or cannot work for a while' },
  'youth-allowance-jobseeker': {
    name: 'Youth Allowance for job seekers',
    what: 'for younger people who are looking for work'
  },
  'youth-allowance-student': {
    name: 'Youth Allowance for students and apprentices',
    what: 'for younger full-time students and apprentices'
  },
  austudy: { name: 'Austudy', what: 'for full-time students and apprentices who are older' },
  'special-benefit': {
    name: 'Special Benefit',
    what: 'when you are in severe hardship and cannot get another payment'
  },
  'ftb-a': { name: 'Family Tax Benefit Part A', what: 'for each child in your care' },
  'ftb-b': { name: 'Family Tax Benefit Part B', what: 'for single parents and families with one main income' },
  'child-care-subsidy': { name: 'Child Care Subsidy', what: 'lowers what you pay an approved child care service' },
  'parental-leave-pay': { name: 'Parental Leave Pay', what: 'while you care for a new baby or adopted child' },
  'newborn-payment': {
    name: 'Newborn Upfront Payment and Supplement',
    what: 'with Family Tax Benefit, for a new child'
  },
  'stillborn-baby-payment': { name: 'Stillborn Baby Payment', what: 'after a baby is stillborn' },
  'double-orphan-pension': {
    name: 'Double Orphan Pension',
    what: 'for a child in your care whose parents cannot care for them'
  },
  'carer-allowance': { name: 'Carer Allowance', what: 'for daily care, on top of your wages or another payment' },
  'carer-supplement': { name: 'Carer Supplement', what: 'once a year with a carer payment' },
  'child-disability-assistance': {
    name: 'Child Disability Assistance Payment',
    what: 'once a year for a child with disability'
  },
  'carer-adjustment-payment': {
    name: 'Carer Adjustment Payment',
    what: 'once, after a sudden severe illness of a small child'
  },
  'rent-assistance': { name: 'Rent Assistance', what: 'added to a payment when you pay enough rent' },
  'energy-supplement': { name: 'Energy Supplement', what: 'comes with a payment' },
  'pharmaceutical-allowance': {
    name: 'Pharmaceutical Allowance',
    what: 'helps with the cost of medicines, with some payments'
  },
  'telephone-allowance': { name: 'Telephone Allowance', what: 'every three months with some payments' },
  'pension-supplement': { name: 'Pension Supplement', what: 'comes with a pension' },
  'remote-area-allowance': { name: 'Remote Area Allowance', what: 'when you live in a remote area' },
  'education-entry-payment': { name: 'Education Entry Payment', what: 'once when you start to study' },
  'pensioner-education-supplement': {
    name: 'Pensioner Education Supplement',
    what: 'for study while you get some payments'
  },
  'student-start-up-loan': {
    name: 'Student Start-up Loan',
    what: 'a loan for half a year of study; you pay it back through tax later'
  },
  'relocation-scholarship': { name: 'Relocation Scholarship', what: 'when you move away from home to a university' },
  'tertiary-access-payment': {
    name: 'Tertiary Access Payment',
    what: 'once, when you move from a regional area to study'
  },
  'fares-allowance': { name: 'Fares Allowance', what: 'for trips home when you study away' },
  'mobility-allowance': {
    name: 'Mobility Allowance',
    what: 'when you cannot use public transport to get to work or study'
  },
  'essential-medical-equipment': {
    name: 'Essential Medical Equipment Payment',
    what: 'once a year for the power that equipment at home uses'
  },
  'pensioner-concession-card': { name: 'Pensioner Concession Card', what: 'cheaper medicines, transport and bills' },
  'health-care-card': { name: 'Health Care Card', what: 'cheaper medicines and other concessions' },
  'low-income-health-care-card': {
    name: 'Low Income Health Care Card',
    what: 'for people on a low income, with or without a payment'
  },
  'seniors-health-card': {
    name: 'Commonwealth Seniors Health Card',
    what: 'for older people who do not get a pension'
  },
  'foster-child-card': { name: 'Foster Child Health Care Card', what: 'for a child in your care who is not your own' },
  'crisis-payment-violence': {
    name: 'Crisis Payment (not safe at home)',
    what: 'when you had to leave home, or the violent person left'
  },
  'crisis-payment-other': {
    name: 'Crisis Payment (you lost your home)',
    what: 'when you cannot live in your home any more'
  },
  'crisis-payment-release': {
    name: 'Crisis Payment (leaving prison or confinement)',
    what: 'after prison or psychiatric confinement'
  },
  'crisis-payment-humanitarian': {
    name: 'Crisis Payment (new humanitarian arrival)',
    what: 'after first arriving on a refugee or humanitarian visa'
  },
  'advance-payment': { name: 'Advance payment', what: 'some of your future payments early, to be paid back' },
  'urgent-payment': { name: 'Urgent payment', what: 'part of your next payment sooner' },
  'hardship-advance': { name: 'Hardship advance', what: 'part of a first payment sooner' },
  'leaving-violence-program': {
    name: 'Leaving Violence Program',
    what: 'money, goods and support for leaving a violent partner'
  },
  'disaster-recovery-payment': {
    name: 'Australian Government Disaster Recovery Payment',
    what: 'once, after a declared disaster'
  },
  'disaster-recovery-allowance': {
    name: 'Disaster Recovery Allowance',
    what: 'when you lost income because of a declared disaster'
  },
  bereavement: { name: 'Help after a death', what: 'when a partner, a child or someone you cared for died' },
  feg: { name: 'Fair Entitlements Guarantee', what: 'wages and leave that an insolvent employer owes you' },
  abstudy: { name: 'ABSTUDY', what: 'for Aboriginal and Torres Strait Islander students and apprentices' },
  'farm-household-allowance': { name: 'Farm Household Allowance', what: 'for farmers in hardship, and their partners' },
  srss: {
    name: 'Status Resolution Support Services',
    what: 'for some people who are waiting for a decision on a visa'
  },
  'special-benefit-child': {
    name: 'Special Benefit for a child',
    what: 'when you cannot get a payment on your own visa'
  },
  'isolated-children': { name: 'Assistance for Isolated Children', what: 'when no suitable state school is near' },
  'home-equity-access-scheme': {
    name: 'Home Equity Access Scheme',
    what: 'a loan secured by your home, once you reach pension age'
  },
  'energy-rebates': { name: 'Energy rebates in your state', what: 'lower bills with a concession card' },
  'seniors-card': { name: 'Seniors Card in your state', what: 'discounts and cheaper transport, by state' },
  'child-support': { name: 'Child support', what: 'money from your child’s other parent' }
} satisfies Record<string, PaymentWords>
