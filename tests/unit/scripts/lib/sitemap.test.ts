import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sitemapEntries } from '../../../../scripts/lib/sitemap.ts'
import { site } from '../../../../site.config.ts'

const out = mkdtempSync(join(tmpdir(), 'foothold-sitemap-'))

beforeAll(() => {
  mkdirSync(join(out, 'en'))
  for (const file of ['index.html', 'en.html', 'en/rent.html']) writeFileSync(join(out, file), '<head></head>')
  writeFileSync(join(out, 'search.html'), '<head><meta name="robots" content="noindex"/></head>')
})
afterAll(() => rmSync(out, { recursive: true }))

/** An entry’s alternates in the order of the tags: English, Chinese, neither. */
function alternates(loc: string): string[] | undefined {
  return sitemapEntries(out).find(entry => entry.loc === site.url + loc)?.alternateRefs.map(({ href }) => href.slice(site.url.length))
}

it('lists the front door by its canonical address, with both home pages', () => {
  expect(sitemapEntries(out).map(({ loc, trailingSlash }) => [loc, trailingSlash])).toEqual([
    [`${site.url}/`, true],
    [`${site.url}/en`, false],
    [`${site.url}/en/rent`, false]
  ])
  expect(alternates('/')).toEqual(['/en', '/zh', '/'])
  expect(alternates('/en')).toEqual(['/en', '/zh', '/'])
  expect(alternates('/en/rent')).toEqual(['/en/rent', '/zh/rent', '/en/rent'])
})
