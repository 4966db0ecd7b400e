/**
 * The answers of Supabase Auth as its openapi.yaml describes them (supabase/auth
 * at bc32168e, August 2026): AccessTokenResponseSchema, UserSchema, IdentitySchema,
 * ErrorSchema. `strict` throughout: a field that the real service does not send is
 * a mistake of ours. Where the server's source differs from its description, the
 * source is followed, and the line says so.
 */
import { z } from 'zod'

const dateTime = z.string().datetime()
const time = dateTime.optional()

const identity = z
  .object({
    identity_id: z.string().uuid(),
    id: z.string(),
    user_id: z.string().uuid(),
    identity_data: z.record(z.unknown()),
    provider: z.string(),
    last_sign_in_at: dateTime,
    created_at: dateTime,
    updated_at: dateTime,
    email: z.string().email().optional()
  })
  .strict()

export const userSchema = z
  .object({
    id: z.string().uuid(),
    aud: z.literal('authenticated'),
    // Erratum: empty for the fabricated user of a repeated sign-up.
    role: z.enum(['authenticated', '']),
    email: z.string().email(),
    phone: z.string(),
    email_confirmed_at: time,
    confirmed_at: time,
    confirmation_sent_at: time,
    recovery_sent_at: time,
    new_email: z.string().email().optional(),
    email_change_sent_at: time,
    last_sign_in_at: time,
    app_metadata: z.object({ provider: z.string(), providers: z.array(z.string()) }).strict(),
    user_metadata: z.record(z.unknown()),
    identities: z.array(identity),
    created_at: dateTime,
    updated_at: dateTime,
    is_anonymous: z.boolean()
  })
  .strict()

export const sessionSchema = z
  .object({
    access_token: z.string().regex(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    token_type: z.literal('bearer'),
    expires_in: z.number().int().positive(),
    expires_at: z.number().int().positive(),
    // Not in the description: tokens of version 1 have this form.
    refresh_token: z.string().regex(/^[a-z0-9]{12}$/),
    user: userSchema
  })
  .strict()

const weakPassword = z.object({ reasons: z.array(z.enum(['length', 'characters', 'pwned'])) }).optional()

/** ErrorSchema: for callers that name no version of the API. */
export const oldErrorSchema = z
  .object({ code: z.number().int(), error_code: z.string(), msg: z.string(), weak_password: weakPassword })
  .strict()

/** Erratum: not described at all, and what every call of the client gets. */
export const newErrorSchema = z.object({ code: z.string(), message: z.string(), weak_password: weakPassword }).strict()

export const settingsSchema = z
  .object({
    external: z.record(z.boolean()),
    disable_signup: z.boolean(),
    mailer_autoconfirm: z.boolean(),
    phone_autoconfirm: z.boolean(),
    sms_provider: z.string(),
    saml_enabled: z.boolean(),
    passkeys_enabled: z.boolean()
  })
  .strict()
