/**
 * `npm run test:deploy`: builds the site for a path below its host, serves it there
 * and tests it (tests/deploy/). Restores the previous build in out/.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './lib/browser.ts'
import { handleHelp } from './lib/cli.ts'

handleHelp('test:deploy: build for the base path /guide, serve it there and test it in a browser')

const root = join(import.meta.dirname, '..')
const out = join(root, 'out')
const kept = join(root, 'out.kept')

function run(env: Record<string, string>, ...args: string[]): boolean {
  return (
    spawnSync('npm', ['run', '--silent', ...args], { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
      .status === 0
  )
}

const below = { NEXT_PUBLIC_BASE_PATH: '/guide', CHROMIUM_PATH: ensureBrowser() }
if (existsSync(out)) renameSync(out, kept)
const passed =
  run(below, 'build') &&
  run(below, 'deploy:nginx') &&
  run(below, 'test:e2e', '--', '--config', 'playwright.deploy.config.ts')

if (existsSync(kept)) {
  rmSync(out, { recursive: true, force: true })
  renameSync(kept, out)
}
// Generated files contain the base path too.
run({}, 'prepare:site')
process.exitCode = passed ? 0 : 1
