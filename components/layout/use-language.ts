import { useRouter } from 'next/router'
import { languageOfPath, messages, type Language, type Messages } from '../../i18n'

/** The language of the page being shown (English outside the two trees) and its words. */
export function useLanguage(): { language: Language; words: Messages } {
  const language = languageOfPath(useRouter().pathname) ?? 'en'
  return { language, words: messages(language) }
}
