import { useEffect, useRef, useState } from 'react'
import accountStyles from '../../.generated/account-styles.json'
import { signOut, useAccount } from '../../auth/session'
import { addStyles } from '../element'
import { withBase } from '../layout/base-path'
import { useLanguage } from '../layout/use-language'
import { AccountMenu } from './AccountMenu'
import { SignInLink } from './SignInLink'

// The styles of styles/account.css: only a signed-in reader needs them.
addStyles(accountStyles)

/** The account control once the auth code is loaded. */
export function LiveAccount() {
  const { words } = useLanguage()
  const account = useAccount()
  const link = useRef<HTMLAnchorElement>(null)
  const [failed, setFailed] = useState(false)

  // The focused button is gone: the link takes its place.
  useEffect(() => {
    if (failed) link.current?.focus()
  }, [failed])

  async function onSignOut() {
    if (await signOut()) location.assign(withBase('/'))
    else setFailed(true)
  }

  if (account.state === 'unknown') return <span className="account-text">{words.account.loading}</span>
  if (account.state === 'signed-in') {
    return <AccountMenu name={account.name} onSignOut={() => void onSignOut()} />
  }
  return (
    <>
      <SignInLink ref={link} />
      {failed ? (
        <div className="account-notice" role="alert">
          <p>{words.account.signedOutHere}</p>
          <button type="button" onClick={() => setFailed(false)}>
            {words.account.close}
          </button>
        </div>
      ) : null}
    </>
  )
}
