/** `npm run -s rules -- <calculator>`: see docs/rules.md. */
import { print } from './lib/print.ts'
import { failure, rulesRequest, type Outcome } from './lib/rules-command.ts'
import { readStandardInput, reasonOf } from './lib/standard-input.ts'

async function outcome(): Promise<Outcome> {
  const request = rulesRequest(process.argv.slice(2))
  if ('status' in request) return request
  try {
    return request.answer(await readStandardInput())
  } catch (error) {
    return failure(error)
  }
}

/** Only a result goes to standard output. */
async function say({ status, text }: Outcome): Promise<void> {
  process.exitCode = status
  await print(status === 0 ? process.stdout : process.stderr, text)
}

try {
  await say(await outcome())
} catch (error) {
  const lost: Outcome = { status: 1, text: `standard output: cannot be written (${reasonOf(error)})` }
  // If this cannot be written either, the exit status tells.
  await say(lost).catch(() => undefined)
}
