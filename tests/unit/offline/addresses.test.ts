import { describe, expect, it } from 'vitest'
import { assetsIn, isHashed, isSafety, isSignIn, languageFor, plainPath } from '../../../offline/addresses.ts'

it.each([
  ['/', '/'],
  ['/en', '/en'],
  ['/en/', '/en'],
  ['/en.html', '/en'],
  ['/en.html/', '/en'],
  ['/index.html', '/'],
  ['/figures.json', '/figures.json'],
  ['/en//community///crisis', '/en/community/crisis'],
  ['//en/community/crisis', '/en/community/crisis'],
  ['/en/community/%63risis', '/en/community/crisis'],
  ['/en/calculators/jobseeker%23age=30', '/en/calculators/jobseeker%23age=30'],
  ['/en%3fq', '/en%3fq'],
  ['/en%2Fcommunity%2fcrisis%2Ehtml', '/en/community/crisis'],
  // Decoded once, as servers do.
  ['/en/community/%2563risis', '/en/community/%63risis'],
  // Malformed escapes stay as they are.
  ['/%', '/%'],
  ['/%zz', '/%zz'],
  ['/%E4%BD', '/%E4%BD'],
  ['/en/%c3%28', '/en/%c3('],
  ['/%ff', '/%ff']
])('the plain spelling of %s is %s', (path, expected) => expect(plainPath(path)).toBe(expected))

it.each([
  ['/auth', true],
  ['/auth/sign-in', true],
  ['/zh/auth/confirm', true],
  ['/auth-config.json', true],
  ['/assets/auth-client-b4bb142cf715.js', true],
  ['/en/%61uth//reset.html', true],
  ['/_next/static/chunks/pages/en/auth/reset-0a1b2c3d.js', true],
  ['/', false],
  ['/en', false],
  ['/en/about/privacy', false],
  ['/zh/authors', false],
  ['/assets/page-9d405bcb2943.js', false]
])('%s belongs to sign-in: %s', (path, expected) => expect(isSignIn(path)).toBe(expected))

it.each([
  ['/_next/static/css/ba15b92ca54adea8.css', true],
  ['/_next/static/chunks/7963-abd11429d71c8aea.js', true],
  ['/_next/static/chunks/6313.f23ef940bb00afa8.js', true],
  ['/_next/static/chunks/pages/en/housing/rent-b16305e807d4fad8.js', true],
  ['/_next/static/chunks/nextra-page-map-en.mjs', false],
  // The build is named by its commit, which another day’s build shares.
  ['/_next/static/5ee53a7c0a1b/_buildManifest.js', false],
  ['/assets/page.js', false],
  ['/search/en-51c310ccbf79.json', true],
  ['/assets/page-9d405bcb2943.js', true],
  ['/search/zh-0123456789ab-i3.json', true],
  ['/search/manifest.json', false],
  ['/en/search', false],
  ['/favicon.svg', false]
])('%s has a hash in its name: %s', (path, expected) => expect(isHashed(path)).toBe(expected))

describe('safety pages', () => {
  const pages = new Set(['/community/crisis', '/community/crisis/immediate-help'])

  it.each([
    ['/en/community/crisis', true],
    ['/zh/community/crisis/immediate-help', true],
    ['/_next/static/chunks/pages/zh/community/crisis-0a1b2c3d4e5f6071.js', true],
    ['/_next/static/chunks/pages/en/community/crisis/immediate-help-0a1b2c3d4e5f6071.js', true],
    ['/en/community/crisis.html', true],
    ['/en/community/crisis/', true],
    ['/en/community/%63risis', true],
    ['/en//community/crisis//immediate-help.html', true],
    ['/%65n/community/crisis%', false],
    ['/_next/static/chunks/pages/zh/community/%63risis-0a1b2c3d4e5f6071.js', true],
    ['/en/community', false],
    ['/en/community/crisis-payment', false],
    ['/_next/static/chunks/pages/en/community-0a1b2c3d4e5f6071.js', false],
    ['/community/crisis', false]
  ])('%s: %s', (path, expected) => expect(isSafety(path, pages)).toBe(expected))
})

it.each([
  ['/zh/housing', '', 'zh'],
  ['/en/housing', 'lang=zh', 'en'],
  ['/search', 'q=rent&lang=zh', 'zh'],
  ['/search', 'q=rent', 'en'],
  ['/', '', 'en']
])('the language of %s?%s is %s offline', (path, query, language) =>
  expect(languageFor(path, new URLSearchParams(query))).toBe(language)
)

it('finds each file that a page names, once, below any base path', () => {
  const html = `<link rel="stylesheet" href="/guide/_next/static/css/a.css"/>
    <script data-chunks="/guide/_next/static/chunks/main-2.js /guide/_next/static/chunks/app-3.js">
    let e={script:"/guide/assets/search-1.js"}</script><link href="/guide/_next/static/css/a.css"/>`
  expect(assetsIn(html)).toEqual([
    '/_next/static/css/a.css',
    '/_next/static/chunks/main-2.js',
    '/_next/static/chunks/app-3.js',
    '/assets/search-1.js'
  ])
})
