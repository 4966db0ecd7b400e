/** What can be said about a field before the service is asked. */
import type { AuthMessages } from '../../i18n/auth'

/** bcrypt, with which the service keeps passwords, reads no further. Bytes: a Chinese character has three. */
const LONGEST_PASSWORD = 72

/** @returns what is wrong with an address, in the reader’s words; undefined where the service may be asked */
export function emailError(email: string, { missing }: AuthMessages): string | undefined {
  if (!email.trim()) return missing.email
  return /^[^\s@]+@[^\s@]+$/.test(email.trim()) ? undefined : missing.emailShape
}

/** Missing or too long; whether it is weak is for the service to say. @returns undefined where it may be asked */
export function newPasswordError(password: string, { missing }: AuthMessages): string | undefined {
  if (!password) return missing.newPassword
  return new TextEncoder().encode(password).length > LONGEST_PASSWORD ? missing.longPassword : undefined
}

/** Codes are pasted with spaces, typed in full-width digits; the service's length is six, or more by its settings. */
export function codeOf(typed: string): string {
  return typed.normalize('NFKC').replace(/\D/g, '')
}

/** What is wrong with a code; spaces and full-width digits are no mistake. @returns undefined where it may be right */
export function codeError(typed: string, { missing }: AuthMessages): string | undefined {
  return /^\d{6,10}$/.test(codeOf(typed)) ? undefined : missing.code
}

/** Leaves out the fields with which nothing is wrong. */
export function onlyWrong<Name extends string>(
  errors: Record<Name, string | undefined>
): Partial<Record<Name, string>> {
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error)) as Partial<Record<Name, string>>
}
