import { en, type Messages } from './en.ts'
import type { Language } from './languages.ts'
import { zh } from './zh.ts'

export type { Messages } from './en.ts'
export * from './languages.ts'

const MESSAGES: Record<Language, Messages> = { en, zh }

/** The interface words of a language. */
export function messages(language: Language): Messages {
  return MESSAGES[language]
}
