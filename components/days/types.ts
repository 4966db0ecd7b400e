/** The parts of a tool about days: its questions, what the rules find, and the data from the build. */
import type { ComponentType } from 'react'
import type { daysWords, limitWords } from '../../i18n/days/en'
import type { Widen } from '../../i18n/en'
import type { IsoDate } from '../../rules/dates'
import type { Rates } from '../../rules/lookup'
import type { CalendarDay } from '../calendar/calendar-file'
import type { QuestionWords } from '../tool/question-words'
import type { Example, ToolData, ToolDefinition, ToolWords } from '../tool/types'

/** Messages that every tool has its own version of. */
export interface OwnWords {
  /** In English and Chinese, for paper. */
  names: string
  /** What to answer first, if there are not enough answers yet. */
  start: string
  /** What to do next, below every answer. */
  next: string
  questions: Readonly<Record<string, Omit<QuestionWords, 'options'> & Partial<Pick<QuestionWords, 'options'>>>>
  /** By id; `{on-dismissed}` stands for the day or amount in that answer. */
  examples: Readonly<Record<string, string>>
}

export type DaysWords = Widen<typeof daysWords>

export type LimitWords = Widen<typeof limitWords>

/** Data from the build, in one language. @typeParam Book the part of data/ that the rules and the answer read */
export interface DaysData<Own extends OwnWords = OwnWords, Book = unknown> extends ToolData {
  words: ToolWords & { days: DaysWords }
  own: Own
  book: Book
}

/** What a tool asks and works out. It also runs in Node, so it has no components. */
export interface DaysDefinition<Situation = unknown, Found = unknown, Book = unknown> extends Omit<
  ToolDefinition<Situation, Found>,
  'assess'
> {
  /** @throws FigureNotHeldError */
  assess(situation: Situation, rates: Rates, book: Book): Found
  /** Answers worked out below the form, at build. @param today the day of the build */
  examples(today: IsoDate): readonly Example[]
}

/** The answer in a few words: the card at the top, and the announcement. */
export interface Headline {
  lead?: string
  main: string
  detail?: string
  /** May reveal violence: not on paper unless the reader wants it. */
  isDangerous?: boolean
}

export interface AnswerProps<Found, Data> {
  found: Found
  data: Data
  /** A worked example leaves out what every answer says. */
  isExample?: true
}

/** A tool with the component that shows its answer. @typeParam Data the data from the build */
export interface DaysTool<Situation = unknown, Found = unknown, Data extends DaysData = DaysData> {
  definition: DaysDefinition<Situation, Found, Data['book']>
  headline(found: Found, data: Data): Headline
  /** Its answer begins with the day of the headline: a worked example does not say it twice. */
  answerLeads?: true
  /** Shown below the headline and in the worked examples, so it has no ids; its headings are h3. */
  Answer: ComponentType<AnswerProps<Found, Data>>
  /** The days that the reader can put in a calendar, in the order of the answer. */
  calendar(found: Found, data: Data): CalendarDay[]
}
