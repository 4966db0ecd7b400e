/** What the plugins and loaders of pages know of the site: where its files are, and its data. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { parse } from 'yaml'
import type { FrontMatter } from '../../components/content/views.ts'
import { loadData, type Data } from '../../rules/data/load.ts'
import type { IsoDate } from '../../rules/dates.ts'
import { dataDay } from '../lib/data-day.ts'
import { ROOT } from '../lib/paths.ts'
import { siteToday } from '../lib/today.ts'

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

/** The file of a page. @param path with the language, such as `/en/jobseeker` */
export function fileOfPath(path: string): string | undefined {
  return [join(PAGES, `${path}.mdx`), join(PAGES, path, 'index.mdx')].find(file => existsSync(file))
}

/** Front matter by file: most pages are linked from several others. */
const matters = new Map<string, Partial<FrontMatter>>()

/** The front matter of a page. */
export function frontMatterOf(file: string): Partial<FrontMatter> {
  const known = process.env.NODE_ENV === 'development' ? undefined : matters.get(file)
  if (known) return known
  const block = /^---\n([\s\S]*?)\n---/.exec(readFileSync(file, 'utf8'))?.[1]
  const matter = block ? (parse(block) as Partial<FrontMatter>) : {}
  matters.set(file, matter)
  return matter
}

let loaded: Data | undefined

/** All of `data/`: read once a build, and in development again for each page, so that an edit shows. */
export function siteData(): Data {
  if (process.env.NODE_ENV === 'development') return loadData()
  return (loaded ??= loadData())
}

/** The day that pages are written for. */
export function siteDay(): IsoDate {
  return dataDay(siteData(), siteToday())
}
