/** Writes out/_headers, and rejects an export with foreign code in a page (scripts/lib/policy.ts). */
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { AuthConfig } from '../auth/config.ts'
import { handleHelp } from './lib/cli.ts'
import { exportedPages, safetyPages } from './lib/exported.ts'
import { headersText } from './lib/header-rules.ts'
import { BASE_PATH, OUT, ROOT, write } from './lib/paths.ts'
import { inlineScripts, securityPolicy } from './lib/policy.ts'

handleHelp('build-headers: write out/_headers with the hashes of the export’s inline scripts')

/** The exported configuration, so that the policy allows what the pages will use. */
const authConfig = JSON.parse(readFileSync(join(OUT, 'auth-config.json'), 'utf8')) as AuthConfig | null

/** Our own inline scripts, by name. */
const ownScripts = JSON.parse(readFileSync(join(ROOT, '.generated', 'inline-scripts.json'), 'utf8')) as Record<
  string,
  string
>

/** The hashes of the inline scripts of a page. @throws with the file’s name if one is not allowed */
function hashesOf(file: string): Set<string> {
  try {
    return inlineScripts(readFileSync(join(OUT, file), 'utf8'), Object.values(ownScripts))
  } catch (error) {
    throw new Error(`out/${file}: ${(error as Error).message}`, { cause: error })
  }
}

const pages = exportedPages(OUT)
const hashes = new Set(pages.flatMap(({ file }) => [...hashesOf(file)]))
const policy = securityPolicy(hashes, authConfig)
const files = readdirSync(OUT, { recursive: true, encoding: 'utf8' }).map(file => `/${file.split(sep).join('/')}`)
write('out/_headers', headersText({ policy, safetyPages: safetyPages(OUT), files, basePath: BASE_PATH }))
