/**
 * What the pages ask of the service. Each answers with a problem or nothing; and
 * where the service's answer would tell a stranger whether an address has an
 * account, both answers become the same one here.
 */
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

/** Limits on mail are counted per account, so they too would tell that there is one. */
function withoutTelling(error: AuthError | null): Outcome {
  const telling = error?.code === 'otp_disabled' || error?.code === 'over_email_send_rate_limit'
  return telling ? undefined : outcome(error)
}

/** Signs in. A wrong password and an address without an account are refused in the same words, by the service itself. */
export async function signInWithPassword(client: AuthClient, email: string, password: string): Promise<Outcome> {
  const { error } = await client.signInWithPassword({ email, password })
  return outcome(error)
}

/** A link and a code for somebody who has an account; nobody else gets mail, and nobody is told. */
export async function sendLink(client: AuthClient, { email, redirectTo }: MailOptions): Promise<Outcome> {
  const { error } = await client.signInWithOtp({
    email,
    options: { shouldCreateUser: false, emailRedirectTo: redirectTo }
  })
  return withoutTelling(error)
}

/** A link and a code to set a new password; as with `sendLink`, nobody is told whether there is an account. */
export async function sendReset(client: AuthClient, { email, redirectTo }: MailOptions): Promise<Outcome> {
  const { error } = await client.resetPasswordForEmail(email, { redirectTo })
  return withoutTelling(error)
}

/** The mail that confirms a new account, once more. */
export async function sendConfirmation(client: AuthClient, { email, redirectTo }: MailOptions): Promise<Outcome> {
  const { error } = await client.resend({ type: 'signup', email, options: { emailRedirectTo: redirectTo } })
  return withoutTelling(error)
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
  // An address that waits for its confirmation; a limit without seconds is the whole service's.
  const waiting = error?.code === 'over_email_send_rate_limit' && secondsIn(error.message) !== undefined
  if (error && !waiting) return { problem: problemOf(error) }
  return { signedIn: data.session !== null }
}

/** What a link or code led to: a session, or half of a change of address. */
export type Verified = { done: 'session' | 'half' } | { problem: Problem }

/** Redeems the digits that somebody has typed from a mail. @param token the digits alone */
export async function verifyCode(
  client: AuthClient,
  { email, token, type }: { email: string; token: string; type: MailType }
): Promise<Verified> {
  return verified(await client.verifyOtp({ email, token, type }))
}

/** Redeems what a link in a mail carries; works in any browser, and once. */
export async function verifyHash(client: AuthClient, tokenHash: string, type: MailType): Promise<Verified> {
  return verified(await client.verifyOtp({ token_hash: tokenHash, type }))
}

function verified({ data, error }: Awaited<ReturnType<AuthClient['verifyOtp']>>): Verified {
  if (error) return { problem: problemOf(error) }
  return { done: data.session ? 'session' : 'half' }
}

/** @returns whether the link was one to set a new password */
export async function exchangeCode(
  client: AuthClient,
  code: string
): Promise<{ recovery: boolean } | { problem: Problem }> {
  const { data, error } = await client.exchangeCodeForSession(code)
  if (error) return { problem: problemOf(error) }
  return { recovery: 'redirectType' in data && data.redirectType === 'recovery' }
}

/** Sets a new password for whoever is signed in. */
export async function setPassword(client: AuthClient, password: string): Promise<Outcome> {
  const { error } = await client.updateUser({ password })
  return outcome(error)
}

/** Has the service ended the stored session meanwhile? Where it does not answer: no. */
export async function endedByService(client: AuthClient): Promise<boolean> {
  const { error } = await client.getUser()
  const problem = outcome(error)
  return problem?.kind === 'refused' && ENDED.includes(problem.code)
}

const ENDED = ['session_not_found', 'session_expired', 'user_not_found', 'user_banned', 'bad_jwt']
