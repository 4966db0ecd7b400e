import { verifyCode, type MailType } from '../../auth/actions'
import type { AuthClient } from '../../auth/types'
import { codeError, codeOf, emailError, onlyWrong } from './checks'
import { Form, type FieldSpec } from './Form'
import { useForm } from './use-form'
import { useAuthWords } from './words'

interface Props {
  client: AuthClient
  type: MailType
  /** Undefined: the form asks for it. */
  email?: string
  onDone: (done: 'session' | 'half') => void
}

/** The six digits of a mail: they work in any browser, whichever asked for them. */
export function CodeForm({ client, type, email, onDone }: Props) {
  const words = useAuthWords()
  const form = useForm({
    initial: { email: email ?? '', code: '' },
    check: values => onlyWrong({ email: emailError(values.email, words), code: codeError(values.code, words) }),
    send: async values => {
      const result = await verifyCode(client, { email: values.email.trim(), token: codeOf(values.code), type })
      if ('problem' in result) return result.problem
      onDone(result.done)
      return undefined
    }
  })
  const code: FieldSpec<'email' | 'code'> = {
    name: 'code',
    label: words.fields.code,
    hint: words.fields.codeHint,
    autoComplete: 'one-time-code',
    inputMode: 'numeric'
  }
  const address: FieldSpec<'email' | 'code'> = {
    name: 'email',
    label: words.fields.email,
    type: 'email',
    autoComplete: 'email',
    inputMode: 'email'
  }
  return <Form form={form} submit={words.actions.useCode} fields={email === undefined ? [address, code] : [code]} />
}
