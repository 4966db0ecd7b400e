/** What a tool about days is made of: its questions, what the rules find, and what the build gives it. */
import type { ComponentType } from 'react'
import type { daysWords, limitWords } from '../../i18n/days/en'
import type { Widen } from '../../i18n/en'
import type { IsoDate } from '../../rules/dates'
import type { Rates } from '../../rules/lookup'
import type { CalendarWords } from '../../i18n/calendar/en'
import type { CalendarDay } from '../calendar/calendar-file'
import type { QuestionWords } from '../calculators/question-words'
import type { Example, ToolData, ToolDefinition, ToolWords } from '../calculators/types'

/** The messages that every tool has of its own. */
export interface OwnWords {
  /** In English and Chinese, for paper. */
  names: string
  /** What to answer, where that is not enough yet. */
  start: string
  /** What to do next, below every answer. */
  next: string
  questions: Readonly<Record<string, Omit<QuestionWords, 'options'> & Partial<Pick<QuestionWords, 'options'>>>>
  /** By id; `{on-dismissed}` is the day or the amount of that answer. */
  examples: Readonly<Record<string, string>>
}

export type DaysWords = Widen<typeof daysWords>

export type LimitWords = Widen<typeof limitWords>

/** Data from the build, in one language. @typeParam Book what the rules and the answer read of data/ */
export interface DaysData<Own extends OwnWords = OwnWords, Book = unknown> extends ToolData {
  words: ToolWords & { days: DaysWords; calendar: CalendarWords }
  own: Own
  book: Book
}

/** What a tool asks and works out. It runs in Node too: no components. */
export interface DaysDefinition<Situation = unknown, Found = unknown, Book = unknown> extends Omit<
  ToolDefinition<Situation, Found>,
  'assess'
> {
  /** @throws FigureNotHeldError */
  assess(situation: Situation, rates: Rates, book: Book): Found
  /** Answers worked out below the form, at build. @param today the day of the build */
  examples(today: IsoDate): readonly Example[]
}

/** The answer in a few words: the card above the rest, and what is read out. */
export interface Headline {
  lead?: string
  main: string
  detail?: string
  /** May come from violence: not on paper unless the reader wants it. */
  isDangerous?: boolean
}

export interface AnswerProps<Found, Data> {
  found: Found
  data: Data
}

/** A tool with what shows its answer. @typeParam Data what the build gives it */
export interface DaysTool<Situation = unknown, Found = unknown, Data extends DaysData = DaysData> {
  definition: DaysDefinition<Situation, Found, Data['book']>
  headline(found: Found, data: Data): Headline
  /** Shown below the headline, and in the worked examples: so no ids in it; its headings are h3. */
  Answer: ComponentType<AnswerProps<Found, Data>>
  /** The days that the reader can put in a calendar, in the order of the answer. */
  calendar(found: Found, data: Data): CalendarDay[]
}
