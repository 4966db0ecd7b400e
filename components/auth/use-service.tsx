import { useEffect, useState, type ReactNode } from 'react'
import built from '../../.generated/auth.json'
import type { Account } from '../../auth/account'
import { connectionProblem, type Problem } from '../../auth/problem'
import { connect, readSettings, type ServiceSettings } from '../../auth/service'
import { signOut, useAccount } from '../../auth/session'
import type { AuthClient } from '../../auth/types'
import kit from '../tool/form.module.css'
import { withBase } from '../layout/base-path'
import { useLanguage } from '../layout/use-language'
import { useAuthMessages } from './messages'
import { problemMessage } from './problem-message'

export interface Ready {
  client: AuthClient
  settings: ServiceSettings
  account: Exclude<Account, { state: 'unknown' }>
  /** Signs out on this device and goes to the front page; where the service cannot be reached, stays and says so. */
  onSignOut: () => Promise<void>
  /** Signs out here after the service has ended the session, and says so. */
  onSessionEnded: () => Promise<void>
}

type Connection =
  | { state: 'opening' }
  /** Accounts are not set up in this copy of the site. */
  | { state: 'off' }
  | { state: 'failed'; problem: Problem }
  | { state: 'ready'; client: AuthClient; settings: ServiceSettings }

/** Until the service has responded, everything is offered. */
const EVERYTHING: ServiceSettings = { signUp: true, email: true }

function useConnection(): Connection {
  // As the built HTML shows.
  const [state, setState] = useState<Connection>({ state: built.configured ? 'opening' : 'off' })

  useEffect(() => {
    let gone = false
    async function open() {
      const connection = await connect()
      if (gone) return
      if (!connection) return setState({ state: 'off' })
      const { client, config } = connection
      setState({ state: 'ready', client, settings: EVERYTHING })
      const settings = await readSettings(config)
      if (!gone) setState({ state: 'ready', client, settings })
    }
    open().catch((error: unknown) => {
      console.warn('The sign-in service could not be reached.', error)
      if (!gone) setState({ state: 'failed', problem: connectionProblem() })
    })
    return () => {
      gone = true
    }
  }, [])

  return state
}

/** The sign-in service as the sign-in pages need it, or what they show without it. */
export function useService(): { ready?: Ready; placeholder?: ReactNode; notice?: string | undefined } {
  const messages = useAuthMessages()
  const { words } = useLanguage()
  const connection = useConnection()
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
          <button className={kit.quiet} type="button" onClick={() => location.reload()}>
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
