import type { PaymentStoppedWords } from './en.ts'

/** “福利金为什么停了？”的文字；看到什么、原因和电话里说的话在 data/payment-stopped.yaml。 */
export const paymentStoppedWords: PaymentStoppedWords = {
  names: 'Why did my payment stop? / 福利金为什么停了？',
  start:
    '选一选发生了什么、看到什么，这里就会显示可能的原因、先做什么、打给谁。都不像，就打电话问，电话里怎么说，本页下面有。',
  next: '照常每两周申报，复核期间也要申报。每次打电话，记下日期、对方的名字和回执号码。今天没有钱吃饭、交房租，就要求紧急付款（urgent payment），并找社工。',
  kind: {
    label: '福利金怎么了？',
    options: {
      late: '晚到了，或日子变了',
      zero: '这次是零',
      held: '暂停了（on hold）',
      suspended: '停发了',
      ended: '取消了，或到期结束了',
      cut: '比以前少',
      'not-started': '第一笔一直没来',
      'not-received': '显示已发，但我没收到',
      unknown: '不清楚，全部列出来'
    }
  },
  seen: '在账户、信件或短信里，你看到什么？',
  notice: { label: '通知的日期', help: '写在信或短信上。没有通知，就填你发现的那天。' },
  yearLabel: '哪一年的 6 月 30 日？',
  state: { label: '在哪个州或领地？', help: '这个期限按工作日算，各州的公众假日不同。', none: '不想说' },
  cause: '可能的原因',
  first: '先做这件事',
  how: '怎么办理',
  call: '打给谁',
  byWhen: '最晚哪天',
  giveDay: '在表里填上日期，这里就会显示期限。不管期限是哪天，今天就办。',
  counted: '{label}：{length}，从这天算起：{day}。',
  onTheDay: '{label}：{day}。',
  noDay: '这件事，我们没有收录期限。今天就办。',
  backPay: '会不会补发',
  sources: '依据',
  danger: {
    title: '打电话、改资料之前',
    text: '家里有人能看到你的手机、信件或账户吗？用别人查不到的电话打，先找社工，再改密码、地址或银行账户。',
    link: '安全地申领'
  },
  examples: {
    'not-reported': '申报日过了；通知日期是 {notice}',
    'held-missed-task': '在新州，错过任务，福利金暂停；通知日期是 {notice}',
    'rent-review': '房租那部分停了；核对的截止日期是 {on-rent-review-due}'
  }
}
