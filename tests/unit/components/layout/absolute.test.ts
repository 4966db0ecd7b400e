/** Addresses that other sites and machines are given. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { site } from '../../../../site.config.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

describe('site.config.ts', () => {
  it('has an address without a path or a slash at its end, for paths are added to it', () => {
    expect(new URL(site.url).origin).toBe(site.url)
    expect(site.url).toMatch(/^https:/)
  })

  it.each([...Object.values(site.links), site.repository])('has whole addresses: %s', address => {
    expect(new URL(address).protocol).toBe('https:')
    expect(address).not.toMatch(/\/$/)
  })

  it('has a mail address', () => {
    expect(site.email).toMatch(/^[^@\s]+@[^@\s]+\.[^@\s]+$/)
  })
})

it('an address has the path that the site is served from', async () => {
  vi.stubEnv('NEXT_PUBLIC_BASE_PATH', '/guide')
  const { absolute } = await import('../../../../components/layout/absolute.ts')
  expect(absolute('/en')).toBe(`${site.url}/guide/en`)
})
