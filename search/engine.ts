/** Searches one language. Runs in a worker in the browser and in plain Node for the benchmark. */
import { answersTo, type Passage } from './answers.ts'
import type { Encoder } from 'flexsearch'
import { makeEncoder } from './encoder.ts'
import { fold, readFolding, type Simplified } from './fold.ts'
import { excerpt, mark, markedTerms } from './highlight.ts'
import { Dictionary, type LoadFile } from './dictionary.ts'
import { Lru } from './lru.ts'
import { similarTitles } from './similar.ts'
import { readPinyin } from './pinyin.ts'
import { isPinyin, readQuery, type Reader } from './query.ts'
import { rank, type Hit, type RankedPage } from './rank.ts'
import { isSentence, pinyinTerms, sentenceTerms } from './sentence.ts'
import { Synonyms } from './synonyms.ts'
import { withTool } from './tools.ts'
import {
  type Core,
  type Pack,
  type PageLink,
  type PageResult,
  type SearchResponse,
  type SectionText,
  type SentenceModel,
  type SynonymList
} from './types.ts'
import { dangerTerms, evidenceOf, readTerms, type Evidence } from './danger/scorer.ts'
import { plainText } from './danger/spelling.ts'
import { leadsOf, PageScorer } from './page-scorer.ts'
import { logOddsStep } from './weights.ts'
import type { Language } from '../i18n/languages.ts'

const MAX_PAGES = 5
const MAX_SECTIONS = 2
const MAX_NEAR = 3
/** The pages found for a sentence that show their answers. The texts of the others cost 8 KiB, and few readers get that far. */
const ANSWERING_PAGES = 3
/** The pages found for words that show excerpts. The last is a title: its texts are 3 to 14 KiB. */
const WHOLE_PAGES = 4
const CACHED_QUERIES = 100
/**
 * In log-odds: how far a page for people in danger must lead before it comes first. The sentences it learned from are so
 * many that it comes near for everything; where words show danger, it is put first anyway.
 */
const DANGER_LEAD = 1.5
/** Titles are sent on their own if the texts take longer than this; cached texts never do. */
const TITLES_AFTER_MS = 20
/** Characters of an excerpt: about two lines. Chinese characters are twice as wide. */
const EXCERPT: Record<Language, number> = { en: 150, zh: 76 }
/** Characters of an answer: a long sentence in full. */
const ANSWER: Record<Language, number> = { en: 280, zh: 130 }

/** The page about interpreters, for somebody who writes neither English nor Chinese. */
const INTERPRETERS = '/jobseeker/rights/interpreters'

/** Letters of scripts of neither language, such as Arabic and Korean, and letters that only Vietnamese has. */
const OTHER_LANGUAGE = /[ơưđƠƯĐ\u0370-\u1cff\u1ea0-\u1ef9\u3040-\u30ff\uac00-\ud7af]/

/** The pages found, best first, and the terms to mark in their texts. */
interface Found {
  hits: Hit[]
  terms: ReadonlySet<string>
  leads?: Record<string, number>
  danger?: Evidence
}

/** A file that says which pages a sentence is about, ready to use. */
interface Model {
  scorer: PageScorer
  /** Weights of terms for danger; none for pinyin. */
  danger: ReadonlyMap<number, number>
}

/** Searches one language; loads the files of its index when queries need them, and keeps them. */
export class Engine {
  private readonly simplified: Simplified
  private readonly encoder: Encoder
  private readonly dictionary: Dictionary
  private readonly titles: string[]
  private readonly readings: Reader['readings']
  private reader: Promise<Reader> | undefined
  private readonly pages: RankedPage[]
  private readonly pageOfSection: Int32Array
  private readonly packs = new Map<number, Promise<Pack>>()
  private readonly models = new Map<string, Promise<Model>>()
  private readonly syllables: ReadonlySet<string>
  private readonly cache = new Lru<SearchResponse>(CACHED_QUERIES)

