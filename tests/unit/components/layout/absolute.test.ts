/** URLs that other sites and machines get. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { site } from '../../../../site.config.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

describe('site.config.ts', () => {
  it('has a URL without path or trailing slash, because paths are added to it', () => {
    expect(new URL(site.url).origin).toBe(site.url)
    expect(site.url).toMatch(/^https:/)
  })

  it.each([...Object.values(site.links), site.repository])('has absolute URLs: %s', address => {
    expect(new URL(address).protocol).toBe('https:')
    expect(address).not.toMatch(/\/$/)
  })

  it('has a mail address', () => {
    expect(site.email).toMatch(/^[^@\s]+@[^@\s]+\.[^@\s]+$/)
  })
})

it('adds the base path to an absolute URL', async () => {
  vi.stubEnv('NEXT_PUBLIC_BASE_PATH', '/guide')
  const { absolute } = await import('../../../../components/layout/absolute.ts')
  expect(absolute('/en')).toBe(`${site.url}/guide/en`)
})
