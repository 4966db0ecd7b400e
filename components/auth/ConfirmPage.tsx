import { useEffect, useState } from 'react'
import { exchangeCode, verifyHash, type MailType } from '../../auth/actions'
import { readCallback, type Callback } from '../../auth/callback'
import type { Problem } from '../../auth/problem'
import type { AuthClient } from '../../auth/types'
import { withBase } from '../layout/base-path'
import styles from './auth.module.css'
import type { AuthRoute } from './auth-route'
import { AuthStep } from './AuthStep'
import { CodeForm } from './CodeForm'
import { Form } from './Form'
import { problemText } from './problem-text'
import { SignedIn } from './SignedIn'
import { useForm } from './use-form'
import { useGate, type Ready } from './use-gate'
import { useTarget, type Target } from './use-target'
import { useAuthWords } from './words'

/**
 * /auth/confirm: where mails lead. A link with a hash waits for a button, because
 * mail scanners open links but press nothing; a code for PKCE works by itself in
 * the browser that asked; everything else ends at the six digits.
 */
function ConfirmMail() {
  const words = useAuthWords()
  const { ready, waiting, notice } = useGate()
  return (
    <AuthStep title={words.titles.confirm} notice={notice}>
      {ready ? <Confirm ready={ready} /> : waiting}
    </AuthStep>
  )
}

/** What the boot script took out of the address; read once, even where React mounts twice. */
let arrived: Callback | undefined

function takeCallback(): Callback {
  arrived ??= readCallback(window.footholdCallback ?? location.href)
  window.footholdCallback = undefined
  return arrived
}

/** Choosing a password is the next thing to do after these. */
const LEADS_TO_PASSWORD: MailType[] = ['recovery', 'invite']

function Confirm({ ready }: { ready: Ready }) {
  const words = useAuthWords()
  const target = useTarget()
  const { client, account } = ready
  const [callback] = useState(takeCallback)
  const [done, setDone] = useState<'half' | 'changed'>()
  const [problem, setProblem] = useState<Problem | undefined>(() => problemIn(callback))

  useEffect(() => {
    if (callback.kind !== 'code') return
    void exchangeOnce(client, callback.code).then(result => {
      if ('problem' in result) setProblem(result.problem)
      else if (result.recovery) target.goToReset()
      else target.goOn()
    })
  }, [callback, client, target])

  function onDone(type: MailType) {
    return (result: 'session' | 'half') => {
      if (result === 'half') setDone('half')
      else if (type === 'email_change') setDone('changed')
      else if (LEADS_TO_PASSWORD.includes(type)) target.goToReset()
      else target.goOn()
    }
  }

  if (done) {
    const text = <p role="status">{words.done[done]}</p>
    return account.state === 'signed-in' ? (
      <SignedIn account={account} target={target} leave={ready.leave}>
        {text}
      </SignedIn>
    ) : (
      text
    )
  }
  if (callback.kind === 'hash') {
    return <HashForm client={client} callback={callback} target={target} onDone={onDone(callback.type)} />
  }
  if (callback.kind === 'code' && !problem) return <p className={styles.hint}>{words.actions.busy}</p>
  if (account.state === 'signed-in' && !problem) {
    return <SignedIn account={account} target={target} leave={ready.leave} />
  }
  const type = callback.kind === 'none' ? callback.type : 'email'
  return (
    <>
      {problem ? (
        <p className={styles.summary} role="alert">
          {problemText(problem, words)}
        </p>
      ) : null}
      <p>{words.explain.code}</p>
      <CodeForm client={client} type={type} onDone={onDone(type)} />
      <AskAgain target={target} forgot={type === 'recovery'} />
    </>
  )
}

function problemIn(callback: Callback): Problem | undefined {
  if (callback.kind === 'error') return { kind: 'refused', code: callback.code, reasons: [] }
  if (callback.kind === 'tokens') return { kind: 'refused', code: 'tokens_in_address', reasons: [] }
  return undefined
}

/** A code works once: React’s double mounting in development must not burn it. */
let exchanged: ReturnType<typeof exchangeCode> | undefined

function exchangeOnce(client: AuthClient, code: string): ReturnType<typeof exchangeCode> {
  exchanged ??= exchangeCode(client, code)
  return exchanged
}

interface HashProps {
  client: AuthClient
  callback: Extract<Callback, { kind: 'hash' }>
  target: Target
  onDone: (done: 'session' | 'half') => void
}

const EXPLAIN = {
  email: 'confirmEmail',
  recovery: 'confirmRecovery',
  invite: 'confirmInvite',
  email_change: 'confirmChange'
} as const

function HashForm({ client, callback, target, onDone }: HashProps) {
  const words = useAuthWords()
  const form = useForm({
    initial: {},
    check: () => ({}),
    send: async () => {
      const result = await verifyHash(client, callback.tokenHash, callback.type)
      if ('problem' in result) return result.problem
      onDone(result.done)
      return undefined
    }
  })
  const spent = form.problem?.kind === 'refused'
  return (
    <>
      <p>{words.explain[EXPLAIN[callback.type]]}</p>
      <Form form={form} fields={[]} submit={words.actions.confirm} />
      {spent ? <AskAgain target={target} forgot={callback.type === 'recovery'} /> : null}
    </>
  )
}

function AskAgain({ target, forgot }: { target: Target; forgot: boolean }) {
  const words = useAuthWords()
  const query = new URLSearchParams({ next: target.next })
  return (
    <p>
      <a href={withBase(`/${target.language}/auth/sign-in?${query}#${forgot ? 'forgot' : 'link'}`)}>
        {words.explain.askAgain}
      </a>
    </p>
  )
}

export const confirmPage: AuthRoute = { title: words => words.titles.confirm, Main: ConfirmMail }
