import type { Build } from '../../offline/library.ts'
import { bundle, MODERN } from './bundle.ts'

/**
 * The text of /sw.js: the worker with its lists, or the worker that ends it (docs/offline.md).
 * @param offline the environment variable OFFLINE: `off` ends reading offline
 * @param readBuild called only where there is to be a worker
 */
export async function serviceWorker(offline: string | undefined, readBuild: () => Promise<Build>): Promise<Uint8Array> {
  if (offline === 'off') return bundle('offline/retired.ts', { target: MODERN })
  const define = { BUILD: JSON.stringify(await readBuild()), 'process.env.NODE_ENV': '"production"' }
  return bundle('offline/worker.ts', { define, target: MODERN })
}
