/** What must be done by a day. */
export const days = {
  'crisis-payment-contact':
    'Tell Centrelink what happened: start the claim online, call, or go to a service centre. The call counts.',
  'crisis-payment-lodge': 'Send in the whole Crisis Payment claim.',
  'crisis-payment-release': 'Claim Crisis Payment after release.',
  'jobseeker-start': 'Start the JobSeeker claim.',
  'jobseeker-lodge': 'Send in the claim, to be paid from the first day without work.',
  'claim-after-partners-death': 'Claim, so that savings mean no wait.',
  'parenting-payment-claim': 'Claim Parenting Payment, to be paid from the birth.',
  'parental-leave-pay-from-birth': 'Claim Parental Leave Pay and register the birth, to be paid from the birth.',
  'parental-leave-pay-first-claim': 'Last day for a first claim of Parental Leave Pay.',
  'stillborn-baby-payment-claim': 'Claim Stillborn Baby Payment.',
  'ftb-claim-newborn': 'Claim Family Tax Benefit for the new child.',
  'ftb-lump-sum': 'Claim Family Tax Benefit for last financial year.',
  'leaving-violence-apply': 'Call the Leaving Violence Program.',
  'feg-claim': 'Claim what the insolvent employer owes you (FEG).',
  'age-pension-claim': 'Claim Age Pension. It is not paid for days before the claim.'
}
