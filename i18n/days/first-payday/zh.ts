import type { FirstPaydayWords } from './en.ts'

const NO_YES = { no: '没有', yes: '有' }

/** “什么时候能领到钱？”的文字。离职款项的问题用计算器里的。 */
export const firstPaydayWords: FirstPaydayWords = {
  names: 'When will I be paid? / 什么时候能领到钱？',
  start: '填上最后一个工作日，或者你申领的那一天，各个日子就会在这里排成一行。',
  next: '现在就申领：就算知道要等、材料还缺一份，也先申领。然后同意工作计划（Job Plan），按账户里显示的日子申报。',
  headline: {
    lead: '大约从这天起算钱',
    money: '第一笔钱大约 {from}到账。',
    moneyBetween: '第一笔钱大约在 {from}到 {to}之间到账。',
    none: '算不出是哪一天',
    refused: '先要有能领这项福利金的签证。卡在哪里，请看下面。',
    open: '还缺一个答案，或者要由工作人员决定。请看下面。'
  },
  scale: {
    title: '各段等候期有多长',
    caption: '从 {from}到 {to}。条越长，等得越久。',
    beforeClaim: '从最后一个工作日到申领',
    paid: '开始算钱，到第一次申报',
    money: '第一次申报到第一笔钱到账',
    together: '从工作结束的第二天算起，或者从领到离职款项的那天算起，和其他等候期同时走。',
    alone: '从工作结束那天或申领那天算起。',
    after: '接在其他等候期后面。',
    part: '这段时间能领一部分，所以不耽误开始的日子。',
    open: '有多长，要看一个还没填的答案。'
  },
  waits: {
    ordinary: '一般等候期（一周）',
    'liquid-assets': '因存款要等的时间',
    'income-maintenance': '假期工资、代通知金、裁员补偿金当作工资算的时间',
    'newly-arrived': '新居民的等候期'
  },
  oneDay: '1 天',
  days: '{count} 天',
  oneWeek: '1 周',
  weeks: '{count} 周',
  moments: {
    lastDay: '最后一个工作日',
    claim: '申领',
    ends: '{wait}：最后一天',
    paid: '从这天起算钱',
    report: '大约在这天第一次申报',
    money: '第一笔钱大约这天到账',
    moneyLast: '审批时间和平常一样的话，第一笔钱最晚大约这天到账'
  },
  table: { title: '用表格看', between: '{from}到 {until}' },
  shorter: {
    title: '怎样能早一点',
    none: '据我们所知，没有办法提前。',
    saves: '提前 {days}',
    'claim-on-last-day': '在最后一个工作日就申领。晚一天申领，就少领一天；本来就在等其他等候期的除外。',
    transfer: '从另一项福利金转过来。',
    'partner-died': '伴侣去世后不久就申领。',
    'severe-hardship-and-crisis':
      '最近几周遇到危机（遭受暴力、刚出狱、没了住处，或有不得不花的钱），手头的钱又很少：请要求免去一般等候期。',
    'severe-hardship-and-costs': '花了不得不花的钱，剩下的很少：留好收据，要求缩短等候期。',
    'served-in-last-12-months': '过去一年里已经等过这一段：请说明。'
  },
  missing: {
    title: '还缺什么',
    'work.paidOut': '雇主另外发了多少钱，平时的工资是多少。',
    'work.lastDay': '最后一个工作日。',
    'residence.since': '以这种身份在澳大利亚的第一天。',
    other: '要由 Centrelink 判断的一项。'
  },
  working: '等候期是怎样算出来的',
  residence: '你有没有资格领',
  reports: '申报和发钱的日子',
  reportsWhy: '哪天申报，账户里会写明。头两周的最后一天申报，审批好了，就在之后的工作日发钱。',
  holiday: {
    near: '第一次申报前后有公众假日，可能要提前几天申报。以账户和收件箱里写的日子为准。',
    page: '放假怎么申报、怎么发钱'
  },
  calendar: {
    claim: '提交 Centrelink 申领',
    paid: '大约从今天起算钱',
    report: '大约今天第一次向 Centrelink 申报',
    money: 'Centrelink 第一笔钱大约今天到账'
  },
  questions: {
    claimed: {
      label: '你要申领哪一项？',
      help: '求职者津贴（JobSeeker Payment）给在找工作的成年人，年轻人是青年津贴。分不清，可以先看“我能领什么？”。',
      options: {
        jobseeker: '求职者津贴',
        'youth-allowance-jobseeker': '求职者青年津贴',
        'parenting-payment': '育儿补助金',
        'youth-allowance-student': '青年津贴（读书或当学徒）',
        austudy: 'Austudy（成人学生津贴）'
      }
    },
    'last-day': { label: '最后一个工作日', help: '还没到也可以填。没有工作过，就空着。' },
    'claim-on': { label: '哪天申领', help: '提交申领的那一天。空着就从今天算起。' },
    savings: { label: '能动用的钱有多少', help: '银行存款、现金、股票，还有雇主欠你的钱。有伴侣的，填两人合计。' },
    'has-partner': { label: '你有伴侣吗？', options: NO_YES },
    'has-children': { label: '你有受抚养的孩子吗？', options: NO_YES },
    standing: {
      label: '你的公民身份或签证',
      options: {
        citizen: '澳大利亚公民',
        permanent: '永久签证（PR）',
        refugee: '永久难民或人道签证',
        'visa-309-820': '临时伴侣签证（309 或 820）',
        scv: '新西兰公民',
        'protected-scv': '新西兰公民，2001 年时已在澳（受保护）',
        'visa-humanitarian-temporary': '临时人道或保护签证',
        'visa-other': '其他临时签证'
      }
    },
    'resident-since': {
      label: '以这种身份在澳大利亚的第一天',
      help: '大概的日子就可以。持伴侣签证的，填递交申请之后的第一天。'
    },
    'refugee-family': {
      label: '有人成为难民时，你是那个人的伴侣或受抚养子女，而且现在仍然是吗？',
      help: '是的话，新居民的等候期不用等。',
      options: { no: '不是', yes: '是' }
    },
    assurance: {
      label: '有人为你的签证签过经济担保（Assurance of Support）吗？',
      help: '担保人答应了负担你的生活，Centrelink 发的钱可能要担保人还。',
      options: NO_YES
    },
    'lone-parent-at-start': {
      label: '成为居民的第一天，你就是没有伴侣的家长吗？',
      help: '后来才变成单亲的家长，领某些福利金不用等。',
      options: { yes: '是', no: '不是' }
    },
    'ten-years-here': { label: '你在澳大利亚连续住满十年了吗？', options: { no: '还没有', yes: '住满了' } },
    'on-payment': {
      label: '你现在在领另一项 Centrelink 收入补助金吗？',
      help: '比如育儿补助金、养老金。从一项转到另一项，不用再等。',
      options: { no: '没有', yes: '在领' }
    }
  },
  examples: {
    'nothing-saved': '{last-day}是最后一个工作日，当天申领，没有存款，雇主没有另外发钱',
    redundant: '{last-day}是最后一个工作日，裁员补偿金 {paid-redundancy}，年假折现 {paid-annual}，存款 {savings}',
    parent: '单亲家长，{last-day}是最后一个工作日，申领育儿补助金，存款 {savings}'
  }
}
