/** The questions that forms are made of. */
import type { ChoiceQuestion, MoneyQuestion, NumberQuestion, Question } from './types.ts'

type More<Kind extends Question> = Partial<Omit<Kind, 'kind' | 'id'>>

/** A choice of one option, by default the first. */
export function choice(id: string, options: readonly string[], more: More<ChoiceQuestion> = {}): Question {
  return { kind: 'choice', id, options, initial: options[0] ?? '', ...more }
}

/** A yes or no question, by default no. */
export function yesNo(id: string, more: More<ChoiceQuestion> = {}): Question {
  return choice(id, ['no', 'yes'], more)
}

/** A number between two limits, by default empty. */
export function number(id: string, least: number, most: number, more: More<NumberQuestion> = {}): Question {
  return { kind: 'number', id, least, most, initial: '', ...more }
}

/** An amount for one of several periods, by default empty. */
export function money(id: string, periods: MoneyQuestion['periods'], more: More<MoneyQuestion> = {}): Question {
  return { kind: 'money', id, periods, initial: '', ...more }
}
