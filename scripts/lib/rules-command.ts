/** The command `rules`: arguments and a situation in, text and an exit status out (docs/rules.md). */
import { parseArgs } from 'node:util'
import { z, ZodError } from 'zod'
import { CALCULATORS, isCalculator } from '../../rules/calculators.ts'
import { DataError, loadData, type Data } from '../../rules/data/load.ts'
import { STATUSES } from '../../rules/data/schema.ts'
import { isDay } from '../../rules/dates.ts'
import { FigureNotHeldError, newestValue } from '../../rules/figures.ts'
import { assessHousehold } from '../../rules/household.ts'
import { CONFIRMED, figuresFrom, FigureTooOldError, Rates } from '../../rules/lookup.ts'
import { readable } from '../../rules/situations/given.ts'
import { householdSituation } from '../../rules/situations/household.ts'
import { situationIssues } from '../../rules/situations/issues.ts'
import { site } from '../../site.config.ts'
import { keptByNpm } from './cli.ts'
import { WITH_DAYS } from './rules-with-days.ts'
import { InputError, jsonOf } from './standard-input.ts'
import { siteToday } from './today.ts'

/** What a name on the command line stands for: a situation, and what is worked out from it. */
interface Assessment {
  schema: z.ZodType
  /** @throws ZodError where the situation does not fit @throws FigureNotHeldError where a figure lacks the day */
  assess(situation: unknown, rates: Rates, data: Data): unknown
}

/** All payments at once, beside the calculators of single ones. */
const HOUSEHOLD: Assessment = {
  schema: householdSituation,
  assess: (situation, rates) => assessHousehold(householdSituation.parse(situation), rates)
}

const NAMES = [...Object.keys(CALCULATORS), 'household', ...Object.keys(WITH_DAYS)].join(', ')

const HELP = `npm run -s rules -- <calculator> [--on YYYY-MM-DD] [--unconfirmed] < situation.json
npm run -s rules -- <calculator> --schema

  calculator     ${NAMES}
  --on           the day whose figures are used; today where left out, as on the site
  --unconfirmed  also calculate with figures that were not confirmed; the result names them
  --schema       print the JSON Schema of the situation and stop
  --help         print this and stop

Without the two dashes npm takes --on for a setting of its own, and the figures are those of today.

Amounts are whole cents. The situation is JSON in UTF-8, of 16 MiB at the most.

Exits with 0 and the result; with 2 where the input is wrong, and says which field and what it takes;
with 1 where the fault is ours, or the result cannot be written. A reader that stops early is no error.`

const HOW = 'npm run -s rules -- --help says how it is called.'

/** How many issues are listed; the rest are counted. */
const MOST_LINES = 20

const OPTIONS = {
  on: { type: 'string' },
  schema: { type: 'boolean' },
  unconfirmed: { type: 'boolean' },
  help: { type: 'boolean' }
} as const

export interface Outcome {
  /** 0, 2 where the input is wrong, 1 where the fault is ours. */
  status: 0 | 1 | 2
  text: string
}

/** What is left to do once there is a situation, as JSON in UTF-8. It throws what `failure` takes. */
export type Question = (situation: Uint8Array) => Outcome

/**
 * The outcome of the arguments, or a question that still needs the situation, so that wrong arguments are
 * reported before any input is read. Throws nothing.
 * @param args what follows `rules` on the command line
 */
export function rulesRequest(args: string[]): Outcome | Question {
  try {
    return request(args)
  } catch (error) {
    return failure(error)
  }
}

/** The outcome of an error: what to fix where the input is wrong, else one line without a stack trace. */
export function failure(error: unknown): Outcome {
  if (error instanceof InputError) return { status: 2, text: error.message }
  if (error instanceof DataError) return { status: 1, text: error.message }
  const [what = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  return { status: 1, text: `rules: ${readable(what)}. The fault is ours; please tell us at ${site.repository}/issues` }
}

function request(args: string[]): Outcome | Question {
  const { values, positionals } = options(args)
  if (values.has('help')) return { status: 0, text: HELP }
  const calculator = calculatorOf(positionals)
  if (values.has('schema')) {
    return { status: 0, text: json(z.toJSONSchema(calculator.schema, { io: 'input', target: 'draft-7' })) }
  }
  const on = day(values.get('on'))
  const accepted = values.has('unconfirmed') ? STATUSES : CONFIRMED
  return input => {
    const situation = jsonOf(input)
    // Before `data/` is read, which takes far longer.
    const { error } = calculator.schema.safeParse(situation)
    if (error) throw refusal(calculator, error, situation)
    const data = loadData()
    const rates = new Rates(figuresFrom(data.figures.values(), accepted), on)
    return { status: 0, text: json(assess(calculator, situation, rates, data)) }
  }
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2)
}

