import { useState } from 'react'
import type { Problem } from '../../../auth/problem'
import { codeField, emailField, nameField, newPasswordField, passwordField } from '../../../components/auth/fields'
import { Form } from '../../../components/auth/Form'
import { AuthMessagesContext } from '../../../components/auth/messages'
import type { FormState } from '../../../components/auth/use-form'
import { authEn } from '../../../i18n/auth/en'
import { authZh } from '../../../i18n/auth/zh'
import type { Language } from '../../../i18n/languages'
import { Section, Specimen } from './Specimen'

type Name = 'name' | 'email' | 'password' | 'code'

const refused = (code: string): Problem => ({ kind: 'refused', code, reasons: [] })

/** The form of sign-in, with each sort of problem. */
export function SignIn({ language }: { language: Language }) {
  const messages = language === 'en' ? authEn : authZh
  const fields = [nameField, emailField, newPasswordField, codeField].map(field => field(messages))
  const states: Record<string, Partial<FormState<Name>>> = {
    empty: {},
    errors: { errors: { email: messages.missing.emailShape, code: messages.missing.code } },
    filled: { values: { name: 'Li', email: 'li@example.org', password: '123456', code: '123456' } },
    pending: { pending: true },
    offline: { problem: { kind: 'offline' } },
    busy: { problem: { kind: 'busy', seconds: 60 }, wait: 60 },
    refused: { problem: refused('invalid_credentials') },
    'a weak password': { problem: refused('weak_password') },
    'the password that they have': { fields: [passwordField(messages)] }
  }
  return (
    <AuthMessagesContext.Provider value={messages}>
      <Section title="Sign-in">
        {Object.entries(states).map(([name, state]) => (
          <Specimen key={name} name={`Form, ${name}`}>
            <StatedForm state={{ fields, ...state }} submit={messages.actions.create} />
          </Specimen>
        ))}
      </Section>
    </AuthMessagesContext.Provider>
  )
}

function StatedForm({ state, submit }: { state: Partial<FormState<Name>>; submit: string }) {
  const [values, setValues] = useState<Record<Name, string>>({ name: '', email: '', password: '', code: '' })
  const form: FormState<Name> = {
    fields: [],
    values,
    set: (name, value) => setValues({ ...values, [name]: value }),
    errors: {},
    problem: undefined,
    pending: false,
    wait: 0,
    failures: 0,
    submit: event => event.preventDefault(),
    ...state
  }
  return <Form form={form} submit={submit} />
}
