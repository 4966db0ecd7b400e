/** Detects danger in a query, so that help comes before every result. */
import type { Language } from '../../i18n/languages.ts'
import { DangerScorer, type DangerModel } from './scorer.ts'
import { fold, readFolding, type Simplified } from '../fold.ts'
import { plainText, SpellingReader, type Spellings } from './spelling.ts'
import type { SearchResponse } from '../types.ts'

/** What search found that may show danger. */
export type Found = Pick<SearchResponse, 'pages' | 'leads' | 'danger'>

/** Somebody to call. */
export interface CrisisService {
  name: string
  phone: string
  tel: string
}

/** One kind of danger, ready to show; made from data/crisis-words.yaml by the build. */
export interface CrisisHelp {
  /** Such as `suicide`, in data/danger-sentences.yaml too. */
  id: string
  services: CrisisService[]
  /** Paths below the language that ranking puts first: one for each kind. */
  pages: string[]
  /** Links to read on. */
  links: { href: string; title: string }[]
  /** A bed or food is needed today, and nobody is in danger of their life: a quieter card. */
  calm: boolean
}

/** `.generated/crisis.json`, which the search script carries: help needs no request. */
export interface CrisisWords {
  /** Traditional forms of the characters in phrases and sentences and, at the same places, the simplified ones. */
  fold: readonly string[]
  /** For each kind, in the order of `help`, the phrases of both languages as `plainWords` gives them. */
  say: string[][]
  /** For each kind, more phrases, which people who are safe also use. */
  weak: string[][]
  /** For each kind, more phrases, which nobody who is safe uses. */
  sure: string[][]
  /** For each kind, phrases that mean danger only if nothing else is typed. */
  alone: string[][]
  /** Services that people ask for by name or number. */
  named: NamedService[]
  spellings: Spellings
  /** The models of sentences of danger (scorer.ts); the kinds are in the same order. */
  danger: DangerModel
  help: Record<Language, CrisisHelp[]>
}

/** A service that people ask for by name or number; its card is that of a kind, with this service first. */
export interface NamedService {
  name: Record<Language, string>
  phone: string
  /** Other names for it, and those that mean it only if nothing else is typed, as `plainWords` gives them. */
  say: string[]
  alone: string[]
  /** The index of its kind. */
  kind: number
}

const CHINESE = /[\u3400-\u9fff]/

/** The text to compare, on both sides: folded, with one space between words. `$10,000` is not 000. */
export function plainWords(text: string, simplified: Simplified): string {
  return plainText(fold(text, simplified))
}

/**
 * With more than this many other letters a phrase may not mean danger: “suicide prevention jobs”; fewer for a weak one,
 * more beside the name of a service: “1800RESPECT phone number”.
 */
const MUCH_MORE = { strong: 6, weak: 4, service: 12 }

/**
 * How much a sentence must sound like danger: before anything is found, where it names a word of danger among many
 * others, in three words alone, with the pages that were found, and where the best of these is one for people in
 * danger. Chosen by cross-validation: `npm run -s bench:danger`.
 */
export const MARGIN = { atOnce: 1.3, short: 1.2, strong: -2, weak: -1.5, found: 0, answered: -0.9 }

/**
 * The weight of a page's lead beside the words: for danger, and for its kind; and in log-odds, what a phrase of a kind
 * adds for it among other words.
 */
const LEAD = { danger: 0.5, kind: 0.6, named: 2 }

/** Detects danger in what is typed. */
export class DangerWatch {
  private readonly simplified: Simplified
  private readonly scorer: DangerScorer
  private readonly spelling: SpellingReader
  /** For each service of `named`, what people call it. */
  private readonly names: string[][]

  constructor(private readonly words: CrisisWords) {
    this.simplified = readFolding(words.fold)
    this.scorer = new DangerScorer(words.danger, words.help.en.length)
    this.spelling = new SpellingReader(
      words.spellings,
      [...words.say, ...words.weak, ...words.sure, ...words.alone].flat()
    )
    this.names = words.named.map(({ name, phone, say }) => [
      ...new Set([...namesOf(name.en), ...namesOf(name.zh)].map(each => plainWords(each, this.simplified))),
      ...say,
      phone.replace(/ /g, '')
    ])
  }

