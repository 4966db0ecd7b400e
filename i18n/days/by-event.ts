/** Messages of the tables of all time limits, which the build alone reads. */
import type { Language } from '../languages.ts'

interface Words {
  columns: [event: string, what: string, time: string]
  within: string
  /** A time to contact Centrelink and, after that, one to claim. */
  contact: string
  after: string
  by: string
  over: string
  afterDay: string
  onTheDay: string
  early: string
  /** Of what may be done early, and by no day. */
  opensEarly: string
  /** How a limit counts that needs all of several events. */
  all: string
  or: string
  /** Between two things that happened, with the same limits. */
  either: string
  comma: string
}

export const limitsByEventWords: Record<Language, Words> = {
  en: {
    columns: ['What happened', 'What to do, or what happens', 'When'],
    within: 'Within {length}',
    contact: 'Contact Centrelink within {first}, and claim within {second} after that',
    after: 'After {length}',
    by: 'By {day}',
    over: ' (this day has passed)',
    afterDay: 'After {day}',
    onTheDay: 'By {day}',
    early: 'The earliest you can do this is {length} before that day',
    opensEarly: 'Up to {length} before it happens',
    all: 'Count from the later of {days}',
    or: ' and ',
    either: ', or ',
    comma: '. '
  },
  zh: {
    columns: ['发生了什么', '要做什么，或会发生什么', '期限'],
    within: '{length}内',
    contact: '{first}内联系，联系之后 {second}内申领',
    after: '{length}后',
    by: '最晚 {day}',
    over: '（这一天已经过了）',
    afterDay: '{day}之后',
    onTheDay: '最晚在{day}',
    early: '最早可以提前 {length}',
    opensEarly: '最早可以提前 {length}',
    all: '从{days}算起，看哪天更晚',
    or: '，或者',
    either: '，或者',
    comma: '；'
  }
}
