import { LANGUAGES } from '../../i18n/languages.ts'
import type { Change } from '../../rules/data/schema.ts'
import { pathsIn } from './context.ts'
import { readFiles } from './files.ts'
import { placeholderFaults } from './ids.ts'
import { placeholdersIn, withoutPlaceholders } from './pages.ts'
import { typedIn } from './typed-figures.ts'
import type { Context, Problem } from './types.ts'

export const name = 'changes'
export const describe = 'what data/changes.yaml tells has pages in both languages, and its numbers come from data/'

/** Every entry of data/changes.yaml; its shape and its days are the loader's matter. */
export function run(context: Context): Problem[] {
  const [file] = readFiles(context.root, 'data', /^changes\.yaml$/)
  if (!file) return []
  return [...context.data.changes.values()].flatMap(change => {
    const line = file.text.slice(0, file.text.indexOf(`- id: ${change.id}\n`)).split('\n').length
    return [...pageFaults(context, change), ...textFaults(context, change, line)].map(fault => ({
      file: file.file,
      line,
      ...fault
    }))
  })
}

type Fault = Pick<Problem, 'message' | 'mend'>

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
    ...placeholdersIn(words, line).flatMap(placeholder => placeholderFaults(context, placeholder))
  ])
}
