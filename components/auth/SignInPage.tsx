import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { hasSessionEnded, sendConfirmation } from '../../auth/actions'
import { hasStoredSession, storageWorks } from '../../auth/storage'
import kit from '../tool/form.module.css'
import styles from './auth.module.css'
import type { AuthRoute } from './auth-route'
import { AuthStep } from './AuthStep'
import { CheckInbox, type SentKind } from './CheckInbox'
import { useAuthMessages } from './messages'
import { SignedIn } from './SignedIn'
import { CreateForm, MailForm, PasswordForm } from './SignInForms'
import { useDestination } from './use-destination'
import { useService, type Ready } from './use-service'

const STEPS = ['password', 'link', 'create', 'forgot'] as const

/** The ways to sign in; each has its own hash (`#create`), so that Back and the language links keep it. */
type Step = (typeof STEPS)[number]

function onHashChange(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/** The way that the address names; by password where it names none. */
function currentStep(): Step {
  return STEPS.find(step => `#${step}` === location.hash) ?? 'password'
}

interface Sent {
  kind: SentKind
  email: string
}

function SignIn() {
  const messages = useAuthMessages()
  const step = useSyncExternalStore(onHashChange, currentStep, (): Step => 'password')
  const [sent, setSent] = useState<Sent>()
  const { ready, placeholder, notice } = useService()

  useEffect(() => setSent(undefined), [step])

  const signedIn = ready?.account.state === 'signed-in'
  const title = signedIn ? messages.titles.signedIn : sent ? messages.titles.inbox : messages.titles[step]
  return (
    <AuthStep title={title} notice={notice}>
      {signedIn ? null : <p>{messages.open}</p>}
      {ready ? <SignInSteps ready={ready} step={step} sent={sent} setSent={setSent} /> : placeholder}
    </AuthStep>
  )
}

interface StepsProps {
  ready: Ready
  step: Step
  sent: Sent | undefined
  setSent: (sent: Sent | undefined) => void
}

function SignInSteps({ ready, step, sent, setSent }: StepsProps) {
  const messages = useAuthMessages()
  const destination = useDestination()
  const [email, setEmail] = useState('')
  const { client, settings, account, onSignOut, onSessionEnded } = ready
  const { language, confirmAddress: redirectTo, proceed, goToReset } = destination

  // The service may have ended a stored session since the last visit.
  const onEnded = useRef(onSessionEnded)
  useEffect(() => {
    if (!hasStoredSession()) return
    void hasSessionEnded(client).then(ended => (ended ? onEnded.current() : undefined))
  }, [client])

  /** Where nothing can be stored, leaving the page would lose the session: the page says so instead. */
  function onSignedIn() {
    if (storageWorks()) proceed()
  }

  if (account.state === 'signed-in') {
    return <SignedIn account={account} onContinue={proceed} onSignOut={onSignOut} />
  }
  if (sent) {
    return (
      <CheckInbox
        {...sent}
        client={client}
        redirectTo={redirectTo}
        onDone={sent.kind === 'forgot' ? goToReset : onSignedIn}
        onOtherAddress={() => setSent(undefined)}
      />
    )
  }
  const common = { client, email, onEmail: setEmail }
  const onSent = (kind: SentKind) => (address: string) => setSent({ kind, email: address })
  return (
    <>
      {storageWorks() ? null : <p className={kit.notice}>{messages.storageBlocked}</p>}
      {step === 'password' ? (
        <PasswordForm
          {...common}
          onSignedIn={onSignedIn}
          onResend={address => {
            void sendConfirmation(client, { email: address, redirectTo })
            onSent('create')(address)
          }}
        />
      ) : null}
      {step === 'link' || step === 'forgot' ? (
        <MailForm key={step} {...common} kind={step} redirectTo={redirectTo} onSent={onSent(step)} />
      ) : null}
      {step === 'create' ? (
        <CreateForm
          {...common}
          language={language}
          redirectTo={redirectTo}
          onSent={onSent('create')}
          onSignedIn={onSignedIn}
        />
      ) : null}
      <OtherSteps step={step} settings={settings} />
    </>
  )
}

function OtherSteps({ step, settings: { email, signUp } }: { step: Step; settings: Ready['settings'] }) {
  const { actions, titles } = useAuthMessages()
  const steps: [step: Step, label: string, isOffered: boolean][] = [
    ['password', actions.toPassword, true],
    ['link', actions.toLink, email],
    ['create', actions.toCreate, email && signUp],
    ['forgot', actions.toForgot, email]
  ]
  return (
    <nav className={styles.ways} aria-label={titles.password}>
      {steps
        .filter(([name, , isOffered]) => isOffered && name !== step)
        .map(([name, label]) => (
          <a key={name} href={`#${name}`}>
            {label}
          </a>
        ))}
    </nav>
  )
}

export const signInPage: AuthRoute = { title: messages => messages.titles.password, Main: SignIn }
