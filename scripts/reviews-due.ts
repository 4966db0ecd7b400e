/** `npm run -s reviews:due`: pages and services last checked a year ago. Prints nothing where there are none. */
import { join } from 'node:path'
import { loadData } from '../rules/data/load.ts'
import { readPages } from './checks/pages.ts'
import { daysOf, parse } from './lib/cli.ts'
import { dueReviews } from './lib/reviews.ts'
import { siteToday } from './lib/today.ts'

const USAGE = 'reviews:due [-- --within 14]: list pages and services whose last check will be a year ago within so many days'

const { values } = parse(USAGE, { options: { within: { type: 'string', default: '14' } } })
const within = daysOf(USAGE, values.within)
const root = process.cwd()
const due = dueReviews(loadData(join(root, 'data')), readPages(root).pages, siteToday(), within)
for (const { line } of due) console.log(`- [ ] ${line}`)
