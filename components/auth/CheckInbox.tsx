import { useState } from 'react'
import { sendConfirmation, sendLink, sendReset } from '../../auth/actions'
import type { Problem } from '../../auth/problem'
import type { AuthClient } from '../../auth/types'
import { fill } from '../../i18n/fill'
import kit from '../tool/form.module.css'
import styles from './auth.module.css'
import { CodeForm } from './CodeForm'
import { problemMessage } from './problem-message'
import { useCountdown } from './use-countdown'
import { useAuthMessages } from './messages'

export type SentKind = 'link' | 'create' | 'forgot'

const RESEND = { link: sendLink, create: sendConfirmation, forgot: sendReset }

/** The service’s limit. The same for every address, or the wait would reveal who has an account. */
const WAIT_SECONDS = 60

interface Props {
  kind: SentKind
  email: string
  client: AuthClient
  redirectTo: string
  onDone: () => void
  onOtherAddress: () => void
}

/** After a mail was asked for: the same messages whether or not one was sent. */
export function CheckInbox({ kind, email, client, redirectTo, onDone, onOtherAddress }: Props) {
  const messages = useAuthMessages()
  const [wait, startWait] = useCountdown(WAIT_SECONDS)
  const [again, setAgain] = useState<'never' | 'sending' | 'sent' | Problem>('never')

  async function resend() {
    if (wait > 0 || again === 'sending') return
    setAgain('sending')
    const problem = await RESEND[kind](client, { email, redirectTo })
    startWait(problem?.kind === 'busy' ? problem.seconds : WAIT_SECONDS)
    setAgain(problem ?? 'sent')
  }

  const label =
    again === 'sending'
      ? messages.actions.busy
      : wait > 0
        ? fill(messages.actions.wait, { seconds: wait })
        : messages.actions.again
  return (
    <>
      <div className={kit.notice}>
        <p>{fill(kind === 'create' ? messages.sent.create : messages.sent.link, { email })}</p>
        <p>{messages.sent.wait}</p>
      </div>
      <CodeForm client={client} type={kind === 'forgot' ? 'recovery' : 'email'} email={email} onDone={onDone} />
      <div role="status">
        {again === 'sent' ? <p>{messages.sent.again}</p> : null}
        {typeof again === 'object' ? <p>{problemMessage(again, messages)}</p> : null}
      </div>
      <div className={styles.ways}>
        <button className={kit.quiet} type="button" aria-disabled={wait > 0} onClick={() => void resend()}>
          {label}
        </button>
        <button className={kit.quiet} type="button" onClick={onOtherAddress}>
          {messages.actions.otherAddress}
        </button>
      </div>
    </>
  )
}
