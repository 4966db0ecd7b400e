import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { LANGUAGES } from '../../i18n/languages.ts'
import { listFiles } from './files.ts'
import type { Context, Problem } from './types.ts'
import { defaultExportKeys, malformedLine, type ObjectKey } from './typescript.ts'

export const name = 'meta'
export const describe = 'each folder’s _meta.ts lists exactly its pages, in the same order in both languages'

/** Nextra’s page map holds MDX alone; the TSX pages of sign-in are in no sidebar. */
const PAGE = /\.mdx$/

/** Every folder with pages, in both languages. */
export function run({ root }: Context): Problem[] {
  const folders = LANGUAGES.flatMap(language => foldersOf(root, `pages/${language}`))
  return folders.flatMap(folder => [...contentProblems(root, folder), ...orderProblems(root, folder)])
}

function foldersOf(root: string, top: string): string[] {
  const holding = listFiles(root, top, PAGE).map(file => dirname(file))
  // A folder that holds only folders needs its order too.
  const withParents = holding.flatMap(folder => {
    const parts = folder.slice(top.length).split('/')
    return parts.map((_part, index) => `${top}${parts.slice(0, index + 1).join('/')}`)
  })
  return [...new Set(withParents)].sort()
}

function metaFile(folder: string): string {
  return `${folder}/_meta.ts`
}

/** The entries that are pages or folders: separators, links and `*` are left out. */
function pageKeys(root: string, folder: string): ObjectKey[] | undefined {
  const file = metaFile(folder)
  if (!existsSync(join(root, file))) return undefined
  return defaultExportKeys(file, readFileSync(join(root, file), 'utf8'))?.filter(
    ({ key, properties }) => key !== '*' && properties.get('type') !== 'separator' && !properties.has('href')
  )
}

function contentProblems(root: string, folder: string): Problem[] {
  const file = metaFile(folder)
  if (!existsSync(join(root, file))) {
    return [
      {
        file,
        line: 1,
        message: 'the folder has no _meta.ts',
        mend: 'write one that lists its pages in order'
      }
    ]
  }
  const malformed = malformedLine(file, readFileSync(join(root, file), 'utf8'))
  if (malformed !== undefined) {
    return [
      {
        file,
        line: malformed,
        message: 'this line is not written as the lines around it',
        mend: "write each page as name: '', with a comma between two, and a name with a hyphen in quotes: 'bond-help': ''"
      }
    ]
  }
  const keys = pageKeys(root, folder)
  if (!keys) {
    return [
      { file, line: 1, message: 'the default export is not a plain object', mend: 'write out each key' }
    ]
  }
  const pages = namesIn(root, folder)
  const listed = keys.map(({ key }) => key)
  return [
    ...keys
      .filter(({ key }) => !pages.includes(key))
      .map(({ key, line }) => ({
        file,
        line,
        message: `there is no page “${key}”`,
        mend: 'take the key out'
      })),
    ...pages
      .filter(page => !listed.includes(page))
      .map(page => ({ file, line: 1, message: `the page “${page}” is not listed`, mend: 'add its key' }))
  ]
}

/** Pages and folders with pages in a folder, by the name that `_meta.ts` gives them. */
function namesIn(root: string, folder: string): string[] {
  const names = readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    if (entry.isDirectory()) {
      return listFiles(root, join(folder, entry.name), PAGE).length > 0 ? [entry.name] : []
    }
    return PAGE.test(entry.name) && !entry.name.startsWith('_')
      ? [basename(entry.name).replace(PAGE, '')]
      : []
  })
  return [...new Set(names)].sort()
}

function orderProblems(root: string, folder: string): Problem[] {
  if (!folder.startsWith('pages/zh')) return []
  const english = pageKeys(root, folder.replace('pages/zh', 'pages/en'))
  const chinese = pageKeys(root, folder)
  if (!english || !chinese) return []
  const common = (keys: ObjectKey[], others: ObjectKey[]) =>
    keys.filter(({ key }) => others.some(other => other.key === key))
  const wanted = common(english, chinese)
  const different = common(chinese, english).find(({ key }, index) => key !== wanted[index]?.key)
  if (!different) return []
  return [
    {
      file: metaFile(folder),
      line: different.line,
      message: `“${different.key}” stands elsewhere in the English order`,
      mend: 'list the pages in the same order in both languages'
    }
  ]
}
