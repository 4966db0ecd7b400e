/**
 * `npm run open:issues`: turns what the scheduled workflow finds into issues, with `gh`.
 * GH_TOKEN may write issues; GH_REPO names the repository outside a clone.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadData } from '../rules/data/load.ts'
import { readPages } from './checks/pages.ts'
import { brokenLinks } from './lib/broken-links.ts'
import { parse, refuse } from './lib/cli.ts'
import { dueFigures, dueReviews, dueTopics, REVIEWS_TOPIC } from './lib/due.ts'
import { keepList, openOnce, type Gh } from './lib/issues.ts'
import { shownFigures } from './lib/shown-figures.ts'
import { siteToday } from './lib/today.ts'

const USAGE =
  'open:issues -- figures | reviews | links --report FILE --exit-code N: open issues for what is due, or for broken links'

const { values, positionals } = parse(USAGE, {
  allowPositionals: true,
  options: { report: { type: 'string' }, 'exit-code': { type: 'string' } }
})

/** How long before its day a figure or review is due. */
const DAYS_BEFORE = 14

/** Enough for years of comments. */
const MOST_BYTES = 64 * 1024 * 1024

const gh: Gh = (args, input) =>
  execFileSync('gh', args, { encoding: 'utf8', input, maxBuffer: MOST_BYTES, stdio: ['pipe', 'pipe', 'inherit'] })

const root = process.cwd()

function figures(): void {
  const today = siteToday()
  const shown = shownFigures(readPages(root).pages)
  const { coming, overdue } = dueTopics(dueFigures(loadData(join(root, 'data')), shown, today, DAYS_BEFORE), today)
  for (const { topic, entries } of coming) console.log(openOnce(gh, topic, entries))
  console.log(keepList(gh, overdue.topic, overdue.entries))
}

function reviews(): void {
  const due = dueReviews(loadData(join(root, 'data')), readPages(root).pages, siteToday(), DAYS_BEFORE)
  console.log(keepList(gh, REVIEWS_TOPIC, due))
}

function links(report: string, exitCode: string): void {
  const { broken, slow } = brokenLinks(exitCode, existsSync(report) ? readFileSync(report, 'utf8') : undefined)
  if (slow.length > 0) console.log(`Timed out:\n${slow.join('\n')}\n`)
  const topic = {
    label: 'links-broken',
    title: 'Official pages that no longer answer',
    intro:
      'Find where each page went, or what replaced it, and set `url` in `data/sources.yaml` or `data/services.yaml`. `git grep -n ADDRESS data` finds the entry.'
  }
  console.log(keepList(gh, topic, broken))
}

const [what] = positionals
if (what === 'figures') figures()
else if (what === 'reviews') reviews()
else if (what === 'links' && values.report !== undefined) links(values.report, values['exit-code'] ?? '')
else refuse(USAGE, 'It takes one of the three.')
