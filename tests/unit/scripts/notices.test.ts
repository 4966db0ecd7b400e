import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { thirdPartyNotices } from '../../../scripts/lib/notices.ts'

describe('thirdPartyNotices', () => {
  const sections = thirdPartyNotices(join(import.meta.dirname, '..', '..', '..')).split(/\n-{72}\n/)

  it('has a whole licence for each package that readers download', () => {
    expect(sections.length).toBeGreaterThan(10)
    const short = sections.slice(1).filter(section => section.length < 200)
    expect(short).toEqual([])
  })

  it('names who asks to be named', () => {
    for (const name of ['react', 'next', 'preact', 'flexsearch', '@supabase/auth-js']) {
      expect(sections.some(section => section.trim().startsWith(`${name} `)), name).toBe(true)
    }
  })
})
