import { LANGUAGES } from '../../i18n/languages.ts'
import { at, type Context, type Problem } from './context.ts'
import { readFiles } from './files.ts'
import { placeholderIssues } from './ids.ts'
import { placeholdersIn, withoutPlaceholders } from './pages.ts'
import { lineAt } from './text.ts'
import { typedIn } from './typed-figures.ts'

export const name = 'statements'
export const describe = 'data/statements.yaml types no figure, names known ids, and every statement is on a page'

/** Every entry of data/statements.yaml. The loader checks its shape and sources. */
export function run(context: Context): Problem[] {
  const [file] = readFiles(context.root, 'data', /^statements\.yaml$/)
  if (!file) return []
  const used = usedIn(context)
  return [...context.data.statements.values()].flatMap(({ id, text }) => {
    const line = lineAt(file.text, file.text.indexOf(`- id: ${id}\n`))
    const issues = LANGUAGES.flatMap(language => [
      ...typedIn(withoutPlaceholders(text[language])),
      ...placeholdersIn(text[language], line).flatMap(placeholder => placeholderIssues(context, placeholder))
    ])
    const unused = used.has(id) ? [] : [{ message: `no page shows “${id}”`, fix: 'show it, or remove it' }]
    return at(file, line, [...issues, ...unused])
  })
}

function usedIn({ pages }: Context): Set<unknown> {
  return new Set(
    pages.flatMap(({ components, placeholders }) => [
      ...components.flatMap(({ name: component, attributes }) =>
        component === 'Statement' ? [attributes.get('id')] : []
      ),
      ...placeholders.flatMap(({ kind, id }) => (kind === 'statement' ? [id] : []))
    ])
  )
}
