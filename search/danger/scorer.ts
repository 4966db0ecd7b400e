/**
 * Detects danger in sentences without a word of danger. Two small linear models in the search script, so that help
 * needs no request; the build learns them from data/danger-sentences.yaml. The first says whether there is danger, the
 * second of which kind.
 */

/**
 * Both as `packTerms` gives them. `alarm`: a weight for each term, above zero for danger. `kinds`: the weights of each
 * term for each kind, under the term times the number of kinds, plus the kind.
 */
export interface DangerModel {
  alarm: string
  kinds: string
}

/** What the known terms of a sentence say: those of two models add up. */
export interface Evidence {
  /** The sum of their weights. */
  total: number
  known: number
}

const CHINESE = /[\u3400-\u9fff]/
const RUNS = /[\u3400-\u9fff]+|[^ \u3400-\u9fff]+/g

/** Longer words are cut to this: `scared`, `scares` and `scaring` count as one. Words in pairs are cut shorter. */
const BEGINNING = 5
const BEGINNING_IN_PAIR = 4

/** Hashes need less than a tenth of the bytes of words; one in fifty unknown terms is mistaken for a known one. */
const HASHES = 2 ** 18

/** Fewer terms are needed to tell the kinds apart. */
const KIND_HASHES = 2 ** 15

/**
 * What tells danger from what is harmless, each once: words, their beginnings, pairs of neighbours and of words with
 * one between; in Chinese characters, pairs, and pairs with one between. No numbers.
 * @param words as `plainWords` gives them
 */
export function dangerTerms(words: string): number[] {
  // Every sentence has the first term, which holds how likely danger is in general.
  const terms = new Set([CHINESE.test(words) ? '**' : '*', ...plainTerms(words)])
  const english: (string | undefined)[] = []
  for (const [run] of words.matchAll(RUNS)) {
    if (CHINESE.test(run)) {
      for (let at = 0; at + 2 < run.length; at += 1) terms.add(`${run[at]}_${run[at + 2]}`)
      english.push(undefined)
    } else if (!/\d/.test(run)) {
      terms.add(`=${run}`)
      english.push(run.slice(0, BEGINNING_IN_PAIR))
    }
  }
  english.forEach((word, at) => {
    if (!word) return
    for (const apart of [1, 2]) {
      const other = english[at + apart]
      if (other) terms.add(`${word}${'_'.repeat(apart)}${other}`)
    }
  })
  return [...new Set([...terms].map(hash))]
}

/** What tells one kind of danger from the others: beginnings of words, characters and their pairs. */
export function kindTerms(words: string): number[] {
  return [...new Set(plainTerms(words).map(term => hash(term) % KIND_HASHES))]
}

function plainTerms(words: string): string[] {
  return (words.match(RUNS) ?? []).flatMap(run => {
    if (CHINESE.test(run)) return [...run].flatMap((char, at) => [char, run.slice(at, at + 2)])
    return /\d/.test(run) ? [] : run.slice(0, BEGINNING)
  })
}

/** FNV-1a. */
function hash(term: string): number {
  let value = 2_166_136_261
  for (let at = 0; at < term.length; at += 1) value = Math.imul(value ^ term.charCodeAt(at), 16_777_619) >>> 0
  return ((value ^ (value >>> 15)) >>> 0) % HASHES
}

/** The value of one step of a weight, and the letter for zero; weights are `A` to `Y`. */
export const TERM_STEP = 0.8
const NONE = 'M'.charCodeAt(0)
const MOST_STEPS = 12

/** The sign for the next term; each later sign is one term further, and `FAR` that many without naming one. */
const NEXT = '#'.charCodeAt(0)
const FAR = '~'.charCodeAt(0)

/**
 * The steps from term to term. One sign for most of them, and apart from weights: gzip makes a tenth less of that than of
 * numbers with letters between them.
 */
function packGaps(terms: readonly number[]): string {
  let last = -1
  return terms
    .map(term => {
      const step = term - last - 1
      last = term
      return '~'.repeat(Math.floor(step / (FAR - NEXT))) + String.fromCharCode(NEXT + (step % (FAR - NEXT)))
    })
    .join('')
}

