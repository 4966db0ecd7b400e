/** Weights of terms for pages, or for kinds of danger: whole numbers, learned at build (learn.ts), as compact text. */

/** For each term, the pages it speaks for (weights above zero) and against (below). */
export type Weights = ReadonlyMap<string, readonly [page: number, weight: number][]>

/** Weights are `A` to `Z`. */
const ZERO = 'G'.charCodeAt(0)
export const LEAST_WEIGHT = 'A'.charCodeAt(0) - ZERO
export const MOST_WEIGHT = 'Z'.charCodeAt(0) - ZERO

/** The value of one step in the model. */
export const STEP = 0.4

/** What a step of a total is worth in log-odds, so that longer sentences count no more. @param terms how many it sums */
export function logOddsStep(terms: number): number {
  return STEP / Math.sqrt(Math.max(1, terms))
}

/** Turns log-odds into probabilities that add up to one, in place. */
export function softmax(values: Float64Array): Float64Array {
  const most = values.reduce((a, b) => Math.max(a, b), -Infinity)
  let total = 0
  for (let at = 0; at < values.length; at += 1) total += values[at] = Math.exp(values[at]! - most)
  for (let at = 0; at < values.length; at += 1) values[at]! /= total
  return values
}

const ENTRY = /([0-9a-z]*)([A-Z])/g

/** For each page the step to it in base 36, unless it is the next one, and its weight. */
export function packEntries(entries: readonly (readonly [page: number, weight: number])[]): string {
  let last = -1
  return entries
    .map(([page, weight]) => {
      const step = page - last
      last = page
      return (step === 1 ? '' : step.toString(36)) + String.fromCharCode(ZERO + weight)
    })
    .join('')
}

/** Adds the weights of one term to the totals of pages. @param packed as `packEntries` gives them */
export function addEntries(packed: string, totals: Float64Array): void {
  let page = -1
  for (const [, step = '', sign = ''] of packed.matchAll(ENTRY)) {
    page += step ? parseInt(step, 36) : 1
    totals[page] = (totals[page] ?? 0) + sign.charCodeAt(0) - ZERO
  }
}
