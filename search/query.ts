/** A query as concepts: each one a thing the reader named, with every way our pages may put it. */
import type { Encoder } from 'flexsearch'
import { isHan, isStopWord, pairsOf, piecesOf, stem } from './encoder.ts'
import { fold, type Simplified } from './fold.ts'
import type { Lexicon } from './lexicon.ts'
import { isSpeltOut, wordsReadAs } from './pinyin.ts'
import { keyOf, type Sayings } from './said.ts'

export interface Alternative {
  terms: string[]
  /** 1 for what was typed, less for what was probably meant. */
  weight: number
  /** Some of the terms are better than none: true of what was typed, not of what it may mean. */
  loose: boolean
}

export interface Concept {
  alternatives: Alternative[]
}

/** What a query is read with. */
export interface Reader {
  encoder: Encoder
  simplified: Simplified
  sayings: Sayings
  lexicon: Lexicon
  /** Chinese titles, and the readings of their characters. */
  titles: string[]
  readings: ReadonlyMap<string, string[]>
}

/** Nobody means more than this; the rest is not looked at. */
const LONGEST_QUERY = 200
const MOST_CONCEPTS = 12
/** Each term may cost a file: long official names, and the sixth guess, are not worth it. */
const LONGEST_MEANING = 6
const MOST_MEANINGS = 5

const WEIGHT = { meaning: 0.85, pinyin: 0.8, number: 0.9, halfTyped: 0.7, longer: 0.3, pair: 0.6, mistake: [0, 0.7, 0.45] }

/** Words of questions in Chinese, which every sentence has. */
const ASKING =
  /^(?:请问|我想|我要|我的|怎么办|怎么样|怎么|如何|怎样|什么|哪里|哪些|哪个|多久|可以|能不能|是不是|有没有|需要|应该|为什么|关于|一下|吗|呢|的|了|和|与|我|你|在|去|有|被|给|要|想|能|会|是)+|(?:怎么办|怎么样|怎么|是什么|什么|吗|呢|的|了)+$/g

interface Word {
  /** Folded, as typed. */
  text: string
  last: boolean
}

/** The pieces of a query that say something, Chinese cut at known sayings. */
export function wordsOf(query: string, simplified: Simplified, sayings: Sayings): string[] {
  const pieces = piecesOf(fold([...query].slice(0, LONGEST_QUERY).join(''), simplified))
  const cut = pieces.flatMap(piece => (isHan(piece) ? sayings.segments(piece).flatMap(bare(sayings)) : [piece]))
  const telling = cut.filter(piece => !isStopWord(piece) && !(isHan(piece) && piece.length === 1))
  return (telling.length > 0 ? telling : cut).slice(0, MOST_CONCEPTS)
}

/** A plain stretch of Chinese without its asking words; a saying is left alone. */
function bare(sayings: Sayings): (segment: string) => string[] {
  return segment => {
    if (sayings.isKnown(segment)) return [segment]
    const rest = segment.replace(ASKING, '')
    return rest ? [rest] : []
  }
}

/** Reads a query; fetches the index files that its terms need on the way. */
export async function readQuery(query: string, reader: Reader): Promise<Concept[]> {
  const texts = wordsOf(query, reader.simplified, reader.sayings)
  const spelt = await speltAcross(texts, reader)
  if (spelt) return [spelt]
  const groups: Word[][] = []
  for (let at = 0; at < texts.length; ) {
    const span = reader.sayings.spanAt(texts, at)
    groups.push(texts.slice(at, at + span).map((text, index) => ({ text, last: at + index === texts.length - 1 })))
    at += span
  }
  return Promise.all(groups.map(group => conceptOf(group, reader)))
}

