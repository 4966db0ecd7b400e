/** One step of `npm test`: a command with a limit of its own, which ends with everything that it started. */
import { spawn } from 'node:child_process'

export interface StepOptions {
  /** Whether its output appears as it comes; otherwise it is only returned. */
  isShown?: boolean
  /** Minutes until it is stopped. */
  minutes: number
  env?: Record<string, string>
}

export interface StepResult {
  passed: boolean
  seconds: number
  /** What it printed; empty where that was shown. */
  output: string
  /** Whether it was stopped at its limit. */
  isLate: boolean
}

/** The groups of processes that run. */
const running = new Set<number>()

function stop(group: number): void {
  try {
    process.kill(-group, 'SIGKILL')
  } catch {
    // It has ended meanwhile.
  }
}

/** Stops every step, such as when the reader presses Ctrl+C. */
export function stopSteps(): void {
  running.forEach(stop)
}

/** Runs a command to its end or its limit. Throws nothing: a command that cannot start has not passed. */
export async function runStep(
  command: string,
  args: string[],
  { isShown = false, minutes, env = {} }: StepOptions
): Promise<StepResult> {
  const started = performance.now()
  const stream = isShown ? 'inherit' : 'pipe'
  // A group of its own, so that the browsers and servers of a step end with it.
  const child = spawn(command, args, {
    stdio: ['ignore', stream, stream],
    env: { ...process.env, ...env },
    detached: true
  })
  const group = child.pid
  if (group !== undefined) running.add(group)
  let isLate = false
  const limit = setTimeout(() => {
    isLate = true
    if (group !== undefined) stop(group)
  }, minutes * 60_000)
  const chunks: Buffer[] = []
  for (const pipe of [child.stdout, child.stderr]) pipe?.on('data', (chunk: Buffer) => chunks.push(chunk))
  const passed = await new Promise<boolean>(resolve => {
    child.on('error', () => resolve(false)).on('close', status => resolve(status === 0))
  })
  clearTimeout(limit)
  if (group !== undefined) running.delete(group)
  const seconds = (performance.now() - started) / 1000
  return { passed, seconds, output: Buffer.concat(chunks).toString().trimEnd(), isLate }
}
