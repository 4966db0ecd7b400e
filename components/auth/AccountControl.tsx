import { useEffect, useState, type ComponentType } from 'react'
import { whenSessionStored } from '../../auth/storage'
import { Island } from '../islands/Island'
import { registerIsland } from '../islands/registry'
import { useLanguage } from '../layout/use-language'
import { SignInLink } from './SignInLink'

const ISLAND = 'account'

/** The account control of the header: a plain link, until a stored session loads the auth code. */
export function AccountControl() {
  return (
    <Island name={ISLAND} className="account">
      <Account />
    </Island>
  )
}

function Account() {
  const { words } = useLanguage()
  const [Live, setLive] = useState<ComponentType>()

  useEffect(() => {
    const stop = new AbortController()
    whenSessionStored(() => {
      import('./LiveAccount').then(
        ({ LiveAccount }) => setLive(() => LiveAccount),
        (error: unknown) => console.warn('The account control stays signed out.', error)
      )
    }, stop.signal)
    return () => stop.abort()
  }, [])

  if (Live) return <Live />
  return (
    <>
      <SignInLink />
      <span className="account-text account-waiting">{words.account.loading}</span>
    </>
  )
}

registerIsland(ISLAND, <Account />)
