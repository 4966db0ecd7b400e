/** The export under its own headers file, as a host would serve it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { OUT } from '../support/export.ts'
import { PAGE_TYPES } from '../support/pages.ts'

test('every page comes with the policy of the headers file', async ({ request }) => {
  const written = /Content-Security-Policy: (.+)/.exec(readFileSync(join(OUT, '_headers'), 'utf8'))?.[1]
  for (const path of ['/', '/en', `/zh${PAGE_TYPES.rates}`, '/nowhere', '/figures.json']) {
    const headers = (await request.get(path)).headers()
    expect(headers['content-security-policy'], path).toBe(written)
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['referrer-policy'], path).toBe('no-referrer')
    expect(headers['permissions-policy'], path).toContain('geolocation=()')
    expect(headers['strict-transport-security'], path).toContain('max-age=')
    expect(headers['cache-control'], path).toBe('no-cache')
  }
})

test('the policy allows no inline script but those it names, no other site, and no frame', async ({ request }) => {
  const policy = (await request.get('/en')).headers()['content-security-policy'] ?? ''
  const directives = Object.fromEntries(
    policy.split('; ').map(directive => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values]
    })
  )
  expect(directives['default-src']).toEqual(["'none'"])
  expect(directives['frame-ancestors']).toEqual(["'none'"])
  expect(directives['script-src']?.filter(value => !value.startsWith("'sha256-"))).toEqual(["'self'"])
  expect(directives['connect-src']).toEqual(["'self'"])
  expect(policy).not.toMatch(/unsafe-(inline|eval)|https?:|\*/)
})

test('the policy stops a script that is not ours, and the page says so', async ({ page }) => {
  const violations: string[] = []
  await page.exposeFunction('noteViolation', (directive: string) => violations.push(directive))
  await page.addInitScript(() => {
    const note = (window as unknown as { noteViolation(directive: string): void }).noteViolation
    document.addEventListener('securitypolicyviolation', event => note(event.violatedDirective))
  })
  await page.goto(`/en${PAGE_TYPES.rates}`)
  expect(violations).toEqual([])
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.intruder = true'
    document.head.append(script)
  })
  expect(await page.evaluate(() => 'intruder' in window)).toBe(false)
  await expect.poll(() => violations).toContain('script-src-elem')
})

test('files whose names carry their hash may be kept, everything else is asked for again', async ({ page, request }) => {
  await page.goto('/en')
  const assets = await page
    .locator('link[rel=stylesheet], script[src]')
    .evaluateAll(all => all.map(element => element.getAttribute('href') ?? element.getAttribute('src') ?? ''))
  expect(assets.length).toBeGreaterThanOrEqual(2)
  for (const asset of assets) {
    expect((await request.get(asset)).headers()['cache-control'], asset).toBe('public, max-age=31536000, immutable')
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

test('there is a mark of our own for tabs and bookmarks', async ({ page, request }) => {
  await page.goto('/en')
  const icon = await page.locator('link[rel=icon]').getAttribute('href')
  const response = await request.get(icon ?? '')
  expect(response.headers()['content-type']).toContain('image/svg+xml')
  expect(await response.text()).toContain('<svg')
})
