import { parseArgs, type ParseArgsConfig } from 'node:util'

/** Prints the help line and stops, where a script was called with --help. */
export function handleHelp(text: string): void {
  if (process.argv.includes('--help')) {
    console.log(text)
    process.exit(0)
  }
}

/**
 * What was asked for on the command line. Prints the usage and stops for --help, and with
 * status 2 where it cannot be read: the likeliest slip is to forget the two dashes of npm.
 * @param usage the script, its arguments and what it does: `preview [-- --as-at DAY]: build …`
 */
export function parse<Config extends ParseArgsConfig>(usage: string, config: Config): ReturnType<typeof parseArgs<Config>> {
  handleHelp(usage)
  const kept = keptByNpm(config.options ?? {})
  if (kept) refuse(usage, `--${kept} stands before the two dashes, so npm kept it.`)
  try {
    return parseArgs(config)
  } catch (error) {
    if (!(error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))) throw error
    refuse(usage, error.message)
  }
}

/** The option that npm kept to itself, as a setting of its own, since it stands before npm's two dashes. */
export function keptByNpm(options: object): string | undefined {
  return Object.keys(options).find(name => process.env[`npm_config_${name.replaceAll('-', '_')}`] !== undefined)
}

/** Prints what is wrong and how the script is called, and stops with status 2. */
export function refuse(usage: string, message: string): never {
  console.error(`${message}\nnpm run ${usage}`)
  process.exit(2)
}

/** The days that `--within` asks for; stops with status 2 where that is no number of days. */
export function daysOf(usage: string, within: string): number {
  return /^\d+$/.test(within) ? Number(within) : refuse(usage, `--within takes a number of days; got ${within}`)
}
