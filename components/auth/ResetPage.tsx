import { useState } from 'react'
import { setPassword } from '../../auth/actions'
import { fill } from '../../i18n/fill'
import kit from '../tool/form.module.css'
import { withBase } from '../layout/base-path'
import type { AuthRoute } from './auth-route'
import { AuthStep } from './AuthStep'
import { newPasswordField } from './fields'
import { Form } from './Form'
import { useAuthMessages } from './messages'
import { SignedIn } from './SignedIn'
import { useDestination } from './use-destination'
import { useForm } from './use-form'
import { useService, type Ready } from './use-service'

/** /auth/reset: a new password for anybody with a session, as the event of a recovery link may come too early. */
function NewPassword() {
  const messages = useAuthMessages()
  const { ready, placeholder, notice } = useService()
  return (
    <AuthStep title={messages.titles.reset} notice={notice}>
      {ready ? <Reset ready={ready} /> : placeholder}
    </AuthStep>
  )
}

function Reset({ ready: { account, client, onSignOut } }: { ready: Ready }) {
  const { done } = useAuthMessages()
  const { proceed } = useDestination()
  const [saved, setSaved] = useState(false)
  if (account.state !== 'signed-in') return <NoSession />
  if (!saved) return <NewPasswordForm client={client} email={account.email} onSaved={() => setSaved(true)} />
  return (
    <SignedIn account={account} onContinue={proceed} onSignOut={onSignOut}>
      <p role="status">{done.password}</p>
    </SignedIn>
  )
}

function NoSession() {
  const { explain } = useAuthMessages()
  const { language } = useDestination()
  return (
    <>
      <p className={kit.notice}>{explain.noSession}</p>
      <p>
        <a href={withBase(`/${language}/auth/sign-in#forgot`)}>{explain.askAgain}</a>
      </p>
    </>
  )
}

interface FormProps extends Pick<Ready, 'client'> {
  email: string | undefined
  onSaved: () => void
}

function NewPasswordForm({ client, email, onSaved }: FormProps) {
  const messages = useAuthMessages()
  const form = useForm({
    fields: [newPasswordField(messages)],
    send: async values => {
      const problem = await setPassword(client, values.password)
      if (!problem) onSaved()
      return problem
    }
  })
  return (
    <>
      {email ? <p>{fill(messages.explain.resetFor, { email })}</p> : null}
      <Form form={form} submit={messages.actions.setPassword}>
        {/* Password managers store the new password under this name. */}
        <input hidden readOnly type="email" name="username" autoComplete="username" value={email ?? ''} />
      </Form>
    </>
  )
}

export const resetPage: AuthRoute = { title: messages => messages.titles.reset, Main: NewPassword }
