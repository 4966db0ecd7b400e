import { createContext, useContext } from 'react'
import type { AuthMessages } from '../../i18n/auth'

/** The words of one language alone: each page brings its own (in-english.tsx, in-chinese.tsx). */
export const AuthWords = createContext<AuthMessages | undefined>(undefined)

/** The words of the sign-in page around this part. @throws Error outside `AuthWords` */
export function useAuthWords(): AuthMessages {
  const words = useContext(AuthWords)
  if (!words) throw new Error('A sign-in page stands outside AuthWords.')
  return words
}