  constructor(
    private readonly language: Language,
    private readonly core: Core,
    private readonly load: LoadFile
  ) {
    this.simplified = readFolding(core.fold)
    this.encoder = makeEncoder(this.simplified)
    this.dictionary = new Dictionary(core.shards, load)
    this.titles = core.pages.map(([, title]) => fold(title, this.simplified))
    this.readings = readPinyin(core.pinyin)
    this.syllables = new Set([...this.readings.values()].flat())
    let section = 0
    this.pages = core.pages.map(([path, title, sectionCount]) => {
      const firstSection = section
      section += sectionCount
      return {
        path,
        titleTerms: this.encoder.encode(title),
        slugTerms: this.encoder.encode(path.slice(path.lastIndexOf('/') + 1).replace(/-/g, ' ')),
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
   * @param boosted paths put first
   * @param onPages receives titles early, if excerpts take longer
   * @throws Error if a file of terms cannot be loaded
   */
  async search(
    query: string,
    boosted: ReadonlySet<string> = new Set(),
    onPages?: (response: SearchResponse) => void
  ): Promise<SearchResponse> {
    const folded = fold(query, this.simplified).trim()
    const first = OTHER_LANGUAGE.test(query) ? new Set([INTERPRETERS, ...boosted]) : boosted
    const key = [folded, ...first].join('\n')
    const known = this.cache.get(key)
    if (known) return known
    const { response, whole } = await this.answer(folded, first, onPages)
    if (whole) this.cache.set(key, response)
    return response
  }

  /** The best page, without its texts: what a search in the other language offers. */
  async best(query: string): Promise<PageLink | undefined> {
    const { hits } = await this.find(fold(query, this.simplified).trim(), new Set())
    return hits[0] && this.linkTo(hits[0].page)
  }

  /** @throws Error if the synonyms cannot be loaded */
  async isPinyin(query: string): Promise<boolean> {
    return isPinyin(query, await this.loadReader())
  }

  /** Sentences are matched as a whole, words one by one. A query that finds nothing one way is tried the other way. */
  private async find(query: string, boosted: ReadonlySet<string>): Promise<Found> {
    const ways = [() => this.findWords(query, boosted), () => this.findSentence(query, boosted)]
    if (isSentence(query) || boosted.has(INTERPRETERS)) ways.reverse()
    let found: Found = { hits: [], terms: new Set() }
    for (const way of ways) {
      found = await way()
      if (found.hits.length > 0) break
    }
    return found
  }

  private async findWords(query: string, boosted: ReadonlySet<string>): Promise<Found> {
    const concepts = await readQuery(query, await this.loadReader())
    const hits = rank(concepts, this.dictionary, this.pages, this.pageOfSection, boosted).slice(0, MAX_PAGES)
    return { hits, terms: markedTerms(concepts) }
  }

  private async findSentence(query: string, boosted: ReadonlySet<string>): Promise<Found> {
    const spelt = pinyinTerms(query, this.syllables)
    const { scorer, danger } = await this.loadModel(spelt.length > 0 ? 'p' : 's')
    const terms = spelt.length > 0 ? spelt : sentenceTerms(query).map(term => scorer.known(term))
    const scores = scorer.scores(terms, this.pages.length)
    const first = [...boosted].map(path => this.pages.findIndex(page => page.path === path))
    const handicap = DANGER_LEAD / logOddsStep(terms.length)
    const scoreOf = (page: number) => (scores[page] ?? 0) - (this.core.danger.includes(page) ? handicap : 0)
    const hits = [...scores.keys()]
      .map(page => ({ page, score: first.includes(page) ? Infinity : scoreOf(page) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => (a.score === b.score ? first.indexOf(a.page) - first.indexOf(b.page) : b.score - a.score))
    // No tool may come between somebody in danger and help.
    const isDanger = first.length > 0 || this.core.danger.includes(hits[0]?.page ?? -1)
    const isNamed = (page: number) => query.includes(this.titles[page]?.replace(/[?？]$/, '') || '\n')
    const offered = isDanger ? hits : withTool(hits, terms.length, this.core.tools, isNamed)
    return {
      hits: offered.slice(0, MAX_PAGES),
      terms: new Set(terms),
      leads: this.dangerLeads(scores, terms.length),
      danger: evidenceOf(dangerTerms(plainText(query)), danger)
    }
  }

  private dangerLeads(scores: Float64Array, terms: number): Record<string, number> {
    const { danger, pages } = this.core
    const leads = leadsOf(scores, terms, danger)
    return Object.fromEntries(danger.map((page, index) => [pages[page]?.[0] ?? '', leads[index] ?? 0]))
  }

  /** Only words need synonyms: for a sentence they would be a seventh of what is fetched. */
  private loadReader(): Promise<Reader> {
    const reader = (this.reader ??= this.load('w').then(synonyms => ({
      encoder: this.encoder,
      simplified: this.simplified,
      synonyms: new Synonyms(synonyms as SynonymList, this.simplified),
      dictionary: this.dictionary,
      titles: this.titles,
      readings: this.readings
    })))
    reader.catch(() => (this.reader = undefined))
    return reader
  }

  private loadModel(name: string): Promise<Model> {
    const already = this.models.get(name)
    if (already) return already
    const model = this.load(name).then(file => {
      const { pages, danger = '' } = file as SentenceModel
      return { scorer: new PageScorer(pages), danger: readTerms(danger) }
    })
    this.models.set(name, model)
    model.catch(() => this.models.delete(name))
    return model
  }

  /** `whole` if every text could be loaded; offline, titles have to do. */
  private async answer(
    query: string,
    boosted: ReadonlySet<string>,
    onPages?: (response: SearchResponse) => void
  ): Promise<{ response: SearchResponse; whole: boolean }> {
    const { hits, terms, leads, danger } = await this.find(query, boosted)
    const lead = leads && { leads, danger }
    if (hits.length === 0) return { response: { pages: [], complete: true, near: this.near(query) }, whole: true }
    const early = setTimeout(
      () => onPages?.({ pages: hits.map(hit => this.titleOnly(hit, terms)), complete: false, near: [], ...lead }),
      TITLES_AFTER_MS
    )
    try {
      let whole = true
      const titleAlone = (hit: Hit) => {
        whole = false
        return this.titleOnly(hit, terms)
      }
      const pages = await Promise.all(
        hits.map((hit, place) =>
          place < (hit.sections ? WHOLE_PAGES : ANSWERING_PAGES)
            ? this.inFull(hit, terms, place === 0).catch(() => titleAlone(hit))
            : this.titleOnly(hit, terms)
        )
      )
      return { response: { pages, complete: true, near: [], ...lead }, whole }
    } finally {
      clearTimeout(early)
    }
  }

  private near(query: string): PageLink[] {
    return similarTitles(query, this.titles, MAX_NEAR).map(page => this.linkTo(page))
  }

  private linkTo(page: number): PageLink {
    const [path = '', title = ''] = this.core.pages[page] ?? []
    return { url: `/${this.language}${path}`, title }
  }

  private titleOnly({ page }: Hit, terms: ReadonlySet<string>): PageResult {
    const { url, title } = this.linkTo(page)
    return { url, title: mark(title, terms, this.simplified), excerpt: { text: '', marks: [] }, sections: [] }
  }

  private async inFull(hit: Hit, terms: ReadonlySet<string>, isFirst: boolean): Promise<PageResult> {
    const [sections, answers, card] = await this.textsOf(hit.page)
    const result = this.titleOnly(hit, terms)
    const first = this.pages[hit.page]?.firstSection ?? 0
    const passages = hit.sections
      ? hit.sections.flatMap(section => passageOf(sections[section - first])).slice(0, MAX_SECTIONS)
      : answersTo(terms, answers, sections)
    const size = (hit.sections ? EXCERPT : ANSWER)[this.language]
    const cut = (text: string) => excerpt(text, terms, this.simplified, size)
    // An answer below a heading needs no introduction.
    const said = passages.find(({ id }) => id === '')?.text
    const isAnswer = isFirst && !said && card !== undefined
    const intro = said ?? (hit.sections || passages.length === 0 ? sections[0]?.[2] : '')
    return {
      ...result,
      excerpt: isAnswer ? { text: card, marks: [] } : cut(intro ?? ''),
      ...(isAnswer && { isAnswer }),
      sections: passages
        .filter(({ id }) => id !== '')
        .map(({ id, heading, text }) => ({
          url: `${result.url}#${id}`,
          heading: mark(heading, terms, this.simplified),
          excerpt: cut(text)
        }))
    }
  }

  private async textsOf(page: number): Promise<Pack[number]> {
    const next = this.core.packs.findIndex(start => start > page)
    const number = (next === -1 ? this.core.packs.length : next) - 1
    const already = this.packs.get(number)
    const pack = already ?? (this.load(`t${number}`) as Promise<Pack>)
    if (!already) {
      this.packs.set(number, pack)
      pack.catch(() => this.packs.delete(number))
    }
    return (await pack)[page - (this.core.packs[number] ?? 0)] ?? [[], []]
  }
}

function passageOf(section: SectionText | undefined): Passage[] {
  const [id, heading, text] = section ?? ['', '', '']
  return id ? [{ id, heading, text }] : []
}
