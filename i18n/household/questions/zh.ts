import { STATE_NAMES } from '../../states.ts'
import { dayWords, linkWords, typedErrors, typedPeriods, typedUnits } from '../../typed/zh.ts'
import type { InterviewWords } from './en.ts'

const yesNo = { yes: '是', no: '否' }
const hasOrNot = { yes: '有', no: '没有' }

const interview = {
  form: '我能领什么？',
  for: '替谁查？',
  forMe: '替自己',
  forOther: '替别人',
  first: '大约要 5 分钟。点了答案，下一题就会出来；如果用键盘，请按“下一题”。',
  parts: { happened: '发生了什么', person: '你的情况', family: '家庭', work: '工作、学习和健康', money: '钱和住处' },
  progress: '{part}，第 {number} / {count} 部分',
  moreAnswers: '更多答案',
  nothing: '没有',
  nothingElse: '其他都没有',
  why: '为什么问这个',
  next: '下一题',
  back: '上一题',
  dontKnow: '不知道',
  optional: '如果不知道，可以空着。',
  soFar: '目前：很可能领到 {likely} 项，还有 {may} 项有可能。',
  oneDated: '其中一项有最后期限。',
  dated: '其中 {count} 项有最后期限。',
  see: '看看目前的结果',
  goOn: '继续回答',
  left: '还有 {count} 题没有回答。每答一题，结果就更确定一些。',
  oneLeft: '还有一题没有回答。答了以后，结果就更确定。',
  startAgain: '重新开始',
  result: '结果',
  loading: '正在计算……',
  failed: '这台设备上算不出结果。你的回答都还在。请重新载入本页，或打电话给 Centrelink。',
  retry: '再试一次',
  noScript: '回答问题需要 JavaScript。如果不能启用，可以看下面的清单，按发生的事查福利金。',
  notLoaded: '问题没能载入。请看下面的清单，按发生的事查福利金。',
  safe: '你的回答不会留在这台设备上，也不会出现在本页的网址里。',
  safeBefore: '你在这之前的回答，可能还留在浏览器的历史记录里。怎么删除，请看“隐私与安全”页。',
  kept: {
    reopened: '这是你以前存在这台设备上的回答。',
    these: '这些回答已经存在这台设备上。',
    others: '这台设备上存的是你以前的回答。在那之后，你回答或修改的内容没有存下来。',
    wipe: '删除存下的回答',
    wiped: '你的回答已经从这台设备删除。浏览器的历史记录里可能还有带着回答的网址，怎么删除，请看“隐私与安全”页。',
    wipedButAddress:
      '你存下的回答已经从这台设备删除。但本页的网址和浏览器的历史记录里还有你的回答，怎么删除，请看“隐私与安全”页。',
    failed: '浏览器不允许删除。请在浏览器设置里删除本站的数据。',
    ask: '这台设备上存着你的回答。如果重新开始，这些回答要怎么处理？',
    deleteAndStart: '删除这些回答，重新开始',
    keepAndStart: '把这些回答留在这台设备上，重新开始',
    stay: '先不重新开始'
  },
  day: '年、月、日',
  moneyBefore: '',
  moneyAfter: '澳元',
  howOften: '多久一次：{question}',
  periods: { fortnight: '每两周', week: '每周', year: '每年', once: '' },
  typed: { periods: typedPeriods, units: typedUnits, link: linkWords, day: dayWords },
  errors: {
    title: '请看一下这里',
    empty: '请回答，或者按“不知道”。',
    'not-a-number': '请用数字填金额，比如 800。',
    negative: '请填 0 或更大的金额。',
    'too-large': '金额太大了，请看看是不是多写了零。',
    ...typedErrors,
    'not-whole': '请填整数。',
    'not-number': '请填数字，比如 7 或 5.5。',
    'out-of-range': '请填 {least} 到 {most} 之间的数。',
    'not-a-day': '请填一个存在的日期，年、月、日都要有。',
    'none-and-others': '你勾了“以上都没有”，又勾了别的。请去掉其中之一。'
  }
}

