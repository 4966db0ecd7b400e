/** What people say and what our pages call it: `the dole` is JobSeeker Payment, 失业金 is 求职者津贴. */
import { isHan, isStopWord, piecesOf, stem } from './encoder.ts'
import { fold, type Simplified } from './fold.ts'
import type { Core } from './types.ts'

/** The longest saying, in words. */
const MOST_WORDS = 5

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

  /** Cuts a run of Chinese where a saying begins or ends, longest saying first. */
  segments(run: string): string[] {
    const segments: string[] = []
    let plain = ''
    let at = 0
    while (at < run.length) {
      const saying = this.sayingAt(run, at)
      if (saying) {
        if (plain) segments.push(plain)
        plain = ''
        segments.push(saying)
        at += saying.length
      } else {
        plain += run[at]
        at += 1
      }
    }
    return plain ? [...segments, plain] : segments
  }

  private sayingAt(run: string, at: number): string | undefined {
    for (let length = Math.min(this.longest, run.length - at); length >= 2; length -= 1) {
      const part = run.slice(at, at + length)
      if (this.meanings.has(part)) return part
    }
    return undefined
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
