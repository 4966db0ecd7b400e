/** Marks what matched in the text as printed, and cuts excerpts around it. Returns ranges, never HTML. */
import { isHan, isStopWord, stem } from './encoder.ts'
import { foldWithOffsets, joinDigits, type Simplified } from './fold.ts'
import type { Concept } from './query.ts'
import type { Marked, Range } from './types.ts'

/** A number with its spaces, a word, or a run of Chinese. */
const PIECE = /\d(?:[ ,]?\d)*(?:\.\d+)?|\p{Script=Han}+|[^\P{L}\p{Script=Han}]+|\p{N}+/gu

/** The terms to mark: of each concept, every alternative. */
export function markedTerms(concepts: Concept[]): Set<string> {
  return new Set(concepts.flatMap(({ alternatives }) => alternatives.flatMap(({ terms }) => terms)))
}

/** Where the terms are in the original text, in order, with touching ranges joined. */
export function findMarks(text: string, terms: ReadonlySet<string>, simplified: Simplified): Range[] {
  const folded = foldWithOffsets(text, simplified)
  const found: Range[] = []
  for (const match of folded.text.matchAll(PIECE)) {
    const [piece] = match
    if (isHan(piece)) found.push(...bigramRanges(piece, match.index, terms))
    else if (!isStopWord(piece) && terms.has(stem(joinDigits(piece))))
      found.push([match.index, match.index + piece.length])
  }
  return join(found).map(([start, end]) => [folded.offsets[start] ?? 0, folded.offsets[end] ?? text.length])
}

function bigramRanges(run: string, at: number, terms: ReadonlySet<string>): Range[] {
  const ranges: Range[] = []
  const chars = [...run]
  let place = at
  chars.forEach((char, index) => {
    const bigram = char + (chars[index + 1] ?? '')
    if (terms.has(bigram)) ranges.push([place, place + bigram.length])
    place += char.length
  })
  return ranges
}

function join(ranges: Range[]): Range[] {
  const joined: Range[] = []
  for (const [start, end] of ranges) {
    const last = joined.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else joined.push([start, end])
  }
  return joined
}

/** A text as printed, with the places to mark in it. */
export function mark(text: string, terms: ReadonlySet<string>, simplified: Simplified): Marked {
  return { text, marks: findMarks(text, terms, simplified) }
}

const LEAD = 24

/** About `size` characters around the place with most matches, cut between words. */
export function excerpt(text: string, terms: ReadonlySet<string>, simplified: Simplified, size: number): Marked {
  const flat = onOneLine(text)
  const marks = findMarks(flat, terms, simplified)
  const start = startOf(flat, marks, size)
  const end = endOf(flat, start, size)
  const before = start > 0 ? '… ' : ''
  const after = end < flat.length ? ' …' : ''
  return {
    text: `${before}${flat.slice(start, end)}${after}`,
    marks: marks
      .filter(([from, to]) => from >= start && to <= end)
      .map(([from, to]) => [from - start + before.length, to - start + before.length])
  }
}

/** Joins lines and table cells, with a dot where there is no punctuation. */
function onOneLine(text: string): string {
  return text
    .trim()
    .replace(/([.,:;!?。，：；！？、·—])?\s*\n\s*(?:· )?/g, (_whole, sign?: string) => (sign ? `${sign} ` : ' · '))
    .replace(/\s+/g, ' ')
}

function startOf(text: string, marks: Range[], size: number): number {
  if (text.length <= size) return 0
  const counted = marks.map(([start]) => ({
    start,
    count: marks.filter(other => other[0] >= start && other[1] <= start + size - LEAD).length
  }))
  const best = counted.reduce((top, one) => (one.count > top.count ? one : top), { start: 0, count: 0 })
  const from = Math.max(0, Math.min(best.start - LEAD, text.length - size))
  return from === 0 ? 0 : between(text, from)
}

function endOf(text: string, start: number, size: number): number {
  const end = start + size
  return end >= text.length ? text.length : between(text, end)
}

/** The nearest place before this, within a word's length, that cuts neither a word nor a surrogate pair. */
function between(text: string, at: number): number {
  for (let place = at; place > at - LEAD && place > 0; place -= 1) {
    if (text[place - 1] === ' ' || isHan(text[place] ?? '') || /[，。；：、]/.test(text[place - 1] ?? '')) return place
  }
  const code = text.charCodeAt(at)
  return code >= 0xdc00 && code <= 0xdfff ? at - 1 : at
}
