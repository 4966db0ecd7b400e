/** Prints what the pages hold: `npm run -s report:content`. */
import { readContext } from './checks/context.ts'
import { handleHelp } from './lib/cli.ts'
import { contentReport, reportText } from './lib/content-report.ts'

handleHelp(
  'report-content: print pages, words, figures used with their status, sources, oldest review and pages without FAQ, by section and in all'
)

console.log(reportText(contentReport(readContext(process.cwd()))))
