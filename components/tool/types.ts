/** The questions of a calculator or tool, its data from the build, and types that its parts share. */
import type { Language } from '../../i18n'
import type { calculatorWords } from '../../i18n/calculators/en'
import type { Widen } from '../../i18n/en'
import type { FigureValue } from '../../rules/data/schema'
import type { IsoDate } from '../../rules/dates'
import type { RuleFigure, Rates } from '../../rules/lookup'
import type { Result } from '../../rules/result'
import type { ServiceView } from '../content/views'
import type { Counted } from './typed-numbers'

/** The calculators that have messages. */
export type CalculatorId = keyof CalculatorWords['calculators']

/** The period of an amount. `once` is a lump sum, not a rate. */
export type AmountPeriod = 'fortnight' | 'week' | 'year' | 'hour' | 'once'

interface Asked {
  id: string
  rare?: boolean
  /** The option, of a question with checkboxes, below which it is asked. */
  under?: string
  /** May reveal violence: not in the address or on paper, unless the reader asks. */
  isPrivate?: boolean
  /** Whether it applies, given the other answers; by default always. */
  when?: (values: Values) => boolean
}

export interface ChoiceQuestion extends Asked {
  kind: 'choice'
  options: readonly string[]
  initial: string
  menu?: boolean
}

export interface MoneyQuestion extends Asked {
  kind: 'money'
  periods: readonly [AmountPeriod, ...AmountPeriod[]]
  initial: string
  optional?: boolean
  /** In cents, if the rules accept less than can be typed. */
  most?: number
  /** The same as the id of a figure, which has it for the day. */
  mostFigure?: string
  /** The question about the total that includes this amount, with the same periods. */
  partOf?: string
}

export interface NumberQuestion extends Asked, Counted {
  kind: 'number'
  least: number
  most: number
  initial: string
  optional?: boolean
  /** Digits allowed after the decimal point; by default none. */
  decimals?: number
}

export interface ChecksQuestion extends Asked {
  kind: 'checks'
  options: readonly string[]
  /** Shown as one line until it is opened: for one of several long lists. */
  folded?: boolean
  /** Options that may reveal violence: see `isPrivate`. */
  privateOptions?: readonly string[]
}

/** A day of the calendar. */
export interface DateQuestion extends Asked {
  kind: 'date'
  initial: ''
  optional?: boolean
  least: IsoDate
  most: IsoDate
  /** Questions whose days, if asked, may not be later than this one. */
  notBefore?: string | readonly string[]
}

export type Question = ChoiceQuestion | MoneyQuestion | NumberQuestion | ChecksQuestion | DateQuestion

/** What was typed and chosen, by the id of the question. `pay-per` is the period of `pay`. */
export type Answers = Readonly<Record<string, string>>

/** Answers as values; an unasked question has its initial answer. Each throws RangeError for an unknown question. */
export interface Values {
  is(id: string, ...options: string[]): boolean
  /** The option chosen. @throws RangeError if the answer is not one of the options */
  one<Option extends string>(id: string, options: readonly Option[]): Option
  several<Option extends string>(id: string, options: readonly Option[]): Option[]
  /** Cents, per fortnight if the question offers periods; undefined if nothing was typed. */
  cents(id: string): number | undefined
  number(id: string): number | undefined
  /** Undefined if none was typed, or if it does not exist. */
  day(id: string): IsoDate | undefined
  /** A figure on the day of the answer, such as an age of the law; undefined where that day is not held. */
  figure(id: string): number | undefined
}

/** What a form asks, the situation that its answers make, and what the rules find: an amount, or days. */
export interface ToolDefinition<Situation = unknown, Found = unknown> {
  id: string
  questions: readonly Question[]
  /** Whether enough was answered to find something; by default always. */
  isEnough?(values: Values): boolean
  /** Questions to answer before the form can be sent: those without which the answer would say less than it could. */
  unanswered?(values: Values): readonly string[]
  /**
   * What the rules take; a unit test checks it against the schema of the command line.
   * @param today the reader’s own day
   */
  situation(values: Values, today: IsoDate): Situation
  /** @throws FigureNotHeldError */
  assess(situation: Situation, rates: Rates): Found
  /** The rules always use the reader’s own day: no other can be chosen or put in the address. */
  isOfToday?: boolean
}

export interface Definition<Situation = unknown> extends ToolDefinition<Situation, Result> {
  id: CalculatorId
  /** The question about pay, if the page draws the effect of more pay and compares one more shift. */
  pay?: {
    question: string
    /** The situation with other pay, in cents a fortnight. */
    replace(situation: Situation, cents: number): Situation
  }
  /** Named situations shown below the form, as answers that differ from the initial ones. */
  examples: readonly Example[]
}

export interface Example {
  id: string
  answers: Answers
}

export type CalculatorWords = Widen<typeof calculatorWords>

/** From, value, index of the source, status unless verified; last, whether `from` is when it was `seen`, or `older`. */
export type PackedValue = [IsoDate, number, number, FigureValue['status']?, ('seen' | 'older')?]

/** By default, money that is not indexed. */
export interface PackedFigure extends Pick<RuleFigure, 'id'>, Partial<Pick<RuleFigure, 'unit' | 'calendar'>> {
  ends?: IsoDate
  values: PackedValue[]
}

/** Its id for the rules is its place in the list. */
export interface PackedSource {
  title: string
  url: string
}

/** The messages that the form and the answer of every tool need. */
export type ToolWords = Pick<CalculatorWords, 'form' | 'periods' | 'typed' | 'errors' | 'actions'> & {
  answer: Pick<
    CalculatorWords['answer'],
    | 'title'
    | 'example'
    | 'fix'
    | 'failed'
    | 'notHeld'
    | 'tooOld'
    | 'missing'
    | 'official'
    | 'wrongClock'
    | 'statusErrors'
    | 'call'
    | 'figuresOn'
  >
  print: Pick<CalculatorWords['print'], 'answers' | 'names'>
  questions: object
}

/** Data from the build: messages of one language, figures, sources, days. */
export interface ToolData {
  language: Language
  words: ToolWords
  today: IsoDate
  /** Earlier days for which all figures are held, newest first. */
  days: IsoDate[]
  figures: PackedFigure[]
  sources: PackedSource[]
  call: ServiceView[]
  /** Who to call in danger, if an answer can reveal violence. */
  danger?: ServiceView[]
}

/** The messages of results: amounts, their working, findings. */
export type ResultWords = Pick<CalculatorWords, 'steps' | 'how' | 'findings' | 'reasons' | 'results'> & {
  answer: Pick<CalculatorWords['answer'], 'other' | 'total' | 'totalFortnight' | 'from' | 'seen' | 'weeks' | 'days'>
}

/** What a result needs to be shown with its working. */
export interface ResultData extends Pick<ToolData, 'language' | 'figures' | 'sources'> {
  words: ResultWords
}

/** Data of a tool whose answer is an amount. */
export interface CalculatorData extends ToolData {
  words: CalculatorWords
}
