/**
 * Writes out/_headers (the format of Netlify and Cloudflare Pages, read by our own
 * server too) with a policy that names every inline script by its hash, and refuses
 * an export with an inline script nobody listed.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { connectSources, type AuthConfig } from '../auth/config.ts'
import { LANGUAGES } from '../i18n/languages.ts'
import { handleHelp } from './lib/cli.ts'
import { feedPath } from './lib/feed.ts'
import { PUBLISHED } from './lib/published.ts'
import { safetyPages } from './lib/safety-pages.ts'

handleHelp('build-headers: write out/_headers with the hashes of the export’s inline scripts and styles')

const out = join(import.meta.dirname, '..', 'out')

/** The exported configuration: what the pages will use is what the policy allows. */
const authConfig = JSON.parse(readFileSync(join(out, 'auth-config.json'), 'utf8')) as AuthConfig | null

/** Pages where people sign in: kept by no cache, listed by no search engine. */
const AUTH_PAGES = ['/auth/*', '/en/auth/*', '/zh/auth/*']
const authHeaders = AUTH_PAGES.map(
  pages => `
${pages}
  ! Cache-Control
  Cache-Control: no-store
  X-Robots-Tag: noindex
`
).join('')

/** Data for other people's pages too. */
const OPEN_FILES = [...PUBLISHED.map(name => `/${name}.json`), '/schemas/*', ...LANGUAGES.map(feedPath)]
const openHeaders = OPEN_FILES.map(
  path => `
${path}
  Access-Control-Allow-Origin: *
`
).join('')

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

/** A browser’s own cache would keep what the service worker does not. */
function safetyHeaders(): string {
  return safetyPages(out)
    .map(
      path => `
${path}
  ! Cache-Control
  Cache-Control: no-store
`
    )
    .join('')
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

writeFileSync(
  join(out, '_headers'),
  `/*
  Content-Security-Policy: ${policy()}
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
  Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()
  Cross-Origin-Opener-Policy: same-origin
  Strict-Transport-Security: max-age=63072000; includeSubDomains
  Cache-Control: no-cache

/_next/static/*
  ! Cache-Control
  Cache-Control: public, max-age=31536000, immutable

/assets/*
  ! Cache-Control
  Cache-Control: public, max-age=31536000, immutable

/search/*
  ! Cache-Control
  Cache-Control: public, max-age=31536000, immutable

/search/manifest.json
  ! Cache-Control
  Cache-Control: no-cache
${openHeaders}${authHeaders}${safetyHeaders()}`
)
