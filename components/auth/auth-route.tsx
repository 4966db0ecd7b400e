import type { ComponentType } from 'react'
import type { AuthMessages } from '../../i18n/auth'
import { registerIsland } from '../islands/registry'
import { AuthPage } from './AuthPage'
import { AuthWords } from './words'

const ISLAND = 'auth'

/** A sign-in page without its language. */
export interface AuthRoute {
  /** What it is called as it was built. */
  title: (words: AuthMessages) => string
  /** What React takes over. */
  Main: ComponentType
}

/** A sign-in page with the words of one language. */
export function authPage({ title, Main }: AuthRoute, words: AuthMessages): ComponentType {
  const main = (
    <AuthWords.Provider value={words}>
      <Main />
    </AuthWords.Provider>
  )
  registerIsland(ISLAND, main)
  return function SignInRoute() {
    // Browsers draw the island alone (pages/_app.tsx), and are not sent what stands around it.
    return process.env.NODE_ENV !== 'production' || typeof window === 'undefined' ? (
      <AuthWords.Provider value={words}>
        <AuthPage title={title(words)} name={ISLAND}>
          {main}
        </AuthPage>
      </AuthWords.Provider>
    ) : null
  }
}
