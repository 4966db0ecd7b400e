/**
 * Tools, such as “What can I get?”, answer with a reader's own dates and amounts. The questions in data/questions/ say
 * which tool fits them.
 */
import { logOddsStep, softmax } from './weights.ts'
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

/**
 * Each tool with the pages whose questions name it, and the percentage of their questions that do.
 * @param pages in the order in which the index numbers them
 */
export function toolsOf(pages: readonly { path: string; tools: Readonly<Record<string, number>> }[]): Core['tools'] {
  return [...pages.keys()]
    .filter(tool => isTool(pages[tool]?.path ?? ''))
    .map(tool => {
      const path = pages[tool]?.path ?? ''
      return [tool, ...pages.flatMap(({ tools }, page) => (tools[path] ? [page, Math.round(100 * tools[path])] : []))]
    })
}

/** Only the first results are weighed; the others are too unlikely to matter. */
const WEIGHED = 15

/** A tool must fit a sentence with at least this probability. Chosen by cross-validation. */
const MIN_PROBABILITY = 0.12

/**
 * The pages found for a sentence, best first, with the tool that fits it second.
 * @param terms how many the sentence has
 * @param isNamed whether the sentence contains the name of a page
 */
export function withTool(
  hits: readonly Hit[],
  terms: number,
  tools: Core['tools'],
  isNamed: (page: number) => boolean
): readonly Hit[] {
  const [best, ...others] = hits
  if (!best) return hits
  const wanted = probabilities(hits.slice(0, WEIGHED), terms)
  const offers = tools
    .map(([page, ...served]) => {
      let probability = isNamed(page) ? 1 : (wanted.get(page) ?? 0)
      for (let at = 0; at < served.length; at += 2) {
        const percentage = served[at + 1] ?? 0
        probability += ((wanted.get(served[at] ?? -1) ?? 0) * percentage) / 100
      }
      return { page, probability }
    })
    .sort((a, b) => b.probability - a.probability)
  const [offer] = offers
  if (!offer || offer.probability < MIN_PROBABILITY || offer.page === best.page) return hits
  const { page } = offer
  return [best, others.find(hit => hit.page === page) ?? { page, score: 0 }, ...others.filter(hit => hit.page !== page)]
}

/** The probability that each page is the one wanted, as the model was trained (learn.ts). */
function probabilities(hits: readonly Hit[], terms: number): ReadonlyMap<number, number> {
  const found = softmax(Float64Array.from(hits, ({ score }) => score * logOddsStep(terms)))
  return new Map(hits.map(({ page }, at) => [page, found[at] ?? 0]))
}
