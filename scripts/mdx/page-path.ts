/** The folder of the pages, and the path of a page's file. */
import { join, relative, sep } from 'node:path'

export const PAGES = join(import.meta.dirname, '..', '..', 'pages')

/** `/en/jobseeker` for `pages/en/jobseeker/index.mdx`. */
export function pathOfFile(file: string): string {
  const path = relative(PAGES, file).split(sep).join('/')
  return `/${path.replace(/(\/index)?\.mdx$/, '')}`
}
