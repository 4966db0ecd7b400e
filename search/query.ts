/** Parses a query into concepts: the things the reader named, each with every way our pages may put it. */
import type { Encoder } from 'flexsearch'
import { isHan, isStopWord, bigrams, piecesOf, stem } from './encoder.ts'
import { fold, type Simplified } from './fold.ts'
import type { Dictionary } from './dictionary.ts'
import { isSpeltOut, wordsReadAs } from './pinyin.ts'
import { keyOf, type Synonyms } from './synonyms.ts'

export interface Alternative {
  terms: string[]
  /** 1 for what was typed, less for what was probably meant. */
  weight: number
  /** Whether some of the terms will do: so for what was typed, not for what it may mean. */
  partial: boolean
}

export interface Concept {
  alternatives: Alternative[]
}

/** What parsing a query needs. */
export interface Reader {
  encoder: Encoder
  simplified: Simplified
  synonyms: Synonyms
  dictionary: Dictionary
  /** Chinese titles, and the readings of their characters. */
  titles: string[]
  readings: ReadonlyMap<string, string[]>
}

/** The rest of a longer query is ignored. */
const MAX_QUERY_LENGTH = 200
const MAX_CONCEPTS = 12
/** Each term may cost a request: long official names, and a sixth meaning, are not worth it. */
const MAX_MEANING_TERMS = 6
const MAX_MEANINGS = 5

const WEIGHT = {
  meaning: 0.85,
  pinyin: 0.8,
  number: 0.9,
  halfTyped: 0.7,
  longer: 0.3,
  pair: 0.6,
  mistake: [0, 0.7, 0.45]
}

/** Chinese question words and particles, at either end of a sentence. */
const QUESTION_WORDS =
  /^(?:请问|我想|我要|我的|怎么办|怎么样|怎么|如何|怎样|什么|哪里|哪些|哪个|多久|可以|能不能|是不是|有没有|需要|应该|为什么|关于|一下|吗|呢|的|了|和|与|我|你|在|去|有|被|给|要|想|能|会|是)+|(?:怎么办|怎么样|怎么|是什么|什么|吗|呢|的|了)+$/g

interface Word {
  /** Folded, as typed. */
  text: string
  last: boolean
}

/** The significant words of a query, with Chinese cut at known synonyms. */
export function wordsOf(query: string, simplified: Simplified, synonyms: Synonyms): string[] {
  const pieces = piecesOf(fold([...query].slice(0, MAX_QUERY_LENGTH).join(''), simplified))
  const cut = pieces.flatMap(piece =>
    isHan(piece) ? synonyms.segments(piece).flatMap(segment => withoutQuestionWords(segment, synonyms)) : [piece]
  )
  const significant = cut.filter(piece => !isStopWord(piece) && !(isHan(piece) && piece.length === 1))
  return (significant.length > 0 ? significant : cut).slice(0, MAX_CONCEPTS)
}

/** A segment of Chinese without its question words; a synonym stays whole. */
function withoutQuestionWords(segment: string, synonyms: Synonyms): string[] {
  const rest = synonyms.isKnown(segment) ? segment : segment.replace(QUESTION_WORDS, '')
  return rest ? [rest] : []
}

/** Parses a query, and loads the index files that its terms need. */
export async function readQuery(query: string, reader: Reader): Promise<Concept[]> {
  const texts = wordsOf(query, reader.simplified, reader.synonyms)
  const spelt = await speltAcross(texts, reader)
  if (spelt) return [spelt]
  const groups: Word[][] = []
  for (let at = 0; at < texts.length;) {
    const span = reader.synonyms.spanAt(texts, at)
    groups.push(texts.slice(at, at + span).map((text, index) => ({ text, last: at + index === texts.length - 1 })))
    at += span
  }
  return Promise.all(groups.map(group => conceptOf(group, reader)))
}

