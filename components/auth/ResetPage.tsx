import { useState } from 'react'
import type { Account } from '../../auth/account'
import { setPassword } from '../../auth/actions'
import { fill } from '../../i18n/auth'
import { withBase } from '../layout/base-path'
import styles from './auth.module.css'
import type { AuthRoute } from './auth-route'
import { AuthStep } from './AuthStep'
import { newPasswordError, onlyWrong } from './checks'
import { Form } from './Form'
import { SignedIn } from './SignedIn'
import { useForm } from './use-form'
import { useGate, type Ready } from './use-gate'
import { useTarget, type Target } from './use-target'
import { useAuthWords } from './words'

/**
 * /auth/reset: a new password for whoever is signed in. The event that the client
 * sends for recovery links can come before this page listens, so a session is enough.
 */
function NewPassword() {
  const words = useAuthWords()
  const { ready, waiting, notice } = useGate()
  return (
    <AuthStep title={words.titles.reset} notice={notice}>
      {ready ? <Reset ready={ready} /> : waiting}
    </AuthStep>
  )
}

function Reset({ ready }: { ready: Ready }) {
  const words = useAuthWords()
  const target = useTarget()
  const [saved, setSaved] = useState(false)
  const { account } = ready
  if (account.state !== 'signed-in') return <NoSession target={target} />
  if (saved) {
    return (
      <SignedIn account={account} target={target} leave={ready.leave}>
        <p role="status">{words.done.password}</p>
      </SignedIn>
    )
  }
  return <PasswordForm ready={ready} account={account} onSaved={() => setSaved(true)} />
}

function NoSession({ target }: { target: Target }) {
  const words = useAuthWords()
  return (
    <>
      <p className={styles.notice}>{words.explain.noSession}</p>
      <p>
        <a href={withBase(`/${target.language}/auth/sign-in#forgot`)}>{words.explain.askAgain}</a>
      </p>
    </>
  )
}

interface FormProps {
  ready: Ready
  account: Extract<Account, { state: 'signed-in' }>
  onSaved: () => void
}

function PasswordForm({ ready, account, onSaved }: FormProps) {
  const words = useAuthWords()
  const form = useForm({
    initial: { password: '' },
    secrets: ['password'],
    check: values => onlyWrong({ password: newPasswordError(values.password, words) }),
    send: async values => {
      const problem = await setPassword(ready.client, values.password)
      if (!problem) onSaved()
      return problem
    }
  })
  return (
    <>
      {account.email ? <p>{fill(words.explain.resetFor, { email: account.email })}</p> : null}
      <Form
        form={form}
        submit={words.actions.setPassword}
        fields={[
          {
            name: 'password',
            label: words.fields.newPassword,
            hint: words.fields.newPasswordHint,
            type: 'password',
            autoComplete: 'new-password'
          }
        ]}
      >
        {/* Password managers keep the new password with this name. */}
        <input hidden readOnly type="email" name="username" autoComplete="username" value={account.email ?? ''} />
      </Form>
    </>
  )
}

export const resetPage: AuthRoute = { title: words => words.titles.reset, Main: NewPassword }
