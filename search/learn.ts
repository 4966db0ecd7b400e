/**
 * Learns which pages, or kinds of danger, the terms of a sentence indicate. Build time only.
 *
 * A linear model: a page's score is the sum of the weights of a sentence's terms. The pages' own words give each weight
 * a prior; the questions of data/questions/ then correct it (softmax regression, AdaGrad). Only the strongest weights
 * are kept, and trained once more without the others. The same input gives the same weights.
 */
import { LEAST_WEIGHT, MOST_WEIGHT, softmax, STEP, type Weights } from './weights.ts'

/** A sentence, and the page that answers it. */
export interface Example {
  terms: readonly string[]
  page: number
  /** Its weight beside the others; 1 by default. */
  weight?: number
}

/** The terms of one text of a page, such as its headings, with repetitions. */
export interface PageField {
  weight: number
  /** For each page. */
  terms: readonly (readonly string[])[]
}

export interface LearnOptions {
  /** How many of the most frequent terms are kept, and how many weights in all: bytes that readers fetch. */
  terms: number
  weights: number
  /** The value of one step of the weights. */
  step?: number
  /** To which power the number of a term's sentences counts in what is kept of its weights. */
  frequency?: number
  /** How often each sentence is learned, before the weak weights go and after. */
  passes?: readonly [before: number, after: number]
  /** How strongly weights are drawn back to their prior. */
  decay?: number
}

/** Saturation and length normalisation of BM25: a word used ten times does not count ten times as much. */
const SATURATION = 2
const LENGTH = 0.5
/**
 * The share of a page's own words in a score, beside the learned weights. Chosen by cross-validation: more of it finds
 * more that nobody asked before, and fewer first places for what many asked.
 */
const PRIOR = 0.4

const RATE = 0.1
const DECAY = 1e-3
const PASSES = [10, 6] as const

/** The weights are the mean of this share of the passes, the last: those of one depend on the order of its sentences. */
const AVERAGED = 0.5

/**
 * What is kept of a weight in a pruning counts more if its term is in many sentences, and less if it speaks against:
 * what speaks for one page already speaks against the others.
 */
const FREQUENCY = 0.25
const AGAINST = 0.5

/** Weights of the terms for each page, from the pages' texts and the questions. */
export function learnWeights(examples: readonly Example[], fields: readonly PageField[], most: LearnOptions): Weights {
  const pageCount = fields[0]?.terms.length ?? 0
  const vocabulary = mostFrequent(examples, fields, most.terms)
  const prior = priorOf(vocabulary, fields, pageCount)
  const model = new Model(vocabulary, prior, pageCount, most.decay ?? DECAY)
  const [before, after] = most.passes ?? PASSES
  const rows = examples.map(({ terms, page, weight = 1 }) => ({ terms: model.known(terms), page, weight }))
  model.fit(rows, before)
  model.prune(most.weights, most.frequency ?? FREQUENCY, rows)
  model.fit(rows, after)
  return model.weights(most.step)
}

/**
 * The terms in most sentences and, by the weight of their field, in most pages: others will ask in words that so far
 * only pages have. A term in only one is chance.
 */
function mostFrequent(examples: readonly Example[], fields: readonly PageField[], limit: number): string[] {
  const counts = new Map<string, number>()
  const count = (terms: readonly string[], weight: number) => {
    for (const term of new Set(terms)) counts.set(term, (counts.get(term) ?? 0) + weight)
  }
  for (const { terms } of examples) count(terms, 1)
  for (const { weight, terms } of fields) for (const own of terms) count(own, weight)
  return [...counts]
    .filter(([, count]) => count > 1)
    .sort(([a, counted], [b, other]) => other - counted || (a < b ? -1 : 1))
    .slice(0, limit)
    .map(([term]) => term)
}

/** The sum of BM25 over each field of the pages' own words. */
function priorOf(vocabulary: readonly string[], fields: readonly PageField[], pageCount: number): Float32Array {
  const ids = new Map(vocabulary.map((term, index) => [term, index]))
  const prior = new Float32Array(vocabulary.length * pageCount)
  for (const { weight, terms } of fields) {
    const mean = terms.reduce((total, own) => total + own.length, 0) / pageCount || 1
    terms.forEach((own, page) => {
      const counts = new Map<number, number>()
      for (const term of own) {
        const id = ids.get(term)
        if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1)
      }
      const length = SATURATION * (1 - LENGTH + (LENGTH * own.length) / mean)
      for (const [id, count] of counts) {
        prior[id * pageCount + page] =
          (prior[id * pageCount + page] ?? 0) + (PRIOR * weight * count * (SATURATION + 1)) / (count + length)
      }
    })
  }
  vocabulary.forEach((_term, id) => {
    const row = prior.subarray(id * pageCount, (id + 1) * pageCount)
    const found = row.filter(value => value > 0).length
    const rarity = Math.log(1 + (pageCount - found + 0.5) / (found + 0.5))
    row.forEach((value, page) => (row[page] = value * rarity))
  })
  return prior
}

