/** The service worker as one script, with the lists of what it keeps. */
import type { Build } from '../../offline/library.ts'
import { bundle } from './bundle.ts'

/** Newer than what the pages’ own styles ask of a browser. */
const TARGET = 'es2022'

/**
 * What is served as /sw.js: the worker, or the one that ends it (docs/offline.md).
 * @param offline the variable OFFLINE of the environment: `off` ends reading offline
 * @param readBuild asked only where there is to be a worker
 */
export async function serviceWorker(offline: string | undefined, readBuild: () => Promise<Build>): Promise<Uint8Array> {
  if (offline === 'off') return bundle('offline/retired.ts', { target: TARGET })
  return bundle('offline/worker.ts', {
    define: { BUILD: JSON.stringify(await readBuild()), 'process.env.NODE_ENV': '"production"' },
    target: TARGET
  })
}
