/** The code that stands inside a document itself: the policy names it word for word. */
import { createHash } from 'node:crypto'
import { parse, type HTMLElement } from 'node-html-parser'

/** How inline styles we know begin: the theme’s own colours and sizes. */
const KNOWN_STYLES = [':root{--nextra-']

/** Attributes that may name an address, where `javascript:` would be code. */
const ADDRESSES = ['href', 'src', 'action', 'formaction']

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** Only what a browser reads as data is not code. */
function isData(script: HTMLElement): boolean {
  return /^application\/(?:ld\+)?json$/.test(script.getAttribute('type') ?? '')
}

/** Code in an attribute: the policy would stop it, but only when somebody presses it. */
function codeInAttribute(element: HTMLElement): string | undefined {
  return Object.entries(element.attributes)
    .filter(
      ([name, value]) => /^on/i.test(name) || (ADDRESSES.includes(name.toLowerCase()) && /^\s*javascript:/i.test(value))
    )
    .map(([name, value]) => `${name}="${value}"`)[0]
}

/** Hashes for `style-src` and `script-src`. */
export interface InlineCode {
  styles: Set<string>
  scripts: Set<string>
}

/**
 * The hashes of every inline style and script of a document.
 * @param ownScripts the text of the scripts that we put into pages ourselves
 * @throws for a style that is not listed here and for any other script, naming its beginning
 */
export function inlineCode(html: string, ownScripts: readonly string[]): InlineCode {
  const styles = new Set<string>()
  const scripts = new Set<string>()
  for (const element of parse(html).querySelectorAll('*')) {
    const { rawTagName: tag } = element
    // Put together each time it is asked for: of a whole page, once for every element around.
    const text = tag === 'style' || tag === 'script' ? element.rawText : ''
    const attribute = codeInAttribute(element)
    if (attribute) throw new Error(`code in an attribute: <${tag} ${attribute.slice(0, 80)}>`)
    if (tag === 'style') {
      if (!KNOWN_STYLES.some(start => text.startsWith(start)))
        throw new Error(`an inline style nobody listed: ${text.slice(0, 80)}`)
      styles.add(hash(text))
    } else if (tag === 'script' && !element.hasAttribute('src') && !isData(element)) {
      if (!ownScripts.includes(text)) throw new Error(`an inline script nobody listed: ${text.slice(0, 80)}`)
      scripts.add(hash(text))
    }
  }
  return { styles, scripts }
}