  /**
   * The help that a query calls for, if any.
   * @param found what search found, once that is known
   */
  judge(query: string, language: Language, found?: Found): CrisisHelp | undefined {
    const kinds = this.words.help[language]
    const folded = fold(query.slice(0, MAX_LENGTH), this.simplified)
    const words = this.spelling.read(folded)
    const margin = this.scorer.margin(words, found?.danger)
    // Who writes around a filter means it, whatever the other words say.
    const isCoded = words !== plainText(folded)
    const named = this.named(words, isCoded ? Infinity : margin)
    const [first] = named.kinds
    const count = wordCount(words)
    if (first === undefined && named.service) {
      return withService(named.service, language, kinds[named.service.kind])
    }
    if (first !== undefined && (named.alone || count < FEWEST_WORDS.usual)) return kinds[first]
    if (count < FEWEST_WORDS.certain) return undefined
    const leads = kinds.map(({ pages: [page = ''] }) => found?.leads?.[page] ?? 0)
    const sure = margin + LEAD.danger * Math.max(...leads)
    const scored = this.scorer
      .likely(
        words,
        leads.map((lead, kind) => LEAD.kind * lead + (named.kinds.includes(kind) ? LEAD.named : 0))
      )
      .flatMap(kind => kinds[kind] ?? [])
    if (first !== undefined) return combined(scored)
    if (count < FEWEST_WORDS.usual) return margin > MARGIN.short ? combined(scored) : undefined
    if (margin > MARGIN.atOnce || (found && sure > MARGIN.found)) return combined(scored)
    if (found?.leads || sure <= MARGIN.answered) return undefined
    return [...scored, ...kinds].find(kind => isPageOf(kind, found?.pages[0]?.url))
  }

  /**
   * The kinds that are named by one of their phrases, the most urgent first, and the first service that is. Of 虐待老人
   * and the 虐待 in it, the longer says more.
   */
  private named(words: string, margin: number): { kinds: number[]; alone: boolean; service: NamedService | undefined } {
    const { say, weak, sure, alone, named } = this.words
    const spaced = ` ${words} `
    // Chinese may be typed with spaces, or without.
    const unspaced = words.replace(/ /g, '')
    const textFor = (phrase: string) => (CHINESE.test(phrase) ? unspaced : spaced)
    const spacedAs = (phrase: string) => (CHINESE.test(phrase) ? phrase : ` ${phrase} `)
    const said = (phrases: readonly string[]) => phrases.filter(phrase => textFor(phrase).includes(spacedAs(phrase)))
    const more = (phrase: string) =>
      (CHINESE.test(phrase) ? 2 : 1) * (unspaced.length - phrase.replace(/ /g, '').length)
    const meantBy = (strength: 'strong' | 'weak', phrases: readonly string[] = []) =>
      said(phrases).filter(phrase => more(phrase) <= MUCH_MORE[strength] || margin > MARGIN[strength])
    const kinds = say.map((phrases, kind) => [
      ...meantBy('strong', phrases),
      ...meantBy('weak', weak[kind]),
      // “I want to die” means it beside a payment or a bill too, whose words speak against danger.
      ...said(sure[kind] ?? []),
      ...(alone[kind] ?? []).filter(phrase => phrase === words)
    ])
    const services = named.map((service, at) => [
      ...said(this.names[at] ?? []).filter(phrase => more(phrase) <= MUCH_MORE.service),
      ...service.alone.filter(phrase => phrase === words)
    ])
    const all = [...kinds, ...services].flat()
    const isInLonger = (phrase: string) =>
      all.some(
        other => other !== phrase && other.includes(phrase) && !textFor(phrase).split(other).join('').includes(phrase)
      )
    const isMeant = (phrases: readonly string[]) => phrases.some(phrase => !isInLonger(phrase))
    const meant = kinds.flatMap((phrases, kind) => (isMeant(phrases) ? kind : []))
    return {
      kinds: meant,
      alone: meant.length > 1 || kinds.flat().some(phrase => more(phrase) <= MUCH_MORE.strong),
      service: named[services.findIndex(isMeant)]
    }
  }
}

/** A name, and the text in its brackets: `1800RESPECT` is also written `1800 respect`, `Kids Helpline` as one word. */
function namesOf(name: string): string[] {
  return name
    .split(/[（(）)：]/)
    .map(part => part.trim())
    .filter(part => part.length > 2)
    .flatMap(part => [...new Set([part, part.replace(/(\d)(?=[A-Za-z])/g, '$1 '), part.replace(/ /g, '')])])
}

/** A kind's help with a service first. */
function withService({ name, phone }: NamedService, language: Language, help: CrisisHelp | undefined) {
  const tel = phone.replace(/ /g, '')
  const others = help?.services.filter(service => service.tel !== tel) ?? []
  return help && { ...help, services: [{ name: name[language], phone, tel }, ...others] }
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
function combined([first, second]: readonly CrisisHelp[]): CrisisHelp | undefined {
  if (!first || !second) return first
  const others = second.services.filter(({ tel }) => first.services.every(service => service.tel !== tel))
  return {
    ...first,
    calm: first.calm && second.calm,
    services: [...first.services, ...others],
    pages: [...new Set([...first.pages, ...second.pages])],
    links: [...first.links, ...second.links.filter(({ href }) => first.links.every(link => link.href !== href))]
  }
}