async function conceptOf(words: Word[], reader: Reader): Promise<Concept> {
  const typed = words.flatMap(({ text }) => (isHan(text) ? bigrams(text) : [stem(text)]))
  const meant = reader.synonyms
    .meaningsOf(keyOf(words.map(({ text }) => text)))
    .map(meaning => reader.encoder.encode(meaning))
    .filter(terms => terms.length > 0 && terms.length <= MAX_MEANING_TERMS && terms.join() !== typed.join())
    .sort((a, b) => a.length - b.length)
    .slice(0, MAX_MEANINGS)
  const exact: Alternative[] = [
    { terms: typed, weight: 1, partial: true },
    ...meant.map(terms => ({ terms, weight: WEIGHT.meaning, partial: false }))
  ]
  const [only] = words
  const [more] = await Promise.all([
    words.length === 1 && only ? expand(only, reader) : [],
    loadTerms(exact, reader.dictionary)
  ])
  await loadTerms(more, reader.dictionary)
  return { alternatives: [...exact, ...more] }
}

async function loadTerms(alternatives: Alternative[], dictionary: Dictionary): Promise<void> {
  await Promise.all(alternatives.flatMap(({ terms }) => terms.map(term => dictionary.loadTerm(term))))
}

/** What one word may stand for if it is unfinished, misspelt, or spelt in pinyin. */
async function expand(word: Word, reader: Reader): Promise<Alternative[]> {
  const { dictionary } = reader
  if (isHan(word.text)) {
    if (word.text.length > 1) return []
    await dictionary.loadPrefix(word.text)
    return each(dictionary.completions(word.text, 16), WEIGHT.pair)
  }
  const term = stem(word.text)
  await dictionary.loadTerm(term)
  if (/^\d/.test(word.text)) {
    await dictionary.loadPrefix(word.text)
    return each(dictionary.completions(word.text, 12), WEIGHT.number)
  }
  if (dictionary.has(term)) {
    // A reader who is still typing may mean a longer word; nothing is loaded for that.
    return word.last && word.text.length > 2 ? each(dictionary.completions(word.text, 8), WEIGHT.longer) : []
  }
  if (reader.synonyms.meaningsOf(term).length > 0) return []
  const spelt = pinyinOf(word.text, reader)
  if (spelt.length > 0) return spelt
  await dictionary.loadPrefix(word.text)
  const longer = word.text.length > 1 ? dictionary.completions(word.text, 8) : []
  return longer.length > 0 ? each(longer, WEIGHT.halfTyped) : corrected(term, word.text, dictionary)
}

function each(terms: string[], weight: number): Alternative[] {
  return terms.map(term => ({ terms: [term], weight, partial: false }))
}

/** Most typos come after the second letter; only if that finds nothing is more loaded. */
async function corrected(term: string, typed: string, dictionary: Dictionary): Promise<Alternative[]> {
  for (const beginning of [term.slice(0, 2), term.slice(0, 1)]) {
    await dictionary.loadPrefix(beginning)
    const found = dictionary.corrections(term, typed, beginning, 6)
    if (found.length > 0) return found.flatMap(({ term: right, typos }) => each([right], WEIGHT.mistake[typos] ?? 0))
  }
  return []
}

/** Pinyin is often typed with spaces: `shi ye jin` is one concept. */
async function speltAcross(words: string[], reader: Reader): Promise<Concept | undefined> {
  if (words.length < 2 || words.some(word => !/^[a-z]{1,6}$/.test(word))) return undefined
  const alternatives = pinyinOf(words.join(''), reader)
  if (alternatives.length === 0) return undefined
  await loadTerms(alternatives, reader.dictionary)
  return { alternatives }
}

function pinyinOf(letters: string, reader: Reader): Alternative[] {
  if (reader.readings.size === 0) return []
  return wordsReadAs(letters, chinesePhrases(reader), reader.readings)
    .slice(0, 3)
    .flatMap(word => [
      { terms: bigrams(word), weight: WEIGHT.pinyin, partial: false },
      ...reader.synonyms
        .meaningsOf(word)
        .map(meaning => ({
          terms: reader.encoder.encode(meaning),
          weight: WEIGHT.pinyin * WEIGHT.meaning,
          partial: false
        }))
    ])
}

/** Whether a query spells out a Chinese synonym or title in pinyin. */
export function isPinyin(query: string, reader: Reader): boolean {
  return isSpeltOut(fold(query, reader.simplified).replace(/\s/g, ''), chinesePhrases(reader), reader.readings)
}

function chinesePhrases({ synonyms, titles }: Reader): string[] {
  return [...synonyms.chinese(), ...titles]
}
