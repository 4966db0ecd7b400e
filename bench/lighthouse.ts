/** Lighthouse's mobile run over the built site: one page, several runs, medians. */
import { chromium } from '@playwright/test'
import lighthouse, { type RunnerResult } from 'lighthouse'
import { installedBrowser } from '../scripts/lib/browser.ts'
import { staticServer } from '../scripts/lib/static-server.ts'
import { quantile } from './lib.ts'
import { freePort, listen } from './ports.ts'

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

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** How often a page is loaded at most: where the recording failed, every time would be 0. */
const TRIES = 3

async function recorded(url: string, port: number, tries = TRIES): Promise<RunnerResult> {
  const run = await lighthouse(url, { port, logLevel: 'error', output: 'json', onlyCategories: [...CATEGORIES] })
  if (run && !run.lhr.runtimeError && run.lhr.audits['largest-contentful-paint']?.numericValue) return run
  if (tries > 1) return recorded(url, port, tries - 1)
  throw new Error(`Lighthouse gave no answer for ${url}: ${run?.lhr.runtimeError?.code ?? 'no recording'}`)
}

async function once(url: string, port: number): Promise<Omit<PageSpeed, 'path'>> {
  const run = await recorded(url, port)
  const { categories, audits } = run.lhr
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? 0
  const requests = audits['network-requests']?.details as { items?: { transferSize?: number }[] } | undefined
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
    requests: requests?.items?.length ?? 0
  }
}

function medianOf(runs: Omit<PageSpeed, 'path'>[], path: string): PageSpeed {
  const median = (key: keyof Omit<PageSpeed, 'path'>) => quantile(runs.map(run => run[key]), 0.5)
  return {
    path,
    performance: median('performance'),
    accessibility: median('accessibility'),
    practices: median('practices'),
    seo: median('seo'),
    lcp: median('lcp'),
    fcp: median('fcp'),
    tbt: median('tbt'),
    cls: median('cls'),
    kib: median('kib'),
    requests: median('requests')
  }
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
