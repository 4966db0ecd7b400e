/** Searches one language. Runs in a worker in the browser and in plain Node for the benchmark. */
import type { Encoder } from 'flexsearch'
import { makeEncoder } from './encoder.ts'
import { fold, readFolding, type Simplified } from './fold.ts'
import { excerpt, mark, markedTerms } from './highlight.ts'
import { Lexicon, type LoadFile } from './lexicon.ts'
import { Lru } from './lru.ts'
import { nearTitles } from './near.ts'
import { readPinyin } from './pinyin.ts'
import { isPinyin, readQuery, type Reader } from './query.ts'
import { rank, type Hit, type RankedPage } from './rank.ts'
import { Sayings } from './said.ts'
import type { Core, Pack, PageLink, PageResult, Reply, SectionText } from './types.ts'
import type { Language } from '../i18n/languages.ts'

const MOST_PAGES = 5
const MOST_SECTIONS = 5
const MOST_NEAR = 3
const CACHED_QUERIES = 100
/** Texts that are there already come within this; only then are titles shown by themselves. */
const PATIENCE_MS = 20
/** Characters of an excerpt: about two lines. Chinese characters are twice as wide. */
const EXCERPT: Record<Language, number> = { en: 150, zh: 76 }

/** Answers queries in one language; fetches the files of its index as queries need them, and keeps them. */
export class Engine {
  private readonly simplified: Simplified
  private readonly encoder: Encoder
  private readonly sayings: Sayings
  private readonly lexicon: Lexicon
  private readonly readings: ReadonlyMap<string, string[]>
  private readonly pages: RankedPage[]
  private readonly titles: string[]
  private readonly foldedTitles: string[]
  private readonly pageOfSection: Int32Array
  private readonly packs = new Map<number, Promise<Pack>>()
  private readonly cache = new Lru<Reply>(CACHED_QUERIES)

  constructor(
    private readonly language: Language,
    private readonly core: Core,
    private readonly load: LoadFile
  ) {
    this.simplified = readFolding(core.fold)
    this.encoder = makeEncoder(this.simplified)
    this.sayings = new Sayings(core.said, this.simplified)
    this.lexicon = new Lexicon(core.shards, load)
    this.readings = readPinyin(core.pinyin)
    this.titles = core.pages.map(([, title]) => title)
    this.foldedTitles = this.titles.map(title => fold(title, this.simplified))
    let section = 0
    this.pages = core.pages.map(([path, title, sectionCount]) => {
      const firstSection = section
      section += sectionCount
      return {
        path,
        titleTerms: this.encoder.encode(title),
        slugTerms: this.encoder.encode(path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ')),
        firstSection,
        sectionCount
      }
    })
    this.pageOfSection = new Int32Array(section)
    this.pages.forEach((page, number) =>
      this.pageOfSection.fill(number, page.firstSection, page.firstSection + page.sectionCount)
    )
  }

  /**
   * The best pages for a query.
   * @param lifted paths that the query's crisis words put first
   * @param onPages called with titles alone as soon as they are known, where excerpts take longer
   */
  async search(query: string, lifted: ReadonlySet<string> = new Set(), onPages?: (reply: Reply) => void): Promise<Reply> {
    const folded = fold(query, this.simplified).trim()
    // All that the answer depends on.
    const key = [folded, ...lifted].join('\n')
    const known = this.cache.get(key)
    if (known) return known
    const { reply, whole } = await this.answer(folded, lifted, onPages)
    if (whole) this.cache.set(key, reply)
    return reply
  }

  /** The best page alone, without its texts: what another language's search offers. */
  async best(query: string): Promise<PageLink | undefined> {
    const { hits } = await this.find(fold(query, this.simplified).trim(), new Set())
    return hits[0] && this.linkTo(hits[0].page)
  }

  /** Does a query spell in pinyin what is said or written here? Then it was meant for this language. */
  isPinyin(query: string): boolean {
    return isPinyin(query, this.reader())
  }

  private async find(query: string, lifted: ReadonlySet<string>): Promise<{ hits: Hit[]; terms: ReadonlySet<string> }> {
    const concepts = await readQuery(query, this.reader())
    const hits = rank(concepts, this.lexicon, this.pages, this.pageOfSection, lifted).slice(0, MOST_PAGES)
    return { hits, terms: markedTerms(concepts) }
  }

  /** Whole where every text was there; without, as when there is no connection, titles must do. */
  private async answer(
    query: string,
    lifted: ReadonlySet<string>,
    onPages?: (reply: Reply) => void
  ): Promise<{ reply: Reply; whole: boolean }> {
    const { hits, terms } = await this.find(query, lifted)
    if (hits.length === 0) return { reply: { pages: [], complete: true, near: this.near(query) }, whole: true }
    const early = setTimeout(
      () => onPages?.({ pages: hits.map(hit => this.titleOnly(hit, terms)), complete: false, near: [] }),
      PATIENCE_MS
    )
    try {
      let whole = true
      const titleAlone = (hit: Hit) => {
        whole = false
        return this.titleOnly(hit, terms)
      }
      const pages = await Promise.all(hits.map(hit => this.inFull(hit, terms).catch(() => titleAlone(hit))))
      return { reply: { pages, complete: true, near: [] }, whole }
    } finally {
      clearTimeout(early)
    }
  }

  private reader(): Reader {
    const { encoder, simplified, sayings, lexicon, readings, foldedTitles } = this
    return { encoder, simplified, sayings, lexicon, readings, titles: foldedTitles }
  }

  private near(query: string): Reply['near'] {
    return nearTitles(query, this.foldedTitles, MOST_NEAR).map(number => this.linkTo(number))
  }

  private linkTo(page: number): PageLink {
    return { url: this.urlOf(page), title: this.titles[page] ?? '' }
  }

  private urlOf(page: number): string {
    return `/${this.language}${this.pages[page]?.path ?? ''}`
  }

  private titleOnly({ page }: Hit, terms: ReadonlySet<string>): PageResult {
    return {
      url: this.urlOf(page),
      title: mark(this.titles[page] ?? '', terms, this.simplified),
      excerpt: { text: '', marks: [] },
      sections: []
    }
  }

  private async inFull(hit: Hit, terms: ReadonlySet<string>): Promise<PageResult> {
    const texts = await this.textsOf(hit.page)
    const first = this.pages[hit.page]?.firstSection ?? 0
    const cut = (text: string) => excerpt(text, terms, this.simplified, EXCERPT[this.language])
    const url = this.urlOf(hit.page)
    const sections = hit.sections
      .map(section => texts[section - first])
      .filter((text): text is SectionText => Boolean(text))
      .slice(0, MOST_SECTIONS)
      .map(([id, heading, content]) => ({
        url: `${url}#${id}`,
        heading: mark(heading, terms, this.simplified),
        excerpt: cut(content)
      }))
    return { ...this.titleOnly(hit, terms), excerpt: cut(texts[0]?.[2] ?? ''), sections }
  }

  private async textsOf(page: number): Promise<SectionText[]> {
    const next = this.core.packs.findIndex(start => start > page)
    const number = (next === -1 ? this.core.packs.length : next) - 1
    const already = this.packs.get(number)
    const pack = already ?? (this.load(`t${number}`) as Promise<Pack>)
    if (!already) {
      this.packs.set(number, pack)
      pack.catch(() => this.packs.delete(number))
    }
    return (await pack)[page - (this.core.packs[number] ?? 0)] ?? []
  }
}
