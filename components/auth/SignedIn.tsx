import { useState, type ReactNode } from 'react'
import type { Account } from '../../auth/account'
import { storageWorks } from '../../auth/storage'
import { fill } from '../../i18n/auth'
import styles from './auth.module.css'
import type { Target } from './use-target'
import { useAuthWords } from './words'

interface Props {
  account: Extract<Account, { state: 'signed-in' }>
  target: Target
  leave: () => Promise<void>
  /** What has just been done, on top. */
  children?: ReactNode
}

/** Who is signed in, and the ways on from there. */
export function SignedIn({ account, target, leave, children }: Props) {
  const words = useAuthWords()
  const [leaving, setLeaving] = useState(false)

  function onSignOut() {
    setLeaving(true)
    void leave()
  }

  return (
    <>
      {children}
      <div className={styles.notice}>
        <p>{account.email ? fill(words.done.signedIn, { email: account.email }) : words.done.signedInNoEmail}</p>
        {account.newEmail ? <p>{fill(words.done.newEmail, { email: account.newEmail })}</p> : null}
        {storageWorks() ? null : <p>{words.storageBlocked}</p>}
      </div>
      <div className={styles.ways}>
        <button className={styles.submit} type="button" onClick={target.goOn}>
          {words.actions.goOn}
        </button>
        <button className={styles.quiet} type="button" disabled={leaving} onClick={onSignOut}>
          {leaving ? words.actions.busy : words.actions.signOut}
        </button>
      </div>
    </>
  )
}
