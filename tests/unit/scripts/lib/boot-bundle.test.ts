import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { bootBundle } from '../../../../scripts/lib/boot-bundle.ts'

/** What each may cost; docs: “React on intent”. */
const MOST_BYTES = 2048

/** What all scripts of a page may cost before the reader acts, addresses put in by the build left out. */
const MOST_TOGETHER = 3072 - 60

describe('the boot scripts', () => {
  it.each(['page', 'saved', 'safety', 'front'])('%s is at most 2 kB compressed', async entry => {
    expect(gzipSync(await bootBundle(entry)).length).toBeLessThanOrEqual(MOST_BYTES)
  })

  it.each(['page', 'saved', 'safety', 'front'])('%s carries no React and loads nothing by itself', async entry => {
    const code = new TextDecoder().decode(await bootBundle(entry))
    expect(code).not.toMatch(/react-dom|jsx|__NEXT_P|\bimport\s*\(/)
  })

  it('of a safety page are at most 3 KiB compressed together', async () => {
    const bundles = await Promise.all(['page', 'saved', 'safety'].map(entry => bootBundle(entry)))
    const total = bundles.reduce((sum, code) => sum + gzipSync(code).length, 0)
    expect(total).toBeLessThanOrEqual(MOST_TOGETHER)
  })

  it('are the same each time, so that their names are', async () => {
    expect(await bootBundle('page')).toEqual(await bootBundle('page'))
  })
})
