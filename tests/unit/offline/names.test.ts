import { afterEach, expect, it, vi } from 'vitest'

async function namesBelow(basePath: string) {
  vi.resetModules()
  vi.stubEnv('NEXT_PUBLIC_BASE_PATH', basePath)
  return import('../../../offline/names.ts')
}

afterEach(() => void vi.unstubAllEnvs())

it.each([
  ['', '/guide'],
  ['/guide', '/guide-staging'],
  ['/guide', '/guide/next']
])('sites below “%s” and “%s” of one host leave each other’s caches alone', async (one, other) => {
  const ours = await namesBelow(one)
  const theirs = await namesBelow(other)
  for (const [mine, others] of [
    [ours, theirs],
    [theirs, ours]
  ] as const) {
    for (const name of [mine.SHELL, mine.libraryOf('zh'), ...mine.PERSONAL]) {
      expect(mine.isOurs(name), name).toBe(true)
      expect(others.isOurs(name), name).toBe(false)
    }
  }
})
