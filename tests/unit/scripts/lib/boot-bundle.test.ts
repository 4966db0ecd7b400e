import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { bootBundle } from '../../../../scripts/lib/bundle.ts'

/** What all scripts of a page may cost before intent, compressed. */
const MOST_BYTES = 3072

const ENTRIES = ['boot', 'exit-script', 'state-script', 'traditional-script', 'front']

/** Addresses as long, and as hard to compress, as those that the build puts in. */
const NAMES = {
  SEARCH_ASSETS: JSON.stringify({
    base: '',
    script: '/assets/search-9f0c37a1be52.js',
    address: '/assets/search-worker-e48d26b70a1c.js'
  }),
  OFFLINE_ASSETS: JSON.stringify({ worker: '/sw.js', script: '/assets/offline-3b71d9f5c608.js' })
}

function served(entry: string): Promise<Uint8Array> {
  return bootBundle(entry, NAMES)
}

describe('the boot scripts', () => {
  it.each(ENTRIES)('%s carries no React and loads nothing by itself', async entry => {
    const code = new TextDecoder().decode(await bootBundle(entry))
    expect(code).not.toMatch(/react-dom|jsx|__NEXT_P|\bimport\s*\(/)
  })

  it('of a Chinese exit page with a list by state are at most 3 KiB compressed', async () => {
    const bundles = await Promise.all(['exit-script', 'state-script', 'traditional-script', 'boot'].map(served))
    expect(gzipSync(Buffer.concat(bundles)).length).toBeLessThanOrEqual(MOST_BYTES)
  })

  it('are the same each time, so that their names are', async () => {
    expect(await bootBundle('boot')).toEqual(await bootBundle('boot'))
  })
})
