import type { ComponentType } from 'react'
import type { AuthMessages } from '../../i18n/auth/en'
import { registerIsland } from '../islands/registry'
import { AuthPage } from './AuthPage'
import { AuthMessagesContext } from './messages'

const ISLAND = 'auth'

/** A sign-in page without its language. */
export interface AuthRoute {
  title: (messages: AuthMessages) => string
  Main: ComponentType
}

/** A sign-in page with the messages of one language. */
export function authPage({ title, Main }: AuthRoute, messages: AuthMessages): ComponentType {
  const main = (
    <AuthMessagesContext.Provider value={messages}>
      <Main />
    </AuthMessagesContext.Provider>
  )
  registerIsland(ISLAND, main)
  return function SignInRoute() {
    // Browsers render the island alone (pages/_app.tsx), and are not sent what is around it.
    return process.env.NODE_ENV !== 'production' || typeof window === 'undefined' ? (
      <AuthMessagesContext.Provider value={messages}>
        <AuthPage title={title(messages)} name={ISLAND}>
          {main}
        </AuthPage>
      </AuthMessagesContext.Provider>
    ) : null
  }
}