const questions: InterviewWords['questions'] = {
  happened: {
    label: { me: '发生了什么事，或者快要发生什么事？', other: '他/她遇到了什么事，或者快要遇到什么事？' },
    hint: '符合的都勾上。有些补助只有几天时间可以申领，所以先问这个。',
    why: '有些补助在事情发生后只有几天或几周可以申领。先看哪几种福利金，也由发生的事决定。'
  },
  'happened-more': {
    label: '具体是哪一种？',
    why: '情况不同，帮助也不同：孩子出生前就可以先申领；亲人去世后，有些福利金还会再发几周。'
  },
  'happened-study': {
    label: { me: '你是开始读书，还是不读了？', other: '他/她是开始读书，还是不读了？' },
    why: '全日制学生有专门的福利金；如果不读了，找工作期间可以领另一种福利金。'
  },
  'happened-on': {
    label: '是哪一天的事，或者会在哪一天？',
    hint: '大概的日子就行。',
    why: '申领的最后一天是从这些日子算起的。如果没有日子，就算不出这些事要在哪天之前办。'
  },
  'violence-more': {
    label: '施暴的是谁？有没有人离开家？',
    why: '能得到哪些帮助，要看施暴的是谁、有没有人离开或打算离开。不需要报警记录。'
  },
  contacted: {
    label: { me: '你已经把事情告诉 Centrelink 了吗？', other: '他/她已经把事情告诉 Centrelink 了吗？' },
    why: '危机补助金（Crisis Payment）要求几天内先联系。打电话、去服务中心或网上开始申领都算。'
  },
  'disaster-more': { label: '灾害造成了什么损失？', why: '灾害补助只针对政府宣布的灾害和某些损失。' },
  'partners-payment-then': {
    label: {
      me: '你的伴侣生前领养老金类福利金或收入补助金吗？',
      other: '他/她的伴侣生前领养老金类福利金或收入补助金吗？'
    },
    why: '如果是，其中一部分可能会再发几周。'
  },
  'released-more': {
    label: { me: '你坐牢，或精神科强制住院，一共多少天？', other: '他/她坐牢，或精神科强制住院，一共多少天？' },
    hint: '大概的天数就行。',
    why: '坐牢或精神科强制住院满一定天数，出来以后才能领危机补助金（Crisis Payment）。'
  },
  age: {
    label: { me: '你多大了？', other: '他/她多大了？' },
    hint: '填周岁。',
    why: '大多数福利金只给一定年龄的人，有些在生日以前就可以申领。'
  },
  location: {
    label: { me: '你现在在澳大利亚吗？', other: '他/她现在在澳大利亚吗？' },
    why: '几乎所有福利金都要人在澳大利亚、并且住在这里才能申领。能领哪些、要等多久，还要看在澳大利亚的居留身份。'
  },
  'visa-days': {
    label: { me: '你从哪天起持这种签证住在澳大利亚？', other: '他/她从哪天起持这种签证住在澳大利亚？' },
    why: '新抵澳居民等候期从这一天算起；等多久，要看签证是哪天批的。'
  },
  subclass: {
    label: { me: '你的签证是哪一类别（subclass）？', other: '他/她的签证是哪一类别（subclass）？' },
    hint: '批准信上的三位数字，比如 820。',
    why: '有几类签证能领别的签证领不到的补助。'
  },
  'ten-years': {
    label: {
      me: '你以居民身份在澳大利亚住满 {figure:age-pension.residence.total-years}、其中至少连续 {figure:age-pension.residence.unbroken-years}了吗？',
      other:
        '他/她以居民身份在澳大利亚住满 {figure:age-pension.residence.total-years}、其中至少连续 {figure:age-pension.residence.unbroken-years}了吗？'
    },
    why: '养老金（Age Pension）和残障支持金（Disability Support Pension）一般有这个要求。'
  },
  'nz-ten-years': {
    label: {
      me: '你在澳大利亚连续住满 {figure:newly-arrived.new-zealand.years}了吗？',
      other: '他/她在澳大利亚连续住满 {figure:newly-arrived.new-zealand.years}了吗？'
    },
    why: '住满以后，新西兰公民可以领一种福利金，只能领一次，最多领 {figure:newly-arrived.new-zealand.months}。'
  },
  'refugee-family': {
    label: {
      me: '你是难民的伴侣或受抚养子女吗？那个人在这里取得难民身份时，你们就已经是这种关系了吗？',
      other: '他/她是难民的伴侣或受抚养子女吗？那个人在这里取得难民身份时，他们就已经是这种关系了吗？'
    },
    hint: '难民和人道签证都算。',
    why: '难民的家人不用等。'
  },
  assurance: {
    label: {
      me: '有人为你的签证签过经济担保（Assurance of Support）吗？',
      other: '有人为他/她的签证签过经济担保（Assurance of Support）吗？'
    },
    why: '担保人答应了负担你的生活，Centrelink 发的钱可能要担保人还。'
  },
  partner: {
    label: { me: '你有伴侣吗？', other: '他/她有伴侣吗？' },
    hint: '结了婚、登记过，或像夫妻一样共同生活，都算。',
    why: '如果有伴侣，标准不同，伴侣的收入和存款也要算。能领哪种福利金、能领多少、另有哪些家庭补助，要看有没有孩子。'
  },
  separation: {
    label: { me: 'Centrelink 认定你和伴侣已经分开了吗？', other: 'Centrelink 认定他/她和伴侣已经分开了吗？' },
    hint: '如果还住在一起，算不算分开由 Centrelink 决定。Centrelink 看五个方面：钱怎么分，家务和起居怎么安排，亲友怎么看你们的关系，有没有性关系，还有没有彼此扶持。',
    why: '如果 Centrelink 认定已经分开，就按单身发钱；如果不认定，你们还算伴侣，你伴侣的收入和存款也要算。你们两人要各填一份“同一屋檐下分居”表（Separated under one roof，SS293）。如果请伴侣填表有危险，请在你的表上写明。'
  },
  'children-ages': {
    label: '每个孩子多大了？',
    hint: '填周岁，婴儿填 0。',
    why: '很多家庭福利要看孩子的年龄，有些到了孩子生日就会变。不用写名字。'
  },
  'partner-about': {
    label: { me: '你伴侣的情况', other: '他/她伴侣的情况' },
    why: '你能领哪些补助，要看伴侣的年龄、工作和正在领的福利金。如果伴侣的身份或签证符合条件，伴侣自己也可能领到一份福利金。'
  },
  'partner-income': {
    label: { me: '你的伴侣税前挣多少？', other: '他/她的伴侣税前挣多少？' },
    hint: '没有就填 0。大概的数就行。',
    why: '伴侣的收入超过一定金额，很多福利金才会减少。'
  },
  'children-care': {
    label: { me: '你照顾的孩子', other: '他/她照顾的孩子' },
    why: '谁能领育儿补助金（Parenting Payment），家庭税务福利（Family Tax Benefit）怎么分，要看孩子在谁那里过夜、过几晚。寄养或照顾亲戚孩子的人，可以为孩子领一张优惠卡；孩子有残障或上托儿所，还有别的补助。'
  },
  'lone-parent-at-start': {
    label: {
      me: '成为澳大利亚居民的第一天，你就是没有伴侣的家长吗？',
      other: '成为澳大利亚居民的第一天，他/她就是没有伴侣的家长吗？'
    },
    why: '成为居民以后才变成单亲的主要照顾者，领某些福利金不用等。'
  },
  work: {
    label: { me: '你现在的工作最接近哪一种？', other: '他/她现在的工作最接近哪一种？' },
    why: '找工作、生病或工作不多的人，领的福利金不一样；全日制学生另有福利金。如果雇主破产，欠你的工资和假期，有一个政府计划可以代付。'
  },
  'last-day': {
    label: { me: '你最后一天上班是哪天？', other: '他/她最后一天上班是哪天？' },
    hint: '大概的日子就行。',
    why: '等候期和申领的最后一天从这天算起。'
  },
  'paid-out': {
    label: { me: '离职时，雇主付了你哪些钱？', other: '离职时，雇主付了他/她哪些钱？' },
    why: '假期工资和裁员补偿金会让第一次发钱晚一些，但不会让你领不到。'
  },
  'leave-pay-test': {
    label: '孩子出生或来到家里之前，工作时间够吗？',
    why: '这是带薪育婴假津贴（Parental Leave Pay）的工作测试：在孩子出生前的 {figure:parental-leave-pay.work-test.period-days}里，从第一个工作日到最后一个（两天都算）要有 {figure:parental-leave-pay.work-test.worked-days}，一共工作满 {figure:parental-leave-pay.work-test.hours}，两个工作日之间不能隔超过 {figure:parental-leave-pay.work-test.gap-weeks}。如果申请的人不是生孩子的母亲，母亲也要通过这个测试。'
  },
  'study-course': { label: '是什么课程？', why: '只有认可的课程才算，有些补助只给某一级的学生。' },
  'study-away': { label: '家住哪里？', why: '有些补助给离家读书，或从乡镇、偏远地区来的学生。' },
  'with-parents': {
    label: { me: '你和父亲或母亲同住吗？', other: '他/她和父亲或母亲同住吗？' },
    why: '住在父母家，标准和租房援助都不同。'
  },
  independence: {
    label: { me: '你有下面哪种情况？', other: '他/她有下面哪种情况？' },
    hint: '符合的都勾上。',
    why: '只要符合一种，就不看父母的收入。'
  },
  parents: {
    label: { me: '你父母的收入是多少？', other: '他/她父母的收入是多少？' },
    why: '如果年轻人还靠父母养，父母有收入，福利金可能减少。'
  },
  'state-care': {
    label: { me: '州政府有没有出钱请人照顾你？', other: '州政府有没有出钱请人照顾他/她？' },
    hint: '比如寄养家庭或青少年之家。',
    why: '州政府出钱照顾期间，青年津贴（Youth Allowance）的标准比较低。'
  },
  'first-nations': {
    label: { me: '你是原住民或托雷斯海峡岛民吗？', other: '他/她是原住民或托雷斯海峡岛民吗？' },
    why: '原住民可能可以领 ABSTUDY（原住民助学金），托儿补贴（Child Care Subsidy）的小时数更多，还可以打专线，由原住民员工接听。这个问题可以不回答。'
  },
  health: {
    label: { me: '你有下面的情况吗？', other: '他/她有下面的情况吗？' },
    hint: '符合的都勾上。',
    why: '生病和残障另有福利金，交通和电费也有补助。照顾别人也有专门的福利金，其中一种上班也能领。'
  },
  'health-work': {
    label: { me: '健康怎样影响你工作？', other: '健康怎样影响他/她工作？' },
    why: '短期生病的人和长期不能工作的人，领的福利金不一样。最后由医生和 Centrelink 决定。'
  },
  manifest: {
    label: { me: '你有下面哪种情况？', other: '他/她有下面哪种情况？' },
    why: '只要符合一种，申领残障支持金（Disability Support Pension）要的报告较少。'
  },
  injury: {
    label: { me: '你有没有因为受伤领到钱，或申请了赔偿？', other: '他/她有没有因为受伤领到钱，或申请了赔偿？' },
    hint: '比如工伤赔偿（workers compensation），或者交通事故后保险公司付的钱。',
    why: '如果按周领受伤赔偿，每领一澳元，大多数福利金就少发一澳元。如果拿的是一次性赔偿，可能有一段时间领不到福利金。'
  },
  'caring-more': {
    label: '照顾的情况',
    hint: '符合的都勾上。',
    why: '照顾者的福利金有两种，能领哪一种，要看照顾多少、多久、在哪里。'
  },
  income: {
    label: { me: '你的税前收入是多少？', other: '他/她的税前收入是多少？' },
    hint: '没有就填 0。大概的数就行。Centrelink 的福利金和受伤的赔偿不要算在内。',
    why: '收入超过免计额度，福利金会逐步减少。'
  },
  'income-eight-weeks': {
    label: {
      me: '最近 {figure:low-income-card.weeks}，你平均每周税前收入多少？',
      other: '最近 {figure:low-income-card.weeks}，他/她平均每周税前收入多少？'
    },
    hint: '如果有伴侣，填两人合计。裁员补偿金也算。',
    why: '低收入医疗保健卡（Low Income Health Care Card）看这几周的收入。'
  },
  'income-year': {
    label: '本财政年度（7 月 1 日至次年 6 月 30 日）的应税收入',
    hint: '估计全年的税前收入。',
    why: '家庭补助和托儿补贴按全年收入算。'
  },
  'income-last-year': {
    label: '上一财政年度的应税收入',
    hint: '税务局的评税通知上有。大概的数就行。',
    why: '带薪育婴假津贴（Parental Leave Pay）和联邦老年保健卡看上一年。'
  },
  maintenance: {
    label: { me: '你一年收到多少子女抚养费？', other: '他/她一年收到多少子女抚养费？' },
    hint: '没有就填 0。',
    why: '抚养费可能减少家庭税务福利 A 部分（Family Tax Benefit Part A）。'
  },
  assets: {
    label: { me: '你有多少钱，另外还有什么资产？', other: '他/她有多少钱，另外还有什么资产？' },
    hint: '大概的数就行，没有就填 0。如果有伴侣，填两人合计。自住的房子不算。',
    why: '如果存款多，第一次发钱可能晚几周；如果手头没钱，可能有救急的补助。其他资产要很多，才会领不到。'
  },
  'account-based': {
    label: {
      me: '你的存款里，有多少在账户型养老金（account-based pension）里？',
      other: '他/她的存款里，有多少在账户型养老金（account-based pension）里？'
    },
    hint: '就是从退休公积金（super）定期领的钱。如果有伴侣，填两人合计；没有就填 0。',
    why: '联邦老年保健卡（Commonwealth Seniors Health Card）要按这笔钱推算收入。'
  },
  home: {
    label: { me: '你住在哪里？', other: '他/她住在哪里？' },
    why: '如果房租超过一定金额，可能有租房援助（Rent Assistance）。如果有自住房，资产限额不同。各州另有优惠，偏远地区另有津贴。'
  },
  has: {
    label: { me: '下面哪些你已经在领，或已经有了？', other: '下面哪些他/她已经在领，或已经有了？' },
    hint: '符合的都勾上。',
    why: '有些福利金不能一起领，有些要先领另一种福利金满几个月，才能领。'
  }
}

