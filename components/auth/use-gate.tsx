import { useState, type ReactNode } from 'react'
import built from '../../.generated/auth.json'
import type { Account } from '../../auth/account'
import type { ServiceSettings } from '../../auth/service'
import { signOut, useAccount } from '../../auth/session'
import type { AuthClient } from '../../auth/types'
import { useConnection } from '../../auth/use-connection'
import { withBase } from '../layout/base-path'
import { useLanguage } from '../layout/use-language'
import styles from './auth.module.css'
import { problemText } from './problem-text'
import { useAuthWords } from './words'

export interface Ready {
  client: AuthClient
  settings: ServiceSettings
  account: Exclude<Account, { state: 'unknown' }>
  /** Signs out on this device and goes to the front page; stays, and says so, where the service was not told. */
  leave: () => Promise<void>
  /** The service has ended the session by itself: signs out here too, and says so. */
  end: () => Promise<void>
}

interface Gate {
  ready?: Ready
  /** What to show until then. */
  waiting?: ReactNode
  notice?: string | undefined
}

/** What a sign-in page is before and without the service, and what it needs once it is there. */
export function useGate(): Gate {
  const words = useAuthWords()
  const { words: site } = useLanguage()
  const connection = useConnection(built.configured)
  const account = useAccount()
  const [farewell, setFarewell] = useState<string>()

  async function leave() {
    if (await signOut()) location.assign(withBase('/'))
    else setFarewell(site.account.signedOutHere)
  }

  async function end() {
    await signOut()
    setFarewell(words.done.ended)
  }

  if (connection.state === 'off') {
    return {
      waiting: (
        <div className={styles.notice}>
          <p>
            <strong>{words.notSetUp.title}</strong>
          </p>
          <p>{words.notSetUp.text}</p>
        </div>
      )
    }
  }
  if (connection.state === 'failed') {
    return {
      waiting: (
        <div className={styles.summary} role="alert">
          <p>{problemText(connection.problem, words)}</p>
          <button className={styles.quiet} type="button" onClick={() => location.reload()}>
            {words.actions.retry}
          </button>
        </div>
      )
    }
  }
  if (connection.state === 'opening' || account.state === 'unknown') {
    return { waiting: <p className={styles.hint}>{site.account.loading}</p> }
  }
  return {
    ready: { client: connection.client, settings: connection.settings, account, leave, end },
    notice: account.state === 'signed-out' ? farewell : undefined
  }
}
