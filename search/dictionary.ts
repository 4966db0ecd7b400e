import { allowedTypos, distance, distanceToBeginning } from './distance.ts'
import { unpackList } from './postings.ts'
import { termIndexes } from './term-index.ts'
import { FIELDS, type Field, type Shard } from './types.ts'

/** Loads a file of the index, such as `i3`. */
export type LoadFile = (name: string) => Promise<unknown>

/** A prefix may span several files; no more than this many are searched. */
const MAX_SHARDS = 4

/** Looks terms up in the loaded part of one language’s index; callers load a term first. */
export class Dictionary {
  private readonly fields = termIndexes()
  private readonly terms = new Map<number, string[]>()
  private readonly loading = new Map<number, Promise<void>>()

  /** @param starts the first term of each file */
  constructor(
    private readonly starts: string[],
    private readonly loadFile: LoadFile
  ) {}

  loadTerm(term: string): Promise<void> {
    return this.loadShard(this.shardOf(term))
  }

  /** Loads the files with terms of this prefix, within reason. */
  async loadPrefix(prefix: string): Promise<void> {
    await Promise.all(this.shardsOfPrefix(prefix).map(shard => this.loadShard(shard)))
  }

  sections(field: Field, term: string): number[] {
    return this.fields[field].sections(term)
  }

  has(term: string): boolean {
    return FIELDS.some(field => this.sections(field, term).length > 0)
  }

  /** Loaded terms with this prefix, other than the prefix itself; and the stem of a word half typed. */
  completions(prefix: string, limit: number): string[] {
    return this.loadedTerms(prefix)
      .filter(term => term !== prefix && (term.startsWith(prefix) || isStemOf(term, prefix)))
      .sort((a, b) => a.length - b.length)
      .slice(0, limit)
  }

  /** Loaded terms probably meant, nearest first. @param word the stem of `typed` */
  corrections(word: string, typed: string, prefix: string, limit: number): { term: string; typos: number }[] {
    const allowed = allowedTypos(word)
    if (allowed === 0) return []
    return this.loadedTerms(prefix)
      .filter(term => term.startsWith(prefix))
      .map(term => ({ term, typos: Math.min(distance(word, term, allowed), typosInEnding(term, typed)) }))
      .filter(({ typos }) => typos <= allowed)
      .sort((a, b) => a.typos - b.typos || b.term.length - a.term.length)
      .slice(0, limit)
  }

  private loadedTerms(prefix: string): string[] {
    return this.shardsOfPrefix(prefix).flatMap(shard => this.terms.get(shard) ?? [])
  }

  private shardOf(term: string): number {
    const next = this.starts.findIndex(start => start > term)
    return Math.max(0, (next === -1 ? this.starts.length : next) - 1)
  }

  private shardsOfPrefix(prefix: string): number[] {
    const first = this.shardOf(prefix)
    const last = this.shardOf(`${prefix}\uffff`)
    const count = Math.min(last - first + 1, MAX_SHARDS)
    return Array.from({ length: count }, (_, index) => first + index)
  }

  private loadShard(shard: number): Promise<void> {
    if (shard >= this.starts.length) return Promise.resolve()
    const already = this.loading.get(shard)
    if (already) return already
    const loading = this.loadFile(`i${shard}`).then(
      postings => this.add(shard, postings as Shard),
      error => {
        this.loading.delete(shard)
        throw error
      }
    )
    this.loading.set(shard, loading)
    return loading
  }

  private add(shard: number, postings: Shard): void {
    for (const [term, ...lists] of postings) {
      lists.forEach((list, place) => {
        const field = FIELDS[place]
        for (const section of unpackList(list)) if (field) this.fields[field].add(term, section)
      })
    }
    this.terms.set(
      shard,
      postings.map(([term]) => term)
    )
  }
}

/** Shorter stems start too many words. */
const MIN_STEM_LENGTH = 5

/** The lost ending counts as one more typo. */
function typosInEnding(term: string, typed: string): number {
  return term.length < MIN_STEM_LENGTH ? Infinity : distanceToBeginning(term, typed, 1) + 1
}

/** `redund` is the stem of `redundan`, a word half typed. */
function isStemOf(term: string, word: string): boolean {
  return term.length >= 4 && word.startsWith(term) && word.length - term.length <= 3
}
