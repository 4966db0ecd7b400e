/**
 * The command `rules`: arguments and a situation in, text and an exit status
 * out. Documented in docs/rules.md.
 */
import { parseArgs } from 'node:util'
import { ZodError } from 'zod'
import { zodToJsonSchema } from 'zod-to-json-schema'
import { CALCULATORS, isCalculator, type Calculator } from '../../rules/calculators.ts'
import { loadData } from '../../rules/data/load.ts'
import { STATUSES } from '../../rules/data/schema.ts'
import { dayInSydney, isDay } from '../../rules/dates.ts'
import { FigureNotHeldError } from '../../rules/figures.ts'
import { CONFIRMED, figuresFrom, Rates } from '../../rules/lookup.ts'
import { situationIssues } from '../../rules/situations/issues.ts'

const HELP = `npm run -s rules -- <calculator> [--on YYYY-MM-DD] [--unconfirmed] < situation.json
npm run -s rules -- <calculator> --schema

  calculator     ${Object.keys(CALCULATORS).join(', ')}
  --on           the day whose figures are used; today in Sydney where left out
  --unconfirmed  also calculate with figures that were not confirmed; the result names them
  --schema       print the JSON Schema of the situation and stop

Amounts are whole cents. Exits with 2 where the input is wrong, and says which field and what it takes.`

export interface Outcome {
  /** 0, or 2 where the input is wrong. */
  status: 0 | 2
  text: string
}

/** What is wrong with the input, one line each. */
class InputError extends Error {
  constructor(lines: string[]) {
    super(lines.join('\n'))
  }
}

/**
 * @param args what stands after `rules` on the command line
 * @param readInput gives the situation as JSON; not called where none is needed
 * @throws DataError where `data/` is wrong
 */
export function rulesCommand(args: string[], readInput: () => string): Outcome {
  try {
    return { status: 0, text: run(args, readInput) }
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    return { status: 2, text: error.message }
  }
}

function run(args: string[], readInput: () => string): string {
  const { values, positionals } = options(args)
  if (values.help) return HELP
  const [name = '', ...rest] = positionals
  if (!isCalculator(name) || rest.length > 0) {
    throw new InputError([
      `${positionals.join(' ') || 'calculator'}: takes one of ${Object.keys(CALCULATORS).join(', ')}`
    ])
  }
  const calculator = CALCULATORS[name]
  if (values.schema) return JSON.stringify(zodToJsonSchema(calculator.schema, { $refStrategy: 'none' }), null, 2)
  const on = day(values.on)
  const accepted = values.unconfirmed ? STATUSES : CONFIRMED
  const rates = new Rates(figuresFrom(loadData().figures.values(), accepted), on)
  return JSON.stringify(assess(calculator, situation(readInput()), rates), null, 2)
}

function options(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        on: { type: 'string' },
        schema: { type: 'boolean' },
        unconfirmed: { type: 'boolean' },
        help: { type: 'boolean' }
      }
    })
  } catch (error) {
    throw new InputError([error instanceof Error ? error.message : String(error), HELP])
  }
}

function day(on = dayInSydney(new Date())): string {
  if (!isDay(on)) throw new InputError([`--on: takes a day that exists, written YYYY-MM-DD; got ${on}`])
  return on
}

function situation(text: string): unknown {
  try {
    // Some editors begin a file with a byte order mark.
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw new InputError(['standard input: takes a situation as JSON; --schema prints its shape'])
  }
}

function assess(calculator: Calculator, input: unknown, rates: Rates): unknown {
  try {
    return calculator.assess(input, rates)
  } catch (error) {
    if (error instanceof FigureNotHeldError) throw new InputError([`--on: ${error.message}`])
    if (!(error instanceof ZodError)) throw error
    const issues = situationIssues(calculator.schema, error, input)
    throw new InputError(
      issues.map(({ path, message, takes }) => `${path || 'situation'}: ${message}. ${takes}`.trim())
    )
  }
}
