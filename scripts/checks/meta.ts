import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'
import { at, type Context, type Problem } from './context.ts'
import { listFiles } from './files.ts'
import { malformedLine, metaEntries } from './typescript.ts'

export const name = 'meta'
export const describe = 'each English folder’s _meta.ts lists exactly its pages; each Chinese one passes it on'

/** Nextra’s page map holds MDX alone; the TSX pages of sign-in are in no sidebar. */
const PAGE = /\.mdx$/

/** The issues of every `_meta.ts`: a page it leaves out, a name that is none, a Chinese list of its own. */
export function run({ root }: Context): Problem[] {
  return [
    ...foldersOf(root, 'pages/en').flatMap(folder => listProblems(root, folder)),
    ...foldersOf(root, 'pages/zh').flatMap(folder => translationProblems(root, folder))
  ]
}

function foldersOf(root: string, top: string): string[] {
  const folders = listFiles(root, top, PAGE).flatMap(file => {
    const parts = dirname(file).slice(top.length).split('/')
    return parts.map((_part, index) => `${top}${parts.slice(0, index + 1).join('/')}`)
  })
  return [...new Set(folders)].sort()
}

function textOf(root: string, file: string): string | undefined {
  return existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined
}

/** The Chinese sidebar has the English order: the file that passes it on says nothing else. */
function translationProblems(root: string, folder: string): Problem[] {
  const file = `${folder}/_meta.ts`
  const english = posix.relative(folder, `${folder.replace('pages/zh', 'pages/en')}/_meta`)
  const wanted = `export { default } from '${english}'`
  if (textOf(root, file)?.trim() === wanted) return []
  return at({ file }, 1, [{ message: 'the folder does not take the English order', fix: `write only: ${wanted}` }])
}

function listProblems(root: string, folder: string): Problem[] {
  const file = `${folder}/_meta.ts`
  const text = textOf(root, file)
  if (text === undefined) {
    return at({ file }, 1, [{ message: 'the folder has no _meta.ts', fix: 'write one that lists its pages in order' }])
  }
  const malformed = malformedLine(file, text)
  if (malformed !== undefined) {
    const fix =
      "write each page as name: '', with a comma between two, and a name with a hyphen in quotes: 'bond-help': ''"
    return at({ file }, malformed, [{ message: 'this line is not written as the lines around it', fix }])
  }
  const entries = metaEntries(file, text)
  if (!entries) {
    return at({ file }, 1, [{ message: 'the default export is not a plain object', fix: 'write out each key' }])
  }
  const pages = namesIn(root, folder)
  const listed = entries.map(({ key }) => key)
  const stray = entries.filter(({ key, isPage }) => isPage && !pages.includes(key))
  const absent = pages.filter(page => !listed.includes(page))
  return [
    ...stray.flatMap(({ key, line }) =>
      at({ file }, line, [{ message: `there is no page “${key}”`, fix: 'take the key out' }])
    ),
    ...absent.flatMap(page => at({ file }, 1, [{ message: `the page “${page}” is not listed`, fix: 'add its key' }]))
  ]
}

/** Pages and folders with pages in a folder, by the name that `_meta.ts` gives them. */
function namesIn(root: string, folder: string): string[] {
  const names = readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    if (entry.isDirectory()) return listFiles(root, join(folder, entry.name), PAGE).length > 0 ? [entry.name] : []
    return PAGE.test(entry.name) && !entry.name.startsWith('_') ? [basename(entry.name).replace(PAGE, '')] : []
  })
  return [...new Set(names)].sort()
}