/** By hand: a pattern takes a slow phone several times as long. */
function readGaps(signs: string): number[] {
  const terms: number[] = []
  let term = -1
  for (let at = 0; at < signs.length; at += 1) {
    const sign = signs.charCodeAt(at)
    term += sign === FAR ? FAR - NEXT : sign - NEXT + 1
    if (sign !== FAR) terms.push(term)
  }
  return terms
}

/** The steps from term to term, in order, a space, and the letters of their weights. @param steps of each term */
export function packSteps(steps: ReadonlyMap<number, number>): string {
  const known = [...steps].filter(([, count]) => count !== 0).sort(([a], [b]) => a - b)
  const letters = known.map(([, count]) =>
    String.fromCharCode(NONE + Math.max(-MOST_STEPS, Math.min(MOST_STEPS, count)))
  )
  return `${packGaps(known.map(([term]) => term))} ${letters.join('')}`
}

/** As `packSteps`, of weights that are rounded to whole steps. */
export function packTerms(weights: ReadonlyMap<number, number>): string {
  return packSteps(new Map([...weights].map(([term, weight]) => [term, Math.round(weight / TERM_STEP)])))
}

/** The weights of terms. @param packed as `packTerms` gives them */
export function readTerms(packed: string): Map<number, number> {
  const [gaps = '', letters = ''] = packed.split(' ')
  return new Map(readGaps(gaps).map((term, at) => [term, (letters.charCodeAt(at) - NONE) * TERM_STEP]))
}

/** What the known of these terms say. */
export function evidenceOf(terms: readonly number[], weights: ReadonlyMap<number, number>): Evidence {
  const known = terms.flatMap(term => weights.get(term) ?? [])
  return { total: known.reduce((total, weight) => total + weight, 0), known: known.length }
}

/** Scales a sum of weights, so that longer sentences hardly count more. @param terms how many were known */
export function lengthScale(terms: number): number {
  return Math.max(1, terms) ** -0.4
}

/**
 * In log-odds: kinds this close share a card. A quarter of cards then have two kinds, and the right one is on more of
 * them.
 */
const CLOSE = 1

/** How much a sentence sounds like danger, and like which kind of it. */
export class DangerScorer {
  private readonly alarm: ReadonlyMap<number, number>
  private readonly kinds: ReadonlyMap<number, number>

  /** @param count how many kinds there are */
  constructor(
    { alarm, kinds }: DangerModel,
    private readonly count: number
  ) {
    this.alarm = readTerms(alarm)
    this.kinds = readTerms(kinds)
  }

  /**
   * Above zero: more likely danger than harmless.
   * @param words as `plainWords` gives them
   * @param more what the terms say that only the index knows
   */
  margin(words: string, more: Evidence = { total: 0, known: 0 }): number {
    const { total, known } = evidenceOf(dangerTerms(words), this.alarm)
    return (total + more.total) * lengthScale(known + more.known)
  }

  /**
   * The most likely kind, if there is one, and the next if that is close.
   * @param words as `plainWords` gives them
   * @param before prior log-odds of each kind
   */
  likely(words: string, before: readonly number[] = []): number[] {
    const found = kindTerms(words).map(term =>
      Array.from({ length: this.count }, (_, kind) => this.kinds.get(term * this.count + kind) ?? 0)
    )
    const known = found.filter(weights => weights.some(weight => weight !== 0))
    const odds = Array.from(
      { length: this.count },
      (_, kind) =>
        known.reduce((total, weights) => total + (weights[kind] ?? 0), 0) / Math.sqrt(known.length || 1) +
        (before[kind] ?? 0)
    )
    const best = Math.max(...odds)
    const close = [...odds.keys()].filter(kind => best - (odds[kind] ?? 0) < CLOSE)
    return close.sort((a, b) => (odds[b] ?? 0) - (odds[a] ?? 0)).slice(0, 2)
  }
}
