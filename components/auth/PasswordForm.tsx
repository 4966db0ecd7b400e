import { signInWithPassword } from '../../auth/actions'
import { emailError, onlyWrong } from './checks'
import { Form } from './Form'
import type { StepProps } from './step-props'
import { useForm } from './use-form'
import { useAuthWords } from './words'
import styles from './auth.module.css'

interface Props extends StepProps {
  onSignedIn: () => void
  /** Sends the confirmation again; only offered to somebody whose password was right. */
  onResend: (email: string) => void
}

/** Sign-in by password. Somebody whose address waits to be confirmed can have that mail again. */
export function PasswordForm({ client, email, onEmail, onSignedIn, onResend }: Props) {
  const words = useAuthWords()
  const form = useForm({
    initial: { email, password: '' },
    secrets: ['password'],
    check: values =>
      onlyWrong({
        email: emailError(values.email, words),
        password: values.password ? undefined : words.missing.password
      }),
    send: async values => {
      onEmail(values.email.trim())
      const problem = await signInWithPassword(client, values.email.trim(), values.password)
      if (!problem) onSignedIn()
      return problem
    }
  })
  const unconfirmed = form.problem?.kind === 'refused' && form.problem.code === 'email_not_confirmed'
  return (
    <Form
      form={form}
      submit={words.actions.signIn}
      fields={[
        { name: 'email', label: words.fields.email, type: 'email', autoComplete: 'email', inputMode: 'email' },
        { name: 'password', label: words.fields.password, type: 'password', autoComplete: 'current-password' }
      ]}
    >
      {unconfirmed ? (
        <button className={styles.quiet} type="button" onClick={() => onResend(form.values.email.trim())}>
          {words.actions.resend}
        </button>
      ) : null}
    </Form>
  )
}
