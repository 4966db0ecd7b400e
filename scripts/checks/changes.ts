import { LANGUAGES } from '../../i18n/languages.ts'
import type { Change } from '../../rules/data/schema.ts'
import type { Fault } from '../../rules/data/yaml-faults.ts'
import { addDays, nextIndexation } from '../../rules/dates.ts'
import { pathsIn } from './context.ts'
import { readFiles } from './files.ts'
import { placeholderFaults } from './ids.ts'
import { placeholdersIn, withoutPlaceholders, type Placeholder } from './pages.ts'
import { typedIn } from './typed-figures.ts'
import type { Context, Problem } from './types.ts'

export const name = 'changes'
export const describe = 'data/changes.yaml tells of each indexation; it has pages in both languages, and its numbers come from data/'

/** Every entry of data/changes.yaml; its shape and its days are the loader's matter. */
export function run(context: Context): Problem[] {
  const [file] = readFiles(context.root, 'data', /^changes\.yaml$/)
  if (!file) return []
  const changes = [...context.data.changes.values()]
  const faults = changes.flatMap(change => {
    const line = file.text.slice(0, file.text.indexOf(`- id: ${change.id}\n`)).split('\n').length
    return [...pageFaults(context, change), ...textFaults(context, change, line)].map(fault => ({ line, ...fault }))
  })
  return [...faults, ...untold(context, changes).map(fault => ({ line: 1, ...fault }))].map(fault => ({
    file: file.file,
    ...fault
  }))
}

/** Indexations since the first change told, of which nothing is told though figures have a new value. */
function untold({ data }: Context, changes: Change[]): Fault[] {
  const told = changes.map(({ date }) => date)
  const first = told.toSorted()[0]
  const indexed = [...data.figures.values()].flatMap(({ calendar, values }) =>
    values.map(({ from }) => from).filter(from => nextIndexation(calendar, addDays(from, -1)) === from)
  )
  return [...new Set(indexed)]
    .filter(day => first && day > first && !told.includes(day))
    .sort()
    .map(day => ({
      message: `figures have a new value from ${day}, and no change of that day is told`,
      mend: 'tell readers what changed: add an entry with this date'
    }))
}

function pageFaults(context: Context, { pages }: Change): Fault[] {
  return LANGUAGES.flatMap(language => {
    const known = pathsIn(context, language)
    return pages
      .filter(path => !known.has(path))
      .map(path => ({ message: `there is no page /${language}${path}`, mend: 'correct the path' }))
  })
}

function textFaults(context: Context, { title, text }: Change, line: number): Fault[] {
  return LANGUAGES.flatMap(language => [title[language], text[language]]).flatMap(words => [
    ...typedIn(withoutPlaceholders(words)).map(({ what, found, mend }) => ({
      message: `${what} is typed: “${found}”`,
      mend
    })),
    ...placeholdersIn(words, line).flatMap(placeholder => [
      ...placeholderFaults(context, placeholder),
      ...dayFaults(placeholder)
    ])
  ])
}

/** A figure without a day would tell an old change with the number of today. */
function dayFaults({ kind, id, on, text }: Placeholder): Fault[] {
  if (on || (kind !== 'figure' && kind !== 'amount')) return []
  return [{ message: `${text} names no day`, mend: `write {${kind}:${id}@YYYY-MM-DD}, with the day whose value is told` }]
}
