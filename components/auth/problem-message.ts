import type { Problem } from '../../auth/problem'
import type { AuthMessages } from '../../i18n/auth/en'
import { fill } from '../../i18n/fill'

const ALIASES: Record<string, string> = {
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

/** A problem in the reader’s language. A code without a message of its own is named, so that it can be reported. */
export function problemMessage(problem: Problem, messages: AuthMessages): string {
  switch (problem.kind) {
    case 'offline':
    case 'unreachable':
      return messages.problem[problem.kind]
    case 'busy':
      return fill(messages.problem.busy, { seconds: problem.seconds })
    case 'unexpected':
      return fill(messages.problem.unexpected, { code: problem.code })
    case 'refused': {
      const { code, reasons } = problem
      const text = lookUp(messages.refused, lookUp(ALIASES, code) ?? code)
      if (!text) return fill(messages.problem.unexpected, { code })
      return [text, ...reasons.flatMap(reason => lookUp(messages.weak, reason) ?? [])].join(' ')
    }
  }
}

function lookUp(table: Record<string, string>, key: string): string | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}

const FIELDS: Record<string, string> = {
  invalid_credentials: 'password',
  weak_password: 'password',
  same_password: 'password',
  email_address_invalid: 'email',
  email_address_not_authorized: 'email',
  otp_expired: 'code'
}

/** The name of the field that a problem is about; undefined where it is about no single field. */
export function fieldOf(problem: Problem | undefined): string | undefined {
  return problem?.kind === 'refused' ? FIELDS[problem.code] : undefined
}
