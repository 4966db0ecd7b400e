import type { DeadlinesWords } from './en.ts'

/** “这些事哪天之前要办？”的文字；发生了什么在 data/events.yaml。 */
export const deadlinesWords: DeadlinesWords = {
  names: 'What are my deadlines? / 这些事哪天之前要办？',
  start: '请先勾选发生的事，填上日期，可以选几项。期限会列在这里。如果没有你遇到的事，请打下面的电话问。',
  next: '如果可以，今天就办排在最前面的那件事。材料要提早寄，在期限之前送到，并留好寄送的证明。',
  first: '最早到期的事，请最晚在这天办好',
  none: '据我们所知，这件事没有期限',
  noneWhy: '但也可能有，请打下面的电话问。如果没有选州，请选上，有些期限只有某个州才有。',
  nothingRuns: '你现在没有快到期的事',
  nothingRunsWhy: '还有哪些日子要知道、现在还能做什么，请看下面。',
  oneRuns: '你有一件事还来得及办',
  run: '你有 {count} 件事还来得及办',
  others: '其他要知道的日子',
  over: '已经过去的日子，现在还能做什么',
  yearLabel: '哪一年的 6 月 30 日？',
  state: { label: '你住在哪个州或领地？', help: '有些期限和公众假日，各州不同。', none: '不想说' },
  groups: {
    work: '工作、工资和解雇',
    payment: '我的福利金、申报、来信和欠款',
    crisis: '遇到危机，例如有危险、受灾、刚出狱、刚抵达',
    obligations: 'Centrelink 或就业服务机构的要求',
    claim: '申领、家庭、读书和报税',
    review: '我认为决定不对',
    home: '我的房租和押金',
    money: '银行、保险公司或贷款'
  },
  examples: {
    dismissed: '你在 {on-dismissed}被解雇，当天是最后一个工作日',
    'payment-stopped': '你的福利金停了，通知日期是 {on-payment-stopped}',
    'rent-rise': '你在新州租房，{on-rent-rise}收到涨租通知'
  }
}
