/**
 * Stands in for passkeys and wallets, which this site does not offer, in the
 * browser’s bundle of the client (scripts/lib/auth-bundle.ts).
 */

/** The client makes one of these when it begins, and nobody asks it anything. */
export class WebAuthnApi {}

export const webAuthnAbortService = {}
export const browserSupportsWebAuthn = unused
export const createCredential = unused
export const createSiweMessage = unused
export const deserializeCredentialCreationOptions = unused
export const deserializeCredentialRequestOptions = unused
export const fromHex = unused
export const getAddress = unused
export const getCredential = unused
export const serializeCredentialCreationResponse = unused
export const serializeCredentialRequestResponse = unused
export const toHex = unused

function unused(): never {
  throw new Error('A part of the auth client that this site does not use was called.')
}
