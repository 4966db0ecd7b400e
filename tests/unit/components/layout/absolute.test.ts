import { afterEach, expect, it, vi } from 'vitest'
import { site } from '../../../../site.config.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

it('site.config.ts has a URL without a path, addresses to which paths can be added, and a mail address', () => {
  expect(new URL(site.url).origin).toBe(site.url)
  for (const address of [site.url, site.repository, ...Object.values(site.links)]) {
    expect(address).toMatch(/^https:\/\/.*[^/]$/)
  }
  expect(site.email).toMatch(/^[^@\s]+@[^@\s]+\.[^@\s]+$/)
})

it('adds the base path to an absolute URL', async () => {
  vi.stubEnv('NEXT_PUBLIC_BASE_PATH', '/guide')
  const { absolute } = await import('../../../../components/layout/absolute.ts')
  expect(absolute('/en')).toBe(`${site.url}/guide/en`)
})
