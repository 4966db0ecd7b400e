/** Pages whose titles look like a query that found nothing. */

function pairsIn(text: string): Set<string> {
  const chars = [...text.replace(/[^\p{L}\p{N}]+/gu, '')]
  return new Set(chars.slice(1).map((char, index) => `${chars[index]}${char}`))
}

/** Anything less alike is chance. */
const LEAST_ALIKE = 0.2

/** @returns numbers of the most similar titles, best first */
export function nearTitles(query: string, titles: string[], limit: number): number[] {
  const wanted = pairsIn(query)
  if (wanted.size === 0) return []
  return titles
    .map((title, index) => {
      const own = pairsIn(title)
      const shared = [...wanted].filter(pair => own.has(pair)).length
      return { index, alike: (2 * shared) / (wanted.size + own.size) }
    })
    .filter(({ alike }) => alike >= LEAST_ALIKE)
    .sort((a, b) => b.alike - a.alike)
    .slice(0, limit)
    .map(({ index }) => index)
}
