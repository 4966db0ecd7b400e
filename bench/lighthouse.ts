/** Lighthouse's mobile run over the built site: one page, several runs, medians. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { installedBrowser } from '../scripts/lib/browser.ts'
import { staticServer } from '../scripts/lib/static-server.ts'
import { quantile } from './lib.ts'
import { freePort, listen } from './ports.ts'

/** Fetched by npx when a benchmark runs, so that nobody else installs its hundred packages. */
const LIGHTHOUSE = 'lighthouse@12.8.2'

export interface PageSpeed {
  path: string
  /** Scores from 0 to 100. */
  performance: number
  accessibility: number
  practices: number
  seo: number
  /** Largest contentful paint and first contentful paint, milliseconds. */
  lcp: number
  fcp: number
  /** Total blocking time, milliseconds. */
  tbt: number
  /** Cumulative layout shift. */
  cls: number
  kib: number
  requests: number
}

/** The part of Lighthouse's report that is read here. */
interface Report {
  runtimeError?: { code: string }
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number; details?: { items?: unknown[] } }>
}

/** How often a page is loaded at most: where the recording failed, every time would be 0. */
const TRIES = 3

const run = promisify(execFile)

async function record(url: string, port: number, tries = TRIES): Promise<Report> {
  const categories = '--only-categories=performance,accessibility,best-practices,seo'
  const args = ['--yes', LIGHTHOUSE, url, `--port=${port}`, '--output=json', '--quiet', categories]
  const { stdout } = await run('npx', args, { maxBuffer: 64 * 1024 * 1024 })
  const report = JSON.parse(stdout) as Report
  if (!report.runtimeError && report.audits['largest-contentful-paint']?.numericValue) return report
  if (tries > 1) return record(url, port, tries - 1)
  throw new Error(`Lighthouse gave no answer for ${url}: ${report.runtimeError?.code ?? 'no recording'}`)
}

async function once(url: string, port: number): Promise<Omit<PageSpeed, 'path'>> {
  const { categories, audits } = await record(url, port)
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? 0
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    fcp: value('first-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    kib: value('total-byte-weight') / 1024,
    requests: audits['network-requests']?.details?.items?.length ?? 0
  }
}

function medianOf(runs: Omit<PageSpeed, 'path'>[], path: string): PageSpeed {
  const keys = Object.keys(runs[0] ?? {}) as (keyof Omit<PageSpeed, 'path'>)[]
  const medians = keys.map(key => {
    const values = runs.map(each => each[key])
    return [key, quantile(values, 0.5)]
  })
  return { path, ...(Object.fromEntries(medians) as Omit<PageSpeed, 'path'>) }
}

/** @param out the exported site @param runs how often each page is loaded, each time with an empty cache */
export async function measurePages(out: string, paths: readonly string[], runs: number): Promise<PageSpeed[]> {
  const site = staticServer(out)
  const [sitePort, door] = [await listen(site), await freePort()]
  const browser = await chromium.launch({
    executablePath: installedBrowser(),
    args: [`--remote-debugging-port=${door}`, '--no-sandbox', '--disable-gpu', '--disable-background-networking']
  })
  try {
    const results: PageSpeed[] = []
    for (const path of paths) {
      const measured = []
      for (let run = 0; run < runs; run += 1) measured.push(await once(`http://localhost:${sitePort}${path}`, door))
      results.push(medianOf(measured, path))
    }
    return results
  } finally {
    await browser.close()
    site.close()
    site.closeAllConnections()
  }
}
