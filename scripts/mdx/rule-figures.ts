/** Which figures some rules may look up: those whose id a module of theirs names, whole or by its beginning. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Figure } from '../../rules/data/schema.ts'
import { ROOT } from '../lib/paths.ts'

/** Imports of values: a module that is imported for its types alone looks nothing up. */
const IMPORTS = /^(?:import|export) (?!type )[^']*?from '(\.[^']+)'/gm
/** A whole id, or its first parts: `'jobseeker.age'`, `'remote-area-allowance'`. */
const LITERALS = /'([a-z0-9-]+(?:\.[a-z0-9-]+)*)\.?'/g
/** What stands before the first value of a template: `newly-arrived.`, `redundancy.weeks.years-`. */
const TEMPLATES = /`([a-z0-9.-]+)\$\{/g

/** Ids and beginnings of ids in a module and all that it imports. @param entry below the repository */
function namedFrom(entry: string): ReadonlySet<string> {
  const named = new Set<string>()
  const read = new Set<string>()
  const visit = (file: string) => {
    if (read.has(file)) return
    read.add(file)
    const text = readFileSync(file, 'utf8')
    for (const [, id = ''] of text.matchAll(LITERALS)) named.add(id)
    for (const [, start = ''] of text.matchAll(TEMPLATES)) named.add(start.replace(/\.$/, ''))
    for (const [, path = ''] of text.matchAll(IMPORTS)) visit(join(dirname(file), path))
  }
  visit(join(ROOT, entry))
  return named
}

/** Where an id may be cut: after a part, after a word of it, or at its end. */
function beginnings(id: string): string[] {
  return [...id.matchAll(/\.|-|$/g)].flatMap(({ 0: cut, index }) =>
    cut === '-' ? [id.slice(0, index + 1)] : [id.slice(0, index)]
  )
}

/**
 * The figures that the rules of a module may look up: some more than they do, and none less, however rarely, because an
 * id is made of what stands in their modules. A word alone counts as the first part of all ids that begin with it.
 * @param entry a module of rules, below the repository
 * @param words that name something else in these modules, although ids of other rules begin with them
 */
export function figuresOf(entry: string, figures: Iterable<Figure>, words: readonly string[]): Figure[] {
  const named = namedFrom(entry)
  return [...figures].filter(({ id }) => beginnings(id).some(part => named.has(part) && !words.includes(part)))
}