const work = {
  none: '没有工作，也没有在找工作',
  unemployed: '没有工作，正在找工作',
  casual: '临时工（casual）',
  'part-time': '兼职',
  'full-time': '全职',
  'self-employed': '自雇',
  apprentice: '学徒或培训生',
  'on-leave': '有工作，正在休假',
  'stopped-by-disaster': '因灾害停工',
  retired: '已退休'
}

const injury = {
  weekly: '按周在领',
  'lump-sum': '拿到了一次性赔偿，或快要拿到',
  claimed: '已经申请，还没有结果',
  none: '以上都没有'
}

const heldPayments = {
  jobseeker: '求职者津贴（JobSeeker Payment）',
  'youth-allowance-jobseeker': '青年津贴（Youth Allowance），找工作',
  'youth-allowance-student': '青年津贴（Youth Allowance），学生或学徒',
  austudy: 'Austudy（成人学生津贴）',
  abstudy: 'ABSTUDY（原住民助学金）',
  'parenting-payment-single': '单亲育儿补助金（Parenting Payment Single）',
  'parenting-payment-partnered': '有伴侣者的育儿补助金（Parenting Payment Partnered）',
  'disability-support-pension': '残障支持金（Disability Support Pension）',
  'carer-payment': '照顾者福利金（Carer Payment）',
  'carer-allowance': '照顾者津贴（Carer Allowance）',
  'age-pension': '养老金（Age Pension）',
  'special-benefit': '特别福利金（Special Benefit）',
  'farm-household-allowance': '农户津贴（Farm Household Allowance）',
  'veteran-payment': '退伍军人事务部的福利金',
  'ftb-a': '家庭税务福利 A 部分（FTB Part A）',
  'ftb-b': '家庭税务福利 B 部分（FTB Part B）',
  'parental-leave-pay': '带薪育婴假津贴（Parental Leave Pay）',
  'mobility-allowance': '交通津贴（Mobility Allowance）',
  'health-care-card': '医疗保健卡（Health Care Card）',
  'pensioner-concession-card': '养老金领取者优惠卡（Pensioner Concession Card）',
  'seniors-health-card': '联邦老年保健卡（Commonwealth Seniors Health Card）',
  none: '以上都没有'
}