interface Row {
  terms: Int32Array
  page: number
  weight: number
}

class Model {
  private readonly ids: Map<string, number>
  private readonly values: Float32Array
  private readonly squares: Float32Array
  /** Zero where a weight was pruned. */
  private readonly kept: Uint8Array

  constructor(
    private readonly vocabulary: readonly string[],
    private readonly prior: Float32Array,
    private readonly pageCount: number,
    private readonly decay: number
  ) {
    this.ids = new Map(vocabulary.map((term, index) => [term, index]))
    this.values = prior.slice()
    this.squares = new Float32Array(prior.length)
    this.kept = new Uint8Array(prior.length).fill(1)
  }

  known(terms: readonly string[]): Int32Array {
    return Int32Array.from(new Set(terms.flatMap(term => this.ids.get(term) ?? [])))
  }

  fit(rows: readonly Row[], passes: number): void {
    this.squares.fill(1e-3)
    const order = rows.filter(({ terms }) => terms.length > 0)
    const next = random()
    const averaged = Math.round(passes * AVERAGED)
    const sums = new Float32Array(this.values.length)
    for (let pass = 0; pass < passes; pass += 1) {
      for (let last = order.length - 1; last > 0; last -= 1) {
        const other = Math.floor(next() * (last + 1))
        const row = order[last] as Row
        order[last] = order[other] as Row
        order[other] = row
      }
      for (const row of order) this.correct(row)
      if (pass >= passes - averaged) this.values.forEach((value, at) => (sums[at]! += value))
    }
    sums.forEach((sum, at) => (this.values[at] = sum / averaged))
  }

  /** One step of stochastic gradient descent. Longer sentences do not count more. */
  private correct({ terms, page: wanted, weight }: Row): void {
    const { pageCount, values, squares, prior, kept, decay } = this
    const share = 1 / Math.sqrt(terms.length)
    const errors = new Float64Array(pageCount)
    for (const term of terms) {
      const from = term * pageCount
      for (let page = 0; page < pageCount; page += 1) errors[page]! += share * values[from + page]!
    }
    softmax(errors).forEach((probability, page) => (errors[page] = weight * (probability - (page === wanted ? 1 : 0))))
    for (const term of terms) {
      const from = term * pageCount
      for (let page = 0; page < pageCount; page += 1) {
        const at = from + page
        const gradient = share * errors[page]! + decay * (values[at]! - prior[at]!)
        if (!kept[at] || Math.abs(gradient) < 1e-5) continue
        squares[at]! += gradient * gradient
        values[at]! -= (RATE * gradient) / Math.sqrt(squares[at]!)
      }
    }
  }

  /** Keeps the weights furthest from the mean of their term, which says nothing about any page. */
  prune(limit: number, frequency: number, rows: readonly Row[]): void {
    const { values, prior, kept, pageCount } = this
    const counts = new Float32Array(values.length / pageCount)
    for (const { terms } of rows) for (const term of terms) counts[term]! += 1
    for (let from = 0; from < values.length; from += pageCount) {
      const row = values.subarray(from, from + pageCount)
      const middle = row.slice().sort()[pageCount >> 1]!
      for (let page = 0; page < pageCount; page += 1) {
        row[page]! -= middle
        prior[from + page]! -= middle
      }
    }
    const sizes = values.map(
      (value, at) => Math.abs(value) * (value < 0 ? AGAINST : 1) * counts[Math.floor(at / pageCount)]! ** frequency
    )
    const least = sizes.slice().sort()[Math.max(0, sizes.length - limit)]!
    sizes.forEach((size, at) => {
      if (size >= least) return
      values[at] = prior[at] = kept[at] = 0
    })
  }

  weights(step = STEP): Weights {
    const { values, pageCount } = this
    const rows = this.vocabulary.map((term, id): [string, [number, number][]] => {
      const row = values.subarray(id * pageCount, (id + 1) * pageCount)
      const entries = [...row].map((value, page): [number, number] => [
        page,
        Math.max(LEAST_WEIGHT, Math.min(MOST_WEIGHT, Math.round(value / step)))
      ])
      return [term, entries.filter(([, weight]) => weight !== 0)]
    })
    return new Map(rows.filter(([, entries]) => entries.length > 0))
  }
}

/** A linear congruential generator: sentences are shuffled the same way in every build. */
export function random(): () => number {
  let state = 1
  return () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31
}
