/** Marks matches in the text as printed, and cuts excerpts around them. Returns ranges, never HTML. */
import { isHan, isStopWord, stem } from './encoder.ts'
import { foldWithOffsets, type Simplified } from './fold.ts'
import { joinDigits } from './numbers.ts'
import type { Concept } from './query.ts'
import { NOTE, type Marked, type Range } from './types.ts'

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
    const last = joined[joined.length - 1]
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

/** A sentence with its closing quotation mark, or the rest of a line. */
const SENTENCE = /\S.*?(?:[.!?](?= )|[。！？][”’」』）]*|$)/gm

/** A range of a text. */
interface Span {
  start: number
  end: number
}

/** The sentences of a text; one never spans two lines. */
export function sentencesOf(text: string): Span[] {
  return [...text.matchAll(SENTENCE)].map(({ 0: sentence, index }) => ({ start: index, end: index + sentence.length }))
}

/**
 * About `size` characters of whole sentences and table rows, starting at those with most matches. Only a longer
 * sentence is cut, between words.
 */
export function excerpt(text: string, terms: ReadonlySet<string>, simplified: Simplified, size: number): Marked {
  const { flat, sentences } = onOneLine(text)
  const marks = findMarks(flat, terms, simplified)
  const { start, end } = cut(flat, best(sentences, marks, size), marks, size)
  const before = start > 0 ? '… ' : ''
  const after = end < flat.length ? ' …' : ''
  return {
    text: `${before}${flat.slice(start, end)}${after}`,
    marks: marks
      .filter(([from, to]) => from >= start && to <= end)
      .map(([from, to]) => [from - start + before.length, to - start + before.length])
  }
}

/**
 * Joins lines other than notes, adding a full stop if there is no punctuation; the cells of a row already have dots
 * between them.
 */
function onOneLine(text: string): { flat: string; sentences: Span[] } {
  let flat = ''
  const sentences: Span[] = []
  const lines = text.trim().split('\n')
  for (const line of lines.filter(line => !line.startsWith(NOTE))) {
    if (flat) flat += /[.,:;!?。，：；！？、·—]$/.test(flat) ? ' ' : line.includes(' · ') ? '; ' : ' · '
    const from = flat.length
    flat += line
    sentences.push(...sentencesOf(line).map(({ start, end }) => ({ start: from + start, end: from + end })))
  }
  return { flat, sentences }
}

/** The consecutive sentences with most marks, as many as fit. */
function best(sentences: Span[], marks: Range[], size: number): Span {
  let found: Span = { start: 0, end: 0 }
  let most = -1
  for (const { start, end } of sentences) {
    const ends = sentences.map(other => other.end).filter(each => each <= start + size)
    const span = { start, end: Math.max(end, ...ends) }
    const count = marks.filter(([from, to]) => from >= start && to <= span.end).length
    if (count > most) [found, most] = [span, count]
  }
  return found
}

function cut(text: string, { start, end }: Span, marks: Range[], size: number): Span {
  if (end - start <= size) return { start, end }
  const first = marks.find(([from]) => from >= start)?.[0] ?? start
  const from = Math.max(start, Math.min(first - LEAD, end - size))
  const place = from === start ? start : between(text, from)
  return { start: place, end: place + size >= end ? end : between(text, place + size) }
}

/** The nearest position before this, within a word's length, that splits neither a word nor a surrogate pair. */
function between(text: string, at: number): number {
  for (let place = at; place > at - LEAD && place > 0; place -= 1) {
    if (text[place - 1] === ' ' || isHan(text[place] ?? '') || /[，。；：、]/.test(text[place - 1] ?? '')) return place
  }
  const code = text.charCodeAt(at)
  return code >= 0xdc00 && code <= 0xdfff ? at - 1 : at
}
