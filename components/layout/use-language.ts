import type { Messages } from '../../i18n/en'
import { languageOfPath, type Language } from '../../i18n/languages'
import { usePagePath } from './page-path'
import { messagesOf } from './messages/loaded'

/** The language of the page being shown (English outside the two trees) and its messages. */
export function useLanguage(): { language: Language; words: Messages } {
  const language = languageOfPath(usePagePath()) ?? 'en'
  return { language, words: messagesOf(language) }
}
