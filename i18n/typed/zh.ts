/** 填的数和链接哪里不对：计算器、日期工具和“我能领什么”共用。 */
import type { Widen } from '../en.ts'
import type { dayWords as daysEn, linkWords as linkEn } from './en.ts'
import type { typedErrors as errorsEn, typedPeriods as periodsEn, typedUnits as unitsEn } from './en.ts'

export const typedErrors: Widen<typeof errorsEn> = {
  'too-many-decimals': '小数点后的位数太多。如果是一千多，请写成 1234 或 1,234。',
  range: '请只填一个数。如果每次不一样，就填平常的数。',
  'other-currency': '请填澳元的金额。',
  'other-period': '你填的是{typed}的金额，这里要填{chosen}的金额。',
  'period-on-offer': '你填的是{typed}的金额，可是旁边选的是“{chosen}”。请改选“{typed}”，或改填{chosen}的金额。',
  'two-periods': '请只填一种周期的金额。',
  'other-unit': '请填以“{unit}”为单位的数。如果是别的单位，请先换算。'
}

export const typedPeriods: Widen<typeof periodsEn> = {
  hour: '每小时',
  day: '每天',
  week: '每周',
  fortnight: '每两周',
  month: '每月',
  year: '每年',
  once: '一共'
}

export const typedUnits: Widen<typeof unitsEn> = {
  years: '岁',
  'calendar-years': '年',
  months: '月',
  weeks: '周',
  days: '天',
  nights: '晚',
  hours: '小时',
  'hours-a-week': '每周小时',
  percent: '百分比',
  people: '人'
}

export const linkWords: Widen<typeof linkEn> = { unread: '请检查一下你的答案。链接里有一部分看不懂：{parts}' }

export const dayWords: Widen<typeof daysEn> = {
  today: '这是今天的日期。有些手机会自动填上今天。如果你要填的是别的日子，请改一下。',
  countedFromToday: '从今天（{date}）算起：{question}',
  change: '改日期',
  clear: '清空日期'
}
