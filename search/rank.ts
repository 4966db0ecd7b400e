/** Which pages answer a query, best first: title over heading over body, all concepts over some. */
import { isHan } from './encoder.ts'
import type { Dictionary } from './dictionary.ts'
import type { Alternative, Concept } from './query.ts'
import { isTool } from './tools.ts'
import { FIELDS, type Field } from './types.ts'

/** A page as the ranking knows it. */
export interface RankedPage {
  /** Path below the language, such as `/jobseeker/payment-rates`. */
  path: string
  /** Terms of the title, and of the last part of the address. */
  titleTerms: string[]
  slugTerms: string[]
  firstSection: number
  sectionCount: number
}

export interface Hit {
  page: number
  score: number
  /** Sections that match by their own heading or text, best first; never the first of a page. None for a sentence. */
  sections?: number[]
}

const FIELD_WEIGHT: Record<Field, number> = { title: 10, phrases: 7, keys: 4, heading: 5, often: 2.2, body: 1 }

/** Fields of the whole page; they are indexed at its first section. */
const OF_PAGE = new Set<Field>(['title', 'phrases', 'keys'])

/** A section must hold at least this share, by weight, of what was typed, or all of a synonym. */
const MIN_PART = 0.4
/** Weight of a bigram that no page has; it usually spans two words. */
const UNKNOWN_BIGRAM = 0.5
/** A page must hold at least this share of a query, by weight. */
const MIN_COVERAGE = 0.3
/** Pages that score less than this share of the best are noise. */
const MIN_OF_BEST = 0.08

/** Sections that score less than this share of a page's best are left out. */
const MIN_OF_BEST_SECTION = 0.35

/** Pages that list everything, so they match every query a little. */
const LISTS = /^\/(?:glossary|about\/(?:figures|sources))$/
const PHONE_LIST = '/helplines'
const CALCULATING = new Set(['calcul', 'estim', 'work out', '计算', '算器', '估算', '测算'])

interface TermWeights {
  ofPage: Map<number, number>
  ofSection: Map<number, number>
  rarity: number
}

/** Ranks the pages that hold the terms of a query. @param boosted paths that the query's crisis words put first */
export function rank(
  concepts: Concept[],
  dictionary: Dictionary,
  pages: RankedPage[],
  pageOfSection: Int32Array,
  boosted: ReadonlySet<string>
): Hit[] {
  const terms = weighTerms(concepts, dictionary, pages.length, pageOfSection)
  const sections = candidates(terms, pages)
  const values = new Map<number, Value[]>()
  const byPage = new Map<number, number[]>()
  for (const section of sections) {
    const page = pageOfSection[section] ?? 0
    const own = concepts.map(concept => valueOf(concept, section, page, terms))
    values.set(section, own)
    byPage.set(page, [...(byPage.get(page) ?? []), section])
  }
  const weights = conceptWeights(concepts, values, pages.length, pageOfSection)
  const total = sum(weights)
  const calculating = [...terms.keys()].some(term => CALCULATING.has(term))
  const phone = concepts.every(isNumber)
  const hits: Hit[] = []
  for (const [number, own] of byPage) {
    const page = pages[number]
    if (!page) continue
    const valuesOf = own.map(section => values.get(section) ?? [])
    const best = concepts.map((_concept, index) => strongest(valuesOf.map(value => value[index] ?? NO_VALUE)))
    const covered = coverage(best, weights) / total
    if (!(covered >= MIN_COVERAGE)) continue
    const inOneSection = Math.max(...valuesOf.map(value => coverage(value, weights))) / total
    const strength = sum(weights.map((weight, index) => weight * Math.sqrt(best[index]?.strength ?? 0)))
    const score =
      strength *
      covered ** 2 *
      (0.5 + 0.5 * inOneSection) *
      titleBoost(page, concepts) *
      boost(page, calculating, boosted.has(page.path)) *
      (phone && page.path === PHONE_LIST ? 5 : 1)
    const ranked = own
      .filter(section => section !== page.firstSection && matchesItself(section, concepts, terms))
      .map(section => ({
        section,
        value: sum((values.get(section) ?? []).map((value, index) => value.strength * (weights[index] ?? 0)))
      }))
      .sort((a, b) => b.value - a.value || a.section - b.section)
    const leastValue = (ranked[0]?.value ?? 0) * MIN_OF_BEST_SECTION
    const kept = ranked.filter(({ value }) => value >= leastValue)
    hits.push({ page: number, score, sections: kept.map(({ section }) => section) })
  }
  hits.sort((a, b) => b.score - a.score || a.page - b.page)
  const least = (hits[0]?.score ?? 0) * MIN_OF_BEST
  return hits.filter(({ score }) => score >= least)
}

