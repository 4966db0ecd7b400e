/** The fields of the sign-in forms, and what can be checked before the service is asked. */
import type { AuthMessages } from '../../i18n/auth/en'

export interface FieldSpec<Name extends string> {
  name: Name
  label: string
  hint?: string
  type?: 'text' | 'email' | 'password'
  autoComplete: string
  inputMode?: 'numeric' | 'email'
  /** What is wrong with what was typed, in the reader’s language. Without it the field may be empty. */
  check?: (typed: string) => string | undefined
}

/** @returns the field of an email address, which the service checks further */
export function emailField({ fields, missing }: AuthMessages): FieldSpec<'email'> {
  return {
    name: 'email',
    label: fields.email,
    type: 'email',
    autoComplete: 'email',
    inputMode: 'email',
    check(typed) {
      if (!typed.trim()) return missing.email
      return /^[^\s@]+@[^\s@]+$/.test(typed.trim()) ? undefined : missing.emailShape
    }
  }
}

/** @returns the field of the password that somebody has */
export function passwordField({ fields, missing }: AuthMessages): FieldSpec<'password'> {
  return {
    name: 'password',
    label: fields.password,
    type: 'password',
    autoComplete: 'current-password',
    check: typed => (typed ? undefined : missing.password)
  }
}

/** The service hashes with bcrypt, which reads no further. In bytes: a Chinese character has three. */
const LONGEST_PASSWORD = 72

/** @returns the field of a password to be; whether it is weak is for the service to say */
export function newPasswordField({ fields, missing }: AuthMessages): FieldSpec<'password'> {
  return {
    name: 'password',
    label: fields.newPassword,
    hint: fields.newPasswordHint,
    type: 'password',
    autoComplete: 'new-password',
    check(typed) {
      if (!typed) return missing.newPassword
      return new TextEncoder().encode(typed).length > LONGEST_PASSWORD ? missing.longPassword : undefined
    }
  }
}

/** @returns the field of a name, which may stay empty */
export function nameField({ fields }: AuthMessages): FieldSpec<'name'> {
  return { name: 'name', label: fields.name, hint: fields.nameHint, autoComplete: 'name' }
}

/** @returns the field of the code from a mail: six digits, or more by the service’s settings */
export function codeField({ fields, missing }: AuthMessages): FieldSpec<'code'> {
  return {
    name: 'code',
    label: fields.code,
    hint: fields.codeHint,
    autoComplete: 'one-time-code',
    inputMode: 'numeric',
    check: typed => (/^\d{6,10}$/.test(codeOf(typed)) ? undefined : missing.code)
  }
}

/** The digits of a code, which people paste with spaces or type in full width. */
export function codeOf(typed: string): string {
  return typed.normalize('NFKC').replace(/\D/g, '')
}
