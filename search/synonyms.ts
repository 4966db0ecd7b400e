/** Synonyms: other ways to name what our pages name, such as `the dole` for JobSeeker Payment. */
import { isHan, isStopWord, piecesOf, stem } from './encoder.ts'
import { fold, type Simplified } from './fold.ts'
import type { SynonymList } from './types.ts'

const MAX_WORDS = 5

/** The best way to cut the end of a run: characters in no synonym, synonyms, and the length of its first piece. */
interface Cut {
  outside: number
  synonyms: number
  length: number
}

/** The synonyms of one language, folded and stemmed as queries are, and what each of them means. */
export class Synonyms {
  private readonly meanings = new Map<string, Set<string>>()
  private longest = 2

  constructor(rows: SynonymList, simplified: Simplified) {
    for (const [meant = '', ...synonyms] of rows) {
      // A name of our own has no other meaning, but knowing it tells where a Chinese word ends.
      const own = keyOf(piecesOf(fold(meant, simplified)))
      if (isHan(own)) this.meanings.set(own, this.meanings.get(own) ?? new Set())
      for (const synonym of synonyms) this.add(keyOf(piecesOf(fold(synonym, simplified))), meant)
    }
  }

  private add(key: string, meant: string): void {
    if (!key) return
    this.meanings.set(key, (this.meanings.get(key) ?? new Set()).add(meant))
    if (isHan(key)) this.longest = Math.max(this.longest, key.length)
  }

  chinese(): string[] {
    return [...this.meanings.keys()].filter(isHan)
  }

  isKnown(key: string): boolean {
    return this.meanings.has(key)
  }

  meaningsOf(key: string): string[] {
    return [...(this.meanings.get(key) ?? [])]
  }

  /** Cuts a run of Chinese so that the fewest characters are in no synonym, and then into the fewest synonyms. */
  segments(run: string): string[] {
    const ends: Cut[] = [{ outside: 0, synonyms: 0, length: 0 }]
    for (let rest = 1; rest <= run.length; rest += 1) ends.push(this.bestCut(run, run.length - rest, ends))
    const segments: string[] = []
    let plain = ''
    for (let at = 0; at < run.length;) {
      const length = ends[run.length - at]?.length ?? 1
      if (length > 1) {
        if (plain) segments.push(plain)
        plain = ''
        segments.push(run.slice(at, at + length))
      } else plain += run[at]
      at += length
    }
    return plain ? [...segments, plain] : segments
  }

  /** @param ends the best cut of the last characters, by how many they are */
  private bestCut(run: string, at: number, ends: readonly Cut[]): Cut {
    const room = run.length - at
    const after = (length: number) => ends[room - length] ?? { outside: 0, synonyms: 0, length: 0 }
    let best: Cut = { ...after(1), outside: after(1).outside + 1, length: 1 }
    for (let length = Math.min(this.longest, room); length >= 2; length -= 1) {
      if (!this.meanings.has(run.slice(at, at + length))) continue
      const { outside, synonyms } = after(length)
      if (outside < best.outside || (outside === best.outside && synonyms + 1 < best.synonyms)) {
        best = { outside, synonyms: synonyms + 1, length }
      }
    }
    return best
  }

  /** The number of words, from this one on, in the longest synonym of several words; or 1. */
  spanAt(words: string[], at: number): number {
    for (let count = Math.min(MAX_WORDS, words.length - at); count > 1; count -= 1) {
      if (this.meanings.has(keyOf(words.slice(at, at + count)))) return count
    }
    return 1
  }
}

/** The key of a synonym: its stems without stop words. */
export function keyOf(pieces: string[]): string {
  const significant = pieces.filter(piece => !isStopWord(piece))
  return (significant.length > 0 ? significant : pieces).map(stem).join(' ')
}
