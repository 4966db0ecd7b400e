import { useEffect, useState } from 'react'
import { exchangeCode, verifyHash, type MailType } from '../../auth/actions'
import { readCallback, type Callback } from '../../auth/callback'
import type { Problem } from '../../auth/problem'
import type { AuthClient } from '../../auth/types'
import kit from '../tool/form.module.css'
import { withBase } from '../layout/base-path'
import type { AuthRoute } from './auth-route'
import { AuthStep } from './AuthStep'
import { CodeForm } from './CodeForm'
import { Form } from './Form'
import { useAuthMessages } from './messages'
import { problemMessage } from './problem-message'
import { SignedIn } from './SignedIn'
import { useDestination } from './use-destination'
import { useForm } from './use-form'
import { useService, type Ready } from './use-service'

/**
 * /auth/confirm, where mails lead. A hash waits for a button, since mail scanners open links but press nothing;
 * a PKCE code is exchanged at once in the browser that asked for it; all else ends at a form for the code.
 */
function ConfirmMail() {
  const messages = useAuthMessages()
  const { ready, placeholder, notice } = useService()
  return (
    <AuthStep title={messages.titles.confirm} notice={notice}>
      {ready ? <Confirm ready={ready} /> : placeholder}
    </AuthStep>
  )
}

/** What the boot script took out of the address. A module keeps it, as React mounts twice in development. */
let arrived: Callback | undefined

function takeCallback(): Callback {
  arrived ??= readCallback(window.footholdCallback ?? location.href)
  window.footholdCallback = undefined
  return arrived
}

const BEFORE_PASSWORD: MailType[] = ['recovery', 'invite']

function Confirm({ ready: { client, account, onSignOut } }: { ready: Ready }) {
  const messages = useAuthMessages()
  const { proceed, goToReset } = useDestination()
  const [callback] = useState(takeCallback)
  const [done, setDone] = useState<'half' | 'changed'>()
  const [problem, setProblem] = useState<Problem | undefined>(() => problemIn(callback))

  useEffect(() => {
    if (callback.kind !== 'code') return
    void exchangeOnce(client, callback.code).then(result => {
      if ('problem' in result) setProblem(result.problem)
      else if (result.recovery) goToReset()
      else proceed()
    })
  }, [callback, client, proceed, goToReset])

  const onDone = (type: MailType) => (result: 'session' | 'half') => {
    if (result === 'half') setDone('half')
    else if (type === 'email_change') setDone('changed')
    else if (BEFORE_PASSWORD.includes(type)) goToReset()
    else proceed()
  }

  const status = done && <p role="status">{messages.done[done]}</p>
  const signedIn = account.state === 'signed-in' && (
    <SignedIn account={account} onContinue={proceed} onSignOut={onSignOut}>
      {status}
    </SignedIn>
  )
  if (done) return signedIn || status
  if (callback.kind === 'hash') {
    return <HashForm client={client} callback={callback} onDone={onDone(callback.type)} />
  }
  if (callback.kind === 'code' && !problem) return <p className={kit.hint}>{messages.actions.busy}</p>
  if (signedIn && !problem) return signedIn
  const type = callback.kind === 'none' ? callback.type : 'email'
  return (
    <>
      {problem ? (
        <p className={kit.summary} role="alert">
          {problemMessage(problem, messages)}
        </p>
      ) : null}
      <p>{messages.explain.code}</p>
      <CodeForm client={client} type={type} onDone={onDone(type)} />
      <AskAgain type={type} />
    </>
  )
}

function problemIn(callback: Callback): Problem | undefined {
  if (callback.kind === 'error') return { kind: 'refused', code: callback.code, reasons: [] }
  if (callback.kind === 'tokens') return { kind: 'refused', code: 'tokens_in_address', reasons: [] }
  return undefined
}

/** A code works once: the second mount of React in development must not use it up. */
let exchanged: ReturnType<typeof exchangeCode> | undefined

function exchangeOnce(client: AuthClient, code: string): ReturnType<typeof exchangeCode> {
  exchanged ??= exchangeCode(client, code)
  return exchanged
}

interface HashProps {
  client: AuthClient
  callback: Extract<Callback, { kind: 'hash' }>
  onDone: (done: 'session' | 'half') => void
}

const EXPLAIN = {
  email: 'confirmEmail',
  recovery: 'confirmRecovery',
  invite: 'confirmInvite',
  email_change: 'confirmChange'
} as const

function HashForm({ client, callback: { tokenHash, type }, onDone }: HashProps) {
  const { explain, actions } = useAuthMessages()
  const form = useForm({
    fields: [],
    send: async () => {
      const result = await verifyHash(client, tokenHash, type)
      if ('problem' in result) return result.problem
      onDone(result.done)
      return undefined
    }
  })
  return (
    <>
      <p>{explain[EXPLAIN[type]]}</p>
      <Form form={form} submit={actions.confirm} />
      {form.problem?.kind === 'refused' ? <AskAgain type={type} /> : null}
    </>
  )
}

function AskAgain({ type }: { type: MailType }) {
  const { explain } = useAuthMessages()
  const { language, next } = useDestination()
  const step = type === 'recovery' ? 'forgot' : 'link'
  return (
    <p>
      <a href={withBase(`/${language}/auth/sign-in?${new URLSearchParams({ next })}#${step}`)}>{explain.askAgain}</a>
    </p>
  )
}

export const confirmPage: AuthRoute = { title: messages => messages.titles.confirm, Main: ConfirmMail }
