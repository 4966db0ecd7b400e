/**
 * Learns which terms indicate danger. Build time only.
 *
 * Logistic regression (AdaGrad): danger against everything harmless. The terms that indicate most, in most sentences,
 * are kept, and their weights trained once more without the others. The same input gives the same weights.
 */
import { evidenceOf, lengthScale } from './scorer.ts'
import { random } from '../learn.ts'

/** A sentence, and whether it is about danger. */
export interface AlarmExample {
  terms: readonly number[]
  isDanger: boolean
  /** Its weight beside the others. */
  weight: number
}

const RATE = 0.1
const DECAY = 2e-3
const PASSES = 40

/** The weights are the mean of the last passes: those of one depend on the order of its sentences. */
const AVERAGED = 15

/**
 * Weights of terms, above zero for danger.
 * @param most how many are kept: bytes that readers fetch
 * @param before weights that are added to these, and stay as they are
 */
export function learnAlarm(
  examples: readonly AlarmExample[],
  most: number,
  before: ReadonlyMap<number, number> = new Map()
): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { terms } of examples) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  // A term in only one sentence is chance.
  const seen = [...counts].filter(([term, count]) => count > 1 && !before.has(term)).map(([term]) => term)
  const first = fit(examples, seen, before)
  const telling = (term: number) => Math.abs(first.get(term) ?? 0) * Math.sqrt(counts.get(term) ?? 0)
  const kept = seen.sort((a, b) => telling(b) - telling(a) || a - b).slice(0, most)
  return fit(examples, kept, before)
}

function fit(
  examples: readonly AlarmExample[],
  vocabulary: readonly number[],
  before: ReadonlyMap<number, number>
): Map<number, number> {
  const ids = new Map(vocabulary.map((term, id) => [term, id]))
  const values = new Float64Array(vocabulary.length)
  const sums = new Float64Array(vocabulary.length)
  const squares = new Float64Array(vocabulary.length).fill(1e-3)
  const rows = examples.map(({ terms, isDanger, weight }) => {
    const known = Int32Array.from(terms.flatMap(term => ids.get(term) ?? []))
    const fixed = evidenceOf(terms, before)
    return {
      terms: known,
      fixed: fixed.total,
      wanted: isDanger ? 1 : 0,
      weight,
      share: lengthScale(known.length + fixed.known)
    }
  })
  const next = random()
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (let last = rows.length - 1; last > 0; last -= 1) {
      const other = Math.floor(next() * (last + 1))
      const row = rows[last]!
      rows[last] = rows[other]!
      rows[other] = row
    }
    for (const { terms, fixed, wanted, weight, share } of rows) {
      let total = fixed
      for (const term of terms) total += values[term]!
      const error = weight * (1 / (1 + Math.exp(-total * share)) - wanted)
      for (const term of terms) {
        const gradient = error * share + DECAY * values[term]!
        squares[term]! += gradient * gradient
        values[term]! -= (RATE * gradient) / Math.sqrt(squares[term]!)
      }
    }
    if (pass >= PASSES - AVERAGED) for (const [id, value] of values.entries()) sums[id]! += value
  }
  return new Map(vocabulary.map((term, id) => [term, sums[id]! / AVERAGED]))
}
