import { parseArgs, type ParseArgsConfig } from 'node:util'

/** Prints the help text and exits, if a script was called with --help. */
export function handleHelp(text: string): void {
  if (process.argv.includes('--help')) {
    console.log(text)
    process.exit(0)
  }
}

/**
 * Parses the command line. Prints the usage and exits for --help, or with status 2 if it
 * cannot be parsed: the likeliest mistake is to forget npm's two dashes.
 * @param usage the script, its arguments and what it does: `preview [-- --as-at DAY]: build …`
 * @throws where the configuration itself is wrong
 */
export function parse<Config extends ParseArgsConfig>(
  usage: string,
  config: Config
): ReturnType<typeof parseArgs<Config>> {
  handleHelp(usage)
  const kept = keptByNpm(config.options ?? {})
  if (kept) refuse(usage, `--${kept} is before the two dashes, so npm took it.`)
  try {
    return parseArgs(config)
  } catch (error) {
    if (!(error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))) throw error
    refuse(usage, error.message)
  }
}

/** The option that npm took as its own setting, because it is before the two dashes. */
export function keptByNpm(options: object): string | undefined {
  return Object.keys(options).find(name => process.env[`npm_config_${name.replaceAll('-', '_')}`] !== undefined)
}

/** Prints the error and the usage, and exits with status 2. */
export function refuse(usage: string, message: string): never {
  console.error(`${message}\nnpm run ${usage}`)
  process.exit(2)
}

/** The days of `--within`; exits with status 2 if that is not a number of days. */
export function daysOf(usage: string, within: string): number {
  return /^\d+$/.test(within) ? Number(within) : refuse(usage, `--within takes a number of days; got ${within}`)
}
