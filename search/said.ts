/** What people say and what our pages call it: `the dole` is JobSeeker Payment, 失业金 is 求职者津贴. */
import { isHan, isStopWord, piecesOf, stem } from './encoder.ts'
import { fold, type Simplified } from './fold.ts'
import type { Core } from './types.ts'

/** The longest saying, in words. */
const MOST_WORDS = 5

/** The best cut of the end of a run: how much of it is in no saying, and the length of its first piece. */
interface Cut {
  outside: number
  sayings: number
  length: number
}

/** One language’s sayings, folded and cut to stems as queries are, and what each of them means. */
export class Sayings {
  private readonly meanings = new Map<string, Set<string>>()
  private longest = 2

  constructor(said: Core['said'], simplified: Simplified) {
    for (const [meant = '', ...sayings] of said) {
      // A name of our own means itself; knowing it tells where a Chinese word ends.
      const own = keyOf(piecesOf(fold(meant, simplified)))
      if (isHan(own)) this.meanings.set(own, this.meanings.get(own) ?? new Set())
      for (const saying of sayings) this.add(keyOf(piecesOf(fold(saying, simplified))), meant)
    }
  }

  private add(key: string, meant: string): void {
    if (!key) return
    this.meanings.set(key, (this.meanings.get(key) ?? new Set()).add(meant))
    if (isHan(key)) this.longest = Math.max(this.longest, key.length)
  }

  /** Every Chinese saying, for pinyin. */
  chinese(): string[] {
    return [...this.meanings.keys()].filter(isHan)
  }

  isKnown(key: string): boolean {
    return this.meanings.has(key)
  }

  meaningsOf(key: string): string[] {
    return [...(this.meanings.get(key) ?? [])]
  }

  /** Cuts a run of Chinese at sayings, so that the fewest characters stand outside of one; then into the fewest. */
  segments(run: string): string[] {
    const ends: Cut[] = [{ outside: 0, sayings: 0, length: 0 }]
    for (let rest = 1; rest <= run.length; rest += 1) ends.push(this.bestCut(run, run.length - rest, ends))
    const segments: string[] = []
    let plain = ''
    for (let at = 0; at < run.length; ) {
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
    const after = (length: number) => ends[room - length] ?? { outside: 0, sayings: 0, length: 0 }
    let best: Cut = { ...after(1), outside: after(1).outside + 1, length: 1 }
    for (let length = Math.min(this.longest, room); length >= 2; length -= 1) {
      if (!this.meanings.has(run.slice(at, at + length))) continue
      const { outside, sayings } = after(length)
      if (outside < best.outside || (outside === best.outside && sayings + 1 < best.sayings)) {
        best = { outside, sayings: sayings + 1, length }
      }
    }
    return best
  }

  /** How many of the words from here on make up the longest saying of several words, or 1. */
  spanAt(words: string[], at: number): number {
    for (let count = Math.min(MOST_WORDS, words.length - at); count > 1; count -= 1) {
      if (this.meanings.has(keyOf(words.slice(at, at + count)))) return count
    }
    return 1
  }
}

/** The form under which a saying is kept: stems without the words that everybody says. */
export function keyOf(pieces: string[]): string {
  const telling = pieces.filter(piece => !isStopWord(piece))
  return (telling.length > 0 ? telling : pieces).map(stem).join(' ')
}