async function conceptOf(words: Word[], reader: Reader): Promise<Concept> {
  const typed = words.flatMap(({ text }) => (isHan(text) ? pairsOf(text) : [stem(text)]))
  const meant = reader.sayings
    .meaningsOf(keyOf(words.map(({ text }) => text)))
    .map(meaning => reader.encoder.encode(meaning))
    .filter(terms => terms.length > 0 && terms.length <= LONGEST_MEANING && terms.join() !== typed.join())
    .sort((a, b) => a.length - b.length)
    .slice(0, MOST_MEANINGS)
  const sure: Alternative[] = [
    { terms: typed, weight: 1, loose: true },
    ...meant.map(terms => ({ terms, weight: WEIGHT.meaning, loose: false }))
  ]
  const [only] = words
  const [more] = await Promise.all([
    words.length === 1 && only ? looser(only, reader) : [],
    loadTerms(sure, reader.lexicon)
  ])
  await loadTerms(more, reader.lexicon)
  return { alternatives: [...sure, ...more] }
}

async function loadTerms(alternatives: Alternative[], lexicon: Lexicon): Promise<void> {
  await Promise.all(alternatives.flatMap(({ terms }) => terms.map(term => lexicon.loadTerm(term))))
}

/** What one word may stand for where it is unfinished, misspelt, or spelt in pinyin. */
async function looser(word: Word, reader: Reader): Promise<Alternative[]> {
  const { lexicon } = reader
  if (isHan(word.text)) {
    if (word.text.length > 1) return []
    await lexicon.loadPrefix(word.text)
    return each(lexicon.completions(word.text, 16), WEIGHT.pair)
  }
  const term = stem(word.text)
  await lexicon.loadTerm(term)
  if (/^\d/.test(word.text)) {
    await lexicon.loadPrefix(word.text)
    return each(lexicon.completions(word.text, 12), WEIGHT.number)
  }
  if (lexicon.has(term)) {
    // Whoever is still typing may mean a longer word; nothing is fetched for that.
    return word.last && word.text.length > 2 ? each(lexicon.completions(word.text, 8), WEIGHT.longer) : []
  }
  if (reader.sayings.meaningsOf(term).length > 0) return []
  const spelt = pinyinOf(word.text, reader)
  if (spelt.length > 0) return spelt
  await lexicon.loadPrefix(word.text)
  const longer = word.text.length > 1 ? lexicon.completions(word.text, 8) : []
  return longer.length > 0 ? each(longer, WEIGHT.halfTyped) : corrected(term, word.text, lexicon)
}

function each(terms: string[], weight: number): Alternative[] {
  return terms.map(term => ({ terms: [term], weight, loose: false }))
}

/** Most mistakes come after the second letter; only where that finds nothing is more fetched. */
async function corrected(term: string, typed: string, lexicon: Lexicon): Promise<Alternative[]> {
  for (const beginning of [term.slice(0, 2), term.slice(0, 1)]) {
    await lexicon.loadPrefix(beginning)
    const found = lexicon.corrections(term, typed, beginning, 6)
    if (found.length > 0) return found.flatMap(({ term: right, mistakes }) => each([right], WEIGHT.mistake[mistakes] ?? 0))
  }
  return []
}

/** Pinyin is often typed with spaces: `shi ye jin` is one concept. */
async function speltAcross(words: string[], reader: Reader): Promise<Concept | undefined> {
  if (words.length < 2 || words.some(word => !/^[a-z]{1,6}$/.test(word))) return undefined
  const alternatives = pinyinOf(words.join(''), reader)
  if (alternatives.length === 0) return undefined
  await loadTerms(alternatives, reader.lexicon)
  return { alternatives }
}

function pinyinOf(letters: string, reader: Reader): Alternative[] {
  if (reader.readings.size === 0) return []
  return wordsReadAs(letters, chinesePhrases(reader), reader.readings)
    .slice(0, 3)
    .flatMap(word => [
      { terms: pairsOf(word), weight: WEIGHT.pinyin, loose: false },
      ...reader.sayings
        .meaningsOf(word)
        .map(meaning => ({ terms: reader.encoder.encode(meaning), weight: WEIGHT.pinyin * WEIGHT.meaning, loose: false }))
    ])
}

/** Does a query spell, to its end, what is said or written in Chinese? */
export function isPinyin(query: string, reader: Reader): boolean {
  return isSpeltOut(fold(query, reader.simplified).replace(/\s/g, ''), chinesePhrases(reader), reader.readings)
}

/** What pinyin is looked for in. */
function chinesePhrases({ sayings, titles }: Reader): string[] {
  return [...sayings.chinese(), ...titles]
}
