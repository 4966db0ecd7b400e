import type { Problem } from '../../auth/problem'
import { fill, type AuthMessages } from '../../i18n/auth'

/** Codes that mean the same to a reader as another one. */
const SAME_AS: Record<string, string> = {
  access_denied: 'otp_expired',
  otp_disabled: 'otp_expired',
  bad_code_verifier: 'flow_state_not_found',
  flow_state_expired: 'flow_state_not_found',
  user_already_exists: 'email_exists',
  current_password_required: 'reauthentication_needed',
  current_password_invalid: 'reauthentication_needed',
  session_expired: 'session_not_found',
  refresh_token_not_found: 'session_not_found',
  refresh_token_already_used: 'session_not_found',
  no_authorization: 'session_not_found',
  bad_jwt: 'session_not_found',
  user_not_found: 'session_not_found'
}

/** A problem in the reader's words. A code nobody has phrased is unexpected, and named for whoever is asked. */
export function problemText(problem: Problem, words: AuthMessages): string {
  switch (problem.kind) {
    case 'offline':
    case 'unreachable':
      return words.problem[problem.kind]
    case 'busy':
      return fill(words.problem.busy, { seconds: problem.seconds })
    case 'unexpected':
      return fill(words.problem.unexpected, { code: problem.code })
    case 'refused': {
      const { code, reasons } = problem
      const text = lookUp(words.refused, lookUp(SAME_AS, code) ?? code)
      if (!text) return fill(words.problem.unexpected, { code })
      return [text, ...reasons.flatMap(reason => lookUp(words.weak, reason) ?? [])].join(' ')
    }
  }
}

function lookUp(table: Record<string, string>, key: string): string | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}

/** The field that a refusal is about. */
const FIELDS: Record<string, string> = {
  invalid_credentials: 'password',
  weak_password: 'password',
  same_password: 'password',
  email_address_invalid: 'email',
  email_address_not_authorized: 'email',
  otp_expired: 'code'
}

/** The name of the field to mark and to lead back to; undefined where the problem is about no single field. */
export function fieldOf(problem: Problem | undefined): string | undefined {
  return problem?.kind === 'refused' ? FIELDS[problem.code] : undefined
}
