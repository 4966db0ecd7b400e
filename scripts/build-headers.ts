/**
 * Writes out/_headers (the format of Netlify and Cloudflare Pages, read by our own
 * server too) with a policy that allows no inline script and names every inline style by
 * its hash, and refuses an export with other code in a page (scripts/lib/inline-code.ts).
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { connectSources, type AuthConfig } from '../auth/config.ts'
import { handleHelp } from './lib/cli.ts'
import { exportedPages } from './lib/exported.ts'
import { headersText } from './lib/header-rules.ts'
import { inlineStyles } from './lib/inline-code.ts'
import { safetyPages } from './lib/safety-pages.ts'

handleHelp('build-headers: write out/_headers with the hashes of the export’s inline styles')

const out = join(import.meta.dirname, '..', 'out')

/** The exported configuration: what the pages will use is what the policy allows. */
const authConfig = JSON.parse(readFileSync(join(out, 'auth-config.json'), 'utf8')) as AuthConfig | null

/** What stands inside a page. @throws with the file’s name where it may not */
function inlineStylesOf(file: string): Set<string> {
  try {
    return inlineStyles(readFileSync(join(out, file), 'utf8'))
  } catch (error) {
    throw new Error(`out/${file}: ${(error as Error).message}`, { cause: error })
  }
}

function policy(): string {
  const styles = new Set(exportedPages(out).flatMap(({ file }) => [...inlineStylesOf(file)]))
  return [
    "default-src 'none'",
    "script-src 'self'",
    `connect-src ${connectSources(authConfig)}`,
    `style-src 'self' ${[...styles].sort().join(' ')}`,
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
