import type { FinalPayWords } from './en.ts'

const NO_YES = { no: '不是', yes: '是' }

/** “离职时该拿多少？”的文字。 */
export const finalPayWords: FinalPayWords = {
  names: 'What am I owed at the end of a job? / 离职时该拿多少？',
  start: '填上日期、工资和离职原因，法律规定的各项金额、谁最晚哪天付，都会列在这里。',
  next: '和最后一张工资单对一对。少了什么，就写信给雇主，写明金额，自己留一份；再打给公平工作调查专员署（Fair Work Ombudsman）。',
  headline: {
    lead: '除了上班那些天的工资，法律规定至少还有',
    detail: '税前：{parts}。',
    none: '只有上班那些天的工资',
    noneWhy: '按这些答案，法律没有另外规定代通知金、裁员补偿金或假期折现。',
    leave: '年假折现 {amount}',
    notice: '代通知金 {amount}',
    redundancy: '裁员补偿金 {amount}',
    and: '、'
  },
  service: {
    title: '做了多久，当时几岁',
    atNotice: '到通知那天（{date}）结束时',
    atEnd: '到最后一天（{date}）结束时',
    length: '{years} 年 {months} 个月零 {days} 天',
    age: '{age} 岁',
    taxAge: '税按发钱那个税务年度最后一天的年龄算：{age} 岁'
  },
  leave: {
    title: '没休完的年假折现：{amount}',
    hours: '{hours} 小时，每周 {week} 小时，周薪 {pay}',
    casual: '临时工（casual）没有年假可折现。',
    notGiven: '你没有填剩下的假期。看最后一张工资单：没休完的年假一定要折成钱。'
  },
  unworked: '通知期有 {amount}落在最后一天之后，这部分要折成钱付给你。',
  mayBeMore:
    '行业雇佣标准（Award）、企业协议或合同可能给得更多，不会更少。查一查适用于你的那一份，或问公平工作调查专员署。',
  tax: '税',
  guarantee: {
    title: '雇主付不出：公平权益保障计划（Fair Entitlements Guarantee，FEG）',
    lead: '雇主欠你的，政府最多代付这么多：',
    wages: '工资',
    notice: '通知期',
    redundancy: '裁员补偿金',
    cap: '周薪最多按 {amount}算。',
    noCap: '那一天周薪最多按多少算，我们没有收录，所以没有金额。请打热线问。',
    leave: '年假和长期服务假也保障。退休公积金不在内：请向税务局（ATO）举报。',
    late: '雇主破产时，你的工作已经结束太久，不在保障范围；因为破产才结束的除外。请打热线问。'
  },
  days: '各项期限',
  carry: {
    title: 'Centrelink 什么时候开始发钱？',
    lead: '假期折现、代通知金和裁员补偿金，可能会当作你还在领工资。',
    link: '用这些答案看看你的日子'
  },
  questions: {
    reason: {
      label: '工作为什么结束？',
      options: {
        redundancy: '裁员：这个职位没有了',
        dismissal: '因为别的原因被解雇',
        resignation: '自己辞职',
        'contract-ended': '固定期限、任务或季节的合同到期',
        'serious-misconduct': '因严重不当行为被解雇'
      }
    },
    started: { label: '入职第一天', help: '在这个雇主这里连续工作的第一天。' },
    'notice-on': { label: '哪天收到离职通知', help: '收到书面通知的那一天。空着就按最后一天算。' },
    'last-day': { label: '最后一个工作日' },
    born: { label: '出生日期', help: '通知期和税要看年龄。只留在这个页面上。' },
    'base-pay': { label: '基本工资，税前', help: '正常工时的工资，不含加班费、附加工资和津贴。' },
    'was-casual': {
      label: '你是临时工（casual）吗？',
      help: '临时工没有带薪假，时薪里另有一笔附加来代替。',
      options: NO_YES
    },
    'leave-hours': { label: '还有几小时年假没休', help: '最后一张工资单上有余额，再加上之后累积的。' },
    'week-hours': { label: '每周正常工时（小时）' },
    employees: {
      label: '雇主一共有几名员工？',
      help: '小企业可能不用付裁员补偿金。有关联的公司合起来算。不知道就空着。'
    },
    award: {
      label: '你的工作有行业雇佣标准（Award）或企业协议吗？',
      help: '多数工作有，给的可能比法律规定的多。',
      options: { unknown: '不知道', yes: '有', no: '没有' }
    },
    insolvent: { label: '雇主清算（liquidation）或破产了吗？', options: { no: '没有', yes: '已经清算或破产' } },
    'insolvent-on': { label: '清算或破产的日期', help: '清算人的信里写着。' },
    'unpaid-weeks': { label: '有几周工资没发' },
    'still-done': {
      label: '你的工作还会有人做吗？',
      help: '没有人再做这份工作，才算真正的裁员（genuine redundancy），税也按这个算。',
      options: { no: '不会', yes: '会' }
    },
    training: {
      label: '你是学徒或培训生吗？',
      options: { apprentice: '学徒（apprentice）', trainee: '培训生（trainee），只做到培训结束' }
    },
    'redundancy-paid': { label: '雇主给的裁员补偿金，税前', help: '比法律规定的多才填。税按这个数算。' },
    'paid-on': { label: '最后一笔工资哪天发', help: '空着就按最后一天算。' },
    state: { label: '在哪个州或领地？', help: '当地的公众假日要算进去。', none: '不想说' }
  },
  examples: {
    redundant: '做满五年多一点被裁，周薪 {base-pay}，年假没休完',
    resigned: '做满两年后辞职，周薪 {base-pay}，年假没休完',
    insolvent: '雇主清算，周薪 {base-pay}，三周工资没发'
  }
}
