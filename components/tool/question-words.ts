import { fill } from '../../i18n/fill.ts'
import type { ToolWords } from './types.ts'

export interface QuestionWords {
  label: string
  help?: string | undefined
  options: Readonly<Record<string, string>>
}

const NUMBERED = /-(\d+)-/

/** The key of a question’s messages: `sibling-2-age` shares those of `sibling-age`. */
export function wordsKey(id: string): string {
  return id.replace(NUMBERED, '-')
}

/**
 * The messages of a question, with its number if it is one of several. A unit test checks that each question has them.
 *
 * @throws if it has none
 */
export function questionWords(words: Pick<ToolWords, 'questions'>, id: string): QuestionWords {
  const all: Record<string, Omit<QuestionWords, 'options'> & Partial<QuestionWords>> = { ...words.questions }
  const own = all[wordsKey(id)]
  // The page then stays as it was built, with the questions whose messages its script lacks.
  if (!own) throw new Error(`The question ${id} has no words.`)
  const { label, help, options = {} } = own
  return { label: fill(label, { number: NUMBERED.exec(id)?.[1] ?? '' }), help, options }
}
