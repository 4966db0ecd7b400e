import { useEffect, useRef, useState } from 'react'
import { endedByService, sendConfirmation } from '../../auth/actions'
import { hasStoredSession, storageWorks } from '../../auth/storage'
import styles from './auth.module.css'
import type { AuthRoute } from './auth-route'
import { AuthStep } from './AuthStep'
import { CreateForm } from './CreateForm'
import { MailForm } from './MailForm'
import { PasswordForm } from './PasswordForm'
import { Sent, type SentKind } from './Sent'
import { SignedIn } from './SignedIn'
import { useGate, type Ready } from './use-gate'
import { useStep, type Step } from './use-step'
import { useTarget } from './use-target'
import { useAuthWords } from './words'

/** /auth/sign-in: by password, by mail, with a new account, or with a new password. */
function SignIn() {
  const words = useAuthWords()
  const step = useStep()
  const [sent, setSent] = useState<{ kind: SentKind; email: string }>()
  const { ready, waiting, notice } = useGate()

  // Another way was chosen: what was sent for the way before is over.
  useEffect(() => setSent(undefined), [step])

  const signedIn = ready?.account.state === 'signed-in'
  const title = signedIn ? words.titles.signedIn : sent ? words.titles.inbox : words.titles[step]
  return (
    <AuthStep title={title} notice={notice}>
      {signedIn ? null : <p>{words.open}</p>}
      {ready ? <SignInSteps ready={ready} step={step} sent={sent} setSent={setSent} /> : waiting}
    </AuthStep>
  )
}

interface StepsProps {
  ready: Ready
  step: Step
  sent: { kind: SentKind; email: string } | undefined
  setSent: (sent: { kind: SentKind; email: string } | undefined) => void
}

function SignInSteps({ ready, step, sent, setSent }: StepsProps) {
  const words = useAuthWords()
  const target = useTarget()
  const [email, setEmail] = useState('')
  const { client, settings, account, leave, end } = ready
  const redirectTo = target.confirmAddress()

  // A session that was stored before this visit may have ended on the service meanwhile.
  const onEnd = useRef(end)
  useEffect(() => {
    if (!hasStoredSession()) return
    void endedByService(client).then(ended => (ended ? onEnd.current() : undefined))
  }, [client])

  /** Where nothing can be stored, leaving the page would lose the session: the panel says so instead. */
  function onSignedIn() {
    if (storageWorks()) target.goOn()
  }

  if (account.state === 'signed-in') {
    return <SignedIn account={account} target={target} leave={leave} />
  }
  if (sent) {
    return (
      <Sent
        {...sent}
        client={client}
        redirectTo={redirectTo}
        onDone={sent.kind === 'forgot' ? target.goToReset : onSignedIn}
        onOtherAddress={() => setSent(undefined)}
      />
    )
  }
  const common = { client, email, onEmail: setEmail }
  const send = (kind: SentKind) => (address: string) => setSent({ kind, email: address })
  return (
    <>
      {storageWorks() ? null : <p className={styles.notice}>{words.storageBlocked}</p>}
      {step === 'password' ? (
        <PasswordForm
          {...common}
          onSignedIn={onSignedIn}
          onResend={address => {
            void sendConfirmation(client, { email: address, redirectTo })
            setSent({ kind: 'create', email: address })
          }}
        />
      ) : null}
      {step === 'link' || step === 'forgot' ? (
        <MailForm key={step} {...common} kind={step} redirectTo={redirectTo} onSent={send(step)} />
      ) : null}
      {step === 'create' ? (
        <CreateForm
          {...common}
          language={target.language}
          redirectTo={redirectTo}
          onSent={send('create')}
          onSignedIn={onSignedIn}
        />
      ) : null}
      <nav className={styles.ways} aria-label={words.titles.password}>
        {step === 'password' ? null : <a href="#password">{words.actions.toPassword}</a>}
        {step === 'link' || !settings.email ? null : <a href="#link">{words.actions.toLink}</a>}
        {step === 'create' || !settings.signUp || !settings.email ? null : (
          <a href="#create">{words.actions.toCreate}</a>
        )}
        {step === 'forgot' || !settings.email ? null : <a href="#forgot">{words.actions.toForgot}</a>}
      </nav>
    </>
  )
}

export const signInPage: AuthRoute = { title: words => words.titles.password, Main: SignIn }
