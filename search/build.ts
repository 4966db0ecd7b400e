/** Builds the index of one language from the text of its pages. Build time only. */
import type { Encoder } from 'flexsearch'
import { makeEncoder } from './encoder.ts'
import { readFolding } from './fold.ts'
import { packList } from './postings.ts'
import { termIndexes } from './term-index.ts'
import { isTool, toolsOf } from './tools.ts'
import {
  FIELDS,
  type Answer,
  type Core,
  type Field,
  type Pack,
  type SectionText,
  type Shard,
  type SynonymList
} from './types.ts'

export interface PageSource {
  /** The path below the language: `/jobseeker`, or '' for the home page. */
  path: string
  title: string
  description: string
  otherTitle: string
  /** What people who want this page type, beyond its own words. */
  phrases: string[]
  sections: SectionText[]
  /** What its card answers; '' if it has none. */
  card: string
  answers: Answer[]
  /** For the path of each tool, the share of those who ask this page that it serves. */
  tools: Record<string, number>
}

/** Data about words, independent of the pages. */
export interface WordSource {
  synonyms: SynonymList
  fold: Core['fold']
  pinyin: string
}

export interface BuiltIndex {
  core: Core
  synonyms: SynonymList
  shards: Shard[]
  packs: Pack[]
}

/** Raw sizes of files, three times the compressed size: small enough to fetch little, in two dozen requests at most. */
const SHARD_BYTES = 3_600
const PACK_BYTES = 6_000

/** A section that uses a word this often is about it. */
const OFTEN = 2

/**
 * Splits terms and texts into files and lists what each starts with; sections are numbered across all pages.
 * @param pages in the order in which the index numbers them
 * @param danger paths of the pages that come first in danger
 */
export function buildIndex(
  pages: readonly PageSource[],
  words: WordSource,
  danger: ReadonlySet<string> = new Set()
): BuiltIndex {
  const shards = cutByBytes(postingsOf(pages, words), SHARD_BYTES)
  const packs = cutByBytes(
    pages.map(({ path, sections, answers, card }): Pack[number] => {
      const texts = sections.map(section => shown(section, path))
      return card ? [texts, answers, card] : [texts, answers]
    }),
    PACK_BYTES
  )
  let page = 0
  const firstPages = packs.map(pack => {
    const first = page
    page += pack.length
    return first
  })
  return {
    core: {
      pages: pages.map(({ path, title, sections }) => [path, title, sections.length]),
      shards: shards.map(shard => shard[0]?.[0] ?? ''),
      packs: firstPages,
      danger: pages.flatMap(({ path }, number) => (danger.has(path) ? number : [])),
      tools: toolsOf(pages),
      fold: words.fold,
      pinyin: words.pinyin
    },
    synonyms: words.synonyms,
    shards,
    packs
  }
}

/** A heading that many pages share leads nowhere in a list of results: its answers are those of the page. */
function shown([id, heading, content]: SectionText, path: string): SectionText {
  const isShared = id === 'faq' || (isTool(path) && /^(?:what|examples)$/.test(id))
  return isShared ? ['', '', content] : [id, heading, content]
}

function postingsOf(pages: readonly PageSource[], { fold }: WordSource): Shard {
  const encoder = makeEncoder(readFolding(fold))
  const indexes = termIndexes()
  const terms = new Set<string>()
  let section = 0
  function add(field: Field, found: string[]): void {
    for (const term of found) {
      terms.add(term)
      indexes[field].add(term, section)
    }
  }
  for (const page of pages) {
    add('title', encoder.encode(page.title))
    add('keys', encoder.encode(`${page.path.replaceAll(/[-/]/g, ' ')} ${page.description} ${page.otherTitle}`))
    for (const phrase of page.phrases) add('phrases', encoder.encode(phrase))
    for (const text of page.sections) {
      for (const [field, found] of termsOf(text, encoder)) add(field, found)
      section += 1
    }
  }
  return [...terms]
    .sort()
    .map(term => [term, ...withoutEmptyEnd(FIELDS.map(field => packList(indexes[field].sections(term))))])
}

function termsOf([, heading, content]: SectionText, encoder: Encoder): [Field, string[]][] {
  const body = encoder.encode(content)
  const counts = new Map<string, number>()
  for (const term of body) counts.set(term, (counts.get(term) ?? 0) + 1)
  const often = [...counts].filter(([, count]) => count >= OFTEN).map(([term]) => term)
  const seldom = [...counts].filter(([, count]) => count < OFTEN).map(([term]) => term)
  return [
    ['heading', encoder.encode(heading)],
    ['often', often],
    ['body', seldom]
  ]
}

function withoutEmptyEnd(lists: string[]): string[] {
  const last = lists.findLastIndex(list => list !== '')
  return lists.slice(0, last + 1)
}

function cutByBytes<Item>(items: Item[], most: number): Item[][] {
  const groups: Item[][] = []
  let room = 0
  for (const item of items) {
    const size = Buffer.byteLength(JSON.stringify(item))
    const group = groups.at(-1)
    if (group && size <= room) {
      group.push(item)
      room -= size
    } else {
      groups.push([item])
      room = most - size
    }
  }
  return groups
}
