/** The messages that the page has loaded: a reader pays for one language only. */
import type { Messages } from '../../../i18n/en'
import type { Language } from '../../../i18n/languages'

const loaded: Partial<Record<Language, Messages>> = {}

/** Called once by each language's module beside this one. */
export function loadMessages(language: Language, messages: Messages): void {
  loaded[language] = messages
}

/** @throws where the page imports no messages of the language */
export function messagesOf(language: Language): Messages {
  const messages = loaded[language]
  if (!messages) throw new Error(`The page has no messages of ${language}: import components/layout/messages.`)
  return messages
}
