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
  all: string
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
    early: 'can be done {length} before',
    all: 'from the last of all that had to happen',
    states: 'only in {states}',
    and: ' and then ',
    comma: ', '
  },
  zh: {
    columns: ['发生了什么', '要做什么', '多长时间'],
    within: '{length}内',
    after: '过 {length}后',
    by: '{day}之前，含当天',
    over: '（这一天已经过了）',
    afterDay: '{day}之后',
    onTheDay: '就在那一天之前，含当天',
    early: '可提前 {length}办',
    all: '几件事都发生后，从最后一件算起',
    states: '只限{states}',
    and: '，再加 ',
    comma: '；'
  }
}
