import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { loadData } from '../rules/data/load.ts'
import { readYaml } from '../rules/data/yaml.ts'
import { addDays } from '../rules/dates.ts'
import { readContext } from './checks/context.ts'
import { readPages } from './checks/pages.ts'
import { daysOf, parse, refuse } from './lib/cli.ts'
import { contentReport, contentText, repeatedSentences } from './lib/content-report.ts'
import { dueCalendar } from './lib/due-calendar.ts'
import { dueFigures, dueReviews, dueText, ended, neglected, reviewedBefore } from './lib/due.ts'
import { expertDocument, TOPICS } from './lib/expert.ts'
import { assessorIn, checkedOut, fixedHouseholds, movedBetween, movedText } from './lib/household-report.ts'
import { longSentences, longSentencesText } from './lib/long-sentences.ts'
import { pageReport } from './lib/page-report.ts'
import { printedTexts } from './lib/printed-texts.ts'
import { shownFigures } from './lib/shown-figures.ts'
import { siteToday } from './lib/today.ts'

const USAGE = `report -- due [--within 14] [--calendar] | rates [--within 60] [--fail] | reviews [--within 14] | links | content |
  page --path /jobseeker | households [--against HEAD] [--on DAY] | expert --topic home |
  sentences
  due      everything to look at again within so many days, or past its day: figures, schemes
           that have ended and are still shown, pages and services;
           --calendar writes the same as a calendar file (.ics)
  rates    figures that may be out of date within so many days;
           --fail ends with 1 where readers see one that is overdue and not awaited
  reviews  pages and services whose last check will be a year old within so many days
  links    addresses of official sources and of services, one a line
  content  pages, words, figures and their status, sources and oldest review, by section;
           sentences on more than five pages
  page     one page for its editor: its last changes, when its facts were checked, when they are to
           be checked next and by whom, and its figures that are due within so many days (366)
  households  every state and amount of some 500 fixed households that differs from a commit;
           --on looks at all of them on one day, such as that of new figures
  expert   a document for an expert outside to mark and send back, on one topic:
           ${TOPICS.join(', ')}
  sentences  English sentences of more than 25 words in pages, messages and data, the longest first`

/** What tests of limits hold that a document needs. */
const limitCases = z.array(
  z.object({ name: z.string(), expected: z.record(z.string(), z.object({ last: z.string().optional() })) })
)

const { values, positionals } = parse(USAGE, {
  allowPositionals: true,
  options: {
    within: { type: 'string' },
    fail: { type: 'boolean' },
    calendar: { type: 'boolean' },
    path: { type: 'string' },
    against: { type: 'string' },
    on: { type: 'string' },
    topic: { type: 'string' }
  }
})

const root = process.cwd()
const reports: Record<string, () => string | Promise<string>> = {
  due,
  rates,
  reviews,
  links,
  content,
  page,
  households,
  expert,
  sentences
}
const report = reports[positionals[0] ?? ''] ?? refuse(USAGE, 'It takes one of the nine.')
const text = await report()
if (text) console.log(text)

function due(): string {
  const within = daysOf(USAGE, values.within ?? '14')
  const today = siteToday()
  const data = loadData(join(root, 'data'))
  const { pages } = readPages(root)
  const figures = dueFigures(data, shownFigures(pages), today, within)
  if (values.calendar) return dueCalendar(figures, reviewedBefore(data, pages, addDays(today, within)), today)
  const over = ended(figures, today)
  const open = figures.filter(figure => !over.includes(figure))
  return [
    ['Figures to look up', dueText(open, today)],
    ['Schemes that have ended, and are still shown', dueText(over, today)],
    ['Pages and services to check again', reviews()]
  ]
    .map(([title, list]) => `## ${title}\n\n${list || 'None.'}`)
    .join('\n\n')
}

function rates(): string {
  const within = daysOf(USAGE, values.within ?? '60')
  const today = siteToday()
  const due = dueFigures(loadData(join(root, 'data')), shownFigures(readPages(root).pages), today, within)
  if (values.fail && neglected(due, today).length > 0) process.exitCode = 1
  return dueText(due, today)
}

function reviews(): string {
  const within = daysOf(USAGE, values.within ?? '14')
  const due = dueReviews(loadData(join(root, 'data')), readPages(root).pages, siteToday(), within)
  return due.map(({ line }) => `- [ ] ${line}`).join('\n')
}

function links(): string {
  const { sources, services } = loadData(join(root, 'data'))
  const official = [...sources.values()].filter(({ kind }) => kind === 'official').map(({ url }) => url)
  const offered = [...services.values()].flatMap(({ url, status }) => (url && status !== 'unverified' ? [url] : []))
  return [...new Set([...official, ...offered])].sort().join('\n')
}

function page(): string {
  const { path = refuse(USAGE, 'It takes the path of a page: --path /jobseeker/payment-rates.') } = values
  const within = daysOf(USAGE, values.within ?? '366')
  const { pages } = readPages(root)
  const due = dueFigures(loadData(join(root, 'data')), shownFigures(pages), siteToday(), within)
  return pageReport(root, pages, due, path)
}

function content(): string {
  const context = readContext(root)
  return contentText(contentReport(context), repeatedSentences(context))
}

function sentences(): string {
  return longSentencesText(longSentences(readPages(root).pages, printedTexts(root)))
}

async function households(): Promise<string> {
  const { on } = values
  const fixed = fixedHouseholds(root).map(each => (on === undefined ? each : { ...each, on }))
  const folder = checkedOut(root, values.against ?? 'HEAD')
  const before = await assessorIn(folder)
  // Otherwise it would be checked as if it were part of the project.
  rmSync(folder, { recursive: true })
  return movedText(movedBetween(fixed, before, await assessorIn(root)), fixed.length)
}

function expert(): string {
  const topic = TOPICS.find(each => each === values.topic) ?? refuse(USAGE, 'There is no such topic.')
  const { value } = readYaml(readFileSync(join(root, 'tests/rules/time-limits.yaml'), 'utf8'))
  return expertDocument(loadData(join(root, 'data')), topic, limitCases.parse(value))
}
