import type { FinalPayWords } from './en.ts'

const NO_YES = { no: '不是', yes: '是' }

/** “离职时该拿多少？”的文字。 */
export const finalPayWords: FinalPayWords = {
  names: 'What am I owed at the end of a job? / 离职时该拿多少？',
  start: '填上日期、工资和离职原因，就能看到雇主至少要付给你多少、最晚哪天付。',
  next: '请和最后一张工资单对一对。如果少了什么，就写信给雇主，写明金额，自己留一份。如果雇主还是不付，再打电话给公平工作调查专员署（Fair Work Ombudsman）。',
  headline: {
    lead: '除了工资，雇主至少还要付给你',
    detail: '包括{parts}。这是税前金额，没有算年假附加工资和长期服务假。',
    none: '雇主要付给你工资',
    noneWhy: '按你的答案，除了工资，法律没有规定要付代通知金、裁员补偿金或未休假期工资。',
    leave: '未休假期工资 {amount}',
    notice: '代通知金 {amount}',
    redundancy: '裁员补偿金 {amount}',
    and: '、'
  },
  service: {
    title: '你的工龄和年龄',
    atNotice: '到通知那天（{date}）：{length}，{age} 岁',
    atEnd: '到最后一个工作日（{date}）：{length}，{age} 岁',
    taxAge: '算税用的年龄（领款那个财政年度的最后一天）：{age} 岁'
  },
  leave: {
    title: '未休假期工资：{amount}',
    hours: '你还有 {hours} 小时年假。每周工作 {week} 小时，周薪 {pay}。',
    casual: '临时工（casual）没有年假，所以没有这一项。',
    notGiven: '你没有填剩下的假期，请看最后一张工资单。没休完的年假，雇主一定要折成钱付给你。'
  },
  noticeOwed: '还要付给你的代通知金：{amount}',
  unworked: '到最后一个工作日，通知期还没有走完。上班的那段照常领工资；剩下的那段，雇主要付给你 {amount}。',
  worked: '整个通知期你都上班，照常领工资，所以总数不算通知期的工资。',
  mayBeMore:
    '行业雇佣标准（Award）、企业协议或合同可能给得更多，但不会更少。请查一查适用于你的那一份，或者打电话问公平工作调查专员署（Fair Work Ombudsman）。',
  tax: '税',
  guarantee: {
    title: '如果雇主付不出钱',
    lead: '你可以向公平权益保障计划（Fair Entitlements Guarantee，FEG）申领。雇主欠你的钱，政府最多代付这么多：',
    wages: '工资',
    notice: '通知期',
    redundancy: '裁员补偿金',
    cap: 'FEG 计算时，周薪最多按 {amount}算。',
    noCap: 'FEG 对周薪有上限。那一天的上限我们没有，所以算不出金额。请打热线问。',
    leave: 'FEG 也包括年假和长期服务假，但不包括退休公积金。如果雇主没有缴退休公积金，请向税务局（ATO）举报。',
    late: '你离职很久以后，雇主才破产。这种情况 FEG 一般不付；如果你就是因为雇主破产才丢了工作，还是可以付。请打热线问。'
  },
  days: '各项期限',
  carry: {
    title: 'Centrelink 什么时候开始发钱？',
    lead: '如果你拿到未休假期工资、代通知金或裁员补偿金，Centrelink 可能会当作你还在领工资，福利金就晚一些才开始发。',
    link: '用这些答案，看看什么时候能领到钱'
  },
  questions: {
    reason: {
      label: '你的工作为什么结束？',
      options: {
        redundancy: '裁员（这个职位没有了）',
        dismissal: '我被解雇了，是别的原因',
        resignation: '我自己辞职',
        'contract-ended': '定期合同，或者按任务、按季节签的合同到期了',
        'serious-misconduct': '我被解雇了，说是严重不当行为'
      }
    },
    started: { label: '入职第一天是哪天？', help: '就是你在这个雇主那里连续工作的第一天。' },
    'notice-on': {
      label: '离职通知是哪天给的？',
      help: '填你收到书面通知那天；如果自己辞职，就填你通知雇主那天。空着就按最后一个工作日算。'
    },
    'last-day': { label: '最后一个工作日是哪天？' },
    born: { label: '你的出生日期是哪天？', help: '通知期和税要看年龄。出生日期只留在这个页面上。' },
    'base-pay': {
      label: '你的税前基本工资是多少？',
      help: '请填正常工时的工资，不要算加班费、周末及节假日附加工资和津贴。'
    },
    'was-casual': {
      label: '你是临时工（casual）吗？',
      help: '临时工没有带薪假，但有附加工资（casual loading）补偿。',
      options: NO_YES
    },
    'leave-hours': { label: '你还有几小时年假没休？', help: '最后一张工资单上有余额，请再加上之后累积的小时数。' },
    'week-hours': { label: '你每周正常工作几小时？' },
    employees: {
      label: '雇主一共有几名员工？',
      help: '小企业可能不用付裁员补偿金。有关联的公司合起来算。不知道就空着。'
    },
    award: {
      label: '你的工作有行业雇佣标准（Award）或企业协议吗？',
      help: '多数工作都有，给你的钱可能比法律规定的多。',
      options: { unknown: '不知道', yes: '有', no: '没有' }
    },
    insolvent: { label: '雇主清算（liquidation）或破产了吗？', options: { no: '没有', yes: '已经清算或破产' } },
    'insolvent-on': { label: '清算或破产是哪天开始的？', help: '日期写在清算人的信里。' },
    'unpaid-weeks': { label: '有几周工资没发？' },
    'still-done': {
      label: '你走以后，这份工作还会有人做吗？',
      help: '没有人再做这份工作，才算真正的裁员（genuine redundancy），税也少一些。',
      options: { no: '不会', yes: '会' }
    },
    training: {
      label: '你是学徒或培训生吗？',
      options: { apprentice: '学徒（apprentice）', trainee: '培训生（trainee），培训结束就离职' }
    },
    'redundancy-paid': {
      label: '雇主给的裁员补偿金，税前是多少？',
      help: '只有比法律规定的多才要填。我们按你填的数算税。'
    },
    'paid-on': { label: '最后一笔工资哪天发？', help: '空着就按最后一个工作日算。' },
    state: { label: '你住在哪个州或领地？', help: '我们会把当地的公众假日算进去。', none: '不想说' }
  },
  examples: {
    redundant: '你做了五年多，被裁员，周薪 {base-pay}，年假没有休完',
    resigned: '你做满两年后辞职，周薪 {base-pay}，年假没有休完',
    insolvent: '雇主正在清算，你的周薪是 {base-pay}，有三周工资没发'
  }
}
