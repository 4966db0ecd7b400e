import type { DeadlinesWords } from './en.ts'

/** “最晚哪天要办？”的文字；发生了什么在 data/events.yaml。 */
export const deadlinesWords: DeadlinesWords = {
  names: 'By when must I act? / 最晚哪天要办？',
  start: '打开一组，勾选发生了什么，填上日期。可以选几项。所有期限都会列在这里。',
  next: '可以的话，今天就办排在最前面的那件事。材料要在期限之前送到，留好寄送的证明。',
  first: '最先要办的，最好在这天办好',
  none: '这件事，我们没有收录期限',
  noneWhy: '这不等于没有期限，请打电话问。还没选州的，请选上：有些期限只有某个州才有。',
  nothingRuns: '目前没有限期要办的事',
  nothingRunsWhy: '哪些已经过期、现在还能做什么，请看下面。',
  oneRuns: '还没过期的',
  run: '还没过期的，一共 {count} 项',
  over: '已经过期的：现在还能做什么',
  yearLabel: '哪一年的 6 月 30 日？',
  state: { label: '在哪个州或领地？', help: '有些期限只有某个州才有，各州的公众假日也不同。', none: '不想说' },
  groups: {
    work: '工作、工资和解雇',
    payment: '我的福利金、申报、来信和欠款',
    crisis: '危机：有危险、受灾、获释、刚抵达',
    obligations: 'Centrelink 或就业服务机构要我做的事',
    claim: '申领、家庭、读书和报税',
    review: '我认为不对的决定',
    home: '住房：房租和押金',
    money: '银行、保险公司或债务'
  },
  examples: {
    dismissed: '{on-dismissed}被解雇，当天是最后一个工作日',
    'payment-stopped': '收到 {on-payment-stopped}的通知，福利金停了',
    'rent-rise': '新州租客，{on-rent-rise}收到涨租通知'
  }
}
