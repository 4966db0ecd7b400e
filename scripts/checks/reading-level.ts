import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'
import type { Data } from '../../rules/data/load.ts'
import { COMPONENT, joinLines, wordsIn } from './text.ts'
import type { Page } from './pages.ts'
import type { Context, Problem } from './context.ts'

export const name = 'reading-level'
export const describe = 'English pages read at school year 9 or below, half of them at year 8 or below'

const HIGHEST_OF_A_PAGE = 9
const HIGHEST_MEDIAN = 8

interface Grade {
  file: string
  grade: number
}

/** Flesch-Kincaid grade of each English page, and the median. */
export function run(context: Context): Problem[] {
  const measured = grades(context)
  const middle = median(measured)
  const pages = measured
    .filter(({ grade }) => grade > HIGHEST_OF_A_PAGE)
    .map(({ file, grade }) => ({
      file,
      line: 1,
      message: `the page reads at school year ${grade.toFixed(1)}; the limit is ${HIGHEST_OF_A_PAGE}`,
      fix: 'shorten sentences, use everyday words'
    }))
  if (middle <= HIGHEST_MEDIAN) return pages
  const message = `the median page reads at school year ${middle.toFixed(1)}; the limit is ${HIGHEST_MEDIAN}`
  return [...pages, { file: 'pages/en', line: 1, message, fix: 'simplify the pages that read highest' }]
}

/** The median and the hardest pages, with their grades. */
export function report(context: Context): string[] {
  const measured = grades(context)
  if (measured.length === 0) return []
  const hardest = [...measured].sort((a, b) => b.grade - a.grade).slice(0, 5)
  return [
    `median school year ${median(measured).toFixed(1)} over ${measured.length} English pages; the highest:`,
    ...hardest.map(({ file, grade }) => `  ${grade.toFixed(1)} ${file}`)
  ]
}

function grades({ pages, data }: Context): Grade[] {
  const names = namePattern(data)
  return pages
    .filter(({ language }) => language === 'en')
    .flatMap(page => {
      const grade = gradeOf(bodyText(page), names)
      return grade === undefined ? [] : [{ file: page.file, grade }]
    })
}

function median(measured: Grade[]): number {
  const sorted = measured.map(({ grade }) => grade).sort((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2
}

/** Paragraphs and list items: each ends a sentence, even without a full stop. */
function bodyText(page: Page): string[] {
  return page.blocks
    .filter(({ kind }) => kind === 'paragraph' || kind === 'item')
    .map(({ lines }) => joinLines(lines).replaceAll(COMPONENT, ' ten '))
}

/**
 * Names of payments and services, which a writer cannot simplify: glossary terms with a
 * capital, whole, without their brackets, and the text in the brackets.
 */
function namePattern(data: Data): RegExp | undefined {
  const names = [...data.terms.values()]
    .map(({ en }) => en)
    .filter(en => /^[A-Z]/.test(en))
    .flatMap(en => [
      en,
      en.replace(/\s*\(.*?\)/g, ''),
      ...[...en.matchAll(/\((.*?)\)/g)].map(([, inner]) => inner ?? '')
    ])
    .filter(name => /^[A-Z]/.test(name))
    .sort((a, b) => b.length - a.length)
    .map(name => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return names.length > 0 ? new RegExp(`(?<!\\w)(?:${names.join('|')})(?!\\w)`, 'g') : undefined
}

const sentences = new Intl.Segmenter('en-AU', { granularity: 'sentence' })

function gradeOf(blocks: string[], names: RegExp | undefined): number | undefined {
  const count = { sentence: 0, word: 0, syllable: 0 }
  for (const block of blocks) {
    const text = names ? block.replace(names, 'Name') : block
    for (const { segment } of sentences.segment(text)) {
      const words = wordsIn(segment)
      if (words.length === 0) continue
      count.sentence += 1
      count.word += words.length
      // A number has no letters to count, but at least one syllable when read aloud.
      for (const word of words) count.syllable += Math.max(1, syllable(word))
    }
  }
  return count.word === 0 ? undefined : fleschKincaid(count)
}
