import { useState, type ReactNode } from 'react'
import built from '../../.generated/auth.json'
import type { Account } from '../../auth/account'
import type { ServiceSettings } from '../../auth/service'
import { signOut, useAccount } from '../../auth/session'
import type { AuthClient } from '../../auth/types'
import { useConnection } from '../../auth/use-connection'
import kit from '../form/form.module.css'
import { withBase } from '../layout/base-path'
import { useLanguage } from '../layout/use-language'
import styles from './auth.module.css'
import { useAuthMessages } from './messages'
import { problemMessage } from './problem-message'

export interface Ready {
  client: AuthClient
  settings: ServiceSettings
  account: Exclude<Account, { state: 'unknown' }>
  /** Signs out on this device and goes to the front page; where the service could not be told, stays and says so. */
  onSignOut: () => Promise<void>
  /** Signs out here after the service has ended the session, and says so. */
  onSessionEnded: () => Promise<void>
}

interface Service {
  ready?: Ready
  /** Shown while it is not ready. */
  placeholder?: ReactNode
  notice?: string | undefined
}

/** The sign-in service as the sign-in pages need it, or what they show without it. */
export function useService(): Service {
  const messages = useAuthMessages()
  const { words } = useLanguage()
  const connection = useConnection(built.configured)
  const account = useAccount()
  const [notice, setNotice] = useState<string>()

  async function onSignOut() {
    if (await signOut()) location.assign(withBase('/'))
    else setNotice(words.account.signedOutHere)
  }

  async function onSessionEnded() {
    await signOut()
    setNotice(messages.done.ended)
  }

  if (connection.state === 'off') {
    return {
      placeholder: (
        <div className={kit.notice}>
          <p>
            <strong>{messages.notSetUp.title}</strong>
          </p>
          <p>{messages.notSetUp.text}</p>
        </div>
      )
    }
  }
  if (connection.state === 'failed') {
    return {
      placeholder: (
        <div className={kit.summary} role="alert">
          <p>{problemMessage(connection.problem, messages)}</p>
          <button className={styles.quiet} type="button" onClick={() => location.reload()}>
            {messages.actions.retry}
          </button>
        </div>
      )
    }
  }
  if (connection.state === 'opening' || account.state === 'unknown') {
    return { placeholder: <p className={kit.hint}>{words.account.loading}</p> }
  }
  const { client, settings } = connection
  return {
    ready: { client, settings, account, onSignOut, onSessionEnded },
    notice: account.state === 'signed-out' ? notice : undefined
  }
}
