/** The security policy of the pages, which names each inline script by its hash. */
import { createHash } from 'node:crypto'
import { parse, type HTMLElement } from 'node-html-parser'
import { connectSources, type AuthConfig } from '../../auth/config.ts'

/** Attributes that may hold an address, in which `javascript:` would be code. */
const ADDRESSES = ['href', 'src', 'action', 'formaction']

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** Everything is code except what a browser reads as data. */
function isData(script: HTMLElement): boolean {
  return /^application\/(?:ld\+)?json$/.test(script.getAttribute('type') ?? '')
}

/** Code in an attribute: the policy would block it, but only when somebody presses it. */
function codeInAttribute(element: HTMLElement): string | undefined {
  const [name, value] =
    Object.entries(element.attributes).find(
      ([name, value]) => /^on/i.test(name) || (ADDRESSES.includes(name.toLowerCase()) && /^\s*javascript:/i.test(value))
    ) ?? []
  return name && `${name}="${value}"`
}

/**
 * The hashes of every inline script of a document, for `script-src`.
 * @param ownScripts the text of the scripts that we put into pages ourselves
 * @throws for any other script and for every style, quoting its beginning
 */
export function inlineScripts(html: string, ownScripts: readonly string[]): Set<string> {
  const scripts = new Set<string>()
  for (const element of parse(html).querySelectorAll('*')) {
    const { rawTagName: tag } = element
    // Read once here, because it is serialised on each access.
    const text = tag === 'style' || tag === 'script' ? element.rawText : ''
    const attribute = codeInAttribute(element)
    if (attribute) throw new Error(`code in an attribute: <${tag} ${attribute.slice(0, 80)}>`)
    if (tag === 'style') throw new Error(`an inline style: ${text.slice(0, 80)}`)
    if (tag === 'script' && !element.hasAttribute('src') && !isData(element)) {
      if (!ownScripts.includes(text)) throw new Error(`an inline script nobody listed: ${text.slice(0, 80)}`)
      scripts.add(hash(text))
    }
  }
  return scripts
}

/** The policy of a site with these inline scripts and this sign-in configuration. */
export function securityPolicy(scripts: ReadonlySet<string>, authConfig: AuthConfig | null): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${[...scripts].sort().join(' ')}`,
    `connect-src ${connectSources(authConfig)}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'"
  ].join('; ')
}

const CHARSET = /<meta charSet="utf-8"[^>]*>/i

/** Directives that browsers accept only in a header. */
const HEADER_ONLY = /^(?:frame-ancestors|report-uri|report-to|sandbox)\b/

/**
 * Puts the policy into a document, before everything that it governs, for hosts that cannot send our headers.
 * @throws if the document does not start as Next writes it: a policy in the wrong place protects nothing
 */
export function withMetaPolicy(html: string, policy: string): string {
  const [charset] = CHARSET.exec(html.slice(0, 1024)) ?? []
  if (!charset) throw new Error('The document does not start with its character set.')
  const directives = policy.split('; ').filter(directive => !HEADER_ONLY.test(directive))
  const kept = directives.join('; ')
  if (kept.includes('"')) throw new Error('The policy cannot be written in an attribute.')
  return html.replace(charset, () => `${charset}<meta http-equiv="Content-Security-Policy" content="${kept}"/>`)
}
