import type { FurtherPayWords } from './en.ts'

export const furtherPay: FurtherPayWords = {
  working: '正在计算。如果有伴侣和孩子，可能要等几秒钟。',
  captions: { you: '你的工资每多一澳元，能留下多少', partner: '你伴侣的工资每多一澳元，你们两人能留下多少' },
  here: {
    you: '你现在的工资是每两周 {pay}。如果再多挣 {more}，各项福利金一起算，每多挣一澳元能留下 {kept}。',
    partner: '你的伴侣现在的工资是每两周 {pay}。如果再多挣 {more}，各项福利金一起算，每多挣一澳元，你们能留下 {kept}。'
  },
  loses: {
    you: '你现在的工资是每两周 {pay}。如果再多挣 {more}，福利金减少得更多，加起来反而会少 {lost}。',
    partner: '你的伴侣现在的工资是每两周 {pay}。如果再多挣 {more}，福利金减少得更多，你们加起来反而会少 {lost}。'
  },
  cliff: '工资在 {from} 到 {to} 之间时，福利金减少的比工资增加的还多。',
  unmoved: { you: '就算你的工资增加，这些福利金也不会变。', partner: '就算你伴侣的工资增加，这些福利金也不会变。' },
  open: '还不知道工资是多少，或者工资太高，所以画不出来。',
  atHere: '现在 {pay}',
  kept: '能留下',
  axis: '每两周的工资，税前（澳元）',
  foot: '深色是你能留下的，浅色是福利金减少的。这里假定全年都拿这份工资，没有算税，也没有算工作抵扣额度（Working Credit）和工作奖励（Work Bonus）的余额。',
  table: '看具体数字',
  columns: ['每两周的工资', '每多挣一澳元，能留下'],
  stretch: '{from} 到 {to}',
  nothing: '留不下，反而少 {lost}'
}
