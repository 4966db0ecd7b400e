import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { summaryOf } from '../../../../scripts/lib/exported.ts'
import { robotsText, sitemapEntries } from '../../../../scripts/lib/sitemap.ts'
import { site } from '../../../../site.config.ts'

const out = mkdtempSync(join(tmpdir(), 'foothold-sitemap-'))

/** A page with a day of review, whose text names another. */
function page(reviewed?: string): string {
  const graph = { '@graph': [{ '@type': 'WebPage', ...(reviewed && { dateModified: reviewed }) }] }
  const data = `<script type="application/ld+json">${JSON.stringify(graph)}</script>`
  return `<html><head><title>Rent | Foothold</title><meta name="description" content="Help."/>${data}</head><body>"dateModified":"2020-01-01"</body></html>`
}

beforeAll(() => {
  mkdirSync(join(out, 'en'))
  writeFileSync(join(out, 'index.html'), page())
  writeFileSync(join(out, 'en.html'), page('2026-11-20'))
  writeFileSync(join(out, 'en/rent.html'), page('2025-02-28'))
  writeFileSync(join(out, 'search.html'), '<head><meta name="robots" content="noindex"/></head>')
})
afterAll(() => rmSync(out, { recursive: true }))

/** An entry’s alternates: English, Chinese, x-default. */
function alternates(loc: string): string[] | undefined {
  return sitemapEntries(out)
    .find(entry => entry.loc === site.url + loc)
    ?.alternateRefs.map(({ href }) => href.slice(site.url.length))
}

it('lists the front page by its canonical URL, with both home pages', () => {
  expect(sitemapEntries(out).map(({ loc, trailingSlash }) => [loc, trailingSlash])).toEqual([
    [`${site.url}/`, true],
    [`${site.url}/en`, false],
    [`${site.url}/en/rent`, false]
  ])
  expect(alternates('/')).toEqual(['/en', '/zh', '/'])
  expect(alternates('/en')).toEqual(['/en', '/zh', '/'])
  expect(alternates('/en/rent')).toEqual(['/en/rent', '/zh/rent', '/en/rent'])
})

it('robots.txt names its address, and no host', () => {
  const lines = robotsText().split('\n')
  expect(lines).toContain(`Sitemap: ${site.url}/sitemap.xml`)
  expect(lines.filter(line => /^Host|^Disallow/.test(line))).toEqual([])
})

it('dates each page by its review, if it has one', () => {
  expect(sitemapEntries(out).map(({ lastmod }) => lastmod)).toEqual([undefined, '2026-11-20', '2025-02-28'])
})

it('reads the metadata of a page from its head', () => {
  const expected = { title: 'Rent', description: 'Help.', indexed: true, reviewed: '2025-02-28' }
  expect(summaryOf(page('2025-02-28'))).toEqual(expected)
  expect(summaryOf(page())).not.toHaveProperty('reviewed')
})
