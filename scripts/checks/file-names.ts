import { basename } from 'node:path'
import { LANGUAGES } from '../../i18n/languages.ts'
import { at, type Context, type Problem } from './context.ts'
import { listFiles } from './files.ts'
import { KEBAB } from './text.ts'

export const name = 'file-names'
export const describe = 'pages/ and data/ have only files that the site reads, with names that make good URLs'

/** The order of the sidebar, and the page of the kit, which only development has (next.config.mjs). */
const NO_PAGES = ['_meta.ts', 'kit.dev.ts']

/** Every file that an editor can add. */
export function run({ root }: Context): Problem[] {
  return [
    ...LANGUAGES.flatMap(language => listFiles(root, `pages/${language}`, /./)).flatMap(pageProblems),
    ...listFiles(root, 'data', /./).flatMap(dataProblems)
  ]
}

function pageProblems(file: string): Problem[] {
  const [first = '', ...endings] = basename(file).split('.')
  const ending = endings.join('.')
  if (NO_PAGES.includes(basename(file))) return []
  if (ending !== 'mdx' && ending !== 'tsx') {
    return problem(file, 'is not a page: nothing checks it', 'give it the extension .mdx, or remove it')
  }
  const parts = [...file.split('/').slice(2, -1), first]
  if (parts.every(part => KEBAB.test(part))) return []
  return problem(file, 'is not a good name for a URL', 'use lower-case English words joined by hyphens')
}

function dataProblems(file: string): Problem[] {
  if (/^[a-z0-9-]+\.yaml$/.test(basename(file))) return []
  return problem(file, 'is not read', 'give it a lower-case name with hyphens and the extension .yaml')
}

function problem(file: string, issue: string, fix: string): Problem[] {
  return at({ file }, 1, [{ message: `the file “${basename(file)}” ${issue}`, fix }])
}
