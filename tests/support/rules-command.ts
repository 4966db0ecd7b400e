import { failure, rulesRequest, type Outcome } from '../../scripts/lib/rules-command.ts'

/**
 * The whole command, with a situation at hand. Throws nothing.
 * @param args what follows `rules` on the command line
 * @param readInput gives the situation as JSON; not called where none is needed
 */
export function rulesCommand(args: string[], readInput: () => string | Uint8Array): Outcome {
  const asked = rulesRequest(args)
  if (typeof asked !== 'function') return asked
  try {
    return asked(Buffer.from(readInput()))
  } catch (error) {
    return failure(error)
  }
}
