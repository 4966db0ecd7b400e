/** Counts what the pages hold, section by section: `npm run -s report -- content`. */
import type { Status } from '../../rules/data/schema.ts'
import { stringList, type Page } from '../checks/pages.ts'
import { COMPONENT, joinLines, wordsIn } from '../checks/text.ts'
import type { Context } from '../checks/context.ts'
import { figuresNamed } from './shown-figures.ts'

export interface SectionReport {
  /** The first part of the address; `home` for the home page and those beside it. */
  section: string
  /** Of one language: both have the same pages. */
  pages: number
  /** English words, numbers included. */
  words: number
  /** Chinese characters. */
  characters: number
  /** Distinct figures that pages name. */
  figures: number
  /** Statuses of the figures' values in force on the day. */
  statuses: Partial<Record<Status, number>>
  /** Distinct sources in the front matter. */
  sources: number
  /** The oldest day of review. */
  oldest: string
  /** Paths of pages without questions and answers. */
  withoutFaq: string[]
}

/** Each section in alphabetical order, then `total`. */
export function contentReport(context: Context): SectionReport[] {
  const sections = [...new Set(context.pages.map(sectionOf))].sort()
  const pagesOf = (section: string) => context.pages.filter(page => sectionOf(page) === section)
  return [
    ...sections.map(section => reportOf(section, pagesOf(section), context)),
    reportOf('total', context.pages, context)
  ]
}

/** Pages directly below the language, such as the glossary, belong to `home`. */
function sectionOf({ path, isIndex }: Page): string {
  const [, first = '', second] = path.split('/')
  return second !== undefined || (isIndex && first !== '') ? first : 'home'
}

function reportOf(section: string, pages: Page[], context: Context): SectionReport {
  const english = pages.filter(({ language }) => language === 'en')
  const chinese = pages.filter(({ language }) => language === 'zh')
  const figures = new Set(english.flatMap(figuresNamed).map(({ id }) => id))
  return {
    section,
    pages: english.length,
    // Page by page: the words of all of them at once do not fit in the memory.
    words: sum(english.map(page => wordsIn(textOf(page)).length)),
    characters: sum(chinese.map(page => textOf(page).match(/\p{Script=Han}/gu)?.length ?? 0)),
    figures: figures.size,
    statuses: statusesOf(figures, context),
    sources: new Set(english.flatMap(page => stringList(page, 'sources'))).size,
    oldest: english.map(({ frontMatter }) => String(frontMatter.reviewed)).sort()[0] ?? '',
    withoutFaq: english.filter(({ frontMatter }) => !frontMatter.faq).map(({ path }) => path)
  }
}

/** A figure that has ended counts with its last value, one that has not started with its first. */
function statusesOf(ids: Set<string>, { data, today }: Context): SectionReport['statuses'] {
  const counts: SectionReport['statuses'] = {}
  for (const id of ids) {
    const values = data.figures.get(id)?.values ?? []
    const value = values.findLast(({ from }) => from <= today) ?? values[0]
    if (value) counts[value.status] = (counts[value.status] ?? 0) + 1
  }
  return counts
}

/** The text of a page, without what components print. */
function textOf({ blocks }: Page): string {
  return blocks.map(({ lines }) => joinLines(lines).replaceAll(COMPONENT, ' ')).join('\n')
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

const COLUMNS: [string, (report: SectionReport) => string | number][] = [
  ['section', ({ section }) => section],
  ['pages', ({ pages }) => pages],
  ['words en', ({ words }) => words],
  ['characters zh', ({ characters }) => characters],
  ['figures', ({ figures }) => figures],
  ['sources', ({ sources }) => sources],
  ['oldest review', ({ oldest }) => oldest],
  ['no FAQ', ({ withoutFaq }) => withoutFaq.length],
  [
    'figures by status',
    ({ statuses }) =>
      Object.entries(statuses)
        .map(each => each.join(' '))
        .join(', ')
  ]
]

/** The report as a table, and the pages without questions below it. */
export function contentText(reports: SectionReport[]): string {
  const columns = COLUMNS.map(([title, cellOf]) => {
    const cells = [title, ...reports.map(report => String(cellOf(report)))]
    const width = Math.max(...cells.map(cell => cell.length))
    return cells.map(cell => cell.padEnd(width))
  })
  const lines = ['', ...reports].map((_row, at) =>
    columns
      .map(cells => cells[at])
      .join('  ')
      .trimEnd()
  )
  const without = reports.at(-1)?.withoutFaq ?? []
  return [...lines, '', 'Pages without FAQ:', ...without.map(path => `  ${path}`)].join('\n')
}
