/** Sentences: questions and worries typed the way people speak, in which single words say little. */
import { bigrams, isHan, isStopWord, piecesOf, stem } from './encoder.ts'
import { splitSyllables } from './pinyin.ts'

/** Fewer words are looked up one by one (rank.ts). */
const MIN_WORDS = 5
/** A Chinese word has about this many characters. */
const CHARS_PER_WORD = 1.6

/** The rest of a longer text is ignored: searching for a whole letter would take too long. */
const MAX_LENGTH = 4_000

/** Whether a query is long enough to be understood as a whole. @param folded as `fold` gives it */
export function isSentence(folded: string): boolean {
  const words = piecesOf(folded).map(piece => (isHan(piece) ? [...piece].length / CHARS_PER_WORD : 1))
  return words.reduce((total, each) => total + each, 0) >= MIN_WORDS
}

/**
 * The terms of a sentence, each once: stems, characters and pairs of characters. Numbers are left out: one reader's
 * amounts and dates are not another's.
 * @param folded as `fold` gives it
 */
export function sentenceTerms(folded: string): string[] {
  return [...new Set(termsIn(folded.slice(0, MAX_LENGTH)))]
}

/** As `sentenceTerms`, with repetitions: the terms of a page. */
export function termsIn(folded: string): string[] {
  return piecesOf(folded).flatMap(piece => {
    if (isHan(piece)) return [...piece, ...bigrams(piece)]
    return /^d?\d/.test(piece) || isStopWord(piece) ? [] : [stem(piece)]
  })
}

/**
 * The terms of a sentence in pinyin: pairs of syllables, wherever the spaces are.
 * @returns nothing if most of it is not pinyin
 */
export function pinyinTerms(folded: string, syllables: ReadonlySet<string>): string[] {
  const words = folded.slice(0, MAX_LENGTH).match(/[a-z]+/g) ?? []
  const split = words.map(word => splitSyllables(word, syllables))
  const read = split.filter(found => found.length > 0).length
  return read < MIN_PINYIN * words.length
    ? []
    : syllablePairs(split.map(found => (found.length > 0 ? found : [''])).flat())
}

/** The share of words that must read as pinyin, because some English words do, such as `women`. */
const MIN_PINYIN = 0.75

/** Pairs of neighbours, each once. */
export function syllablePairs(syllables: readonly string[]): string[] {
  return [...new Set(syllables.slice(1).map((syllable, index) => `${syllables[index]}'${syllable}`))]
}
