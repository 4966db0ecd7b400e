/** Recognises words of danger in a query, so that help comes before every result. */
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
  /** Traditional forms of the characters in the phrases and, at the same places, the simplified ones. */
  fold: readonly string[]
  help: Record<Language, CrisisHelp[]>
}

/** Plain ranges: classes of Unicode properties take a slow phone several milliseconds to compile, while typing. */
const NOT_WORDS = /[^a-z0-9\u3400-\u9fff\uf900-\ufaff]+/g
const CHINESE = /[\u3400-\u9fff]/

/** The text to compare, on both sides: folded, with one space between words. `$10,000` is not 000. */
export function plainWords(text: string, simplified: Simplified): string {
  return joinDigits(fold(text, simplified)).replace(NOT_WORDS, ' ').trim()
}

/** The first danger that a query names. @param query only its first 500 characters count */
export function crisisHelp(query: string, kinds: CrisisHelp[], simplified: Simplified): CrisisHelp | undefined {
  const words = plainWords(query.slice(0, 500), simplified)
  const spaced = ` ${words} `
  // Chinese may be typed with spaces, or without.
  const unspaced = words.replaceAll(' ', '')
  return kinds.find(({ say }) =>
    say.some(phrase => (CHINESE.test(phrase) ? unspaced.includes(phrase) : spaced.includes(` ${phrase} `)))
  )
}
