/** Edit distance (optimal string alignment): letters that are wrong, missing, extra or swapped. */

/** @returns the distance, or `limit + 1` as soon as it must be greater than `limit` */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  const row = lastRow(a, b, limit)
  return row ? at(row, b.length) : limit + 1
}

/** The longest ending that a stem has lost, such as `ations`. */
const MAX_ENDING_LENGTH = 6

/** The distance of a stem from the start of a word, where a typo in the ending leaves no stem; `limit + 1` at most. */
export function distanceToBeginning(stem: string, word: string, limit: number): number {
  const ending = word.length - stem.length
  if (ending < -limit || ending > MAX_ENDING_LENGTH) return limit + 1
  const row = lastRow(stem, word, limit) ?? []
  return Math.min(limit + 1, ...row.slice(Math.max(0, word.length - MAX_ENDING_LENGTH)))
}

/** Distances of all of `a` from each prefix of `b`; undefined if all exceed `limit`. */
function lastRow(a: string, b: string, limit: number): number[] | undefined {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    let best = i
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1))
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (swapped) cost = Math.min(cost, at(beforeLast, j - 2) + 1)
      row.push(cost)
      best = Math.min(best, cost)
    }
    if (best > limit) return undefined
    beforeLast = last
    last = row
  }
  return last
}

function at(row: number[], index: number): number {
  return row[index] ?? Infinity
}

/** The most typos that a word of this length may have. */
export function allowedTypos(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0
  return word.length < 8 ? 1 : 2
}
