/** Pages with titles similar to a query that found nothing. */

function bigramsIn(text: string): Set<string> {
  const chars = [...text.replace(/[^\p{L}\p{N}]+/gu, '')]
  return new Set(chars.slice(1).map((char, index) => `${chars[index]}${char}`))
}

/** Anything less similar is chance. */
const MIN_SIMILARITY = 0.2

/** @returns numbers of the most similar titles, best first */
export function similarTitles(query: string, titles: string[], limit: number): number[] {
  const wanted = bigramsIn(query)
  if (wanted.size === 0) return []
  return titles
    .map((title, index) => {
      const own = bigramsIn(title)
      const shared = [...wanted].filter(bigram => own.has(bigram)).length
      return { index, similarity: (2 * shared) / (wanted.size + own.size) }
    })
    .filter(({ similarity }) => similarity >= MIN_SIMILARITY)
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, limit)
    .map(({ index }) => index)
}
