/** Finds in the reports of the test runners what failed first, for the closing lines of `npm test`. */

/** The part of Vitest’s report that is read. */
export interface UnitReport {
  testResults: {
    name: string
    /** Milliseconds since 1970. */
    startTime: number
    status: string
    /** The error of a file that could not be loaded. */
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[]
  }[]
}

/** The part of Playwright’s report that is read. */
export interface BrowserReport {
  suites?: Suite[]
  /** What belongs to no test, such as a server that does not start or the limit of the whole run. */
  errors?: { message?: string }[]
}

interface Suite {
  title: string
  file: string
  suites?: Suite[]
  specs?: {
    title: string
    line: number
    tests: { results: { status: string; startTime: string; error?: { message?: string } }[] }[]
  }[]
}

interface Failure {
  /** Sorts in the order of time. */
  at: string
  text: string
}

/** Colours of a terminal. */
const COLOURS = new RegExp(String.raw`\u001b\[[\d;]*m`, 'g')

function firstLine(message = ''): string {
  return (
    message
      .replace(COLOURS, '')
      .split('\n')
      .find(line => line.trim() !== '')
      ?.trim() ?? 'no message'
  )
}

function named(test: string, message: string | undefined): string {
  return `${test}\n  ${firstLine(message)}`
}

function earliest(failures: Failure[]): string | undefined {
  return [...failures].sort((a, b) => a.at.localeCompare(b.at)).at(0)?.text
}

/** The first test that failed, with its file and the first line of its error; undefined where none did. */
export function firstUnitFailure({ testResults }: UnitReport): string | undefined {
  return earliest(
    testResults.flatMap(({ name, startTime, status, message, assertionResults }) => {
      const at = new Date(startTime).toISOString()
      const failed = assertionResults.find(each => each.status === 'failed')
      if (failed) return [{ at, text: named(`${name} › ${failed.fullName}`, failed.failureMessages?.at(0)) }]
      return status === 'failed' ? [{ at, text: named(name, message) }] : []
    })
  )
}

/** The first test that failed, with its file and the first line of its error; undefined where none did. */
export function firstBrowserFailure({ suites = [], errors = [] }: BrowserReport): string | undefined {
  const outside = errors.at(0)?.message
  return (
    earliest(suites.flatMap(failuresIn)) ?? (outside === undefined ? undefined : named('outside any test', outside))
  )
}

function failuresIn({ file, suites = [], specs = [] }: Suite): Failure[] {
  const own = specs.flatMap(({ title, line, tests }) =>
    tests
      .flatMap(({ results }) => results)
      .filter(({ status }) => status === 'failed' || status === 'timedOut' || status === 'interrupted')
      .map(({ startTime, error }) => ({ at: startTime, text: named(`${file}:${line} › ${title}`, error?.message) }))
  )
  return [...own, ...suites.flatMap(failuresIn)]
}
