/** Pages on which being seen could cause harm: no cache keeps them unasked. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageOfPath } from '../../i18n/languages.ts'
import { exportedPages } from './exported.ts'

/** How a page says that it has the way out. */
const MARK = 'data-exit'

/** Their paths without the language, for each stands in both trees. @param out the exported site */
export function safetyPages(out: string): string[] {
  const paths = exportedPages(out)
    .filter(({ file }) => readFileSync(join(out, file), 'utf8').includes(MARK))
    .map(({ path }) => path.slice(1 + (languageOfPath(path)?.length ?? 0)))
  return [...new Set(paths)]
}
