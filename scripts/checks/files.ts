import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Folders with nothing that an editor wrote. */
const SKIPPED = new Set(['node_modules', 'out', 'coverage', 'test-results', 'playwright-report', 'blob-report'])

export interface SourceFile {
  /** Relative to the repository. */
  file: string
  text: string
}

/**
 * Paths, relative to the repository, of the matching files below a folder, sorted.
 * @param folder relative to the root; `''` is the whole repository
 */
export function listFiles(root: string, folder: string, wanted: RegExp): string[] {
  const start = join(root, folder)
  if (!existsSync(start)) return []
  return readdirSync(start, { withFileTypes: true })
    .flatMap(entry => {
      const path = relative(root, join(start, entry.name))
      if (entry.isDirectory()) {
        const skip = SKIPPED.has(entry.name) || entry.name.startsWith('.')
        return skip ? [] : listFiles(root, path, wanted)
      }
      return entry.isFile() && wanted.test(entry.name) ? [path] : []
    })
    .sort()
}

/** Like `listFiles`, with the text of each file. */
export function readFiles(root: string, folder: string, wanted: RegExp): SourceFile[] {
  return listFiles(root, folder, wanted).map(file => ({ file, text: readFileSync(join(root, file), 'utf8') }))
}
