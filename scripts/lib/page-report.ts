/** One page for its editor: `npm run -s report -- page --path /jobseeker/payment-rates`. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { yearAfter, type IsoDate } from '../../rules/dates.ts'
import type { Page } from '../checks/pages.ts'
import type { DueFigure } from './due.ts'
import { figuresNamed } from './shown-figures.ts'

/** How many commits of a page are listed. */
const MOST_COMMITS = 5

/** A line of CODEOWNERS. */
interface OwnerLine {
  pattern: string
  owners: string[]
}

/** What a CODEOWNERS file says; comments are left out. */
export function ownerLines(text: string): OwnerLine[] {
  return text
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'))
    .map(line => {
      const [pattern = '', ...owners] = line.split(/\s+/)
      return { pattern, owners }
    })
}

/** Who reviews a file, as GitHub reads it: the last matching line decides. @param file such as `pages/en/about/index.mdx` */
export function ownersOf(file: string, lines: readonly OwnerLine[]): string[] {
  const matching = lines.filter(
    ({ pattern }) =>
      pattern === '*' || (pattern.endsWith('/') ? `/${file}`.startsWith(pattern) : `/${file}` === pattern)
  )
  return matching.at(-1)?.owners ?? []
}

interface PageHistory {
  page: Page
  /** Newest first: the day, the commit and its subject. */
  commits: string[]
  owners: string[]
  /** Figures of the page that are due one day, the earliest first. */
  due: DueFigure[]
}

/**
 * What to know of a page before it is changed, in both languages: who changed it last, when its facts were checked, when
 * they are to be checked next and by whom, and which of its figures are due first.
 * @param figures due figures of all pages
 * @throws where neither language has the page
 */
export function pageReport(root: string, pages: readonly Page[], figures: readonly DueFigure[], path: string): string {
  const lines = ownerLines(readFileSync(join(root, '.github', 'CODEOWNERS'), 'utf8'))
  const found = pages.filter(({ file }) => pathOf(file) === path)
  if (found.length === 0) throw new Error(`There is no page ${path}. A path has no language: /jobseeker/payment-rates.`)
  return found
    .map(page => {
      const named = new Set(figuresNamed(page).map(({ id }) => id))
      return textOf({
        page,
        commits: commitsOf(root, page.file),
        owners: ownersOf(page.file, lines),
        due: figures.filter(({ id }) => named.has(id))
      })
    })
    .join('\n\n')
}

/** The path of a page without its language; `/` for the home page. */
function pathOf(file: string): string {
  return file.replace(/^pages\/[a-z]+/, '').replace(/(?:\/index)?\.mdx$/, '') || '/'
}

/** Empty outside a repository. */
function commitsOf(root: string, file: string): string[] {
  const args = ['log', `-${MOST_COMMITS}`, '--date=short', '--format=%ad %h %s', '--', file]
  return spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.split('\n').filter(Boolean)
}

function textOf({ page, commits, owners, due }: PageHistory): string {
  const checked = String(page.frontMatter.reviewed) as IsoDate
  return [
    `## ${page.file}`,
    `Checked ${checked}; next by ${[yearAfter(checked), ...due.map(each => each.due)].sort()[0] ?? ''}, by ${owners.join(', ')}.`,
    list('Last changes', commits),
    list(
      'Figures to look up',
      due.map(({ id, due: day, url }) => `${day} ${id}: ${url}`)
    )
  ].join('\n\n')
}

function list(title: string, lines: string[]): string {
  return `${title}:\n\n${lines.map(line => `- ${line}`).join('\n') || 'None.'}`
}
