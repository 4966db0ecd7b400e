/** The sections that hold each term, in one field of the index. */
import { Index } from 'flexsearch'
import { FIELDS, type Field } from './types.ts'

/** FlexSearch returns a hundred by default; no list is as long as this. */
const NO_LIMIT = 1_000_000

/** FlexSearch’s `Index` over terms that the encoder has made already. */
class TermIndex {
  private readonly index = new Index({ tokenize: 'strict', resolution: 1, encode: (term: string) => [term] })

  /** Adds a section to the list of a term; a section that is there stays there once. */
  add(term: string, section: number): void {
    this.index.append(section, term)
  }

  sections(term: string): number[] {
    return this.index.search(term, NO_LIMIT) as number[]
  }
}

/** An empty index for each field. */
export function termIndexes(): Record<Field, TermIndex> {
  return Object.fromEntries(FIELDS.map(field => [field, new TermIndex()])) as Record<Field, TermIndex>
}
