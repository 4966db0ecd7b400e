/** The export under its own headers file, as a host would serve it. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { expect } from '@playwright/test'
import { isHashed } from '../../offline/addresses.ts'
import { TYPES } from '../../scripts/lib/nginx.ts'
import { exportedPages, OUT } from '../support/export.ts'
import { PAGE_TYPES } from '../support/pages.ts'
import { test } from '../support/policy.ts'

/** Every file of the export, as paths. */
const FILES = readdirSync(OUT, { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile())
  .map(entry => `/${relative(OUT, join(entry.parentPath, entry.name)).split(sep).join('/')}`)

test('every page comes with the policy of the headers file', async ({ request }) => {
  const written = /Content-Security-Policy: (.+)/.exec(readFileSync(join(OUT, '_headers'), 'utf8'))?.[1]
  for (const path of ['/', '/en', `/zh${PAGE_TYPES.rates}`, '/nowhere', '/figures.json']) {
    const headers = (await request.get(path)).headers()
    expect(headers['content-security-policy'], path).toBe(written)
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['referrer-policy'], path).toBe('no-referrer')
    // Not for subdomains: those are for the deployer to decide.
    expect(headers['strict-transport-security'], path).toMatch(/^max-age=\d+$/)
    expect(headers['cache-control'], path).toBe(path === '/nowhere' ? 'no-store' : 'no-cache')
  }
})

test('the policy allows four inline scripts by their hashes, no other site, and no frame', async ({ request }) => {
  const policy = (await request.get('/en')).headers()['content-security-policy'] ?? ''
  const directives = Object.fromEntries(
    policy.split('; ').map(directive => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values]
    })
  )
  expect(directives['default-src']).toEqual(["'none'"])
  expect(directives['frame-ancestors']).toEqual(["'none'"])
  // A page about danger has that of the exit links and the boot script, a page with a list by state its own, a Chinese
  // page that of traditional characters.
  const paths = [`/en${PAGE_TYPES.safety}`, '/en/healthcare/dental', '/zh']
  const pages = paths.map(async path => (await request.get(path)).text())
  const html = (await Promise.all(pages)).join('\n')
  const hashes = [...html.matchAll(/<script(?![^>]* type="application)[^>]*>(.+?)<\/script>/gs)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  )
  expect(new Set(hashes).size).toBe(4)
  expect(new Set(directives['script-src'])).toEqual(new Set(["'self'", ...hashes]))
  expect(directives['style-src']).toEqual(["'self'"])
  expect(directives['connect-src']).toEqual(["'self'"])
  expect(policy).not.toMatch(/unsafe-(inline|eval)|https?:|\*/)
})

test('files with a hash in their name may be kept for a year', async ({ request }) => {
  const html = await (await request.get('/en')).text()
  // The stylesheet, and the scripts that the boot script fetches at the first touch.
  const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? []
  const [, chunks = ''] = /<script id="boot" data-chunks="([^"]+)"/.exec(html) ?? []
  const assets = [sheet, ...chunks.split(' ')]
  expect(assets.length).toBeGreaterThanOrEqual(4)
  for (const asset of assets) {
    expect((await request.get(asset)).headers()['cache-control'], asset).toBe('public, max-age=31536000, immutable')
  }
})

test('no cache keeps a missing file, even one with a hash in its name', async ({ request }) => {
  for (const path of [
    '/assets/page-000000000000.js',
    '/_next/static/css/0000000000000000.css',
    '/search/en-000000000000.json'
  ]) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(response.headers()['cache-control'], path).toBe('no-store')
  }
})

test('whatever may be kept for a year carries its hash, and nothing below the build’s own name may be', async ({
  request
}) => {
  const build = /"buildId":"([^"]+)"/.exec(readFileSync(join(OUT, 'en.html'), 'utf8'))?.[1]
  const own = `/_next/static/${build}/`
  const files = FILES.filter(path => /^\/(_next\/static|assets|search)\//.test(path))
  expect(files.filter(path => path.startsWith(own)).length).toBeGreaterThan(0)
  expect(files.filter(path => !isHashed(path) && !path.startsWith(own))).toEqual(['/search/manifest.json'])
  for (const path of files.filter(each => !isHashed(each))) {
    expect((await request.get(path)).headers()['cache-control'], path).toBe('no-cache')
  }
})

test('nginx and our own server know the type of every file that is here', async ({ request }) => {
  for (const extension of new Set(FILES.filter(path => path !== '/_headers').map(path => extname(path).slice(1)))) {
    const example = FILES.find(path => path.endsWith(`.${extension}`) && path !== '/404.html') ?? ''
    const [type, charset] = (await request.get(example)).headers()['content-type']?.split('; ') ?? []
    expect(type, example).toBe(TYPES[extension]?.type)
    expect(charset, example).toBe(type?.startsWith('text/') ? 'charset=utf-8' : undefined)
  }
})

test('each page has one address, and other spellings lead there', async ({ request }) => {
  for (const path of ['/en/jobseeker.html', '/en/jobseeker/', '/en//jobseeker', '/en/%6Aobseeker']) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status(), path).toBe(308)
    expect(response.headers().location, path).toBe('/en/jobseeker')
  }
})

test('plain text in two languages is readable in a browser', async ({ page }) => {
  await page.goto('/llms.txt')
  await expect(page.locator('body')).toContainText('立足')
})

test('the address for reports is where RFC 9116 says', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt')
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8')
  expect(await response.text()).toMatch(/^Contact: mailto:/)
})

test('no page reveals to another site where a reader came from, whatever the host sends', () => {
  for (const { file } of exportedPages()) {
    expect(readFileSync(join(OUT, file), 'utf8'), file).toContain('<meta name="referrer" content="no-referrer"/>')
  }
})

test('pages are sent compressed', async ({ request }) => {
  for (const [accepted, encoding] of [
    ['br', 'br'],
    ['gzip', 'gzip']
  ]) {
    const response = await request.get('/en', { headers: { 'accept-encoding': accepted ?? '' } })
    expect(response.headers()['content-encoding']).toBe(encoding)
  }
})

test('tabs and bookmarks have an icon of our own', async ({ page, request }) => {
  await page.goto('/en')
  const icon = await page.locator('link[rel=icon]').getAttribute('href')
  const response = await request.get(icon ?? '')
  expect(response.headers()['content-type']).toContain('image/svg+xml')
  expect(await response.text()).toContain('<svg')
})
