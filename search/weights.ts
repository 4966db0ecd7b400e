/** What the terms of sentences tell of pages: whole numbers, learned at build (learn.ts), in one compact text. */

import { allowedTypos, distance } from './distance.ts'
import { isHan } from './encoder.ts'

/** For a page that a term speaks for: above zero; against: below. */
export type Weights = ReadonlyMap<string, readonly [page: number, weight: number][]>

/** Weights are `A` to `Z`. */
const ZERO = 'G'.charCodeAt(0)
export const LEAST_WEIGHT = 'A'.charCodeAt(0) - ZERO
export const MOST_WEIGHT = 'Z'.charCodeAt(0) - ZERO

const ENTRY = /([0-9a-z]*)([A-Z])/g

/** A line for each term, in order: the term, a space, then for each page the step to it in base 36 and its weight. */
export function packWeights(weights: Weights): string {
  return [...weights]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([term, entries]) => {
      let last = -1
      const packed = entries.map(([page, weight]) => {
        const step = page - last
        last = page
        return (step === 1 ? '' : step.toString(36)) + String.fromCharCode(ZERO + weight)
      })
      return `${term} ${packed.join('')}`
    })
    .join('\n')
}

/** Scores pages by the terms of a sentence. */
export class PageScorer {
  private readonly lines = new Map<string, string>()

  /** @param packed as `packWeights` gives it */
  constructor(packed: string) {
    for (const line of packed.split('\n')) {
      const space = line.indexOf(' ')
      if (space > 0) this.lines.set(line.slice(0, space), line.slice(space + 1))
    }
  }

  /** The term itself, or the one that was probably meant by a misspelt word. */
  known(term: string): string {
    const allowed = allowedTypos(term)
    if (this.lines.has(term) || allowed === 0 || isHan(term)) return term
    let nearest = term
    let least = allowed + 1
    for (const other of this.lines.keys()) {
      // Most typos come after the first letter.
      if (other[0] !== term[0] || allowedTypos(other) === 0) continue
      const typos = distance(term, other, least - 1)
      if (typos < least) [nearest, least] = [other, typos]
    }
    return nearest
  }

  /** The total of each page; zero where no term says anything. */
  scores(terms: Iterable<string>, pageCount: number): Float64Array {
    const scores = new Float64Array(pageCount)
    for (const term of terms) {
      let page = -1
      for (const [, step = '', sign = ''] of (this.lines.get(term) ?? '').matchAll(ENTRY)) {
        page += step ? parseInt(step, 36) : 1
        scores[page] = (scores[page] ?? 0) + sign.charCodeAt(0) - ZERO
      }
    }
    return scores
  }
}
