/** Recognises words of danger in a query, so that help stands above every result. */
import type { Language } from '../i18n/languages.ts'
import { fold, joinDigits, type Simplified } from './fold.ts'

/** One kind of danger, ready to show; made from data/crisis-words.yaml by the build. */
export interface CrisisHelp {
  /** As `plainWords` gives them. */
  say: string[]
  services: { name: string; phone: string; tel: string }[]
  /** Paths below the language that ranking puts first. */
  pages: string[]
  /** The first of them, to read on. */
  link?: { href: string; title: string }
}

/** `.generated/crisis.json`, which the search script carries: help waits for no request. */
export interface CrisisWords {
  /** Traditional forms of the characters in the sayings and, at the same places, the simplified ones. */
  fold: readonly string[]
  help: Record<Language, CrisisHelp[]>
}

/**
 * Latin letters, digits and Chinese characters, as plain ranges: classes of Unicode
 * properties take a slow phone several milliseconds to compile, in the middle of typing.
 */
const NOT_WORDS = /[^a-z0-9\u3400-\u9fff\uf900-\ufaff]+/g
const CHINESE = /[\u3400-\u9fff]/

/**
 * Text as it is compared, on both sides: folded as search folds it, words with one
 * space between them. `$10,000` is no call to 000.
 */
export function plainWords(text: string, simplified: Simplified): string {
  return joinDigits(fold(text, simplified)).replace(NOT_WORDS, ' ').trim()
}

/**
 * The first kind of danger that a query speaks of, in the order of data/crisis-words.yaml.
 * @param query as typed; only its first 500 characters are looked at
 * @param simplified must hold the traditional forms of every character in the sayings
 * @returns undefined where it speaks of none
 */
export function crisisHelp(query: string, kinds: CrisisHelp[], simplified: Simplified): CrisisHelp | undefined {
  const words = plainWords(query.slice(0, 500), simplified)
  const spaced = ` ${words} `
  // Chinese is found without any spaces.
  const unspaced = words.replaceAll(' ', '')
  return kinds.find(({ say }) =>
    say.some(saying => (CHINESE.test(saying) ? unspaced.includes(saying) : spaced.includes(` ${saying} `)))
  )
}
