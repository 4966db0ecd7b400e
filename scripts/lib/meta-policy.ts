/** The security policy inside a document, for hosts that send no headers of ours. */

const CHARSET = /<meta charSet="utf-8"[^>]*>/i

/** Directives that browsers take from a header alone. */
const HEADER_ONLY = /^(?:frame-ancestors|report-uri|report-to|sandbox)\b/

/**
 * Puts the policy before everything that it governs.
 * @throws where the document does not begin as Next writes it: a policy in the wrong place protects nothing
 */
export function withMetaPolicy(html: string, policy: string): string {
  const [charset] = CHARSET.exec(html.slice(0, 1024)) ?? []
  if (!charset) throw new Error('The document does not begin with its character set.')
  const kept = policy
    .split('; ')
    .filter(directive => !HEADER_ONLY.test(directive))
    .join('; ')
  if (kept.includes('"')) throw new Error('The policy cannot stand in an attribute.')
  return html.replace(charset, () => `${charset}<meta http-equiv="Content-Security-Policy" content="${kept}"/>`)
}
