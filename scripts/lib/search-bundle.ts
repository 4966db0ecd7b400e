/** Bundles the search script and its worker, apart from Next. */
import { join } from 'node:path'
import { bundle } from './bundle.ts'

const PACKAGES = join(import.meta.dirname, '..', '..', 'node_modules')

/** What the pages’ own styles ask of a browser (popovers, `:has`) is newer than this. */
export const TARGET = 'es2022'

/** The script of the search boxes and the search page. */
export function searchScript(): Promise<Uint8Array> {
  return bundle('components/search/script/index.ts', { target: TARGET })
}

/** The worker, with FlexSearch's own light build: it neither exports nor stores. */
export function searchWorker(): Promise<Uint8Array> {
  const flexsearch = join(PACKAGES, 'flexsearch', 'dist', 'flexsearch.light.module.min.js')
  return bundle('search/worker.ts', { alias: { flexsearch }, target: TARGET })
}
