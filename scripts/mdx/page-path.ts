/** Where pages stand, and the address that a file of theirs has. */
import { join, relative, sep } from 'node:path'

export const PAGES = join(import.meta.dirname, '..', '..', 'pages')

/** `/en/jobseeker` for `pages/en/jobseeker/index.mdx`. */
export function pathOfFile(file: string): string {
  const path = relative(PAGES, file).split(sep).join('/')
  return `/${path.replace(/(\/index)?\.mdx$/, '')}`
}
