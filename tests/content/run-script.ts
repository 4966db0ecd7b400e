/** Runs a script of the repository as people run it, in a process of its own. */
import { spawnSync, type SpawnSyncReturns } from 'node:child_process'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..', '..')

/**
 * @param script below scripts/
 * @param env beside what the tests have
 * @param cwd where it is run
 */
export function runScript(
  script: string,
  args: string[],
  env: Record<string, string> = {},
  cwd = ROOT
): SpawnSyncReturns<string> {
  return spawnSync(join(ROOT, 'node_modules', '.bin', 'tsx'), [join(ROOT, 'scripts', script), ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env }
  })
}
