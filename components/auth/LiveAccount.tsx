import { useEffect, useRef, useState } from 'react'
import { signOut, useAccount } from '../../auth/session'
import { withBase } from '../layout/base-path'
import { useLanguage } from '../layout/use-language'
import { AccountMenu } from './AccountMenu'
import { SignInLink } from './SignInLink'

/** The account control where somebody is, was or may be signed in. */
export function LiveAccount() {
  const { words } = useLanguage()
  const account = useAccount()
  const link = useRef<HTMLAnchorElement>(null)
  const [untold, setUntold] = useState(false)

  // The button that had the focus is gone; its place is taken by the link.
  useEffect(() => {
    if (untold) link.current?.focus()
  }, [untold])

  async function leave() {
    if (await signOut()) location.assign(withBase('/'))
    else setUntold(true)
  }

  if (account.state === 'unknown') return <span className="account-text">{words.account.loading}</span>
  if (account.state === 'signed-in') {
    return <AccountMenu name={account.name ?? words.account.user} onSignOut={() => void leave()} />
  }
  return (
    <>
      <SignInLink ref={link} />
      {untold ? (
        <div className="account-notice" role="alert">
          <p>{words.account.signedOutHere}</p>
          <button type="button" onClick={() => setUntold(false)}>
            {words.account.close}
          </button>
        </div>
      ) : null}
    </>
  )
}
