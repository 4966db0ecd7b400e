/** What a calculator asks, what it is given by the build, and the shapes its parts share. */
import type { Language } from '../../i18n'
import type { calculatorWords } from '../../i18n/calculators/en'
import type { Widen } from '../../i18n/en'
import type { FigureValue } from '../../rules/data/schema'
import type { IsoDate } from '../../rules/dates'
import type { RuleFigure, Rates } from '../../rules/lookup'
import type { Result } from '../../rules/result'
import type { ServiceView } from '../content/views'

export type CalculatorId = 'jobseeker' | 'rent-assistance' | 'youth-allowance' | 'wage-subsidy'

/** For what time an amount is given. `once` is a sum, not a rate. */
export type AmountPeriod = 'fortnight' | 'week' | 'year' | 'hour' | 'once'

interface Asked {
  id: string
  /** Questions that matter to few people are folded away. */
  rare?: boolean
  /** Whether it matters, given the other answers; always where left out. */
  when?: (values: Values) => boolean
}

export interface ChoiceQuestion extends Asked {
  kind: 'choice'
  options: readonly string[]
  initial: string
  /** Long lists are a menu, short ones buttons. */
  menu?: boolean
}

export interface MoneyQuestion extends Asked {
  kind: 'money'
  periods: readonly [AmountPeriod, ...AmountPeriod[]]
  initial: string
  /** May be left empty. */
  optional?: boolean
  /** Cents; where the rules take less than anybody could type. */
  most?: number
  /** The question about the whole of which this is a part, of the same periods. */
  partOf?: string
}

export interface NumberQuestion extends Asked {
  kind: 'number'
  least: number
  most: number
  initial: string
  optional?: boolean
  /** Digits that may stand after the point; whole numbers only where left out. */
  decimals?: number
}

export interface ChecksQuestion extends Asked {
  kind: 'checks'
  options: readonly string[]
}

export type Question = ChoiceQuestion | MoneyQuestion | NumberQuestion | ChecksQuestion

/** What was typed and chosen, as text, by the id of the question. `pay-per` is the period of `pay`. */
export type Answers = Readonly<Record<string, string>>

/** Answers as values; of questions that do not matter, what they are where nobody answers. */
export interface Values {
  text(id: string): string
  is(id: string, ...options: string[]): boolean
  /** Cents, a fortnight where the question offers periods. */
  cents(id: string): number | undefined
  number(id: string): number | undefined
  list(id: string): string[]
}

/** What the rules are asked, as the command line takes it. */
export type Situation = Record<string, unknown>

export interface Definition {
  id: CalculatorId
  questions: readonly Question[]
  situation(values: Values): Situation
  /** @throws FigureNotHeldError, ZodError */
  assess(situation: unknown, rates: Rates): Result
  /**
   * The question about pay, where the page draws what more pay does and compares one more shift;
   * the situation has it where `withPay` puts other pay (definitions/shared.ts).
   */
  pay?: string
  /** Named situations shown below the form; answers that differ from the first ones. */
  examples: readonly Example[]
}

export interface Example {
  id: string
  answers: Answers
}

export type CalculatorWords = Widen<typeof calculatorWords>

/**
 * From, value, place of the source, status where it is not verified. Last, where `from` is not the day the value
 * began: the day its page was `seen`, or the start of a record of something `older`.
 */
export type PackedValue = [IsoDate, number, number, FigureValue['status']?, ('seen' | 'older')?]

/** Money that is not indexed, where nothing else is said. */
export interface PackedFigure extends Pick<RuleFigure, 'id'>, Partial<Pick<RuleFigure, 'unit' | 'calendar'>> {
  ends?: IsoDate
  values: PackedValue[]
}

export interface PackedSource {
  id: string
  title: string
  url: string
}

/** What the build hands a calculator: words of one language, figures, sources, days. */
export interface CalculatorData {
  language: Language
  words: CalculatorWords
  /** The day the site was built for. */
  today: IsoDate
  /** Earlier days from which all that the calculator asks for is held, newest first. */
  days: IsoDate[]
  figures: PackedFigure[]
  sources: PackedSource[]
  call: ServiceView[]
}

/** Errors show once a field was left, or the form was sent. */
export interface CheckedProps {
  checked(id: string): boolean
  onLeave(id: string): void
}
