import { signInWithPassword } from '../../auth/actions'
import styles from './auth.module.css'
import { emailField, passwordField } from './fields'
import { Form } from './Form'
import { useAuthMessages } from './messages'
import type { StepProps } from './step-props'
import { useForm } from './use-form'

interface Props extends StepProps {
  onSignedIn: () => void
  /** Sends the confirmation again; only offered to somebody whose password was right. */
  onResend: (email: string) => void
}

/** Sign-in by password. */
export function PasswordForm({ client, email, onEmail, onSignedIn, onResend }: Props) {
  const messages = useAuthMessages()
  const form = useForm({
    fields: [emailField(messages), passwordField(messages)],
    initial: { email },
    send: async values => {
      const address = values.email.trim()
      onEmail(address)
      const problem = await signInWithPassword(client, address, values.password)
      if (!problem) onSignedIn()
      return problem
    }
  })
  const unconfirmed = form.problem?.kind === 'refused' && form.problem.code === 'email_not_confirmed'
  return (
    <Form form={form} submit={messages.actions.signIn}>
      {unconfirmed ? (
        <button className={styles.quiet} type="button" onClick={() => onResend(form.values.email.trim())}>
          {messages.actions.resend}
        </button>
      ) : null}
    </Form>
  )
}
