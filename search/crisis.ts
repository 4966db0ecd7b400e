/** Detects danger in a query, so that help comes before every result. */
import type { Language } from '../i18n/languages.ts'
import { DangerScorer, type DangerModel } from './danger.ts'
import { fold, joinDigits, readFolding, type Simplified } from './fold.ts'
import type { SearchResponse } from './types.ts'

/** What search found that may show danger. */
export type Found = Pick<SearchResponse, 'pages' | 'leads'>

/** One kind of danger, ready to show; made from data/crisis-words.yaml by the build. */
export interface CrisisHelp {
  /** Such as `suicide`, in data/danger-sentences.yaml too. */
  id: string
  services: { name: string; phone: string; tel: string }[]
  /** Paths below the language that ranking puts first. */
  pages: string[]
  /** Links to read on: the first of these pages. */
  links: { href: string; title: string }[]
}

/** `.generated/crisis.json`, which the search script carries: help needs no request. */
export interface CrisisWords {
  /** Traditional forms of the characters in phrases and sentences and, at the same places, the simplified ones. */
  fold: readonly string[]
  /** For each kind, in the order of `help`, the phrases of both languages as `plainWords` gives them. */
  say: string[][]
  /** Phrases that people who are safe also use. */
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

/**
 * With more than this many other letters a phrase may not mean danger: “suicide prevention jobs”; fewer for a weak one.
 */
const MUCH_MORE = { strong: 6, weak: 4 }

/**
 * How much a sentence must sound like danger: before anything is found, where it names a word of danger among many
 * others, in three words alone, with the pages that were found, and where the best of these is one for people in
 * danger. Chosen by cross-validation: `npm run -s bench:danger`.
 */
export const MARGIN = { atOnce: 2, short: 1.5, strong: -1.5, weak: -0.5, found: -0.4, answered: -0.9 }

/** The weight of a page's lead beside the words: for danger, and for its kind. */
const LEAD = { danger: 0.5, kind: 0.6 }

/** Detects danger in what is typed. */
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
   * @param found what search found, once that is known
   */
  help(query: string, language: Language, found?: Found): CrisisHelp | undefined {
    const kinds = this.words.help[language]
    const words = plainWords(query.slice(0, MAX_LENGTH), this.simplified)
    const margin = this.scorer.margin(words)
    const named = this.named(words, margin)
    if (named >= 0) return kinds[named]
    const count = wordCount(words)
    if (count < FEWEST_WORDS.certain) return undefined
    const leads = kinds.map(({ pages: [first = ''] }) => found?.leads?.[first] ?? 0)
    const sure = margin + LEAD.danger * Math.max(...leads)
    const heard = this.scorer
      .likely(
        words,
        leads.map(lead => LEAD.kind * lead)
      )
      .flatMap(kind => kinds[kind] ?? [])
    if (count < FEWEST_WORDS.usual) return margin > MARGIN.short ? together(heard) : undefined
    if (margin > MARGIN.atOnce || (found && sure > MARGIN.found)) return together(heard)
    if (found?.leads || sure <= MARGIN.answered) return undefined
    return [...heard, ...kinds].find(kind => isPageOf(kind, found?.pages[0]?.url))
  }

  /** The first kind that is named by one of its phrases, or -1. Of 虐待老人 and the 虐待 in it, the longer says more. */
  private named(words: string, margin: number): number {
    const spaced = ` ${words} `
    // Chinese may be typed with spaces, or without.
    const unspaced = words.replaceAll(' ', '')
    const said = this.words.say.map(phrases =>
      phrases.filter(phrase => {
        const isIn = CHINESE.test(phrase) ? unspaced.includes(phrase) : spaced.includes(` ${phrase} `)
        if (!isIn) return false
        const strength = this.weak.has(phrase) ? 'weak' : 'strong'
        const more = (CHINESE.test(phrase) ? 2 : 1) * (unspaced.length - phrase.replaceAll(' ', '').length)
        return more <= MUCH_MORE[strength] || margin > MARGIN[strength]
      })
    )
    const isInLonger = (phrase: string) => {
      const text = CHINESE.test(phrase) ? unspaced : spaced
      return said
        .flat()
        .some(other => other !== phrase && other.includes(phrase) && !text.replaceAll(other, '').includes(phrase))
    }
    return said.findIndex(phrases => phrases.some(phrase => !isInLonger(phrase)))
  }
}

/**
 * One or two words could mean anything, and for three the model must be certain. A Chinese word has about two
 * characters.
 */
const FEWEST_WORDS = { certain: 2.5, usual: 4 }

function wordCount(words: string): number {
  const others = words.split(' ').filter(word => word && !CHINESE.test(word)).length
  return others + [...words].filter(char => CHINESE.test(char)).length / 2
}

/** Characters of a query that count; the rest is ignored. */
const MAX_LENGTH = 2_000

/** Only its first page counts, because the others are also about other things. */
function isPageOf({ pages: [first] }: CrisisHelp, best: string | undefined): boolean {
  return first !== undefined && best?.slice('/en'.length) === first
}

/** One card for the one or two kinds that a sentence may be about, so that nobody has to guess which was understood. */
function together([first, second]: readonly CrisisHelp[]): CrisisHelp | undefined {
  if (!first || !second) return first
  const others = second.services.filter(({ tel }) => first.services.every(service => service.tel !== tel))
  return {
    ...first,
    services: [...first.services, ...others],
    pages: [...new Set([...first.pages, ...second.pages])],
    links: [...first.links, ...second.links.filter(({ href }) => first.links.every(link => link.href !== href))]
  }
}
