import { describe, expect, it } from 'vitest'
import { assetsIn, isHashed, isLeftAlone, isSafety, languageFor } from '../../../offline/addresses.ts'

describe('what the worker leaves to the browser', () => {
  it.each([
    '/auth',
    '/auth/sign-in',
    '/zh/auth/confirm',
    '/auth-config.json',
    '/assets/auth-client-b4bb142cf715.js',
    '/_next/static/chunks/pages/en/auth/reset-0a1b2c3d.js'
  ])('%s is sign-in', path => expect(isLeftAlone(path)).toBe(true))

  it.each(['/', '/en', '/en/about/privacy', '/zh/authors', '/assets/page-9d405bcb2943.js'])('%s is not', path =>
    expect(isLeftAlone(path)).toBe(false)
  )
})

describe('files with a hash in their name', () => {
  it.each([
    ['/_next/static/css/0a1b.css', true],
    ['/assets/page-9d405bcb2943.js', true],
    ['/search/zh-0123456789ab-i3.json', true],
    ['/search/manifest.json', false],
    ['/en/search', false],
    ['/favicon.svg', false]
  ])('%s: %s', (path, expected) => expect(isHashed(path)).toBe(expected))
})

describe('safety pages', () => {
  const pages = new Set(['/community/crisis', '/community/crisis/immediate-help'])

  it.each([
    ['/en/community/crisis', true],
    ['/zh/community/crisis/immediate-help', true],
    ['/_next/static/chunks/pages/zh/community/crisis-0a1b2c3d4e5f6071.js', true],
    ['/_next/static/chunks/pages/en/community/crisis/immediate-help-0a1b2c3d4e5f6071.js', true],
    ['/en/community', false],
    ['/en/community/crisis-payment', false],
    ['/_next/static/chunks/pages/en/community-0a1b2c3d4e5f6071.js', false],
    ['/community/crisis', false]
  ])('%s: %s', (path, expected) => expect(isSafety(path, pages)).toBe(expected))
})

describe('the language of an offline page', () => {
  it.each([
    ['/zh/housing', '', 'zh'],
    ['/en/housing', 'lang=zh', 'en'],
    ['/search', 'q=rent&lang=zh', 'zh'],
    ['/search', 'q=rent', 'en'],
    ['/', '', 'en']
  ])('%s?%s is %s', (path, query, language) =>
    expect(languageFor(path, new URLSearchParams(query))).toBe(language)
  )
})

it('finds each file that a page names, once, below any base path', () => {
  const html =
    '<link rel="stylesheet" href="/guide/_next/static/css/a.css"/><script src="/guide/assets/page-1.js" ' +
    'data-chunks="/guide/_next/static/chunks/main-2.js /guide/_next/static/chunks/app-3.js"></script>' +
    '<link href="/guide/_next/static/css/a.css"/>'
  expect(assetsIn(html)).toEqual([
    '/_next/static/css/a.css',
    '/assets/page-1.js',
    '/_next/static/chunks/main-2.js',
    '/_next/static/chunks/app-3.js'
  ])
})
