/** Counts what the pages hold, section by section: `npm run -s report -- content`. */
import type { Status } from '../../rules/data/schema.ts'
import { LANGUAGES, LANGUAGE_TAGS, type Language } from '../../i18n/languages.ts'
import { stringList, type Block, type Page } from '../checks/pages.ts'
import { COMPONENT, joinLines, wordsIn } from '../checks/text.ts'
import type { Context } from '../checks/context.ts'
import { findValueOn } from '../../rules/figures.ts'
import { figuresNamed } from './shown-figures.ts'

export interface SectionReport {
  /** The first part of the address; `home` for the home page and those beside it. */
  section: string
  /** Of one language: both have the same pages. */
  pages: number
  /** English words, numbers included. */
  words: number
  /** English words of the page in the middle. */
  median: number
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

export interface RepeatedSentence {
  language: Language
  /** `…` stands for what a component prints. */
  sentence: string
  /** How many pages have it. */
  pages: number
}

/** A sentence may be on as many pages. */
const PAGES_WITH_SENTENCE = 5

/** Shorter ones, such as “Yes.”, repeat no content. */
const WORDS_OF_SENTENCE = 4

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
  // Page by page: the words of all of them at once do not fit in the memory.
  const words = english.map(page => wordsIn(textOf(page)).length)
  return {
    section,
    pages: english.length,
    words: sum(words),
    median: median(words),
    characters: sum(chinese.map(page => textOf(page).match(/\p{Script=Han}/gu)?.length ?? 0)),
    figures: figures.size,
    statuses: statusesOf(figures, context),
    sources: new Set(english.flatMap(page => stringList(page, 'sources'))).size,
    oldest: english.map(({ frontMatter }) => String(frontMatter.reviewed)).sort()[0] ?? '',
    withoutFaq: english.filter(({ frontMatter }) => !frontMatter.faq).map(({ path }) => path)
  }
}

/** Sentences on more than five pages of a language, the most frequent first. Headings and statements do not count. */
export function repeatedSentences({ pages }: Pick<Context, 'pages'>): RepeatedSentence[] {
  return LANGUAGES.flatMap(language => {
    const counts = new Map<string, number>()
    for (const page of pages.filter(page => page.language === language)) {
      for (const sentence of sentencesOf(page)) counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
    }
    return [...counts]
      .filter(([, pages]) => pages > PAGES_WITH_SENTENCE)
      .sort(([, pages], [, others]) => others - pages)
      .map(([sentence, pages]) => ({ language, sentence, pages }))
  })
}

/** Each sentence of a page once. */
function sentencesOf({ language, blocks }: Page): Set<string> {
  const segmenter = new Intl.Segmenter(LANGUAGE_TAGS[language], { granularity: 'sentence' })
  const texts = blocks.filter(isProse).map(({ lines }) => joinLines(lines).replaceAll(COMPONENT, '…'))
  const sentences = texts.flatMap(text => [...segmenter.segment(text)].map(({ segment }) => segment.trim()))
  return new Set(sentences.filter(sentence => wordsIn(sentence).length >= WORDS_OF_SENTENCE))
}

function isProse({ kind }: Block): boolean {
  return kind !== 'heading' && kind !== 'code' && kind !== 'cell'
}

/** A figure that has ended counts with its last value, one that has not started with its first. */
function statusesOf(ids: Set<string>, { data, today }: Context): SectionReport['statuses'] {
  const counts: SectionReport['statuses'] = {}
  for (const id of ids) {
    const values = data.figures.get(id)?.values ?? []
    const value = findValueOn({ values }, today) ?? values[0]
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

/** The upper of two in the middle. */
function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

const COLUMNS: [string, (report: SectionReport) => string | number][] = [
  ['section', ({ section }) => section],
  ['pages', ({ pages }) => pages],
  ['words en', ({ words }) => words],
  ['median en', ({ median }) => median],
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

/** The report as a table, then repeated sentences and the pages without questions. */
export function contentText(reports: SectionReport[], repeated: RepeatedSentence[]): string {
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
  return [
    ...lines,
    '',
    `Sentences on more than ${PAGES_WITH_SENTENCE} pages:`,
    ...repeated.map(({ language, sentence, pages }) => `  ${language} ${pages}  ${sentence}`),
    '',
    'Pages without FAQ:',
    ...without.map(path => `  ${path}`)
  ].join('\n')
}
