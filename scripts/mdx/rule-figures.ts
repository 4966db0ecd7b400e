/** Which figures some rules may look up: those whose id a module of theirs names, whole or in a template. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Figure } from '../../rules/data/schema.ts'
import { ROOT } from '../lib/paths.ts'

/** Imports of values: a module that is imported for its types alone looks nothing up. */
const IMPORTS = /^(?:import|export) (?!type )[^']*?from '(\.[^']+)'/gm
/** A whole id, or its first parts: `'jobseeker.age'`, `'remote-area-allowance'`. */
const LITERALS = /'([a-z0-9-]+(?:\.[a-z0-9-]+)*)'/g
/** `const ID = 'remote-area-allowance'`, also with a type. */
const CONSTANTS = /^(?:export )?const ([A-Z_]+)(?:: [^=\n]+)? = '([a-z0-9.-]+)'/gm
/** Placeholders have no braces or backticks of their own. */
const TEMPLATES = /`([a-z0-9.-]*\$\{[^`{}]*\}(?:[a-z0-9.-]|\$\{[^`{}]*\})*)`/g
const PLACEHOLDERS = /\$\{([^{}]*)\}/g
/** A placeholder that is one of two words: `isShared ? 'couple' : 'single'`. */
const EITHER = /\? '([a-z0-9.-]+)' : '([a-z0-9.-]+)'$/
const ANYTHING = '[a-z0-9.-]+'

interface Names {
  whole: Set<string>
  templates: RegExp[]
}

/** Ids and templates of ids in a module and all that it imports. @param entry below the repository */
function namesFrom(entry: string): Names {
  const names: Names = { whole: new Set(), templates: [] }
  const read = new Set<string>()
  const visit = (file: string) => {
    if (read.has(file)) return
    read.add(file)
    const text = readFileSync(file, 'utf8')
    const imported = [...text.matchAll(IMPORTS)].map(([, path = '']) => join(dirname(file), path))
    const constants = [file, ...imported].flatMap(each => [...readFileSync(each, 'utf8').matchAll(CONSTANTS)])
    for (const [, id = ''] of text.matchAll(LITERALS)) names.whole.add(id)
    names.templates.push(...templatesIn(text, new Map(constants.map(([, name = '', id = '']) => [name, id]))))
    imported.forEach(visit)
  }
  visit(join(ROOT, entry))
  return names
}

/**
 * What the templates of a module may make. One that begins with a placeholder begins with the constant of that name, else
 * with any word or other template of the same module.
 */
function templatesIn(text: string, constants: ReadonlyMap<string, string>): RegExp[] {
  const templates = [...text.matchAll(TEMPLATES)].map(([, template = '']) => template)
  const begun = templates.filter(template => !template.startsWith('$')).map(pattern)
  const words = [...text.matchAll(LITERALS)].map(([, id = '']) => escaped(id))
  const unbegun = templates
    .filter(template => template.startsWith('$'))
    .map(template => {
      const [first = '', name = ''] = /^\$\{([^{}]*)\}/.exec(template) ?? []
      const constant = constants.get(name)
      const start = constant === undefined ? [...words, ...begun].join('|') : escaped(constant)
      return `(?:${start})${pattern(template.slice(first.length))}`
    })
  return [...begun, ...unbegun].map(each => new RegExp(`^${each}$`))
}

/** What a template may make, as a regular expression. */
function pattern(template: string): string {
  // Texts and placeholders take turns.
  return template
    .split(PLACEHOLDERS)
    .map((part, index) => (index % 2 === 0 ? escaped(part) : valuesOf(part)))
    .join('')
}

function valuesOf(placeholder: string): string {
  const [, one = '', other = ''] = EITHER.exec(placeholder) ?? []
  return one ? `(?:${escaped(one)}|${escaped(other)})` : ANYTHING
}

function escaped(text: string): string {
  return text.replaceAll('.', String.raw`\.`)
}

/**
 * The figures that the rules of a module may look up: some more than they do, and none less, however rarely, because an
 * id is made of what stands in their modules.
 * @param entry a module of rules, below the repository
 */
export function figuresOf(entry: string, figures: Iterable<Figure>): Figure[] {
  const { whole, templates } = namesFrom(entry)
  return [...figures].filter(({ id }) => whole.has(id) || templates.some(template => template.test(id)))
}
