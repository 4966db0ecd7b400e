/** Builds the index of one language from the text of its pages. Build time only. */
import { Index } from 'flexsearch'
import type { Encoder } from 'flexsearch'
import { makeEncoder } from './encoder.ts'
import { readFolding } from './fold.ts'
import { packList } from './postings.ts'
import { FIELDS, type Core, type Field, type Pack, type SectionText, type Shard } from './types.ts'

export interface PageSource {
  /** Below the language: `/jobseeker`, or nothing for the home page. */
  path: string
  title: string
  description: string
  /** What the same page is called in the other language. */
  otherTitle: string
  /** What people type who want this page, beyond its own words. */
  said: string[]
  sections: SectionText[]
}

/** What is known about words, independent of the pages. */
export interface WordSource {
  said: Core['said']
  fold: Core['fold']
  pinyin: string
}

export interface BuiltIndex {
  core: Core
  shards: Shard[]
  packs: Pack[]
}

/**
 * Raw sizes of a file of terms and of a file of texts; compressed they are about
 * a third. Small enough that a query fetches little that it does not need, large
 * enough that it takes no more than two dozen requests.
 */
const SHARD_BYTES = 3_600
const PACK_BYTES = 10_000

/** A word used this often in a section is what the section is about. */
const OFTEN = 2

/** The list of sources repeats the words of every page it cites. */
const TAIL_SECTIONS = new Set(['sources'])

/**
 * Cuts terms and texts into files and names what each begins with.
 * @param sources pages in any order; a section’s number counts through all of them by path
 */
export function buildIndex(sources: PageSource[], words: WordSource): BuiltIndex {
  const pages = [...sources].sort((a, b) => (a.path < b.path ? -1 : 1))
  const shards = cutByBytes(postingsOf(pages, words), SHARD_BYTES)
  const packs = cutByBytes(
    pages.map(({ sections }) => sections),
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
      ...words
    },
    shards,
    packs
  }
}

function postingsOf(pages: PageSource[], { fold }: WordSource): Shard {
  const encoder = makeEncoder(readFolding(fold))
  const indexes = new Map(FIELDS.map(field => [field, new FieldIndex()]))
  let section = 0
  for (const page of pages) {
    const keys = `${page.path.replaceAll(/[-/]/g, ' ')} ${page.description} ${page.otherTitle}`
    indexes.get('title')?.add(section, encoder.encode(page.title))
    indexes.get('keys')?.add(section, encoder.encode(keys))
    indexes.get('said')?.add(section, page.said.flatMap(saying => encoder.encode(saying)))
    for (const text of page.sections) {
      for (const [field, terms] of termsOf(text, encoder)) indexes.get(field)?.add(section, terms)
      section += 1
    }
  }
  const lists = FIELDS.map(field => indexes.get(field)?.lists() ?? new Map<string, number[]>())
  const terms = [...new Set(lists.flatMap(list => [...list.keys()]))].sort()
  return terms.map(term => [term, ...withoutEmptyEnd(lists.map(list => packList(list.get(term) ?? [])))])
}

function termsOf([id, heading, content]: SectionText, encoder: Encoder): [Field, string[]][] {
  const body = encoder.encode(content)
  if (TAIL_SECTIONS.has(id)) return [['tail', body]]
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

/** FlexSearch over terms that are made already. */
class FieldIndex {
  private readonly index = new Index({
    tokenize: 'strict',
    resolution: 1,
    encode: (terms: string) => terms.split('\n')
  })

  add(section: number, terms: string[]): void {
    if (terms.length > 0) this.index.add(section, terms.join('\n'))
  }

  /** Sections by term, taken from FlexSearch's own export. */
  lists(): Map<string, number[]> {
    const lists = new Map<string, number[]>()
    void this.index.export((key: string, data: string) => {
      if (!key.endsWith('map')) return
      for (const [term, [sections]] of JSON.parse(data) as [string, [number[]]][]) lists.set(term, sections)
    })
    return lists
  }
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
