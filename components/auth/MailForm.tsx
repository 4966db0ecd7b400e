import { sendLink, sendReset } from '../../auth/actions'
import { emailField } from './fields'
import { Form } from './Form'
import { useAuthMessages } from './messages'
import type { StepProps } from './step-props'
import { useForm } from './use-form'

interface Props extends StepProps {
  kind: 'link' | 'forgot'
  redirectTo: string
  onSent: (email: string) => void
}

/** Asks for an address and sends it a link and a code: to sign in, or to set a new password. */
export function MailForm({ kind, client, email, onEmail, redirectTo, onSent }: Props) {
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
