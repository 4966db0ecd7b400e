/** What `npm run check` prints. */
import * as data from './data.ts'
import type { Check, Context } from './types.ts'

/**
 * Runs checks on the content.
 * @returns the text for the terminal, and the number of problems
 */
export function checkReport(context: Context, chosen: Check[]): { text: string; problems: number } {
  // A problem in data/ leaves its entry out, so every page that uses it would be reported too.
  const running: Check[] = context.dataProblems.length > 0 ? [data] : chosen
  const results = running.map(check => ({
    name: check.name,
    problems: check.run(context),
    measured: check.report?.(context) ?? []
  }))
  const problems = results.reduce((sum, result) => sum + result.problems.length, 0)
  const waiting = chosen.filter(check => !running.includes(check)).length
  const lines = [
    ...results.filter(({ problems, measured }) => problems.length + measured.length > 0).flatMap(sectionOf),
    `${running.length} checks, ${problems} problems`,
    ...(waiting > 0 ? [`${waiting} more checks wait until data/ is fixed`] : [])
  ]
  return { text: lines.join('\n'), problems }
}

function sectionOf({
  name,
  problems,
  measured
}: {
  name: string
  problems: ReturnType<Check['run']>
  measured: string[]
}) {
  return [
    name,
    ...measured.map(line => `  ${line}`),
    ...problems.flatMap(({ file, line, message, fix }) => [`${file}:${line} ${message}`, `  fix: ${fix}`]),
    ''
  ]
}
