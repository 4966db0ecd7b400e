/** Requests of the pages to the service; responses that would reveal who has an account become one. */
import type { AuthError } from '@supabase/supabase-js'
import { problemOf, secondsIn, type Problem } from './problem.ts'
import type { AuthClient } from './types.ts'

/** Undefined: done. */
export type Outcome = Problem | undefined

/** The kinds of links and codes that a mail can carry. */
export type MailType = 'email' | 'recovery' | 'invite' | 'email_change'

interface MailOptions {
  email: string
  /** Our confirm page, with where to go from there. */
  redirectTo: string
}

function outcome(error: AuthError | null): Outcome {
  return error ? problemOf(error) : undefined
}

/** Hides whether there is an account. The limit on mail is counted per account, so it would reveal that too. */
function discreet(error: AuthError | null): Outcome {
  const tells = error?.code === 'otp_disabled' || error?.code === 'over_email_send_rate_limit'
  return tells ? undefined : outcome(error)
}

/** Signs in. The service refuses a wrong password and an unknown address in the same way. */
export async function signInWithPassword(client: AuthClient, email: string, password: string): Promise<Outcome> {
  const { error } = await client.signInWithPassword({ email, password })
  return outcome(error)
}

/** Mails a link and a code to somebody who has an account. Nobody else gets mail, and the page does not say so. */
export async function sendLink(client: AuthClient, { email, redirectTo }: MailOptions): Promise<Outcome> {
  const { error } = await client.signInWithOtp({
    email,
    options: { shouldCreateUser: false, emailRedirectTo: redirectTo }
  })
  return discreet(error)
}

/** Mails a link and a code to set a new password, as discreetly as `sendLink`. */
export async function sendReset(client: AuthClient, { email, redirectTo }: MailOptions): Promise<Outcome> {
  const { error } = await client.resetPasswordForEmail(email, { redirectTo })
  return discreet(error)
}

/** Mails the confirmation of a new account again. */
export async function sendConfirmation(client: AuthClient, { email, redirectTo }: MailOptions): Promise<Outcome> {
  const { error } = await client.resend({ type: 'signup', email, options: { emailRedirectTo: redirectTo } })
  return discreet(error)
}

interface NewAccount extends MailOptions {
  password: string
  name: string
  language: string
}

/** @returns whether the person is signed in already (a service that asks for no confirmation), or what went wrong */
export async function createAccount(
  client: AuthClient,
  { email, password, name, language, redirectTo }: NewAccount
): Promise<{ signedIn: boolean } | { problem: Problem }> {
  const { data, error } = await client.signUp({
    email,
    password,
    options: { data: { ...(name ? { full_name: name } : {}), lang: language }, emailRedirectTo: redirectTo }
  })
  // The limit on mail to an address that is not confirmed yet. Without seconds it is the limit of the whole service.
  const unconfirmed = error?.code === 'over_email_send_rate_limit' && secondsIn(error.message) !== undefined
  if (error && !unconfirmed) return { problem: problemOf(error) }
  return { signedIn: data.session !== null }
}

/** What a link or code led to: a session, or half of a change of address, which both addresses confirm. */
export type Verified = { done: 'session' | 'half' } | { problem: Problem }

/** Redeems a code that was typed. @param token its digits alone */
export async function verifyCode(
  client: AuthClient,
  { email, token, type }: { email: string; token: string; type: MailType }
): Promise<Verified> {
  return verified(await client.verifyOtp({ email, token, type }))
}

/** Redeems the hash of a link, which works once, in any browser. */
export async function verifyHash(client: AuthClient, tokenHash: string, type: MailType): Promise<Verified> {
  return verified(await client.verifyOtp({ token_hash: tokenHash, type }))
}

function verified({ data, error }: Awaited<ReturnType<AuthClient['verifyOtp']>>): Verified {
  if (error) return { problem: problemOf(error) }
  return { done: data.session ? 'session' : 'half' }
}

/** Exchanges a PKCE code. @returns whether its link was one to set a new password */
export async function exchangeCode(
  client: AuthClient,
  code: string
): Promise<{ recovery: boolean } | { problem: Problem }> {
  const { data, error } = await client.exchangeCodeForSession(code)
  if (error) return { problem: problemOf(error) }
  return { recovery: 'redirectType' in data && data.redirectType === 'recovery' }
}

/** Sets a new password for the person who is signed in. */
export async function setPassword(client: AuthClient, password: string): Promise<Outcome> {
  const { error } = await client.updateUser({ password })
  return outcome(error)
}

/** Whether the service has ended the stored session; false where it does not answer. */
export async function hasSessionEnded(client: AuthClient): Promise<boolean> {
  const { error } = await client.getUser()
  const problem = outcome(error)
  return problem?.kind === 'refused' && ENDED.includes(problem.code)
}

const ENDED = ['session_not_found', 'session_expired', 'user_not_found', 'user_banned', 'bad_jwt']
