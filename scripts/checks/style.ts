import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import type { Issue } from '../../rules/data/yaml-issues.ts'
import { printedTexts } from '../lib/printed-texts.ts'
import { clippedToday, offences, readStyle, type StyleEntry } from '../lib/style.ts'
import { at, type Context, type Problem } from './context.ts'
import type { Block } from './pages.ts'
import { joinLines } from './text.ts'

export const name = 'style'
export const describe = 'no worse form of data/style-*.yaml where readers see it, and few list items without a verb'

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
  return printedTexts(root).flatMap(({ file, line, text }) =>
    LANGUAGES.filter(language => language === 'en' || HAN.test(text)).flatMap(language =>
      at({ file }, line, issuesIn(text, lists[language], language))
    )
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
