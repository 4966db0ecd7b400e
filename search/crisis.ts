/** Recognises words of danger in a query, so that help comes before every result. */
import type { Language } from '../i18n/languages.ts'
import { DangerScorer, type DangerModel } from './danger.ts'
import { fold, joinDigits, readFolding, type Simplified } from './fold.ts'

/** One kind of danger, ready to show; made from data/crisis-words.yaml by the build. */
export interface CrisisHelp {
  /** Such as `suicide`, in data/danger-sentences.yaml too. */
  id: string
  services: { name: string; phone: string; tel: string }[]
  /** Paths below the language that ranking puts first. */
  pages: string[]
  /** The first of them, to read on. */
  link?: { href: string; title: string }
}

/** `.generated/crisis.json`, which the search script carries: help waits for no request. */
export interface CrisisWords {
  /** Traditional forms of the characters in phrases and sentences and, at the same places, the simplified ones. */
  fold: readonly string[]
  /** For each kind, in the order of `help`, the phrases of both languages as `plainWords` gives them. */
  say: string[][]
  /** Those that people who are safe use as well. */
  weak: string[]
  /** The models of sentences of danger (danger.ts); the kinds are in the same order. */
  danger: DangerModel
  help: Record<Language, CrisisHelp[]>
}

/** Plain ranges: classes of Unicode properties take a slow phone several milliseconds to compile, while typing. */
const NOT_WORDS = /[^a-z0-9\u3400-\u9fff\uf900-\ufaff]+/g
const CHINESE = /[\u3400-\u9fff]/

/** The text to compare, on both sides: folded, with one space between words. `$10,000` is not 000. */
export function plainWords(text: string, simplified: Simplified): string {
  return joinDigits(fold(text, simplified)).replace(NOT_WORDS, ' ').trim()
}

/** Beyond so many more letters a phrase may be named without danger: “suicide prevention jobs”; a weak one beyond so few. */
const MUCH_MORE = { strong: 6, weak: 4 }

/**
 * How much a sentence must sound like danger: by itself, where it names a word of danger among many others, and where
 * the page that answers it is one for people in danger. Chosen by cross-validation: `npm run -s bench:danger`.
 */
export const MARGIN = { alone: -0.3, strong: -1.5, weak: -0.5, answered: -0.9 }

/** Recognises danger in what is typed. */
export class DangerWatch {
  private readonly simplified: Simplified
  private readonly scorer: DangerScorer
  private readonly weak: ReadonlySet<string>

  constructor(private readonly words: CrisisWords) {
    this.simplified = readFolding(words.fold)
    this.scorer = new DangerScorer(words.danger, words.help.en.length)
    this.weak = new Set(words.weak)
  }

  /**
   * The help that a query calls for, if any.
   * @param best the address of the page that answers it best, without the base path, once that is known
   */
  help(query: string, language: Language, best?: string): CrisisHelp | undefined {
    const kinds = this.words.help[language]
    const words = plainWords(query.slice(0, MAX_LENGTH), this.simplified)
    const margin = this.scorer.margin(words)
    const named = this.named(words, margin)
    if (named >= 0) return kinds[named]
    if (wordCount(words) < MIN_WORDS) return undefined
    const heard = this.scorer.kind(words)
    if (margin > MARGIN.alone) return kinds[heard]
    if (margin <= MARGIN.answered) return undefined
    return [kinds[heard], ...kinds].find(kind => kind && isPageOf(kind, best))
  }

  /** The first kind that is named by one of its phrases, or -1. */
  private named(words: string, margin: number): number {
    const spaced = ` ${words} `
    // Chinese may be typed with spaces, or without.
    const unspaced = words.replaceAll(' ', '')
    return this.words.say.findIndex(phrases =>
      phrases.some(phrase => {
        const isIn = CHINESE.test(phrase) ? unspaced.includes(phrase) : spaced.includes(` ${phrase} `)
        if (!isIn) return false
        const strength = this.weak.has(phrase) ? 'weak' : 'strong'
        const more = (CHINESE.test(phrase) ? 2 : 1) * (unspaced.length - phrase.replaceAll(' ', '').length)
        return more <= MUCH_MORE[strength] || margin > MARGIN[strength]
      })
    )
  }
}

/** A word or two sound like anything. A Chinese word has about two characters. */
const MIN_WORDS = 4

function wordCount(words: string): number {
  const others = words.split(' ').filter(word => word && !CHINESE.test(word)).length
  return others + [...words].filter(char => CHINESE.test(char)).length / 2
}

/** Only so many characters of a query count. */
const MAX_LENGTH = 2_000

/** Its own first page; the others answer more than this danger. */
function isPageOf({ pages: [first] }: CrisisHelp, best: string | undefined): boolean {
  return first !== undefined && best?.slice('/en'.length) === first
}
