/** Writes the configuration of sign-in, `null` without one (docs/sign-in.md). Wrong values stop the build at once. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readAuthConfig, type AuthConfig } from '../auth/config.ts'
import { handleHelp } from './lib/cli.ts'
import { ROOT, writeJson } from './lib/paths.ts'

handleHelp('build-auth-config: write public/auth-config.json from NEXT_PUBLIC_SUPABASE_URL and _ANON_KEY')

/** The files that Next reads, in its order: none changes what is set before. */
const ENV_FILES = ['.env.production.local', '.env.local', '.env.production', '.env']

function configuration(): AuthConfig | null {
  for (const file of ENV_FILES.map(name => join(ROOT, name)).filter(path => existsSync(path))) {
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
writeJson('public/auth-config.json', config)
// What pages say before any script runs.
writeJson('.generated/auth.json', { configured: config !== null })
