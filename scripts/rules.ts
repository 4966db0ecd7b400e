/** `npm run -s rules -- <calculator>`: see docs/rules.md. */
import { failure, rulesRequest, type Outcome } from './lib/rules-command.ts'
import { readStandardInput, reasonOf } from './lib/standard-input.ts'

async function outcome(): Promise<Outcome> {
  const request = rulesRequest(process.argv.slice(2))
  if (typeof request !== 'function') return request
  try {
    return request(await readStandardInput())
  } catch (error) {
    return failure(error)
  }
}

/** Prints an outcome, and waits until it is written. Only a result goes to standard output. */
function say({ status, text }: Outcome): Promise<void> {
  process.exitCode = status
  const stream = status === 0 ? process.stdout : process.stderr
  return new Promise((resolve, reject) => {
    // A closed pipe (`| head -1`) is not an error.
    const settle = (error?: NodeJS.ErrnoException | null) =>
      !error || error.code === 'EPIPE' ? resolve() : reject(error)
    // Without a listener, Node ends with a stack trace.
    stream.on('error', settle)
    stream.write(`${text}\n`, settle)
  })
}

try {
  await say(await outcome())
} catch (error) {
  const lost: Outcome = { status: 1, text: `standard output: cannot be written (${reasonOf(error)})` }
  // If this cannot be written either, the exit status says so.
  await say(lost).catch(() => undefined)
}
