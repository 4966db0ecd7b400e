import { STATE_NAMES } from '../../../states.ts'
import { hasOrNot, heldPayments, injury, yesNo } from '../options/zh.ts'
import type { PartWordsOf } from '../types.ts'
import type { money as en } from './en.ts'

/** 钱和住处。 */
export const money: PartWordsOf<typeof en> = {
  questions: {
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
      hint: '估计全年的数。带薪育婴假津贴要算，现在和以后领的其他福利金不算。',
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
      why: '如果存款多，第一次发钱可能晚几周；如果手头没钱，可能有救急的补助。其他资产要多到一定数额，才会让你领不到。'
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
  },
  fields: {
    pay: { label: '工资', hint: '如果自己做生意，就填扣掉成本以后的钱。' },
    'other-income': { label: '其他收入', hint: '收的房租、国外的养老金、收入流产品（income stream）。利息不算。' },
    'year-own': { label: { me: '你自己', other: '他/她自己' } },
    'year-both': { label: '两人合计' },
    'last-year-own': { label: { me: '你自己', other: '他/她自己' } },
    'last-year-both': { label: '两人合计' },
    savings: {
      label: { me: '这个星期你能动用的钱', other: '这个星期他/她能动用的钱' },
      hint: '银行存款、现金、股票。'
    },
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
    'injury-settled': { label: '金额是双方谈妥的，不是法院判的吗？', options: yesNo },
    'injury-sum': { label: '一次性赔偿金一共多少，连律师费等费用在内？' },
    'injury-paid-on': { label: '哪一天付的？' },
    'injury-lost-from': {
      label: { me: '因为受伤，你从哪一天开始少了工资？', other: '因为受伤，他/她从哪一天开始少了工资？' },
      hint: '如果领过每周赔偿，请填最后一次之后的那一天。'
    },
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
    meals: { label: '包不包饭？', options: yesNo },
    sharing: { label: '厨房、浴室或卧室和伴侣以外的人共用吗？', hint: '和父母共用也算。', options: yesNo },
    state: { label: '州或领地', options: STATE_NAMES.zh },
    remote: { label: '是偏远地区吗？', hint: '离城市很远：税务局划的 A 区或特别 B 区。', options: yesNo },
    has: { options: heldPayments },
    months: { label: '{payment}：领了几个月？' }
  }
}
