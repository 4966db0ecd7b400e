/** The terms of a language's pages: FlexSearch finds the sections, files are fetched when a term needs them. */
import { Index } from 'flexsearch'
import { allowedMistakes, distance, distanceToBeginning } from './distance.ts'
import { unpackList } from './postings.ts'
import { FIELDS, type Field, type Shard } from './types.ts'

/** Gives a file of the index, such as `i3`. */
export type LoadFile = (name: string) => Promise<unknown>

/** More than any list can hold: FlexSearch stops at a hundred unless told. */
const ALL = 1_000_000

/** A beginning of a word may lead into several files; this many are looked into. */
const MOST_SHARDS = 4

/** What FlexSearch keeps inside; its light build has no `import`, which does the same. */
interface IndexInside {
  map: Map<string, number[][]>
}

/** Looks terms up in what is loaded of one language’s index; whoever asks loads the term first. */
export class Lexicon {
  private readonly fields = new Map<Field, Index>(
    FIELDS.map(field => [field, new Index({ tokenize: 'strict', resolution: 1, encode: (term: string) => [term] })])
  )
  private readonly terms = new Map<number, string[]>()
  private readonly loading = new Map<number, Promise<void>>()

  /** @param starts the first term of each file */
  constructor(
    private readonly starts: string[],
    private readonly loadFile: LoadFile
  ) {}

  /** Makes sure that the file which would hold a term is there. */
  loadTerm(term: string): Promise<void> {
    return this.loadShard(this.shardOf(term))
  }

  /** Makes sure that the terms which begin so are there, as far as is reasonable. */
  async loadPrefix(prefix: string): Promise<void> {
    await Promise.all(this.shardsOfPrefix(prefix).map(shard => this.loadShard(shard)))
  }

  /** The sections that hold a term in a field. Its file must have been loaded. */
  sections(field: Field, term: string): number[] {
    return (this.fields.get(field)?.search(term, ALL) ?? []) as number[]
  }

  has(term: string): boolean {
    return FIELDS.some(field => this.sections(field, term).length > 0)
  }

  /** Loaded terms that begin like this, other than the term itself; and the stem of a word half typed. */
  completions(prefix: string, limit: number): string[] {
    return this.shardsOfPrefix(prefix)
      .flatMap(shard => this.terms.get(shard) ?? [])
      .filter(term => term !== prefix && (term.startsWith(prefix) || isStemOf(term, prefix)))
      .sort((a, b) => a.length - b.length)
      .slice(0, limit)
  }

  /**
   * Terms of the files around a beginning that were probably meant, nearest first.
   * @param word the stem of what was typed
   * @param typed all of it
   */
  corrections(word: string, typed: string, beginning: string, limit: number): { term: string; mistakes: number }[] {
    const allowed = allowedMistakes(word)
    if (allowed === 0) return []
    return this.shardsOfPrefix(beginning)
      .flatMap(shard => this.terms.get(shard) ?? [])
      .filter(term => term.startsWith(beginning))
      .map(term => ({ term, mistakes: Math.min(distance(word, term, allowed), mistakesInEnding(term, typed)) }))
      .filter(({ mistakes }) => mistakes <= allowed)
      .sort((a, b) => a.mistakes - b.mistakes || b.term.length - a.term.length)
      .slice(0, limit)
  }

  private shardOf(term: string): number {
    const next = this.starts.findIndex(start => start > term)
    return Math.max(0, (next === -1 ? this.starts.length : next) - 1)
  }

  private shardsOfPrefix(prefix: string): number[] {
    const first = this.shardOf(prefix)
    const last = this.shardOf(`${prefix}\uffff`)
    const count = Math.min(last - first + 1, MOST_SHARDS)
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
        if (list && field) this.inside(field).set(term, [unpackList(list)])
      })
    }
    this.terms.set(
      shard,
      postings.map(([term]) => term)
    )
  }

  private inside(field: Field): IndexInside['map'] {
    return (this.fields.get(field) as unknown as IndexInside).map
  }
}

/** Shorter stems begin too many words. */
const SHORTEST_STEM = 5

/** What is left over of a word counts as a mistake of its own. */
function mistakesInEnding(term: string, typed: string): number {
  return term.length < SHORTEST_STEM ? Infinity : distanceToBeginning(term, typed, 1) + 1
}

/** `redund` is the stem of `redundan`, which somebody has not finished typing. */
function isStemOf(term: string, word: string): boolean {
  return term.length >= 4 && word.startsWith(term) && word.length - term.length <= 3
}
