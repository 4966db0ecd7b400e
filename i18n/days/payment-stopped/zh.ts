import type { PaymentStoppedWords } from './en.ts'

/** “福利金为什么停了？”的文字；看到什么、原因和电话里说的话在 data/payment-stopped.yaml。 */
export const paymentStoppedWords: PaymentStoppedWords = {
  names: 'Why did my payment stop? / 福利金为什么停了？',
  start:
    '请选择发生了什么、你看到什么，就知道可能的原因、先做什么、打哪个电话。如果没有符合的，请打电话问 Centrelink；电话里怎么说，看本页下面。',
  next: '请照常每两周申报，复核期间也要申报。每次打电话，都记下日期、接线员的名字和回执号码。如果今天没有钱吃饭或交房租，请向 Centrelink 要求紧急付款（urgent payment），并要求找社工。',
  kind: {
    label: '你的福利金怎么了？',
    options: {
      late: '晚到了，或发钱的日子变了',
      zero: '减到零了',
      held: '暂停了（on hold），例如漏做了任务',
      suspended: '停发了，例如没交材料、出了国',
      ended: '取消了，或到期结束了',
      cut: '比以前少',
      'not-started': '第一笔钱一直没来',
      'not-received': '显示已发，但我没收到',
      unknown: '不清楚，请全部列出来'
    }
  },
  seen: '在账户、信件或短信里，你看到什么？',
  notice: { label: '通知上的日期是哪天？', help: '日期写在信或短信上。如果没有通知，就填你发现的那天。' },
  yearLabel: '哪一年的 6 月 30 日？',
  cause: '可能的原因',
  first: '先做这件事',
  how: '怎么办理',
  call: '打哪个电话',
  byWhen: '最晚哪天办好',
  dayInNotice: '请先看通知上写的日期，那才是你要赶的期限。',
  lastDays: '最好今天就办。下面只是最晚的日子：',
  giveDay: '填上日期，就知道期限。不管是哪天，最好今天就办。',
  counted: '从{day}算起 {length}内，{label}。',
  opens: '这件事没有期限，今天就可以打电话催。从{day}算起满 {length}，{label}。',
  annual: '{label}。期限是下一个财政年度的最后一天（{day}）；如果已经过了，请今天就办。',
  onTheDay: '{label}。期限是{day}；如果已经过了，请今天就办。',
  noDay: '据我们所知，这件事没有期限。如果少了钱或记录有错，请今天就办。',
  backPay: '会不会补发',
  sources: '依据',
  danger: {
    title: '打电话或改资料之前',
    text: '如果家里有人能看到你的手机、信件或账户，请用别人查不到的电话打，先找社工，再改密码、地址或银行账户。',
    link: '安全地申领'
  },
  examples: {
    'not-reported': '错过了申报日，通知日期是 {notice}',
    'held-missed-task': '漏做了一项任务，通知日期是 {notice}',
    'rent-review': '租房援助停了，核对房租的截止日期是 {on-rent-review-due}'
  }
}
