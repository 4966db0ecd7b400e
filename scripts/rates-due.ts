/** `npm run -s rates:due`: which figures change when. Prints nothing where none is due. */
import { join } from 'node:path'
import { loadData } from '../rules/data/load.ts'
import { readPages } from './checks/pages.ts'
import { daysOf, parse } from './lib/cli.ts'
import { dueFigures, dueText, neglected } from './lib/due.ts'
import { shownFigures } from './lib/shown-figures.ts'
import { siteToday } from './lib/today.ts'

const USAGE = `rates:due [-- --within 60] [--fail]: list the figures that may be out of date within so many days
  --fail  end with 1 where readers see one that is past its day and not awaited`

const { values } = parse(USAGE, {
  options: { within: { type: 'string', default: '60' }, fail: { type: 'boolean' } }
})
const within = daysOf(USAGE, values.within)
const root = process.cwd()
const today = siteToday()
const figures = dueFigures(loadData(join(root, 'data')), shownFigures(readPages(root).pages), today, within)
if (figures.length > 0) console.log(dueText(figures, today))
if (values.fail && neglected(figures, today).length > 0) process.exitCode = 1
