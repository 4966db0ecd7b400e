/** The site below a path of its host: every address of ours starts with it, and everything works. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { parse } from 'node-html-parser'
import { site } from '../../site.config.ts'
import { exportedPages, OUT } from '../support/export.ts'
import { test } from '../support/policy.ts'
import { watch } from '../support/watch.ts'

const BASE = process.env.NEXT_PUBLIC_BASE_PATH ?? ''

test.beforeAll(() => expect(BASE, 'run npm run test:deploy').toMatch(/^\/\w/))

/** Whether an address of ours lacks the path. */
function astray(address: string): boolean {
  const path = address.startsWith(site.url) ? address.slice(site.url.length) : address
  return path.startsWith('/') && !(path === BASE || path.startsWith(`${BASE}/`) || path.startsWith(`${BASE}#`))
}

test('no page names an address of ours without the path', () => {
  const lost = exportedPages().flatMap(({ file }) => {
    const document = parse(readFileSync(join(OUT, file), 'utf8'))
    const addresses = ['href', 'src', 'action', 'content', 'data-chunks', 'data-base'].flatMap(name =>
      document.querySelectorAll(`[${name}]`).flatMap(element => element.getAttribute(name)?.split(' ') ?? [])
    )
    return addresses.filter(astray).map(address => `${file}: ${address}`)
  })
  expect([...new Set(lost)].slice(0, 20)).toEqual([])
})

/** Every text inside a value read from JSON. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

test('no structured data names an address of ours without the path', () => {
  const texts = exportedPages().flatMap(({ file }) =>
    parse(readFileSync(join(OUT, file), 'utf8'))
      .querySelectorAll('script[type="application/ld+json"]')
      .flatMap(script => textsIn(JSON.parse(script.rawText)))
  )
  expect(texts.filter(text => text.startsWith(`${site.url}${BASE}/`)).length).toBeGreaterThan(1000)
  expect([...new Set(texts.filter(astray))]).toEqual([])
})

test('no stylesheet names an address of ours without the path', () => {
  const folder = join(OUT, '_next/static/css')
  const sheets = readdirSync(folder).map(file => readFileSync(join(folder, file), 'utf8'))
  const named = sheets.flatMap(sheet => [...sheet.matchAll(/url\(["']?([^)"']+)/g)].map(([, address = '']) => address))
  expect(sheets.length).toBeGreaterThan(0)
  expect(named.filter(astray)).toEqual([])
})

/** Lines of a calendar are folded, in the middle of an address too. */
function unfolded(text: string): string {
  return text.replaceAll('\r\n ', '')
}

const LISTINGS = [
  'sitemap.xml',
  'robots.txt',
  'llms.txt',
  'en/llms-full.txt',
  'en/jobseeker.md',
  'en/changes.xml',
  'zh/changes.xml',
  'en/dates.ics'
]
const DATA = ['figures', 'services', 'glossary'].flatMap(name => [`${name}.json`, `schemas/${name}.schema.json`])

test('sitemap, robots, feeds, data and schemas use the path', () => {
  for (const file of [...LISTINGS, ...DATA]) {
    const named = [
      ...unfolded(readFileSync(join(OUT, file), 'utf8')).matchAll(new RegExp(`${site.url}[^\\s"<>),]*`, 'g'))
    ]
    const lost = named.map(([address]) => address).filter(address => address !== site.url && astray(address))
    expect(lost.slice(0, 5), file).toEqual([])
    expect(named.length, file).toBeGreaterThan(0)
  }
})

test('every rule of the headers file is below the path', () => {
  const paths = readFileSync(join(OUT, '_headers'), 'utf8').match(/^\/.*$/gm) ?? []
  expect(paths.length).toBeGreaterThan(20)
  expect(paths.filter(path => !path.startsWith(`${BASE}/`))).toEqual([])
})

test('headers apply to pages and files below the path', async ({ request }) => {
  for (const [path, caching] of [
    ['', 'no-cache'],
    ['/en', 'no-cache'],
    ['/en/community/crisis', 'no-store'],
    ['/auth/sign-in', 'no-store']
  ]) {
    const headers = (await request.get(`${BASE}${path}`)).headers()
    expect(headers['content-security-policy'], path).toContain("default-src 'none'")
    expect(headers['cache-control'], path).toBe(caching)
  }
})

for (const path of [
  '',
  '/en',
  '/zh',
  '/en/jobseeker/payment-rates',
  '/zh/helplines',
  '/en/calculators/jobseeker-income',
  '/auth/sign-in'
]) {
  test(`${path || 'the front door'} loads completely and requests nothing outside`, async ({ page }) => {
    const seen = watch(page)
    const failed: string[] = []
    page.on('response', response => {
      if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`)
    })
    await page.goto(`${BASE}${path}`)
    await page.keyboard.press('Tab')
    await page.mouse.click(5, 300)
    await page.waitForLoadState('networkidle')
    expect(failed).toEqual([])
    expect(seen.errors).toEqual([])
    const outside = seen.requests.map(request => new URL(request.url()).pathname).filter(each => !each.startsWith(BASE))
    expect(outside).toEqual([])
  })
}

test('links, languages and search stay below the path', async ({ page }) => {
  await page.goto(`${BASE}/en/jobseeker`)
  await page.locator('.breadcrumb a').first().click()
  await expect(page).toHaveURL(new RegExp(`${BASE}/en$`))
  await page.locator('[data-language=zh]').first().click()
  await expect(page).toHaveURL(new RegExp(`${BASE}/zh$`))
  // The language just chosen is the one searched.
  await page.goto(`${BASE}/search?q=rent`)
  const hit = page.locator('main a[href*="rent"]').first()
  await expect(hit).toBeVisible()
  expect(await hit.getAttribute('href')).toMatch(new RegExp(`^${BASE}/zh/`))
})

test('a reader who chose a language is led on from the front door, below the path', async ({ page }) => {
  await page.goto(`${BASE}/`)
  await page.locator('a[data-language=zh]').click()
  await expect(page).toHaveURL(new RegExp(`${BASE}/zh$`))
  await page.goto(`${BASE}/`)
  await expect(page).toHaveURL(new RegExp(`${BASE}/zh$`))
})

test('a missing page gets the 404 page, and nothing is served outside', async ({ request }) => {
  const missing = await request.get(`${BASE}/en/nowhere`)
  expect(missing.status()).toBe(404)
  expect(await missing.text()).toContain('This page is not here')
  expect((await request.get('/en')).status()).toBe(404)
})
