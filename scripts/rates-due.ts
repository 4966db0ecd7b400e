/** `npm run -s rates:due`: which figures change when. Prints nothing where none is due. */
import { parseArgs } from 'node:util'
import { loadData } from '../rules/data/load.ts'
import { handleHelp } from './lib/cli.ts'
import { dueFigures, dueText } from './lib/due.ts'
import { siteToday } from './lib/today.ts'

handleHelp('rates:due [-- --within 60]: list the figures that may be out of date within so many days')

const { values } = parseArgs({ options: { within: { type: 'string', default: '60' } } })
const within = Number(values.within)
if (!Number.isInteger(within) || within < 0) {
  console.error(`--within takes a number of days; got ${values.within}`)
  process.exit(2)
}
const figures = dueFigures(loadData(), siteToday(), within)
if (figures.length > 0) console.log(dueText(figures))
