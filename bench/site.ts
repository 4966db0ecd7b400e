/** `npm run bench [-- --runs N] [-- --json]`: Lighthouse's mobile run over the built site, medians of several runs. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { LANGUAGES } from '../i18n/languages.ts'
import { parse } from '../scripts/lib/cli.ts'
import { OUT } from '../scripts/lib/paths.ts'
import { quantile, withBrowser } from './lib.ts'

const { values: options } = parse(
  'bench [-- --runs N] [-- --json]: Lighthouse mobile over home, content, calculator and helplines pages',
  { options: { runs: { type: 'string', default: '5' }, json: { type: 'boolean' } } }
)

const PAGES = LANGUAGES.flatMap(language =>
  ['', '/jobseeker/payment-rates', '/calculators/jobseeker-income', '/helplines'].map(path => `/${language}${path}`)
)

/** Fetched by npx when a benchmark runs, so that nobody else installs its hundred packages. */
const LIGHTHOUSE = 'lighthouse@12.8.2'

/** Where Lighthouse finds the browser. */
const DEBUGGING_PORT = 9222

/** How often a page is loaded at most: where the recording failed, every time would be 0. */
const TRIES = 3

/** The part of Lighthouse's report that is read here. */
interface Report {
  runtimeError?: { code: string }
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number; details?: { items?: unknown[] } }>
}

const score = (name: string) => (report: Report) => Math.round((report.categories[name]?.score ?? 0) * 100)
const value = (name: string) => (report: Report) => report.audits[name]?.numericValue ?? 0

/** What is read of a report: scores from 0 to 100, milliseconds, layout shift, KiB and requests. */
const METRICS = {
  performance: score('performance'),
  accessibility: score('accessibility'),
  practices: score('best-practices'),
  seo: score('seo'),
  lcp: value('largest-contentful-paint'),
  fcp: value('first-contentful-paint'),
  tbt: value('total-blocking-time'),
  cls: value('cumulative-layout-shift'),
  kib: (report: Report) => value('total-byte-weight')(report) / 1024,
  requests: ({ audits }: Report) => audits['network-requests']?.details?.items?.length ?? 0
}

type PageSpeed = { path: string } & Record<keyof typeof METRICS, number>

async function record(url: string, tries = TRIES): Promise<Report> {
  const categories = '--only-categories=performance,accessibility,best-practices,seo'
  const args = ['--yes', LIGHTHOUSE, url, `--port=${DEBUGGING_PORT}`, '--output=json', '--quiet', categories]
  const { stdout } = await promisify(execFile)('npx', args, { maxBuffer: 64 * 1024 * 1024 })
  const report = JSON.parse(stdout) as Report
  if (!report.runtimeError && report.audits['largest-contentful-paint']?.numericValue) return report
  if (tries > 1) return record(url, tries - 1)
  throw new Error(`Lighthouse gave no answer for ${url}: ${report.runtimeError?.code ?? 'no recording'}`)
}

/** The medians of a page, each time loaded with an empty cache. */
async function measure(url: string, path: string, runs: number): Promise<PageSpeed> {
  const reports: Report[] = []
  for (let run = 0; run < runs; run += 1) reports.push(await record(url + path))
  const medians = Object.entries(METRICS).map(([name, read]) => [
    name,
    Number(quantile(reports.map(read), 0.5).toFixed(3))
  ])
  return { path, ...(Object.fromEntries(medians) as Record<keyof typeof METRICS, number>) }
}

const runs = Number(options.runs)
const pages: PageSpeed[] = []
await withBrowser(OUT, [`--remote-debugging-port=${DEBUGGING_PORT}`], async port => {
  for (const path of PAGES) pages.push(await measure(`http://localhost:${port}`, path, runs))
})
if (options.json) console.log(JSON.stringify({ runs, pages }, null, 2))
else console.table(pages)
