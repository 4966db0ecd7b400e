/**
 * Writes out/_headers (the format of Netlify and Cloudflare Pages, read by our own
 * server too) with a policy that names every inline style and script by
 * its hash, and refuses an export with other code in a page (scripts/lib/inline-code.ts).
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { connectSources, type AuthConfig } from '../auth/config.ts'
import { handleHelp } from './lib/cli.ts'
import { exportedPages } from './lib/exported.ts'
import { headersText } from './lib/header-rules.ts'
import { inlineCode, type InlineCode } from './lib/inline-code.ts'
import { safetyPages } from './lib/safety-pages.ts'

handleHelp('build-headers: write out/_headers with the hashes of the export’s inline styles and scripts')

const out = join(import.meta.dirname, '..', 'out')

/** The exported configuration: what the pages will use is what the policy allows. */
const authConfig = JSON.parse(readFileSync(join(out, 'auth-config.json'), 'utf8')) as AuthConfig | null

/** Our own inline scripts, by name. */
const inlineScripts = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '.generated', 'inline-scripts.json'), 'utf8')
) as Record<string, string>

/** What stands inside a page. @throws with the file’s name where it may not */
function inlineCodeOf(file: string): InlineCode {
  try {
    return inlineCode(readFileSync(join(out, file), 'utf8'), Object.values(inlineScripts))
  } catch (error) {
    throw new Error(`out/${file}: ${(error as Error).message}`, { cause: error })
  }
}

function policy(): string {
  const found = exportedPages(out).map(({ file }) => inlineCodeOf(file))
  const hashes = (of: keyof InlineCode) => [...new Set(found.flatMap(code => [...code[of]]))].sort().join(' ')
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes('scripts')}`,
    `connect-src ${connectSources(authConfig)}`,
    `style-src 'self' ${hashes('styles')}`,
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
