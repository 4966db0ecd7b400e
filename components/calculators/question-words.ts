import { fill } from './format.ts'
import type { CalculatorWords } from './types.ts'

export interface QuestionWords {
  label: string
  help: string
  options: Readonly<Record<string, string>>
}

const NUMBERED = /-(\d+)-/

/** The name under which a question has its words: `sibling-2-age` and its like share those of `sibling-age`. */
export function wordsKey(id: string): string {
  return id.replace(NUMBERED, '-')
}

/** The words of a question, with its number where it is one of several; a unit test sees to it that every one has them. */
export function questionWords(words: CalculatorWords, id: string): QuestionWords {
  const all: Record<string, QuestionWords> = words.questions
  const found = all[wordsKey(id)] ?? { label: id, help: '', options: {} }
  return { ...found, label: fill(found.label, { number: NUMBERED.exec(id)?.[1] ?? '' }) }
}
