/**
 * Writes public/auth-config.json from the two variables of docs/sign-in.md, or
 * `null` where they are not set, and .generated/auth.json for what the pages say
 * before any script runs. Wrong values stop the build here, in its first second.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readAuthConfig, type AuthConfig } from '../auth/config.ts'
import { handleHelp } from './lib/cli.ts'

handleHelp('build-auth-config: write public/auth-config.json from NEXT_PUBLIC_SUPABASE_URL and _ANON_KEY')

const root = join(import.meta.dirname, '..')

/** The files that Next reads, in its order: none changes what is set before. */
const ENV_FILES = ['.env.production.local', '.env.local', '.env.production', '.env']

function configuration(): AuthConfig | null {
  for (const file of ENV_FILES.map(name => join(root, name)).filter(path => existsSync(path))) {
    process.loadEnvFile(file)
  }
  try {
    return readAuthConfig(process.env)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

const config = configuration()
mkdirSync(join(root, '.generated'), { recursive: true })
writeFileSync(join(root, 'public', 'auth-config.json'), `${JSON.stringify(config)}\n`)
writeFileSync(join(root, '.generated', 'auth.json'), `${JSON.stringify({ configured: config !== null })}\n`)
