/** The security policy inside a document, for hosts that cannot send our headers. */

const CHARSET = /<meta charSet="utf-8"[^>]*>/i

/** Directives that browsers accept only in a header. */
const HEADER_ONLY = /^(?:frame-ancestors|report-uri|report-to|sandbox)\b/

/**
 * Puts the policy before everything that it governs.
 * @throws if the document does not start as Next writes it: a policy in the wrong place protects nothing
 */
export function withMetaPolicy(html: string, policy: string): string {
  const [charset] = CHARSET.exec(html.slice(0, 1024)) ?? []
  if (!charset) throw new Error('The document does not start with its character set.')
  const kept = policy
    .split('; ')
    .filter(directive => !HEADER_ONLY.test(directive))
    .join('; ')
  if (kept.includes('"')) throw new Error('The policy cannot be written in an attribute.')
  return html.replace(charset, () => `${charset}<meta http-equiv="Content-Security-Policy" content="${kept}"/>`)
}
