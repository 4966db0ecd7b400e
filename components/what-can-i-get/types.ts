/** The questions of the interview, and types that its parts share. */
import type { InterviewWords } from '../../i18n/household/questions/en.ts'
import type { Language } from '../../i18n/languages.ts'
import type { IsoDate } from '../../rules/dates.ts'
import type { AmountPeriod, ChecksQuestion, ChoiceQuestion, NumberQuestion } from '../tool/types.ts'
import type { Fact } from '../../rules/household/ids.ts'

/** What the questions need from the build. The rest comes while the reader answers: see load.ts. */
export interface InterviewData {
  language: Language
  words: InterviewWords
  today: IsoDate
}

/** By the id of a field; `?` is “I don’t know”. */
export type { Answers } from '../tool/types.ts'

/** What is kept on this device, and how to keep or delete it. */
export interface Keeping {
  /** Nothing, the answers on screen, or others. */
  kept: 'none' | 'these' | 'others'
  /** Whether the answers on screen came from the device. */
  isReopened: boolean
  /** Keeps the answers on this device. @returns whether that worked */
  keep(): boolean
  /** Deletes the kept answers. @returns whether that worked */
  forget(): boolean
}

/** The values of answers: undefined where it was not asked, or is not known. */
export interface Values {
  /** Whether one of these was chosen, or ticked among others. */
  is(id: string, ...options: string[]): boolean
  one<Option extends string>(id: string, options: readonly Option[]): Option | undefined
  several<Option extends string>(id: string, options: readonly Option[]): Option[] | undefined
  /** Whether one of several is ticked. */
  ticked(id: string, option: string): boolean | undefined
  yes(id: string): boolean | undefined
  number(id: string): number | undefined
  day(id: string): IsoDate | undefined
  /** The amount as it was typed. */
  cents(id: string): number | undefined
  /** The amount for a fortnight. */
  aFortnight(id: string): number | undefined
}

export type Period = Exclude<AmountPeriod, 'hour'>

interface FieldBase {
  id: string
  /** Whether it is shown, given all answers, also those of its own screen; always where left out. */
  when?: (values: Values) => boolean
  /** Must be filled in even where its screen has other fields. */
  required?: true
}

export interface ChoiceField extends FieldBase, Pick<ChoiceQuestion, 'kind' | 'options'> {}

/** Ticks. At least one is needed, so that nothing ticked is never taken for “none”. */
export interface ChecksField extends FieldBase, Pick<ChecksQuestion, 'kind' | 'options'> {}

export interface DayField extends FieldBase {
  kind: 'day'
}

export interface MoneyField extends FieldBase {
  kind: 'money'
  periods: readonly [Period, ...Period[]]
}

export interface NumberField
  extends FieldBase, Pick<NumberQuestion, 'kind' | 'least' | 'most' | 'decimals' | 'unit' | 'per'> {}

export type Field = ChoiceField | ChecksField | DayField | MoneyField | NumberField

/** One screen. */
export interface Question {
  id: string
  /** The facts that its answer gives. It is asked while one of them is missing. */
  facts: readonly Fact[]
  fields: readonly [Field, ...Field[]]
  /** Asked before all others, and of everybody of whom `when` is true. */
  first?: true
  /** Whether it makes sense, given the other answers; always where left out. */
  when?: (values: Values) => boolean
  /** Whether it is asked although no open outcome names its fact: the answer has a line that depends on it. */
  also?: (values: Values) => boolean
}