function weighTerms(
  concepts: Concept[],
  dictionary: Dictionary,
  pageCount: number,
  pageOfSection: Int32Array
): Map<string, TermWeights> {
  const terms = new Map<string, TermWeights>()
  for (const term of concepts.flatMap(({ alternatives }) => alternatives.flatMap(({ terms: own }) => own))) {
    if (terms.has(term)) continue
    const ofPage = new Map<number, number>()
    const ofSection = new Map<number, number>()
    const seen = new Set<number>()
    for (const field of FIELDS) {
      for (const section of dictionary.sections(field, term)) {
        const page = pageOfSection[section] ?? 0
        seen.add(page)
        const [into, key] = OF_PAGE.has(field) ? [ofPage, page] : [ofSection, section]
        into.set(key, Math.max(into.get(key) ?? 0, FIELD_WEIGHT[field]))
      }
    }
    const isUnknownBigram = seen.size === 0 && isHan(term)
    terms.set(term, { ofPage, ofSection, rarity: isUnknownBigram ? UNKNOWN_BIGRAM : rarity(seen.size, pageCount) })
  }
  return terms
}

/** Rare terms count more. */
function rarity(found: number, pageCount: number): number {
  return Math.log(1 + (pageCount + 1) / (found + 0.5))
}

function candidates(terms: Map<string, TermWeights>, pages: RankedPage[]): Set<number> {
  const sections = new Set<number>()
  for (const { ofPage, ofSection } of terms.values()) {
    for (const section of ofSection.keys()) sections.add(section)
    for (const page of ofPage.keys()) sections.add(pages[page]?.firstSection ?? 0)
  }
  return sections
}

interface Value {
  strength: number
  part: number
}

const NO_VALUE: Value = { strength: 0, part: 0 }

/** How well a section and its page's title match one concept, by its best alternative. */
function valueOf({ alternatives }: Concept, section: number, page: number, terms: Map<string, TermWeights>): Value {
  return strongest(alternatives.map(alternative => alternativeValue(alternative, section, page, terms)))
}

function alternativeValue(
  { terms: own, weight, partial }: Alternative,
  section: number,
  page: number,
  terms: Map<string, TermWeights>
): Value {
  let value = 0
  let all = 0
  let found = 0
  for (const term of own) {
    const known = terms.get(term)
    if (!known) continue
    all += known.rarity
    const here = Math.max(known.ofPage.get(page) ?? 0, known.ofSection.get(section) ?? 0)
    if (here === 0) continue
    value += here * known.rarity
    found += known.rarity
  }
  if (found === 0) return NO_VALUE
  const part = found / all
  if (part < (partial ? MIN_PART : 1)) return NO_VALUE
  return { strength: (weight * value * part * part) / all, part }
}

/** A concept weighs more the rarer it is among pages; one that no page has is ignored. */
function conceptWeights(
  concepts: Concept[],
  values: Map<number, Value[]>,
  pageCount: number,
  pageOfSection: Int32Array
): number[] {
  return concepts.map((_concept, index) => {
    const found = new Set<number>()
    for (const [section, own] of values) if ((own[index]?.part ?? 0) > 0) found.add(pageOfSection[section] ?? 0)
    return found.size > 0 ? rarity(found.size, pageCount) : 0
  })
}

function strongest(values: Value[]): Value {
  return values.reduce((best, value) => (value.strength > best.strength ? value : best), NO_VALUE)
}

function coverage(values: Value[], weights: number[]): number {
  return sum(weights.map((weight, index) => weight * (values[index]?.part ?? 0)))
}

/** Whether a section matches by its own text, not only by its page's title. */
function matchesItself(section: number, concepts: Concept[], terms: Map<string, TermWeights>): boolean {
  return concepts.some(({ alternatives }) =>
    alternatives.some(({ terms: own }) => own.some(term => terms.get(term)?.ofSection.has(section)))
  )
}

/** Puts pages first whose title or address says exactly this. */
function titleBoost(page: RankedPage, concepts: Concept[]): number {
  return 1 + 0.7 * fit(page.titleTerms, concepts) + 0.4 * fit(page.slugTerms, concepts)
}

/** The share of the words that is in the query, times the share of the query that is in the words. */
function fit(words: string[], concepts: Concept[]): number {
  if (words.length === 0) return 0
  const set = new Set(words)
  const used = new Set<string>()
  let answered = 0
  for (const { alternatives } of concepts) {
    const whole = alternatives.filter(({ terms }) => terms.length > 0 && terms.every(term => set.has(term)))
    if (whole.length > 0) answered += Math.max(...whole.map(({ weight }) => weight))
    for (const { terms } of whole) terms.forEach(term => used.add(term))
  }
  return (used.size / set.size) * (answered / concepts.length)
}

function boost(page: RankedPage, calculating: boolean, crisis: boolean): number {
  const calculator = calculating && isTool(page.path) ? 1.8 : 1
  const list = LISTS.test(page.path) ? 0.3 : 1
  return calculator * list * (crisis ? 3 : 1)
}

function isNumber({ alternatives }: Concept): boolean {
  return alternatives.every(({ terms }) => terms.every(term => /^\d+$/.test(term)))
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
