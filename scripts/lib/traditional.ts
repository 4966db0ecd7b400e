/** The table of traditional characters for our pages: OpenCC's, with the decisions of data/traditional.yaml. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Converter, Locale } from 'opencc-js'
import { parse } from 'yaml'
import { z } from 'zod'
import { traditionalOf, type TraditionalTable } from '../../components/traditional/convert.ts'
import { readFiles } from '../checks/files.ts'

const decisions = z.strictObject({
  preferred: z.record(z.string().length(1), z.string().length(1)),
  usual: z.record(z.string().length(1), z.string().length(1)),
  phrases: z.record(z.string().min(2), z.string().min(2)),
  refused: z.array(z.string().min(2))
})

type Decisions = z.infer<typeof decisions>

/** Folders with the text of Chinese pages. */
const WRITTEN_IN: [folder: string, files: RegExp][] = [
  ['pages/zh', /\.mdx$/],
  ['data', /\.yaml$/],
  ['i18n', /\.ts$/]
]

/** Files of data/ that no page shows: decisions about the table, and words that people type. */
const NOT_SHOWN =
  /^data\/(?:danger\/|questions\/|(?:crisis-words|danger-sentences|danger-spellings|page-words|search-words|traditional)\.yaml)/

const HAN = /\p{Script=Han}+/gu

/** Every phrase that OpenCC knows. */
const PHRASES = (Locale.from.cn ?? [])
  .flat()
  .flatMap(rows => String(rows).split('|'))
  .map(row => row.slice(0, row.indexOf(' ')))

/** Taiwan's forms, which most fonts and most Australian government texts use. No words are replaced. */
const openCC = Converter({ from: 'cn', to: 'tw' })

/**
 * The decisions of data/traditional.yaml.
 * @throws if it has another shape, a form differs in length from its original, or OpenCC does not know a refused phrase
 */
export function readTraditional(root: string): Decisions {
  const read = decisions.parse(parse(readFileSync(join(root, 'data', 'traditional.yaml'), 'utf8')))
  for (const [from, to] of Object.entries(read.phrases)) {
    if (from.length !== to.length) throw new Error(`data/traditional.yaml: ${from} and ${to} differ in length.`)
  }
  const known = new Set(PHRASES)
  const unknown = read.refused.filter(phrase => !known.has(phrase))
  if (unknown.length > 0) throw new Error(`data/traditional.yaml refuses what OpenCC has not: ${unknown.join(' ')}.`)
  return read
}

/** Runs of Chinese characters in pages, data and messages, each once. */
export function chineseRuns(root: string): string[] {
  const files = WRITTEN_IN.flatMap(([folder, wanted]) => readFiles(root, folder, wanted))
  const shown = files.filter(({ file }) => !NOT_SHOWN.test(file))
  return [...new Set(shown.flatMap(({ text }) => text.match(HAN) ?? []))].sort()
}

/** The table for these texts. @param runs of Chinese characters */
export function tableFor(runs: string[], { preferred, usual, phrases, refused }: Decisions): TraditionalTable {
  const convert = (text: string) => [...openCC(text)].map(char => preferred[char] ?? char).join('')
  const used = [...new Set(runs.join(''))].sort()
  const pairs = used.map(char => [char, usual[char] ?? convert(char)] as const).filter(([from, to]) => from !== to)
  const characters: TraditionalTable['characters'] = [
    pairs.map(([from]) => from).join(''),
    pairs.map(([, to]) => to).join('')
  ]
  const text = runs.join('\n')
  const pieces = new Set(Array.from(text, (_, at) => text.slice(at, at + 2)))
  const decided = new Set([...refused, ...Object.keys(phrases)])
  const ofOpenCC = PHRASES.filter(
    phrase => phrase.length > 1 && pieces.has(phrase.slice(0, 2)) && text.includes(phrase) && !decided.has(phrase)
  ).map((phrase): [string, string] => [phrase, convert(phrase)])
  const table: TraditionalTable = { characters, phrases: '' }
  // Shorter ones first: 亲子关系 needs no row of its own if 关系 has one.
  const ours = Object.entries(phrases).filter(([phrase]) => text.includes(phrase))
  const rows = [...ofOpenCC, ...ours].sort(byLength)
  for (const [phrase, form] of rows) {
    if (traditionalOf(table)(phrase) !== form) table.phrases = `${table.phrases} ${phrase}${form}`.trim()
  }
  return table
}

function byLength([a]: [string, string], [b]: [string, string]): number {
  return a.length - b.length || (a < b ? -1 : 1)
}

/** The table of this site. */
export function traditionalTable(root: string): TraditionalTable {
  return tableFor(chineseRuns(root), readTraditional(root))
}
