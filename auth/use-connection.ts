/** The connection as a sign-in page waits for it. */
import { useEffect, useState } from 'react'
import { connectionProblem, type Problem } from './problem.ts'
import { connect, readSettings, type ServiceSettings } from './service.ts'
import type { AuthClient } from './types.ts'

export type ConnectionState =
  | { state: 'opening' }
  /** Accounts are not set up in this copy of the site. */
  | { state: 'off' }
  | { state: 'failed'; problem: Problem }
  | { state: 'ready'; client: AuthClient; settings: ServiceSettings }

/** Until the service has responded, everything is offered. */
const EVERYTHING: ServiceSettings = { signUp: true, email: true }

/** @param expected whether accounts were set up when the site was built, as the built HTML shows */
export function useConnection(expected: boolean): ConnectionState {
  const [state, setState] = useState<ConnectionState>({ state: expected ? 'opening' : 'off' })

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