const fields: InterviewWords['fields'] = {
  happened: {
    options: {
      'lost-job': '失业了',
      'hours-cut': '工时被减，或被停工',
      'business-closed': '自己的生意要关，或已经关了',
      'started-work': '要开始上班，或者工时要增加',
      'sick-or-hurt': '生病或受伤',
      separated: { label: '和伴侣分开了', hint: '还住在同一屋檐下也算' },
      violence: { label: '在家里不安全', hint: '可以马上离开本页：连按三次 Shift 键' },
      baby: '快要有孩子，或者刚有了孩子',
      death: '有人去世，或失去了宝宝',
      'home-lost': '没有住处了',
      disaster: '火灾、水灾或风灾',
      arrived: '刚到澳大利亚',
      study: '开始读书，或不读了',
      moved: '搬了家',
      released: '出狱，或结束精神科强制住院',
      'reached-pension-age': '快到领养老金的年龄',
      none: '以上都没有'
    }
  },
  'which-baby': {
    label: '是哪一种情况？',
    options: {
      pregnant: '怀孕了，还没生',
      birth: '孩子出生了',
      'child-came-into-care': '有孩子来一起住：领养、寄养、亲戚的孩子',
      none: '以上都没有'
    }
  },
  'which-death': {
    label: '去世的是谁？',
    options: {
      stillbirth: '还没出生，或出生时已去世的宝宝',
      'child-died': '孩子',
      'partner-died': '伴侣',
      'person-cared-for-died': '一直照顾的人',
      none: '其他人'
    }
  },
  'which-study': { options: { 'started-study': '要开始读，或刚开始', 'stopped-study': '不读了，或快要不读了' } },
  'on-lost-job': { label: '最后一天上班是哪天？' },
  'on-hours-cut': { label: '哪天减了工时，或停了工？' },
  'on-business-closed': { label: '生意是哪天关的，或哪天要关？' },
  'on-started-work': { label: '哪天开始上班，或增加工时？' },
  'on-sick-or-hurt': { label: '哪天开始生病，或哪天受伤？' },
  'on-pregnant': { label: '预产期是哪天？' },
  'on-birth': { label: '孩子是哪天出生的？' },
  'on-child-came-into-care': { label: '孩子是哪天来一起住的？' },
  'on-stillbirth': { label: '哪天失去了宝宝？' },
  'on-child-died': { label: '孩子是哪天去世的？' },
  'on-partner-died': { label: '伴侣是哪天去世的？' },
  'on-person-cared-for-died': { label: '那个人是哪天去世的？' },
  'on-separated': { label: '是哪天分开的？' },
  'on-violence': {
    label: { me: '你，或者施暴的人，是哪天离开的？', other: '他/她，或者施暴的人，是哪天离开的？' },
    hint: '或者最近一次出事的那天。'
  },
  'on-home-lost': { label: '哪天失去了住处？' },
  'on-disaster': { label: '灾害是哪天发生的？' },
  'on-released': { label: '哪天获释，或哪天要获释？' },
  'on-arrived': { label: '哪天抵达澳大利亚？' },
  violent: { label: '施暴的是谁？', options: { partner: '伴侣或前伴侣', family: '其他家人', other: '其他人' } },
  'home-changed': { label: '有没有人离开了家，或者施暴的人有没有被带走？', options: hasOrNot },
  contacted: { options: yesNo },
  declared: { label: '政府有没有宣布你住的地方或工作的地方受灾？', options: hasOrNot },
  harmed: { label: '住处是否严重受损，或有家人受伤？', options: yesNo },
  'partners-payment-then': { options: yesNo },
  birthday: {
    label: { me: '上次生日到现在，满几个月了？', other: '他/她上次生日到现在，满几个月了？' },
    hint: '填 0 到 11。'
  },
  location: { options: { 'in-australia': '在，而且住在这里', away: '住在这里，暂时在国外', overseas: '住在国外' } },
  visa: {
    label: { me: '你是公民，还是持哪种签证？', other: '他/她是公民，还是持哪种签证？' },
    hint: '我们不会问号码，也不看证件。',
    options: {
      citizen: '澳大利亚公民',
      permanent: '永久签证（PR）',
      refugee: { label: '永久难民或人道签证', hint: '比如 200 至 204、851、866' },
      'visa-309-820': { label: '临时伴侣签证', hint: '309 或 820' },
      nz: '新西兰公民',
      'visa-humanitarian-temporary': { label: '临时人道或保护签证', hint: '060、070、449、785、786 或 790' },
      'visa-pacific-family': { label: '太平洋劳工，家人也在澳大利亚', hint: '403 类，家属计划' },
      bridging: '过桥签证（bridging visa）',
      'visa-other': { label: '其他临时签证', hint: '学生、工作、访客签证' },
      asylum: '已申请庇护，还没有结果'
    }
  },
  'nz-2001': {
    label: {
      me: '2001 年 2 月 26 日以前，你已经住在澳大利亚或经常在这里吗？',
      other: '2001 年 2 月 26 日以前，他/她已经住在澳大利亚或经常在这里吗？'
    },
    options: yesNo
  },
  since: { label: '持这种签证在澳大利亚的第一天是哪天？', hint: '大概的日子就行。' },
  granted: { label: '签证是哪天批准的？' },
  'days-abroad': {
    label: '从那天起，一共有多少天不在澳大利亚？',
    hint: '等候期只算人在澳大利亚的日子。没有离开过就填 0。'
  },
  'days-inside': {},
  'ten-years': { options: { yes: '住满了', no: '还没有' } },
  'nz-ten-years': { options: { yes: '住满了', no: '还没有' } },
  'refugee-family': { options: yesNo },
  assurance: {
    options: { none: '没有', given: '有，那个人在负担或负担得起', 'given-and-stopped': '有，但那个人不负担或负担不起' }
  },
  partner: {
    options: {
      none: '没有',
      together: '有，住在一起',
      apart: '有，但暂时分开住',
      'under-one-roof': { label: '已经分开，还住在同一屋檐下', hint: '如果 Centrelink 认定你们分开了，你就算单身' }
    }
  },
  'apart-why': {
    label: '为什么分开住？',
    options: { illness: '生病或住养老院', prison: '坐牢', work: '工作或其他暂时的原因' }
  },
  children: {
    label: { me: '你照顾几个孩子？', other: '他/她照顾几个孩子？' },
    hint: '只住几晚的也算。没有就填 0。还没出生的不算。'
  },
  'separation-accepted': { options: { yes: '认定了', no: '还没有，或不认定' } },
  'partner-age': { label: '年龄（周岁）' },
  'partner-has': { label: '伴侣已经在领的', options: heldPayments },
  'partner-work': { label: { me: '你的伴侣有工作吗？', other: '他/她的伴侣有工作吗？' }, options: work },
  'partner-visa': {
    label: { me: '你的伴侣是公民，还是持哪种签证？', other: '他/她的伴侣是公民，还是持哪种签证？' },
    options: {
      citizen: '澳大利亚公民',
      permanent: '永久签证（PR）',
      refugee: '永久难民或人道签证',
      'visa-309-820': { label: '临时伴侣签证', hint: '309 或 820' },
      'protected-scv': '新西兰公民，2001 年 2 月 26 日以前已经在澳大利亚',
      scv: '新西兰公民，那天以后才来',
      'visa-humanitarian-temporary': '临时人道或保护签证',
      'visa-pacific-family': '太平洋劳工，家人也在澳大利亚（403）',
      'visa-other': { label: '其他临时签证', hint: '学生、工作、访客、过桥签证' },
      asylum: '已申请庇护，还没有结果'
    }
  },
  'partner-is': {
    label: { me: '你的伴侣有下面的情况吗？', other: '他/她的伴侣有下面的情况吗？' },
    options: {
      'limits-work': '因病、伤或残障，工作受限',
      cares: '在照顾生病、体弱或有残障的人',
      studies: '在全日制读书',
      none: '以上都没有'
    }
  },
  'partner-since': { label: '伴侣持这种签证在澳大利亚的第一天是哪天？', hint: '大概的日子就行。' },
  'partner-pay': { label: '工资', hint: '如果伴侣自己做生意，就填扣掉成本以后的钱。' },
  'partner-other': { label: '其他收入（Centrelink 的福利金不算）' },
  'child-age': { label: '第 {number} 个孩子' },
  'child-months': {
    label: '第 {number} 个孩子：上次生日到现在满几个月了？',
    hint: '填 0 到 11。到了下次生日，有的福利金会变。'
  },
  'all-nights': {
    label: { me: '孩子是不是一直都和你一起住？', other: '孩子是不是一直都和他/她一起住？' },
    hint: '如果有孩子隔一段时间就去另一位家长那里住几晚，请选“否”。',
    options: yesNo
  },
  'child-nights': {
    label: { me: '第 {number} 个孩子每两周有几晚住在你这里？', other: '第 {number} 个孩子每两周有几晚住在他/她那里？' },
    hint: '一直住在一起填 14，一半填 7。按全年平均。'
  },
  'child-main-carer': {
    label: {
      me: '你是第 {number} 个孩子的主要照顾者吗？由 Centrelink 认定，或者你和另一位家长说好，都算。',
      other: '他/她是第 {number} 个孩子的主要照顾者吗？由 Centrelink 认定，或者他/她和另一位家长说好，都算。'
    },
    hint: '如果两边各住一半，由双方商量谁是每个孩子的主要照顾者；谈不拢，就由 Centrelink 决定。',
    options: yesNo
  },
  'more-care': {
    label: { me: '你们两人，谁照顾孩子多一些？', other: '他们两人，谁照顾孩子多一些？' },
    hint: '伴侣两人里只有一个人能领育儿补助金（Parenting Payment），就是照顾孩子多一些的那个人。',
    options: {
      me: { me: '我', other: '他/她本人' },
      partner: { me: '我的伴侣', other: '他/她的伴侣' },
      both: '两人差不多'
    }
  },
  'all-own': {
    label: { me: '这些孩子都是你自己的吗？', other: '这些孩子都是他/她自己的吗？' },
    hint: '亲生或领养的都算。',
    options: yesNo
  },
  'all-ours': {
    label: { me: '这些孩子都是你和伴侣两个人的吗？', other: '这些孩子都是他/她和伴侣两个人的吗？' },
    hint: '亲生或一起领养的都算。',
    options: yesNo
  },
  'child-relation': {
    label: '第 {number} 个孩子是',
    options: {
      own: '亲生或领养的，或伴侣的孩子',
      grandchild: '孙辈',
      'foster-or-kin': { label: '寄养的，或住在一起的亲戚的孩子', hint: '有没有法院的命令都算' },
      other: '其他孩子'
    }
  },
  'any-is': {
    label: '有没有哪个孩子符合下面的情况？',
    hint: '有残障或重病，上托儿所或快要上，或者满 16 岁还在全日制上中学。',
    options: hasOrNot
  },
  'child-is': {
    label: '第 {number} 个孩子：符合的都勾上',
    options: {
      disability: '有残障或重病',
      'approved-care': '上托儿所，或快要上',
      'in-school': '满 16 岁，全日制上中学',
      none: '以上都没有'
    }
  },
  'lone-parent-at-start': { options: yesNo },
  work: { options: { ...work, farm: { label: '在农场干活', hint: '农场是家里的，或者家里有一份' } } },
  'not-looking': {
    label: { me: '你现在没有找工作，主要是什么原因？', other: '他/她现在没有找工作，主要是什么原因？' },
    options: {
      grief: '有亲近的人去世',
      children: '要照顾孩子',
      care: '要照顾生病、体弱或有残障的人',
      illness: '自己生病、受伤或有残障',
      study: '在读书',
      other: '其他原因'
    }
  },
  'work-hours': { label: '平常每周一共有多少小时有薪工作？几份工作请加在一起' },
  'paid-out': {
    options: {
      'annual-leave': '未休年假工资',
      'long-service-leave': '未休长期服务假工资',
      'sick-leave': '未休病假工资',
      'pay-in-lieu-of-notice': '代通知金',
      redundancy: '裁员补偿金（redundancy pay）',
      'other-termination': '其他离职补偿',
      none: '以上都没有'
    }
  },
  'paid-amount': { label: '{kind}：税前是多少？' },
  'paid-weekly': { label: '平常每周的税前工资是多少？' },
  'paid-on': { label: '这笔钱是哪天到账的，或哪天会到账？', hint: '等候期可能从这一天算起。' },
  'left-job': { label: { me: '是你自己辞职的吗？', other: '是他/她自己辞职的吗？' }, options: yesNo },
  'gave-birth': {
    label: '这个孩子由谁生，或者将由谁生？',
    options: {
      me: { me: '我', other: '他/她本人' },
      partner: { me: '我的伴侣', other: '他/她的伴侣' },
      neither: '都不是'
    }
  },
  'leave-pay-test': {
    label: {
      me: '在那之前的十三个月里，你有没有十个月左右，差不多每周工作一天？',
      other: '在那之前的十三个月里，他/她有没有十个月左右，差不多每周工作一天？'
    },
    hint: '两个工作日之间不能隔超过 {figure:parental-leave-pay.work-test.gap-weeks}。临时工、自己做生意和带薪假都算。',
    options: hasOrNot
  },
  'partner-leave-pay-test': {
    label: { me: '你的伴侣也工作了这么久吗？', other: '他/她的伴侣也工作了这么久吗？' },
    options: yesNo
  },
  insolvent: {
    label: { me: '原来的雇主破产或正在清算，还欠你钱吗？', other: '原来的雇主破产或正在清算，还欠他/她钱吗？' },
    options: yesNo
  },
  study: {
    label: { me: '你在读书吗？', other: '他/她在读书吗？' },
    options: { none: '没有', 'part-time': '在读，非全日制', 'full-time': '在读，全日制' }
  },
  'study-level': {
    label: '课程是哪一级？',
    options: { secondary: '中学', vocational: 'TAFE 或职业课程', 'higher-education': '大学或其他高等教育' }
  },
  'study-approved': { label: '课程是学生福利金认可的吗？', hint: '学校能告诉你。', options: yesNo },
  'study-percent': { label: '课业量（全日制填 100，一半填 50）' },
  'study-first-year': { label: '是第一年吗？', options: yesNo },
  'study-moved': { label: '是为了读书离开家住的吗？', options: yesNo },
  'study-region': {
    label: '家在哪里？',
    options: {
      'major-city': '大城市',
      'inner-regional': '城镇或附近（inner regional）',
      'outer-regional': '乡村（outer regional）',
      remote: '偏远地区'
    }
  },
  'with-parents': { options: yesNo },
  independence: {
    options: {
      'married-or-registered': '已结婚或登记伴侣关系',
      'de-facto-12-months': '像夫妻一样共同生活满 {figure:youth-allowance.independence.de-facto-months}',
      'supported-by-work':
        '至少做 {figure:youth-allowance.independence.work-hours}的工作，做满了 {figure:youth-allowance.independence.work-months}',
      'regional-or-remote-work': '家在乡镇或偏远地区，离开中学以后挣的钱达到了要求',
      'partial-capacity-to-work':
        '因病或残障，能工作的时间不到 {figure:youth-allowance.independence.partial-capacity-hours}',
      'unreasonable-to-live-at-home': '住在父母家不安全或不合理',
      orphan: '父母都已去世',
      refugee: '难民，父母不在这里',
      'state-care': '由州政府照管，或曾经是',
      'parents-cannot-care': '父母坐牢、生病、住养老院或失踪，没办法照顾',
      none: '以上都没有'
    }
  },
  'parents-income': { label: '父母两人一年的应税收入一共是多少？', hint: '大概的数就行。' },
  'parents-support': { label: '父亲或母亲在领 Centrelink 的收入补助金吗？', options: yesNo },
  'state-care': { options: { supported: '有', unsupported: '没有' } },
  'first-nations': { options: yesNo },
  health: {
    options: {
      'limits-work': '因病、伤或残障，工作或读书受限',
      'no-transport': '要有人帮很大的忙，才能坐公共交通',
      equipment: '家里要用医疗设备，或因病要开暖气或冷气',
      none: '以上都没有'
    }
  },
  ndis: { label: '有 NDIS 的支持经费吗？', options: hasOrNot },
  'health-return': { label: '病好以后，有工作或课程可以回去吗？', options: hasOrNot },
  'health-two-years': { label: '医生说会超过 {figure:disability-support-pension.lasting-years}吗？', options: yesNo },
  'health-hours': { label: '每周能工作几小时？', hint: '完全不能就填 0。' },
  'health-began-here': { label: '是以居民身份住在澳大利亚时开始的吗？', options: yesNo },
  manifest: {
    options: {
      blind: '永久失明',
      'nursing-home-care': '需要像住养老院那样有人护理',
      terminal: '疾病晚期',
      'intellectual-disability': '经测试为严重的智力残障',
      'hiv-category-4': 'HIV 第 4 类（category 4）',
      'veteran-special-rate': '按退伍军人事务部的特别标准（special rate）领钱',
      none: '以上都没有'
    }
  },
  caring: {
    label: { me: '你在照顾生病、体弱或有残障的人吗？', other: '他/她在照顾生病、体弱或有残障的人吗？' },
    options: { none: '没有', adult: '有，照顾一个成年人', child: '有，照顾一个孩子', several: '有，照顾几个人' }
  },
  'caring-is': {
    label: '照顾的情况是怎样的？',
    options: {
      daily: '那个人每天都要人照顾',
      constant: '每天照顾要花差不多一个工作日的时间',
      together: '和那个人住在一起',
      'end-of-life': '那个人已到生命末期',
      none: '以上都没有'
    }
  },
  'caring-months': { label: '一共需要照顾几个月？', hint: '从开始照顾的时候算起。' },
  'caring-resident': { label: '那个人以居民身份住在澳大利亚吗？', options: yesNo },
  pay: { label: '工资', hint: '如果自己做生意，就填扣掉成本以后的钱。' },
  'other-income': { label: '其他收入', hint: '收的房租、国外的养老金、收入流产品（income stream）。利息不算。' },
  'year-own': { label: { me: '你自己', other: '他/她自己' } },
  'year-both': { label: '两人合计' },
  'last-year-own': { label: { me: '你自己', other: '他/她自己' } },
  'last-year-both': { label: '两人合计' },
  savings: { label: { me: '这个星期你能动用的钱', other: '这个星期他/她能动用的钱' }, hint: '银行存款、现金、股票。' },
  'more-savings': {
    label: { me: '你还有别的存款吗？', other: '他/她还有别的存款吗？' },
    hint: '比如定期存款、借给别人的钱、退休公积金（super）。',
    options: hasOrNot
  },
  'assets-financial': {
    label: '所有存款一共多少，上面的钱也算在内',
    hint: '银行、股票、基金、借给别人的钱、退休公积金。'
  },
  'assets-super': {
    label: '其中有多少是不满 {figure:age-pension.age}的人的退休公积金？',
    hint: '如果钱还在退休公积金里，就不算；如果取出来存进了银行，就要算。'
  },
  'assets-other': { label: '其他值钱的东西', hint: '车和家具（按卖得出的价钱算），以及土地、生意。' },
  'account-based': {},
  injury: { label: { me: '你自己', other: '他/她本人' }, options: injury },
  'injury-pay': { label: '税前是多少？' },
  'partner-injury': { label: { me: '你的伴侣', other: '他/她的伴侣' }, options: injury },
  'partner-injury-pay': { label: '伴侣领的赔偿，税前是多少？' },
  home: {
    options: {
      'private-rent': '租的房子',
      'community-housing': '社区住房',
      'government-housing': '州政府的公共住房',
      'boarding-house': '寄宿屋、旅舍或旅馆',
      'board-and-lodging': '包饭的房间',
      lodging: '私人家里的一间房，不包饭',
      'with-family': '住父母或家人那里',
      'own-home': '自己的房子，有贷款也算',
      'retirement-village': '退休村',
      'site-or-mooring': '房车、活动屋或船',
      'aged-care': '养老院',
      refuge: '庇护所或紧急住宿',
      nowhere: '没有固定住处'
    }
  },
  'home-owner': { label: { me: '那里是你自己的吗？', other: '那里是他/她自己的吗？' }, options: yesNo },
  rent: { label: '房租、费用或食宿费是多少？', hint: '如果有伴侣，填两人一共付的。如果不付钱，就填 0。' },
  sharing: { label: '厨房、浴室或卧室和家人以外的人共用吗？', options: yesNo },
  state: { label: '州或领地', options: STATE_NAMES.zh },
  remote: { label: '是偏远地区吗？', hint: '离城市很远：税务局划的 A 区或特别 B 区。', options: yesNo },
  has: { options: heldPayments },
  months: { label: '{payment}：领了几个月？' }
}

export const interviewWords: InterviewWords = { interview, questions, fields }
