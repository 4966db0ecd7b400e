/** Which of a page's answers a sentence asks for. */
import type { Answer, SectionText } from './types.ts'

/** The part of a page that is shown: a section, or a sentence of it. The first section has no id and no heading. */
export interface Passage {
  id: string
  heading: string
  text: string
}

/**
 * In terms that no other answer of the page shares: with less in common an answer is more often wrong than right, and
 * none is shown. By cross-validation on questions, of those left out three in four answers shown are right (two in three
 * without), and of what nobody asked before half as many are answered.
 */
const LEAST = 1.5

/** Another answer is shown if its value is at least this share of the best. */
const MIN_OF_BEST = 0.6
const MOST_ANSWERS = 2

/**
 * The answers that share most terms with a sentence, best first; terms common to all answers of the page count least.
 * None if they share too little.
 */
export function answersTo(
  terms: ReadonlySet<string>,
  answers: readonly Answer[],
  sections: readonly SectionText[]
): Passage[] {
  const askedOf = new Map<string, number>()
  const shared = answers.map(([, , , asked]) => asked.split(' ').filter(term => terms.has(term)))
  for (const term of shared.flat()) askedOf.set(term, (askedOf.get(term) ?? 0) + 1)
  const values = shared.map(own => own.reduce((total, term) => total + 1 / (askedOf.get(term) ?? 1), 0))
  const best = Math.max(0, ...values)
  const places = answers
    .map(([section, start, length], index) => ({ section, start, length, value: values[index] ?? 0 }))
    .filter(({ value }) => value >= LEAST && value >= best * MIN_OF_BEST)
    .sort((a, b) => b.value - a.value)
  const passages = new Map<string, Passage>()
  for (const { section, start, length } of places) {
    const [id = '', heading = '', content = ''] = sections[section] ?? []
    if (!passages.has(id)) passages.set(id, { id, heading, text: content.slice(start, start + length) })
  }
  return [...passages.values()].slice(0, MOST_ANSWERS)
}
