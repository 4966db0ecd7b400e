/**
 * Tools, such as “What can I get?”, answer with a reader's own dates and amounts. The pages that link to a tool say who
 * it is for.
 */
import type { Core } from './types.ts'

/** A page in the results. */
interface Hit {
  page: number
  score: number
}

const TOOL = /^\/calculators\/./

/** @param path below the language, such as `/calculators/deadlines` */
export function isTool(path: string): boolean {
  return TOOL.test(path)
}

/** A page that links to more tools than this is a list of tools. */
const MOST_LINKS = 3

/** Each tool with the other pages that link to it. @param pages in the order in which the index numbers them */
export function toolsOf(pages: readonly { path: string; tools: readonly string[] }[]): Core['tools'] {
  return pages.flatMap(({ path }, tool): Core['tools'] => {
    if (!isTool(path)) return []
    const linking = [...pages.keys()].filter(page => {
      const { path: from = '', tools = [] } = pages[page] ?? {}
      return !isTool(from) && tools.length <= MOST_LINKS && tools.includes(path)
    })
    return [[tool, ...linking]]
  })
}

/** A tool is offered for what the first pages answer, unless one of them is a tool. */
const FIRST = 3

/** A tool must score at least this share of the best page's score. */
const MIN_OF_BEST = 0.25

/**
 * The pages found for a sentence, best first, with the tool that fits it second.
 * @param scores of all pages
 * @param isNamed whether the sentence contains the name of a page
 */
export function withTool(
  hits: readonly Hit[],
  scores: Float64Array,
  tools: Core['tools'],
  isNamed: (page: number) => boolean
): readonly Hit[] {
  const first = hits.slice(0, FIRST).map(({ page }) => page)
  const [best, ...others] = hits
  if (!best || tools.some(([tool]) => first.includes(tool))) return hits
  const offers = tools
    .map(([page, ...linking]) => ({
      page,
      score: isNamed(page) ? Infinity : (scores[page] ?? 0),
      serves: isNamed(page) || linking.some(each => first.includes(each))
    }))
    .filter(({ score, serves }) => serves && score >= MIN_OF_BEST * best.score)
    .sort((a, b) => b.score - a.score)
  const offer = offers[0]
  return offer ? [best, offer, ...others.filter(({ page }) => page !== offer.page)] : hits
}
