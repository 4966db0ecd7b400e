/** Pages that could harm a reader who is seen on them: they are not cached. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageOfPath } from '../../i18n/languages.ts'
import { exportedPages } from './exported.ts'

/** Marks a page with the quick exit. */
const MARK = 'data-exit'

/** Their paths without the language. @param out the exported site */
export function safetyPages(out: string): string[] {
  const paths = exportedPages(out)
    .filter(({ file }) => readFileSync(join(out, file), 'utf8').includes(MARK))
    .map(({ path }) => path.slice(1 + (languageOfPath(path)?.length ?? 0)))
  return [...new Set(paths)]
}
