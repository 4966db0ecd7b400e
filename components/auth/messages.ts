import { createContext, useContext } from 'react'
import type { AuthMessages } from '../../i18n/auth/en'

/** Messages of one language: each page provides its own (in-english.tsx, in-chinese.tsx). */
export const AuthMessagesContext = createContext<AuthMessages | undefined>(undefined)

/**
 * The messages of this sign-in page.
 * @throws Error outside `AuthMessagesContext`
 */
export function useAuthMessages(): AuthMessages {
  const messages = useContext(AuthMessagesContext)
  if (!messages) throw new Error('A sign-in page must be inside AuthMessagesContext.')
  return messages
}
