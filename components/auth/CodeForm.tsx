import { verifyCode, type MailType } from '../../auth/actions'
import type { AuthClient } from '../../auth/types'
import { codeField, codeOf, emailField, type FieldSpec } from './fields'
import { Form } from './Form'
import { useAuthMessages } from './messages'
import { useForm } from './use-form'

interface Props {
  client: AuthClient
  type: MailType
  email?: string
  onDone: (done: 'session' | 'half') => void
}

/** The digits of a mail: they work in any browser, not only in the one that asked for them. */
export function CodeForm({ client, type, email, onDone }: Props) {
  const messages = useAuthMessages()
  const fields: FieldSpec<'email' | 'code'>[] = [codeField(messages)]
  if (email === undefined) fields.unshift(emailField(messages))
  const form = useForm({
    fields,
    send: async values => {
      const address = email ?? values.email.trim()
      const result = await verifyCode(client, { email: address, token: codeOf(values.code), type })
      if ('problem' in result) return result.problem
      onDone(result.done)
      return undefined
    }
  })
  return <Form form={form} submit={messages.actions.useCode} />
}
