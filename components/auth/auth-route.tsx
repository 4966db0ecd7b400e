import type { ComponentType } from 'react'
import type { AuthMessages } from '../../i18n/auth'
import { registerIsland } from '../islands/registry'
import { AUTH_ISLAND, AuthPage } from './AuthPage'
import { AuthWords } from './words'

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
  registerIsland(AUTH_ISLAND, main)
  return function SignInRoute() {
    return (
      <AuthWords.Provider value={words}>
        <AuthPage title={title(words)}>{main}</AuthPage>
      </AuthWords.Provider>
    )
  }
}
