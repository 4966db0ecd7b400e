import { spawnSync } from 'node:child_process'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './lib/browser.ts'
import { handleHelp } from './lib/cli.ts'
import { OUT, ROOT } from './lib/paths.ts'

handleHelp(
  'test:deploy: build for the base path /guide, test it there (tests/deploy/), and restore the previous build in out/'
)

const kept = join(ROOT, 'out.kept')

function run(env: Record<string, string>, ...args: string[]): boolean {
  const options = { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } } as const
  return spawnSync('npm', ['run', '--silent', ...args], options).status === 0
}

const below = { NEXT_PUBLIC_BASE_PATH: '/guide', CHROMIUM_PATH: ensureBrowser() }
if (existsSync(OUT)) renameSync(OUT, kept)
const passed =
  run(below, 'build') &&
  run(below, 'deploy:nginx') &&
  run(below, 'test:e2e', '--', '--config', 'playwright.deploy.config.ts')

if (existsSync(kept)) {
  rmSync(OUT, { recursive: true, force: true })
  renameSync(kept, OUT)
}
// Generated files contain the base path too.
run({}, 'prepare:site')
process.exitCode = passed ? 0 : 1
