/** The ways to sign in: by password, by mail, with a new account. */
import { createAccount, sendLink, sendReset, signInWithPassword } from '../../auth/actions'
import type { AuthClient } from '../../auth/types'
import type { Language } from '../../i18n'
import kit from '../tool/form.module.css'
import { emailField, nameField, newPasswordField, passwordField } from './fields'
import { Form } from './Form'
import { useAuthMessages } from './messages'
import { useForm } from './use-form'

/** The email address is kept while the reader switches between the ways. */
interface Props {
  client: AuthClient
  email: string
  onEmail: (email: string) => void
}

interface PasswordProps extends Props {
  onSignedIn: () => void
  /** Sends the confirmation again; only offered to somebody whose password was right. */
  onResend: (email: string) => void
}

/** Sign-in by password. */
export function PasswordForm({ client, email, onEmail, onSignedIn, onResend }: PasswordProps) {
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
        <button className={kit.quiet} type="button" onClick={() => onResend(form.values.email.trim())}>
          {messages.actions.resend}
        </button>
      ) : null}
    </Form>
  )
}

interface MailProps extends Props {
  kind: 'link' | 'forgot'
  redirectTo: string
  onSent: (email: string) => void
}

/** Asks for an address and sends it a link and a code: to sign in, or to set a new password. */
export function MailForm({ kind, client, email, onEmail, redirectTo, onSent }: MailProps) {
  const messages = useAuthMessages()
  const form = useForm({
    fields: [emailField(messages)],
    initial: { email },
    send: async values => {
      const address = values.email.trim()
      onEmail(address)
      const problem = await (kind === 'link' ? sendLink : sendReset)(client, { email: address, redirectTo })
      if (!problem) onSent(address)
      return problem
    }
  })
  const { actions, explain } = messages
  return (
    <>
      <p>{explain[kind]}</p>
      <Form form={form} submit={kind === 'link' ? actions.sendLink : actions.sendReset} />
    </>
  )
}

interface CreateProps extends Props {
  language: Language
  redirectTo: string
  onSent: (email: string) => void
  /** A service that asks for no confirmation signs new people in at once. */
  onSignedIn: () => void
}

/** The form for a new account. */
export function CreateForm({ client, email, onEmail, language, redirectTo, onSent, onSignedIn }: CreateProps) {
  const messages = useAuthMessages()
  const form = useForm({
    fields: [nameField(messages), emailField(messages), newPasswordField(messages)],
    initial: { email },
    send: async values => {
      const address = values.email.trim()
      onEmail(address)
      const result = await createAccount(client, {
        email: address,
        password: values.password,
        name: values.name.trim(),
        language,
        redirectTo
      })
      if ('problem' in result) return result.problem
      if (result.signedIn) onSignedIn()
      else onSent(address)
      return undefined
    }
  })
  return <Form form={form} submit={messages.actions.create} />
}
