import type { FirstPaydayWords } from './en.ts'

const NO_YES = { no: '没有', yes: '有' }

/** “什么时候能领到钱？”的文字。离职款项的问题用计算器里的。 */
export const firstPaydayWords: FirstPaydayWords = {
  names: 'When will I be paid? / 什么时候能领到钱？',
  start: '填上最后一个工作日或申领日，就知道第一笔钱大约哪天到。',
  next: '现在就申领，材料不齐也先申领。然后同意工作计划（Job Plan），按时申报。',
  headline: {
    lead: '第一笔钱大约这天到账',
    covers: '钱大约从 {start}算起。',
    coversLater: '最晚大约 {to}到账，钱大约从 {start}算起。',
    none: '还算不出哪一天',
    refused: '你现在的签证还不能领，条件见下。',
    open: '还缺一个答案，或由 Centrelink 决定，见下。'
  },
  scale: {
    title: '各段等候期有多长',
    caption: '从 {from}到 {to}。条越长，等得越久。',
    beforeClaim: '申领以前，没有钱',
    paid: '从开始算钱到第一次申报',
    money: '从第一次申报到第一笔钱到账',
    starts: {
      'liquid-assets': '从工作或学业结束的第二天算起。',
      'income-maintenance': '从领到这笔钱那天算起。如果还有存款等候期，两段同一天开始。',
      'newly-arrived': '从你以居民身份在澳大利亚的第一天算起。',
      ordinary: ''
    },
    together: '和别的同时算。',
    after: '等完别的，再加这一周。',
    part: '这段时间可以领一部分，第一笔钱不推迟。',
    open: '还缺一个答案，算不出多长。'
  },
  waits: {
    ordinary: '一般等候期',
    'liquid-assets': '存款等候期',
    'income-maintenance': '收入维持期（离职款项算作工资的时间）',
    'newly-arrived': '新抵澳居民等候期'
  },
  oneDay: '1 天',
  days: '{count} 天',
  oneWeek: '1 周',
  weeks: '{count} 周',
  moments: {
    lastDay: '最后一个工作日',
    claim: '提交申领',
    ends: '{wait}结束',
    paid: '从这天起算钱',
    report: '大约在这天第一次申报',
    money: '第一笔钱大约这天到账',
    moneyLast: '按平常审批，最晚大约这天到账'
  },
  table: { title: '用表格显示', between: '{from}到 {until}' },
  shorter: {
    title: '怎样早点领到',
    none: '不能提前。',
    saves: '可以提前 {days}。',
    savesOn: '{wait}也许可以少等 {days}。',
    'claim-on-last-day': '请在最后一个工作日申领，过了就今天申领。',
    transfer: '从另一项福利金转过来，不用等。',
    'partner-died': '伴侣去世后不久就申领，不用等。',
    'severe-hardship-and-crisis': '如果没钱，又遭受暴力、刚出狱、失去住处或有非付不可的开支，可以要求免等。',
    'severe-hardship-and-costs': '如果必需的开支多，剩的钱少，可以要求缩短。',
    'served-in-last-12-months': '如果过去一年等过存款等候期，请告诉 Centrelink。'
  },
  missing: {
    title: '还缺哪些答案',
    'work.paidOut': '离职时雇主发了多少钱，平时工资多少。',
    'work.lastDay': '你的最后一个工作日。',
    'residence.since': '你以现在的身份在澳大利亚的第一天。',
    other: '有一项由 Centrelink 决定。'
  },
  working: '等候期是怎样算出来的',
  residence: '你的身份能不能领',
  reports: '申报和发钱的日子',
  reportsWhy: '第一次申报在头两周的最后一天。如果那时已批准，下个工作日到账。',
  holiday: { near: '第一次申报前后有公众假日，可能要提前申报。', page: '公众假日怎样申报、哪天发钱' },
  calendar: {
    claim: '提交 Centrelink 申领',
    paid: '大约从今天起算钱',
    report: '大约今天第一次向 Centrelink 申报',
    money: 'Centrelink 第一笔钱大约今天到账'
  },
  questions: {
    claimed: {
      label: '你要申领哪一项福利金？',
      help: '找工作的成年人领求职者津贴（JobSeeker Payment），年轻人一般领青年津贴。分不清就用“我能领什么？”。',
      options: {
        jobseeker: '求职者津贴',
        'youth-allowance-jobseeker': '求职者青年津贴',
        'parenting-payment': '育儿补助金',
        'youth-allowance-student': '青年津贴（读书或当学徒）',
        austudy: 'Austudy（成人学生津贴）'
      }
    },
    'last-day': { label: '最后一个工作日是哪天？', help: '还没到也可以填。没工作过就空着。' },
    'claim-on': { label: '你哪天申领？', help: '空着就从今天算起。' },
    savings: { label: '你能动用的钱有多少？', help: '存款、现金、股票和雇主欠你的钱都算。有伴侣就填两人合计。' },
    'has-partner': { label: '你有伴侣吗？', options: NO_YES },
    'has-children': { label: '你有受抚养的孩子吗？', options: NO_YES },
    standing: {
      label: '你是公民，还是持哪种签证？',
      options: {
        citizen: '澳大利亚公民',
        permanent: '永久签证（PR）',
        refugee: '永久难民或人道签证',
        'visa-309-820': '临时伴侣签证（309 或 820）',
        scv: '新西兰公民',
        'protected-scv': '新西兰公民（2001 年时已在澳大利亚）',
        'visa-humanitarian-temporary': '临时人道或保护签证',
        'visa-other': '其他临时签证'
      }
    },
    'resident-since': {
      label: '你以现在的身份在澳大利亚的第一天是哪天？',
      help: '大概就行。伴侣签证填递交申请后在澳大利亚的第一天。'
    },
    'refugee-family': {
      label: '你的家人是难民，取得身份时你已是那人的伴侣或受抚养子女吗？',
      help: '如果是，不用等新抵澳居民等候期。',
      options: { no: '不是', yes: '是' }
    },
    assurance: {
      label: '有人为你的签证签过经济担保（Assurance of Support）吗？',
      help: 'Centrelink 发的钱，可能要担保人还。',
      options: NO_YES
    },
    'lone-parent-at-start': {
      label: '成为居民那天，你已经是单亲家长吗？',
      help: '后来才成为单亲，有些福利金不用等。',
      options: { yes: '是', no: '不是' }
    },
    'ten-years-here': { label: '你在澳大利亚连续住满十年了吗？', options: { no: '还没有', yes: '住满了' } },
    'on-payment': {
      label: '你现在有没有领 Centrelink 的收入补助金（income support payment）？',
      help: '从一项转到另一项，不用再等。',
      options: { no: '没有', yes: '在领' }
    }
  },
  examples: {
    'nothing-saved': '你最后一个工作日是 {last-day}，当天申领，没有存款，也没有离职款项',
    redundant:
      '你周薪 {last-pay}，最后一个工作日是 {last-day}，拿到裁员补偿金 {paid-redundancy}、未休假期工资 {paid-annual}，有存款 {savings}',
    parent: '你是单亲家长，最后一个工作日是 {last-day}，申领育儿补助金，有存款 {savings}'
  }
}
