import { useState } from 'react'
import { sendConfirmation, sendLink, sendReset } from '../../auth/actions'
import type { Problem } from '../../auth/problem'
import type { AuthClient } from '../../auth/types'
import { fill } from '../../i18n/auth'
import styles from './auth.module.css'
import { CodeForm } from './CodeForm'
import { problemText } from './problem-text'
import { useCountdown } from './use-countdown'
import { useAuthWords } from './words'

export type SentKind = 'link' | 'create' | 'forgot'

const SEND_AGAIN = { link: sendLink, create: sendConfirmation, forgot: sendReset }

/** The service's own limit. The same for every address: a wait that differed would tell who has an account. */
const WAIT_SECONDS = 60

interface Props {
  kind: SentKind
  email: string
  client: AuthClient
  redirectTo: string
  onDone: () => void
  onOtherAddress: () => void
}

/** After a message was asked for: the same words whether or not one was sent. */
export function Sent({ kind, email, client, redirectTo, onDone, onOtherAddress }: Props) {
  const words = useAuthWords()
  const [wait, startWait] = useCountdown(WAIT_SECONDS)
  const [again, setAgain] = useState<'never' | 'sending' | 'sent' | Problem>('never')

  async function send() {
    if (wait > 0 || again === 'sending') return
    setAgain('sending')
    const problem = await SEND_AGAIN[kind](client, { email, redirectTo })
    startWait(problem?.kind === 'busy' ? problem.seconds : WAIT_SECONDS)
    setAgain(problem ?? 'sent')
  }

  const label =
    again === 'sending'
      ? words.actions.busy
      : wait > 0
        ? fill(words.actions.wait, { seconds: wait })
        : words.actions.again
  return (
    <>
      <div className={styles.notice}>
        <p>{fill(kind === 'create' ? words.sent.create : words.sent.link, { email })}</p>
        <p>{words.sent.wait}</p>
      </div>
      <CodeForm client={client} type={kind === 'forgot' ? 'recovery' : 'email'} email={email} onDone={onDone} />
      <div role="status">
        {again === 'sent' ? <p>{words.sent.again}</p> : null}
        {typeof again === 'object' ? <p>{problemText(again, words)}</p> : null}
      </div>
      <div className={styles.ways}>
        <button className={styles.quiet} type="button" aria-disabled={wait > 0} onClick={() => void send()}>
          {label}
        </button>
        <button className={styles.quiet} type="button" onClick={onOtherAddress}>
          {words.actions.otherAddress}
        </button>
      </div>
    </>
  )
}
