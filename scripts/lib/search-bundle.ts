/** Bundles the search script and its worker, apart from Next; the filters share its ways. */
import { join } from 'node:path'
import { bundle } from './bundle.ts'

const PACKAGES = join(import.meta.dirname, '..', '..', 'node_modules')

/** What the pages’ own styles ask of a browser (popovers, `:has`) is newer than this. */
export const TARGET = 'es2022'

/**
 * The search script is written for React and runs on Preact, a tenth of the
 * weight, so that a search waits for neither React nor Next (docs/decisions/0005-search.md).
 */
export const PREACT = {
  'react-dom/client': join(import.meta.dirname, 'preact-root.ts'),
  'react/jsx-runtime': 'preact/jsx-runtime'
}

/** The script behind every search box and the page of all results. */
export function searchScript(): Promise<Uint8Array> {
  return bundle('components/search/script/index.ts', { alias: PREACT, target: TARGET })
}

/** With FlexSearch's own light build: the worker encodes and looks up, it never exports or stores. */
export function searchWorker(): Promise<Uint8Array> {
  const flexsearch = join(PACKAGES, 'flexsearch', 'dist', 'flexsearch.light.module.min.js')
  return bundle('search/worker.ts', { alias: { flexsearch }, target: TARGET })
}
