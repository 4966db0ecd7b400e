/** Scores pages by the terms of a sentence. */
import { allowedTypos, distance } from './distance.ts'
import { isHan } from './encoder.ts'
import { addEntries, logOddsStep, packEntries, type Weights } from './weights.ts'

/** A line for each term, in order: the term, a space, and its weights. */
export function packWeights(weights: Weights): string {
  return [...weights]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([term, entries]) => `${term} ${packEntries(entries)}`)
    .join('\n')
}

/** The weights of one language's terms. */
export class PageScorer {
  private readonly lines = new Map<string, string>()

  /** @param packed as `packWeights` gives it */
  constructor(packed: string) {
    for (const line of packed.split('\n')) {
      const space = line.indexOf(' ')
      if (space > 0) this.lines.set(line.slice(0, space), line.slice(space + 1))
    }
  }

  /** The term itself, or the one that a misspelt word probably meant. */
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

  /** The total of each page; zero if no term is known. */
  scores(terms: Iterable<string>, pageCount: number): Float64Array {
    const scores = new Float64Array(pageCount)
    for (const term of terms) addEntries(this.lines.get(term) ?? '', scores)
    return scores
  }
}

/**
 * How far each page scores above the best page that is none of these, in log-odds; negative if it scores below.
 * @param scores of all pages
 * @param terms how many terms the scores are made of
 */
export function leadsOf(scores: Float64Array, terms: number, pages: readonly number[]): number[] {
  const best = scores.reduce((most, score, page) => (pages.includes(page) ? most : Math.max(most, score)), -Infinity)
  const step = logOddsStep(terms)
  return pages.map(page => ((scores[page] ?? 0) - best) * step)
}
