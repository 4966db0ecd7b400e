import { createAccount } from '../../auth/actions'
import type { Language } from '../../i18n'
import { emailError, newPasswordError, onlyWrong } from './checks'
import { Form } from './Form'
import type { StepProps } from './step-props'
import { useForm } from './use-form'
import { useAuthWords } from './words'

interface Props extends StepProps {
  language: Language
  redirectTo: string
  onSent: (email: string) => void
  /** A service that asks for no confirmation signs new people in at once. */
  onSignedIn: () => void
}

/** The form for a new account: a name if wanted, address and password. */
export function CreateForm({ client, email, onEmail, language, redirectTo, onSent, onSignedIn }: Props) {
  const words = useAuthWords()
  const form = useForm({
    initial: { name: '', email, password: '' },
    secrets: ['password'],
    check: values =>
      onlyWrong({
        name: undefined,
        email: emailError(values.email, words),
        password: newPasswordError(values.password, words)
      }),
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
  return (
    <Form
      form={form}
      submit={words.actions.create}
      fields={[
        { name: 'name', label: words.fields.name, hint: words.fields.nameHint, autoComplete: 'name' },
        { name: 'email', label: words.fields.email, type: 'email', autoComplete: 'email', inputMode: 'email' },
        {
          name: 'password',
          label: words.fields.newPassword,
          hint: words.fields.newPasswordHint,
          type: 'password',
          autoComplete: 'new-password'
        }
      ]}
    />
  )
}
