import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import type { Issue } from '../../rules/data/yaml-issues.ts'
import { clippedToday, offences, readStyle, type StyleEntry } from '../lib/style.ts'
import { at, type Context, type Problem } from './context.ts'
import { readFiles } from './files.ts'
import type { Block } from './pages.ts'
import { joinLines } from './text.ts'

export const name = 'style'
export const describe = 'no worse form of data/style-*.yaml where readers see it, and few list items without a verb'

/** Files of data/ with other people's words, or that readers never see. */
const NOT_OURS =
  /^data\/(?:danger\/|questions\/|(?:changes|claims|crisis-words|danger-sentences|danger-spellings|page-words|published-ids|search-words|sources|style-en|style-zh|traditional|withdrawn)\.yaml)/

/** A field in one of the languages. */
const PRINTED = /\b(?:en|zh): /

/** In the glossary, only the printed fields are our own words. */
const PRINTED_TERM = /^ +(?:en|zh): /

const COMMENT = /^\s*(?:\*|\/\/|\/\*|#)/

const HAN = /\p{Script=Han}/u

/** Of all English list items, how many may be a label with a clipped half-sentence. */
const MOST_CLIPPED = 0.02

/** `Label: do this.` and `Half a question? Verb.` */
const CLIPPED = /^[A-Z][^.:?!]{1,60}: \p{Ll}|^[A-Z][^.?!]{3,70}\? \p{Lu}[^?]*\.$/u

type Lists = Record<Language, StyleEntry[]>

/** Worse forms in pages, messages and data; and too many clipped list items. */
export function run(context: Context): Problem[] {
  const lists: Lists = { en: readStyle(context.root, 'en'), zh: readStyle(context.root, 'zh') }
  return [...inPages(context, lists), ...inFiles(context, lists), ...clippedItems(context)]
}

/** The share of clipped list items. */
export function report(context: Context): string[] {
  const { clipped, all } = countItems(context)
  if (all === 0) return []
  return [`${clipped.length} of ${all} English list items are a label or half a question`]
}

function inPages({ pages }: Context, lists: Lists): Problem[] {
  return pages.flatMap(page =>
    page.blocks
      .filter(isProse)
      .flatMap(({ lines }) => lines)
      .flatMap(({ line, text }) => at(page, line, issuesIn(text, lists[page.language], page.language)))
  )
}

function isProse({ kind }: Block): boolean {
  return kind !== 'code' && kind !== 'expression'
}

function inFiles({ root }: Context, lists: Lists): Problem[] {
  const files = [...readFiles(root, 'i18n', /\.ts$/), ...readFiles(root, 'data', /\.yaml$/)]
  return files
    .filter(({ file }) => !NOT_OURS.test(file))
    .flatMap(({ file, text }) =>
      text.split('\n').flatMap((line, index) => at({ file }, index + 1, issuesInLine(line, file, lists)))
    )
}

/** The readers' words in a line of data or of messages. */
function issuesInLine(line: string, file: string, lists: Lists): Issue[] {
  if (COMMENT.test(line)) return []
  const isMessage = file.endsWith('.ts')
  const printed = file === 'data/glossary.yaml' ? PRINTED_TERM : PRINTED
  if (!isMessage && !printed.test(line)) return []
  const texts = isMessage ? literals(line) : [line.slice(line.indexOf(':') + 1)]
  return LANGUAGES.flatMap(language =>
    texts.filter(text => language === 'en' || HAN.test(text)).flatMap(text => issuesIn(text, lists[language], language))
  )
}

/** The contents of the string literals of a line of TypeScript. */
function literals(line: string): string[] {
  return [...line.matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/g)].map(
    ([, single, double]) => single ?? double ?? ''
  )
}

function issuesIn(text: string, list: StyleEntry[], language: Language): Issue[] {
  return offences(text, list, language).map(({ worse, better, why }) => ({
    message: `“${worse}” is not house style: ${why}`,
    fix: `write “${better}”`
  }))
}

/** Too many of them, reported once at the first; or fewer than the baseline, so that it can only shrink. */
function clippedItems(context: Context): Problem[] {
  const { clipped, all } = countItems(context)
  const today = clippedToday(context.root)
  const most = Math.max(today, Math.floor(all * MOST_CLIPPED))
  const [first] = clipped
  if (first && clipped.length > most) {
    const message = `${clipped.length} of ${all} list items are a label or half a question, such as “${first.text}”`
    return [{ file: first.file, line: first.line, message, fix: 'write whole sentences: “If …, call …”' }]
  }
  if (clipped.length >= today) return []
  const message = `only ${clipped.length} list items are clipped, fewer than the ${today} of the baseline`
  return [{ file: 'data/style-clipped.yaml', line: 1, message, fix: `write items: ${clipped.length}` }]
}

function countItems({ pages }: Context): { clipped: { file: string; line: number; text: string }[]; all: number } {
  const items = pages
    .filter(({ language }) => language === 'en')
    .flatMap(({ file, blocks }) =>
      blocks
        .filter(({ kind }) => kind === 'item')
        .map(({ lines }) => ({ file, line: lines[0]?.line ?? 1, text: joinLines(lines) }))
    )
  return { clipped: items.filter(({ text }) => CLIPPED.test(text)), all: items.length }
}
