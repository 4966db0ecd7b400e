/** What the plugins and loaders of pages know of the site: where its files are, and its data. */
import { dirname, join, relative, sep } from 'node:path'
import { loadData, type Data } from '../../rules/data/load.ts'
import { ROOT } from '../lib/paths.ts'

export const PAGES = join(ROOT, 'pages')

/** `/en/jobseeker` for `pages/en/jobseeker/index.mdx`. */
export function pathOfFile(file: string): string {
  const path = relative(PAGES, file).split(sep).join('/')
  return `/${path.replace(/(\/index)?\.mdx$/, '')}`
}

/** The path by which a page imports a module of components/. */
export function importPath(file: string, ...module: string[]): string {
  return relative(dirname(file), join(ROOT, 'components', ...module))
    .split(sep)
    .join('/')
}

let loaded: Data | undefined

/** All of `data/`: read once a build, and in development again for each page, so that an edit shows. */
export function siteData(): Data {
  if (process.env.NODE_ENV === 'development') return loadData()
  return (loaded ??= loadData())
}
