import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextOrHome, safeNext } from '../../../auth/next-path.ts'
import { forAll } from '../for-all.ts'

const SITE = 'https://foothold.example'

describe('the page after signing in', () => {
  it.each([
    '/en',
    '/zh',
    '/en/jobseeker',
    '/zh/helplines?need=housing#service-lifeline',
    '/en/search?q=a%20b&x=%2F%2Fevil.example',
    '/zh/%E6%88%BF'
  ])('may be %s', path => {
    expect(safeNext(path)).toBe(path)
  })

  it.each([
    ['nothing', ''],
    ['another site', 'https://evil.example/en/'],
    ['another site without its scheme', '//evil.example/en'],
    ['three slashes', '///evil.example/en'],
    ['a backslash', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['a backslash inside', '/en/\\evil.example'],
    ['script', 'javascript:alert(1)'],
    ['script after a tree', '/en:javascript:alert(1)'],
    ['data', 'data:text/html,x'],
    ['a tab in between', '/\t/evil.example'],
    ['a line break', '/en\n//evil.example'],
    ['a leading space', ' /en'],
    ['encoded slashes', '/%2f%2fevil.example'],
    ['encoded slashes in a tree', '/en/%2F%2Fevil.example'],
    ['an encoded backslash', '/en/%5Cevil.example'],
    ['encoded control characters', '/en/%0d%0aLocation:evil'],
    ['doubled slashes in a tree', '/en//evil.example'],
    ['a path out of the tree', '/en/../../evil'],
    ['a path out of the tree that leaves two slashes', '/en/..//evil.example'],
    ['an encoded path out of the tree', '/en/%2e%2e//evil.example'],
    ['a user name', '/en@evil.example'],
    ['no tree', '/auth/sign-in'],
    ['the front page', '/'],
    ['a tree whose name only begins so', '/english'],
    ['capitals', '/EN/jobseeker'],
    ['a sign-in page', '/zh/auth/sign-in?next=/zh']
  ])('is not %s', (_what, path) => {
    expect(safeNext(path)).toBeUndefined()
  })

  it('is the front page where `next` was refused', () => {
    expect(nextOrHome('?next=//evil.example', 'zh')).toBe('/zh')
    expect(nextOrHome('?next=%2F%5Cevil.example', 'en')).toBe('/en')
    expect(nextOrHome('', 'en')).toBe('/en')
    expect(nextOrHome('?next=/zh/helplines', 'en')).toBe('/zh/helplines')
  })

  it('never leaves the site or the two trees, whatever is written', () => {
    const pieces = ['/', '\\', '//', 'en', 'zh', '..', '.', '%2f', '%5c', '@', ':', 'evil.example', '?', '#']
    const joined = fc.array(fc.constantFrom(...pieces), { maxLength: 10 }).map(parts => parts.join(''))
    const anything = fc.oneof(fc.string(), fc.webUrl(), joined)
    forAll([anything], 2000, raw => {
      const next = safeNext(raw)
      if (next === undefined) return
      const target = new URL(next, SITE)
      expect(target.origin).toBe(SITE)
      expect(target.pathname).toMatch(/^\/(en|zh)(\/|$)/)
      expect(`${target.pathname}${target.search}${target.hash}`).toBe(next)
    })
  })
})
