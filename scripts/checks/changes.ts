import { LANGUAGES } from '../../i18n/languages.ts'
import type { Change } from '../../rules/data/text-schemas.ts'
import type { Issue } from '../../rules/data/yaml-issues.ts'
import { addDays, nextIndexation } from '../../rules/dates.ts'
import { at, pathsIn, type Context, type Problem } from './context.ts'
import { readFiles } from './files.ts'
import { placeholderIssues } from './ids.ts'
import { placeholdersIn, withoutPlaceholders, type Placeholder } from './pages.ts'
import { lineAt } from './text.ts'
import { typedIn } from './typed-figures.ts'

export const name = 'changes'
export const describe =
  'data/changes.yaml announces each indexation, its pages exist in both languages, its numbers come from data/'

/** Every entry of data/changes.yaml. The loader checks its shape and dates. */
export function run(context: Context): Problem[] {
  const [file] = readFiles(context.root, 'data', /^changes\.yaml$/)
  if (!file) return []
  const changes = [...context.data.changes.values()]
  const problems = changes.flatMap(change => {
    const line = lineAt(file.text, file.text.indexOf(`- id: ${change.id}\n`))
    return at(file, line, [...pageIssues(context, change), ...textIssues(context, change, line)])
  })
  return [...problems, ...at(file, 1, unannounced(context, changes))]
}

/** Indexations since the first announced change that gave figures a new value and are not announced. */
function unannounced({ data }: Context, changes: Change[]): Issue[] {
  const announced = changes.map(({ date }) => date).sort()
  const [first] = announced
  const indexed = [...data.figures.values()].flatMap(({ calendar, values }) =>
    values.map(({ from }) => from).filter(from => nextIndexation(calendar, addDays(from, -1)) === from)
  )
  return [...new Set(indexed)]
    .filter(day => first && day > first && !announced.includes(day))
    .sort()
    .map(day => ({
      message: `figures have a new value from ${day}, and no change of that day is announced`,
      fix: 'add an entry with this date that says what changed'
    }))
}

function pageIssues(context: Context, { pages }: Change): Issue[] {
  return LANGUAGES.flatMap(language => {
    const known = pathsIn(context, language)
    return pages
      .filter(path => !known.has(path))
      .map(path => ({ message: `there is no page /${language}${path}`, fix: 'correct the path' }))
  })
}

function textIssues(context: Context, { title, text }: Change, line: number): Issue[] {
  return LANGUAGES.flatMap(language => [title[language], text[language]]).flatMap(words => [
    ...typedIn(withoutPlaceholders(words)),
    ...placeholdersIn(words, line).flatMap(placeholder => [
      ...placeholderIssues(context, placeholder),
      ...dayIssues(placeholder)
    ])
  ])
}

/** Without a day, an old change would be announced with today’s number. */
function dayIssues({ kind, id, on, text }: Placeholder): Issue[] {
  if (on || (kind !== 'figure' && kind !== 'amount')) return []
  return [
    { message: `${text} names no day`, fix: `write {${kind}:${id}@YYYY-MM-DD}, with the day whose value is meant` }
  ]
}
