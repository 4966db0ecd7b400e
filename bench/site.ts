/**
 * `npm run bench [-- --runs N] [-- --json]`: Lighthouse mobile over the built
 * site, medians, beside what peers measured on the same kind of page.
 */
import { join } from 'node:path'
import { parse } from '../scripts/lib/cli.ts'
import { measurePages, type PageSpeed } from './lighthouse.ts'

const { values: options } = parse(
  'bench [-- --runs N] [-- --json]: Lighthouse mobile over home, content, calculator and helplines pages',
  { options: { runs: { type: 'string', default: '5' }, json: { type: 'boolean' } } }
)

const PAGES = ['en', 'zh'].flatMap(language => [
  `/${language}`,
  `/${language}/jobseeker/payment-rates`,
  `/${language}/calculators/jobseeker-income`,
  `/${language}/helplines`
])

/**
 * A content page of each, measured on 20 November 2026 with one script on one
 * machine, on the same generated pages: KiB, requests, LCP in seconds, TBT in
 * milliseconds. Ratios to our own figures of another machine mean little; run
 * them side by side to compare.
 */
const PEERS = [
  ['Starlight 0.37', 56, 8, 1.0, 0],
  ['VitePress 1.6', 165, 9, 2.0, 347],
  ['Nextra 3.3, stock', 204, 24, 1.9, 528],
  ['Docusaurus 3.10', 236, 12, 2.5, 541],
  ['Nextra 4.6', 245, 12, 2.3, 383],
  ['Fumadocs 16.4', 264, 20, 2.7, 274]
] as const

function row(cells: readonly (string | number)[]): string {
  const [first = '', ...rest] = cells.map(String)
  return first.padEnd(34) + rest.map(cell => cell.padStart(8)).join('')
}

function print(results: readonly PageSpeed[]): void {
  console.log(row(['page', 'perf', 'access', 'pract', 'seo', 'LCP s', 'TBT ms', 'CLS', 'KiB', 'reqs']))
  for (const page of results) {
    const { path, performance, accessibility, practices, seo, lcp, tbt, cls, kib, requests } = page
    const [seconds, blocked] = [(lcp / 1000).toFixed(2), Math.round(tbt)]
    console.log(
      row([
        path,
        performance,
        accessibility,
        practices,
        seo,
        seconds,
        blocked,
        cls.toFixed(3),
        kib.toFixed(1),
        requests
      ])
    )
  }
  console.log('\nA content page of peers (measured 20 November 2026):')
  console.log(row(['', '', '', '', '', 'LCP s', 'TBT ms', '', 'KiB', 'reqs']))
  for (const [name, kib, requests, lcp, tbt] of PEERS) {
    console.log(row([name, '', '', '', '', lcp.toFixed(2), tbt, '', kib, requests]))
  }
}

const results = await measurePages(join(import.meta.dirname, '..', 'out'), PAGES, Number(options.runs))
if (options.json) console.log(JSON.stringify({ runs: Number(options.runs), pages: results }, null, 2))
else print(results)
