/** Text to terms, the same for pages and for queries: English stems, Chinese pairs of characters, whole numbers. */
import { Encoder } from 'flexsearch'
import { stemmer } from 'stemmer'
import { fold, type Simplified } from './fold.ts'
import { plainNumbers, typedNumbers } from './numbers.ts'

const HAN_OR_NOT = /\p{Script=Han}+|[^\p{Script=Han}]+/gu
const HAN = /\p{Script=Han}/u
const ENGLISH = /^[a-z]+$/

/** Everything but letters, digits and decimal points. */
const BETWEEN_TERMS = /[^\p{L}\p{N}.]+/u

/** Leaves no points but decimal ones. Without lookbehind: Safari before 16.4 parses no script that has it. */
function decimalPoints(text: string): string {
  return text.replace(/(^|\D)\.+/g, '$1 ').replace(/\.+(?!\d)/g, ' ')
}

/** Words of every page and every question. */
const STOP_WORDS = new Set(
  (
    'a about after all also am an and any are as at be been but by can cant could d did do does doing done dont ' +
    'for from get gets getting got had has have having he her him his how i if im in into is it its ive just ' +
    'like ll m me my need needs no not of on or our out please re s she should so some t than that the their them ' +
    'then there they this to too ve very want wants was we were what when where which who whom why will with ' +
    'would you your'
  ).split(' ')
)

/** Whether there is a Chinese character in it. */
export function isHan(text: string): boolean {
  return HAN.test(text)
}

/** Overlapping pairs of characters, so that any two or more are found; a single character stays as it is. */
export function bigrams(run: string): string[] {
  const chars = [...run]
  if (chars.length < 2) return chars
  return chars.slice(1).map((char, index) => `${chars[index]}${char}`)
}

/** The stem of an English word. Names with digits and other scripts stay whole. */
export function stem(word: string): string {
  return ENGLISH.test(word) ? stemmer(word) : word
}

/** Whether a word tells no page from another. @param word folded, not stemmed */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word)
}

/** Folded text split into runs of Chinese and other words, in order. */
export function piecesOf(folded: string): string[] {
  return decimalPoints(typedNumbers(folded))
    .split(BETWEEN_TERMS)
    .flatMap(word => word.match(HAN_OR_NOT) ?? [])
}

function toTerms(words: string[]): string[] {
  return words
    .flatMap(word => word.match(HAN_OR_NOT) ?? [])
    .flatMap(piece => (isHan(piece) ? bigrams(piece) : isStopWord(piece) ? [] : [stem(piece)]))
}

/** FlexSearch’s `Encoder` with our stages: its own would break Chinese and numbers. */
export function makeEncoder(simplified: Simplified): Encoder {
  return new Encoder({
    normalize: (text: string) => fold(text, simplified),
    prepare: text => decimalPoints(plainNumbers(text)),
    split: BETWEEN_TERMS,
    numeric: false,
    dedupe: false,
    cache: false,
    finalize: toTerms
  })
}
