import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { bootBundle } from '../../../../scripts/lib/boot-bundle.ts'

/** What every page may cost before the reader acts; docs: “React on intent”. */
const MOST_BYTES = 2048

describe('the boot scripts', () => {
  it.each(['page', 'front'])('%s is at most 2 kB compressed', async entry => {
    expect(gzipSync(await bootBundle(entry)).length).toBeLessThanOrEqual(MOST_BYTES)
  })

  it.each(['page', 'front'])('%s carries no React and loads nothing by itself', async entry => {
    const code = new TextDecoder().decode(await bootBundle(entry))
    expect(code).not.toMatch(/react-dom|jsx|__NEXT_P|\bimport\s*\(/)
  })

  it('are the same each time, so that their names are', async () => {
    expect(await bootBundle('page')).toEqual(await bootBundle('page'))
  })
})
