import type { CalculatorWords } from './types.ts'

export interface QuestionWords {
  label: string
  help: string
  options: Readonly<Record<string, string>>
}

/** The words of a question; a unit test sees to it that every one has them. */
export function questionWords(words: CalculatorWords, id: string): QuestionWords {
  const all: Record<string, QuestionWords> = words.questions
  return all[id] ?? { label: id, help: '', options: {} }
}
