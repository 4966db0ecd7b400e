/** What can be said about a field before the service is asked. */
import type { AuthMessages } from '../../i18n/auth'

/** bcrypt, with which the service keeps passwords, reads no further. Bytes: a Chinese character has three. */
const LONGEST_PASSWORD = 72

export function emailError(email: string, { missing }: AuthMessages): string | undefined {
  if (!email.trim()) return missing.email
  return /^[^\s@]+@[^\s@]+$/.test(email.trim()) ? undefined : missing.emailShape
}

export function newPasswordError(password: string, { missing }: AuthMessages): string | undefined {
  if (!password) return missing.newPassword
  return new TextEncoder().encode(password).length > LONGEST_PASSWORD ? missing.longPassword : undefined
}

/** Codes are pasted with spaces, typed in full-width digits; the service's length is six, or more by its settings. */
export function codeOf(typed: string): string {
  return typed.normalize('NFKC').replace(/\D/g, '')
}

export function codeError(typed: string, { missing }: AuthMessages): string | undefined {
  return /^\d{6,10}$/.test(codeOf(typed)) ? undefined : missing.code
}

/** Leaves out the fields with which nothing is wrong. */
export function onlyWrong<Name extends string>(
  errors: Record<Name, string | undefined>
): Partial<Record<Name, string>> {
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error)) as Partial<Record<Name, string>>
}