/** The options. Errors have our own messages: Node’s speak of its own settings. */
function options(args: string[]) {
  const kept = keptByNpm(OPTIONS)
  if (kept !== undefined) throw new InputError([`--${kept}: comes before the two dashes, so npm kept it`, HOW])
  const settings = { options: OPTIONS, strict: false, allowPositionals: true, tokens: true } as const
  const { tokens, positionals } = parseArgs({ args, ...settings })
  const given = tokens.filter(token => token.kind === 'option')
  const values = new Map<string, string | undefined>()
  const asksHelp = given.some(({ name }) => name === 'help')
  for (const { name, rawName, value } of asksHelp ? [] : given) {
    const wrong = wrongOption(name, value, values.has(name))
    if (wrong) throw new InputError([`${readable(rawName)}: ${wrong}`, HOW])
    values.set(name, value)
  }
  if (asksHelp) values.set('help', undefined)
  return { values, positionals }
}

function wrongOption(name: string, value: string | undefined, isRepeated: boolean): string | undefined {
  if (!Object.hasOwn(OPTIONS, name)) return `there is no such option; there are --${Object.keys(OPTIONS).join(', --')}`
  if (isRepeated) return 'is given twice'
  const takesValue = name === 'on'
  if (takesValue && value === undefined) return 'takes a day, written YYYY-MM-DD'
  return !takesValue && value !== undefined ? 'takes no value' : undefined
}

function calculatorOf([name, ...rest]: string[]): Assessment {
  if (name === undefined) throw new InputError([`calculator: is missing; takes one of ${NAMES}`, HOW])
  const found = assessmentOf(name)
  if (!found) throw new InputError([`${readable(name)}: takes one of ${NAMES}`, HOW])
  const [more] = rest
  if (more !== undefined)
    throw new InputError([`${readable(more)}: takes nothing after the calculator but options`, HOW])
  return found
}

function assessmentOf(name: string): Assessment | undefined {
  if (name === 'household') return HOUSEHOLD
  return isCalculator(name) ? CALCULATORS[name] : Object.hasOwn(WITH_DAYS, name) ? WITH_DAYS[name] : undefined
}

function day(on = siteToday()): string {
  if (isDay(on)) return on
  throw new InputError([`--on: takes a day that exists, written YYYY-MM-DD; got ${readable(on) || 'nothing'}`])
}

function assess(calculator: Assessment, input: unknown, rates: Rates, data: Data): unknown {
  try {
    return calculator.assess(input, rates, data)
  } catch (error) {
    if (error instanceof FigureNotHeldError) throw new InputError([`--on: ${error.message}${whereToAsk(error, data)}`])
    // Some limits only the day knows.
    throw error instanceof ZodError ? refusal(calculator, error, input) : error
  }
}

/** The official page of a value that is due and not in yet. */
function whereToAsk(error: FigureNotHeldError, { figures, sources }: Data): string {
  const figure = error instanceof FigureTooOldError ? figures.get(error.figure) : undefined
  const url = sources.get((figure && newestValue(figure)?.source) ?? '')?.url
  return url === undefined ? '' : ` See ${url}`
}

function refusal(calculator: Assessment, error: ZodError, input: unknown): InputError {
  const issues = situationIssues(calculator.schema, error, input)
  const said = issues
    .slice(0, MOST_LINES)
    .map(({ path, message, takes }) => `${path || 'situation'}: ${message}. ${takes}`.trim())
  const rest = issues.length - said.length
  return new InputError(rest > 0 ? [...said, `and ${rest} more`] : said)
}
