/** Measures the search box in Chromium as a reader on a slow phone has it. */
import { chromium, type Page } from '@playwright/test'
import { installedBrowser } from '../scripts/lib/browser.ts'
import { staticServer } from '../scripts/lib/static-server.ts'
import { listen } from './ports.ts'
import { slowLine } from './slow-line.ts'

/** 4× slower processor, 150 ms there and back, 1.6 Mbit/s. */
const SLOW = { cpu: 4, latency: 150, bytesPerSecond: 1_600_000 / 8 }

/** Until the last of the results is on the screen. */
const AFTER_MS = 1500

export interface BrowserResult {
  /** From opening the box to the first result on the screen, and to the first excerpt. */
  firstMilliseconds: number
  fullMilliseconds: number
  firstKib: number
  fullKib: number
  longestTaskMilliseconds: number
}

interface Times {
  opened: number
  first: number
  full: number
  longest: number
}

declare global {
  interface Window {
    searchTimes?: Times
  }
}

/** Opens a page, presses into the box, and types at once. @param out the exported site */
export async function measureSearch(out: string, path: string, query: string): Promise<BrowserResult> {
  const site = staticServer(out)
  const line = slowLine(await listen(site), SLOW.latency, SLOW.bytesPerSecond)
  const port = await listen(line.server)
  const browser = await chromium.launch({
    executablePath: installedBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking']
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    await page.goto(`http://localhost:${port}${path}`)
    await page.waitForLoadState('networkidle')
    line.bytes = 0
    const first = await typeAndWait(page, query, () => line.bytes)
    const times = await page.evaluate(() => window.searchTimes ?? { opened: 0, first: 0, full: 0, longest: 0 })
    return {
      firstMilliseconds: Math.round(times.first - times.opened),
      fullMilliseconds: Math.round(times.full - times.opened),
      firstKib: first / 1024,
      fullKib: line.bytes / 1024,
      longestTaskMilliseconds: Math.round(times.longest)
    }
  } finally {
    await browser.close()
    line.server.close()
    site.close()
    site.closeAllConnections()
  }
}

/**
 * By keyboard and by what the page says, not by looking into it: a look is a task of the page's
 * main thread, and a slow one on a slow phone.
 * @returns bytes fetched when the first result stood
 */
async function typeAndWait(page: Page, query: string, bytes: () => number): Promise<number> {
  await page.evaluate(watchInPage)
  const heard = (word: string) => page.waitForEvent('console', message => message.text() === word)
  const first = heard('first result').then(bytes)
  const full = heard('first excerpt')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu })
  await page.keyboard.press('/')
  await page.keyboard.insertText(query)
  await full
  // Results come a page at a time.
  await page.waitForTimeout(AFTER_MS)
  return first
}

/** Runs in the page, so it holds no named function (tsx marks those): notes when the box was opened and when results were on the screen. */
function watchInPage(): void {
  const times: Times = { opened: 0, first: 0, full: 0, longest: 0 }
  window.searchTimes = times
  document.addEventListener('focusin', () => (times.opened ||= performance.now()), true)
  new MutationObserver(() => {
    const option = document.querySelector('[role=option]')
    requestAnimationFrame(() => {
      if (option && !times.first) {
        times.first = performance.now()
        console.log('first result')
      }
      if (option?.querySelector('span') && !times.full) {
        times.full = performance.now()
        console.log('first excerpt')
      }
    })
  }).observe(document, { childList: true, subtree: true })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) times.longest = Math.max(times.longest, entry.duration)
  }).observe({ type: 'longtask' })
}
