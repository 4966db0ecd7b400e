/** The files of an index, and what a search returns. */
import type { Evidence } from './danger/scorer.ts'

/** The fields of the index, in the order of the files: the most common first, so that most empty lists are omitted. */
export const FIELDS = ['body', 'often', 'heading', 'keys', 'phrases', 'title'] as const

export type Field = (typeof FIELDS)[number]

/** A term and, for each field, the sections that hold it: base 36, differences, joined by dots. */
export type Posting = [term: string, ...lists: string[]]

/** `{lang}-{hash}.json`: the index of all other files. */
export interface Core {
  pages: [path: string, title: string, sections: number][]
  shards: string[]
  /** The first page of each text file `…-t{n}.json`. */
  packs: number[]
  /** The pages that come first for a kind of danger. */
  danger: number[]
  /** Each tool, then in turn a page whose askers it serves, and the percentage of them (tools.ts). */
  tools: [tool: number, ...served: number[]][]
  /** Traditional characters and, at the same places, their simplified forms. */
  fold: [traditional: string, simplified: string]
  /** Characters of titles and terms with their readings, `qiu求球,…`; Chinese only. */
  pinyin: string
}

/** `…-i{n}.json`. */
export type Shard = Posting[]

/** `…-s.json` and `…-p.json`: which pages a sentence is about, and a sentence in pinyin. */
export interface SentenceModel {
  /** As `packWeights` gives it (page-scorer.ts). */
  pages: string
  /** Weights for danger of terms that the search script does not know, as `packTerms` gives them (danger/scorer.ts). */
  danger?: string
}

/** `…-w.json`: for each name that our pages use, the name and then its synonyms. */
export type SynonymList = string[][]

/**
 * Starts a line with the opening hours and cost of a service, which is searched but not used in excerpts. It has no
 * width and is not a letter.
 */
export const NOTE = '\u2060'

/**
 * One section as a reader sees it. The first of a page has no id and no heading; nor, among texts, have those whose
 * heading says the same on many pages (build.ts).
 */
export type SectionText = [id: string, heading: string, content: string]

/**
 * An answer to a question of data/questions/: its section, the start and length of its sentence there, and the terms of
 * its questions.
 */
export type Answer = [section: number, start: number, length: number, terms: string]

/** `…-t{n}.json`: the text of several pages, in the order of the core, with what the card of a page answers. */
export type Pack = [sections: SectionText[], answers: Answer[], card?: string][]

/** `manifest.json`: the hash in the names of each language's files. */
export type Manifest = Record<'en' | 'zh', string>

/** Start and end in the original text. */
export type Range = [start: number, end: number]

/** Text with the ranges that matched. Rendered as nodes, never as HTML. */
export interface Marked {
  text: string
  marks: Range[]
}

export interface PageResult {
  url: string
  title: Marked
  excerpt: Marked
  /** The excerpt is what the page answers in its card. */
  isAnswer?: boolean
  sections: { url: string; heading: Marked; excerpt: Marked }[]
}

export interface PageLink {
  url: string
  title: string
}

export interface SearchResponse {
  pages: PageResult[]
  /** False while excerpts and sections are still loading. */
  complete: boolean
  /** Pages with similar titles, when nothing was found. */
  near: PageLink[]
  /** For a sentence: the path of each page for people in danger, and its lead (page-scorer.ts). */
  leads?: Record<string, number>
  /** For a sentence, what its terms say that the search script does not know. */
  danger?: Evidence
}
