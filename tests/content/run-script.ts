/** Runs a script of the repository as people run it. */
import { spawnSync, type SpawnSyncReturns } from 'node:child_process'
import { join } from 'node:path'
import { vi } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')

/**
 * In a process of its own: for what depends on one, such as standard input.
 * @param script below scripts/
 * @param env in addition to the environment of the tests
 * @param cwd the current directory
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

/** Thrown in place of the end of the process. */
class Exit extends Error {}

let runs = 0

/** As `runScript`, inside this process, which takes milliseconds. @throws what the script throws */
export async function callScript(script: string, args: string[], env: Record<string, string> = {}, cwd = ROOT) {
  const output: string[] = []
  const { argv, exitCode } = process
  const spies = [
    ...(['log', 'error'] as const).map(name =>
      vi.spyOn(console, name).mockImplementation(text => void output.push(text))
    ),
    vi.spyOn(process, 'cwd').mockReturnValue(cwd),
    vi.spyOn(process, 'exit').mockImplementation(code => {
      process.exitCode = code ?? 0
      throw new Exit()
    })
  ]
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  process.argv = ['node', script, ...args]
  process.exitCode = 0
  try {
    // A new query makes it a new module, so that it runs again.
    await import(/* @vite-ignore */ `${join(ROOT, 'scripts', script)}?run=${(runs += 1)}`)
  } catch (error) {
    if (!(error instanceof Exit)) throw error
  }
  const status = Number(process.exitCode)
  process.argv = argv
  process.exitCode = exitCode
  for (const spy of spies) spy.mockRestore()
  vi.unstubAllEnvs()
  return { status, output: output.join('\n') }
}
