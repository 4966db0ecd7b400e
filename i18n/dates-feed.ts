/** Messages of the calendar of days for everybody (`/en/dates.ics`); only the build has them. */
import type { Language } from './languages.ts'

const en = {
  /** The name in a calendar program, without `,`, `;` and `\`. */
  name: 'Foothold: Centrelink days',
  /** By the indexation calendar of the figures. */
  indexation: {
    'mar-sep': 'Centrelink rates change: JobSeeker, pensions, Rent Assistance',
    jan: 'Centrelink rates change: Youth Allowance, Austudy, carers',
    jul: 'Family payments, income and asset limits and the minimum wage change'
  },
  report: 'Report today if your usual reporting day is {normal} ({holiday})',
  reportDays: 'This payment: {paid}. The next payment: {next}.',
  paid: 'Payday today if your usual payday is {normal} ({holiday})',
  paidNext: 'The next payment: {next}.',
  holiday: '{holiday}: your reporting day or payday may move',
  holidayNote: 'Your day can be some days earlier. Look at it in your Centrelink account in the weeks before.',
  ends: 'Last day: {label}'
}

type DatesFeedMessages = typeof en

const zh: DatesFeedMessages = {
  name: '立足：Centrelink 的日子',
  indexation: {
    'mar-sep': 'Centrelink 标准调整：求职者津贴、养老金等、租房援助',
    jan: 'Centrelink 标准调整：青年津贴、Austudy、照顾者',
    jul: '家庭类福利金、收入和资产限额、最低工资调整'
  },
  report: '平常 {normal}申报的，今天申报（{holiday}）',
  reportDays: '这一次发钱：{paid}。下一次：{next}。',
  paid: '平常 {normal}发钱的，今天发（{holiday}）',
  paidNext: '下一次发钱：{next}。',
  holiday: '{holiday}：申报日或发钱的日子可能改',
  holidayNote: '你的日子可能提前几天。放假前几周，到 Centrelink 网上账户看看。',
  ends: '最后一天：{label}'
}

export const DATES_FEED: Record<Language, DatesFeedMessages> = { en, zh }
