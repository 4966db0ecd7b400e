/** Pages on which being seen could cause harm: no cache keeps them unasked. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exportedPages } from './exported.ts'

/** How a page says that it has the way out. */
const MARK = 'data-exit'

/** Their addresses. @param out the exported site */
export function safetyPages(out: string): string[] {
  return exportedPages(out)
    .filter(({ file }) => readFileSync(join(out, file), 'utf8').includes(MARK))
    .map(({ path }) => path)
}
