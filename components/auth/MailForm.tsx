import { sendLink, sendReset } from '../../auth/actions'
import { emailError, onlyWrong } from './checks'
import { Form } from './Form'
import type { StepProps } from './step-props'
import { useForm } from './use-form'
import { useAuthWords } from './words'

interface Props extends StepProps {
  kind: 'link' | 'forgot'
  redirectTo: string
  onSent: (email: string) => void
}

/** Asks for an address and sends it a link and a code: to sign in, or to set a new password. */
export function MailForm({ kind, client, email, onEmail, redirectTo, onSent }: Props) {
  const words = useAuthWords()
  const form = useForm({
    initial: { email },
    check: values => onlyWrong({ email: emailError(values.email, words) }),
    send: async values => {
      const address = values.email.trim()
      onEmail(address)
      const problem = await (kind === 'link' ? sendLink : sendReset)(client, { email: address, redirectTo })
      if (!problem) onSent(address)
      return problem
    }
  })
  return (
    <>
      <p>{words.explain[kind]}</p>
      <Form
        form={form}
        submit={kind === 'link' ? words.actions.sendLink : words.actions.sendReset}
        fields={[
          { name: 'email', label: words.fields.email, type: 'email', autoComplete: 'email', inputMode: 'email' }
        ]}
      />
    </>
  )
}
