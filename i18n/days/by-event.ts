/** Messages of the tables of all time limits, which the build alone reads. */
import type { Language } from '../languages.ts'

interface Words {
  columns: [event: string, what: string, time: string]
  within: string
  after: string
  by: string
  over: string
  afterDay: string
  onTheDay: string
  early: string
  /** How a limit counts that needs all of several events. */
  all: string
  or: string
  states: string
  and: string
  comma: string
}

export const limitsByEventWords: Record<Language, Words> = {
  en: {
    columns: ['What happened', 'What to do', 'How long'],
    within: 'within {length}',
    after: 'after {length}',
    by: 'by {day}',
    over: ' (this day has passed)',
    afterDay: 'after {day}',
    onTheDay: 'by that day',
    early: 'you can start {length} earlier',
    all: 'counted from whichever is later: {days}',
    or: ' or ',
    states: 'only in {states}',
    and: ' to make contact, then another ',
    comma: ', '
  },
  zh: {
    columns: ['发生了什么', '要做什么', '多久之内'],
    within: '{length}内',
    after: '{length}后',
    by: '最晚 {day}',
    over: '（这一天已经过了）',
    afterDay: '{day}之后',
    onTheDay: '最晚在那天办好',
    early: '最早可以提前 {length}',
    all: '从较晚的一天算起：{days}',
    or: '或',
    states: '只限{states}',
    and: '内联系，联系之后 ',
    comma: '；'
  }
}
