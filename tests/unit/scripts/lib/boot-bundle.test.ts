import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { bootBundle } from '../../../../scripts/lib/boot-bundle.ts'

/** What each may cost; docs: “React on intent”. */
const MOST_BYTES = 2048

/** What all scripts of a page may cost before the reader acts. */
const MOST_TOGETHER = 3072

/** Addresses as long, and as hard to compress, as those that the build puts in. */
const NAMES = {
  SEARCH_ASSETS: JSON.stringify({
    base: '',
    script: '/assets/search-9f0c37a1be52.js',
    address: '/assets/search-worker-e48d26b70a1c.js'
  }),
  OFFLINE_ASSETS: JSON.stringify({ worker: '/sw.js', script: '/assets/offline-3b71d9f5c608.js' })
}

/** As it is served. */
function served(entry: string): Promise<Uint8Array> {
  return bootBundle(entry, NAMES)
}

describe('the boot scripts', () => {
  it.each(['page', 'saved', 'safety', 'front'])('%s is at most 2 kB compressed', async entry => {
    expect(gzipSync(await served(entry)).length).toBeLessThanOrEqual(MOST_BYTES)
  })

  it.each(['page', 'saved', 'safety', 'front'])('%s carries no React and loads nothing by itself', async entry => {
    const code = new TextDecoder().decode(await bootBundle(entry))
    expect(code).not.toMatch(/react-dom|jsx|__NEXT_P|\bimport\s*\(/)
  })

  it('of a safety page are at most 3 KiB compressed together', async () => {
    const bundles = await Promise.all(['page', 'saved', 'safety'].map(served))
    const total = bundles.reduce((sum, code) => sum + gzipSync(code).length, 0)
    expect(total).toBeLessThanOrEqual(MOST_TOGETHER)
  })

  it('are the same each time, so that their names are', async () => {
    expect(await bootBundle('page')).toEqual(await bootBundle('page'))
  })
})
