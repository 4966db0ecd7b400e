/** What must be done by a day. */
export const days = {
  'crisis-payment-contact':
    'Tell Centrelink what happened: start the claim online at any time, or call or go to a service centre when it is open. A call counts.',
  'crisis-payment-lodge': 'If you told Centrelink in time, submit your whole Crisis Payment claim by this day.',
  'crisis-payment-release': 'Claim Crisis Payment when you are released.',
  'jobseeker-start': 'Start your JobSeeker claim.',
  'jobseeker-lodge':
    'Submit your JobSeeker claim by this day, so that it counts from your first day without work. If you submit it later, it counts from the day you submit it.',
  'claim-after-partners-death': 'Claim {payment} by this day, so that you do not have to wait because of your savings.',
  'parenting-payment-claim':
    'Claim Parenting Payment by this day, to be paid from the day the child was born or came to you.',
  'parental-leave-pay-from-birth':
    'Claim Parental Leave Pay by this day, to be paid from the first day. After a birth, register the birth too.',
  'parental-leave-pay-first-claim': 'One parent must claim Parental Leave Pay by this day.',
  'stillborn-baby-payment-claim': 'Claim Stillborn Baby Payment by this day.',
  'ftb-claim-newborn': 'Claim Family Tax Benefit for your new child by this day. Payments for a newborn come with it.',
  'ftb-lump-sum': 'Claim Family Tax Benefit for the last financial year by this day.',
  'ftb-confirm-income':
    'Submit your tax return for the last financial year by this day, or tell Centrelink that you do not need to. If you do not, you may have to pay back Family Tax Benefit.',
  'leaving-violence-apply': 'Call the Leaving Violence Program by this day. You can call before you leave.',
  'feg-claim': 'If your employer is insolvent and owes you money, claim the Fair Entitlements Guarantee by this day.',
  'age-pension-claim':
    'Claim the Age Pension. You can claim weeks before your birthday, and you are not paid for days before you claim.',
  'next-payment-claim':
    'From this day {payment} can be paid, so claim it by then. The old payment does not change over automatically, and you are not paid for days before you claim.',
  'tell-change': 'Tell Centrelink about your new hours or pay by this day. Then report your pay every fortnight.',
  'tell-event': 'Tell Centrelink by this day what has happened. Until you do, your payment stays as it was.'
}
