/** What must be done by a day. */
export const days = {
  'crisis-payment-contact':
    'Tell Centrelink what happened: call, go to a service centre, or start the claim online. The call counts.',
  'crisis-payment-lodge': 'Send in the whole Crisis Payment claim, if you told Centrelink in time.',
  'crisis-payment-release': 'Claim Crisis Payment after release.',
  'jobseeker-start': 'Start the JobSeeker Payment claim.',
  'jobseeker-lodge':
    'Send in the JobSeeker Payment claim. If it is in by this day, you are paid from your first day without work. If it is later, you are paid from the day it is in.',
  'claim-after-partners-death': 'Claim by this day, so that savings cause no wait.',
  'parenting-payment-claim': 'Claim Parenting Payment, to be paid from the birth or from when the child came.',
  'parental-leave-pay-from-birth': 'Claim Parental Leave Pay, to be paid from the birth. Register the birth as well.',
  'parental-leave-pay-first-claim': 'Last day for a first claim of Parental Leave Pay.',
  'stillborn-baby-payment-claim': 'Claim Stillborn Baby Payment.',
  'ftb-claim-newborn': 'Claim Family Tax Benefit for the new child.',
  'ftb-lump-sum': 'Claim Family Tax Benefit for last financial year.',
  'leaving-violence-apply': 'Call the Leaving Violence Program. You can call before you leave.',
  'feg-claim': 'If your employer is insolvent and owes you money, claim it (Fair Entitlements Guarantee).',
  'age-pension-claim': 'Claim Age Pension. It is not paid for days before the claim.',
  'next-payment-claim':
    'Claim the payment that opens on this day. Nothing changes over by itself, and it is not paid for days before the claim.'
}
