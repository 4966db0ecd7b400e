import { useState, type ReactNode } from 'react'
import type { Account } from '../../auth/account'
import { storageWorks } from '../../auth/storage'
import { fill } from '../../i18n/fill'
import kit from '../tool/form.module.css'
import styles from './auth.module.css'
import { useAuthMessages } from './messages'

interface Props {
  account: Extract<Account, { state: 'signed-in' }>
  onContinue: () => void
  onSignOut: () => Promise<void>
  children?: ReactNode
}

/** Who is signed in, with buttons to continue and to sign out. */
export function SignedIn({ account, onContinue, onSignOut, children }: Props) {
  const { actions, done, storageBlocked } = useAuthMessages()
  const [pending, setPending] = useState(false)

  function signOut() {
    setPending(true)
    void onSignOut()
  }

  return (
    <>
      {children}
      <div className={kit.notice}>
        <p>{account.email ? fill(done.signedIn, { email: account.email }) : done.signedInNoEmail}</p>
        {account.newEmail ? <p>{fill(done.newEmail, { email: account.newEmail })}</p> : null}
        {storageWorks() ? null : <p>{storageBlocked}</p>}
      </div>
      <div className={styles.ways}>
        <button className={kit.submit} type="button" onClick={onContinue}>
          {actions.goOn}
        </button>
        <button className={kit.quiet} type="button" disabled={pending} onClick={signOut}>
          {pending ? actions.busy : actions.signOut}
        </button>
      </div>
    </>
  )
}
