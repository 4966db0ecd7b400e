import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** The names as a site below a path has them. */
async function namesBelow(basePath: string) {
  vi.resetModules()
  vi.stubEnv('NEXT_PUBLIC_BASE_PATH', basePath)
  return import('../../../offline/names.ts')
}

beforeEach(() => void vi.resetModules())
afterEach(() => void vi.unstubAllEnvs())

it.each([
  ['', '/guide'],
  ['/guide', '/guide-staging'],
  ['/guide', '/guide/next']
])('sites below “%s” and “%s” of one host leave each other’s stores alone', async (one, other) => {
  const ours = await namesBelow(one)
  const theirs = await namesBelow(other)
  for (const { names, isOurs } of [
    { names: theirs, isOurs: ours.isOurs },
    { names: ours, isOurs: theirs.isOurs }
  ]) {
    for (const name of [names.SHELL, names.libraryOf('zh'), ...names.PERSONAL]) {
      expect(isOurs(name), name).toBe(false)
      expect(names.isOurs(name), name).toBe(true)
    }
  }
})
