/**
 * Writes out/_headers (the format of Netlify and Cloudflare Pages, read by our own
 * server too) with a policy that names every inline script by its hash, and refuses
 * an export with an inline script nobody listed.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { connectSources, type AuthConfig } from '../auth/config.ts'
import { handleHelp } from './lib/cli.ts'
import { headersText } from './lib/header-rules.ts'
import { safetyPages } from './lib/safety-pages.ts'

handleHelp('build-headers: write out/_headers with the hashes of the export’s inline scripts and styles')

const out = join(import.meta.dirname, '..', 'out')

/** The exported configuration: what the pages will use is what the policy allows. */
const authConfig = JSON.parse(readFileSync(join(out, 'auth-config.json'), 'utf8')) as AuthConfig | null

/** How each inline script we know of begins. Anything else stops the build. */
const KNOWN_SCRIPTS = [
  /** The theme writes the text direction. */
  "document.documentElement.setAttribute('dir'"
]

const INLINE = /<(script|style)(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/\1>/g

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function inlineHashes(): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const entry of readdirSync(out, { recursive: true, withFileTypes: true })) {
    if (!entry.name.endsWith('.html')) continue
    const file = join(entry.parentPath, entry.name)
    for (const [, tag, attributes = '', text = ''] of readFileSync(file, 'utf8').matchAll(INLINE)) {
      if (tag === 'style') styles.add(hash(text))
      else if (!/type="application\/(ld\+)?json"/.test(attributes)) {
        if (!KNOWN_SCRIPTS.some(start => text.startsWith(start))) {
          throw new Error(
            `${relative(out, file)}: an inline script that is not in the list of scripts/build-headers.ts: ${text.slice(0, 80)}`
          )
        }
        scripts.add(hash(text))
      }
    }
  }
  return { scripts: [...scripts].sort(), styles: [...styles].sort() }
}

function policy(): string {
  const { scripts, styles } = inlineHashes()
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`,
    `connect-src ${connectSources(authConfig)}`,
    `style-src 'self' ${styles.join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'"
  ].join('; ')
}

const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).map(file => `/${file.split(sep).join('/')}`)
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? ''
writeFileSync(join(out, '_headers'), headersText({ policy: policy(), safetyPages: safetyPages(out), files, basePath }))
