import { createAccount } from '../../auth/actions'
import type { Language } from '../../i18n'
import { emailField, nameField, newPasswordField } from './fields'
import { Form } from './Form'
import { useAuthMessages } from './messages'
import type { StepProps } from './step-props'
import { useForm } from './use-form'

interface Props extends StepProps {
  language: Language
  redirectTo: string
  onSent: (email: string) => void
  /** A service that asks for no confirmation signs new people in at once. */
  onSignedIn: () => void
}

/** The form for a new account. */
export function CreateForm({ client, email, onEmail, language, redirectTo, onSent, onSignedIn }: Props) {
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
