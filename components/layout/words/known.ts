/** The interface words that the page being shown has brought; a reader pays for one language only. */
import type { Messages } from '../../../i18n/en'
import type { Language } from '../../../i18n/languages'

const known: Partial<Record<Language, Messages>> = {}

/** Called once by each language's module beside this one. */
export function bringWords(language: Language, words: Messages): void {
  known[language] = words
}

/** @throws where the page brought no words of the language */
export function wordsOf(language: Language): Messages {
  const words = known[language]
  if (!words) throw new Error(`The page did not bring the words of ${language}; see components/layout/words.`)
  return words
}
