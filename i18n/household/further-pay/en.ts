/** What is kept of more pay, in the answer of “What can I get?”. */
export const furtherPay = {
  working: 'We are working this out. With a partner and children it can take some seconds.',
  captions: {
    you: 'How much you keep of each extra dollar of your pay',
    partner: 'How much the two of you keep of each extra dollar of your partner’s pay'
  },
  here: {
    you: 'Your pay is {pay} a fortnight. If it rises by {more}, you keep {kept} of each extra dollar, across all payments.',
    partner:
      'Your partner’s pay is {pay} a fortnight. If it rises by {more}, the two of you keep {kept} of each extra dollar, across all payments.'
  },
  loses: {
    you: 'Your pay is {pay} a fortnight. If it rises by {more}, you have {lost} less in all, because your payments fall by more than that.',
    partner:
      'Your partner’s pay is {pay} a fortnight. If it rises by {more}, the two of you have {lost} less in all, because your payments fall by more than that.'
  },
  cliff: 'While pay is between {from} and {to}, the payments fall by more than the pay rises.',
  unmoved: {
    you: 'If your pay rises, these payments do not change.',
    partner: 'If your partner’s pay rises, these payments do not change.'
  },
  open: 'We cannot show this, because we do not know the pay or it is too high to draw.',
  atHere: 'now {pay}',
  kept: 'you keep',
  axis: 'Pay a fortnight, before tax, in dollars',
  foot: 'You keep the dark part. The light part comes off your payments. We assume that this pay is earned all year, and we do not count tax, Working Credit or a Work Bonus balance.',
  table: 'See the numbers',
  columns: ['Pay a fortnight', 'Kept of each extra dollar'],
  stretch: '{from} to {to}',
  nothing: 'nothing: {lost} less'
}

export type FurtherPayWords = typeof furtherPay
