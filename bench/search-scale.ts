/** `npm run bench:search:scale [-- --pages N]`: a search on a slow phone, as built and on generated pages (2,000). */
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { LANGUAGES, type Language } from '../i18n/languages.ts'
import { parse } from '../scripts/lib/cli.ts'
import { OUT } from '../scripts/lib/paths.ts'
import { writeIndex, writeManifest } from '../scripts/search/write.ts'
import { buildIndex, type PageSource } from '../search/build.ts'
import type { Core, Pack, SentenceModel, SynonymList } from '../search/types.ts'
import { indexReader, listen, withBrowser } from './lib.ts'

const { values: options } = parse(
  'bench:search:scale [-- --pages N]: bytes and seconds of a first search, now and at N pages',
  { options: { pages: { type: 'string', default: '2000' } } }
)

const QUERIES: Record<Language, string[]> = {
  en: ['rent assistance', 'how much is the dole', 'interpreter appointment'],
  zh: ['租房援助', '失业金 金额', '口译 电话']
}

/** 4× slower processor, 150 ms there and back, 1.6 Mbit/s. */
const SLOW = { cpu: 4, latency: 150, bytesPerSecond: 1_600_000 / 8 }

/** Until the last result is on screen. */
const AFTER_MS = 1500

/** Milliseconds since the page started; `longest` is the duration of the longest task. */
interface Times {
  opened: number
  first: number
  full: number
  longest: number
}

declare global {
  interface Window {
    searchTimes: Times
  }
}

/**
 * A slow connection to a local server: a proxy with a delay and a speed limit. It also slows workers down (Chromium's
 * own throttling only affects the page) and counts every byte, headers included.
 */
class SlowLine {
  readonly server: Server
  bytes = 0
  #freeAt = 0

  constructor(port: number) {
    this.server = createServer(browser => this.#join(browser, connect(port)))
  }

  #join(browser: Socket, site: Socket): void {
    browser.on('data', data => setTimeout(() => site.writable && site.write(data), SLOW.latency))
    site.on('data', data => {
      // Small pieces, so that one large file does not block all others.
      for (let at = 0; at < data.length; at += 1400) this.#pass(data.subarray(at, at + 1400), browser)
    })
    const end = (other: Socket) => () => setTimeout(() => other.destroy(), SLOW.latency)
    browser.on('error', () => site.destroy()).on('close', end(site))
    site.on('error', () => browser.destroy()).on('close', end(browser))
  }

  /** Passes a piece on when the line, which all connections share, is free. */
  #pass(data: Buffer, to: Socket): void {
    this.bytes += data.length
    const now = performance.now()
    this.#freeAt = Math.max(now, this.#freeAt) + (data.length / SLOW.bytesPerSecond) * 1000
    setTimeout(() => to.writable && to.write(data), this.#freeAt - now)
  }
}

/** Opens a page, clicks the box, and types at once. @returns a line to print */
async function search(page: Page, line: SlowLine, address: string, query: string): Promise<string> {
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  line.bytes = 0
  const firstBytes = await typeAndWait(page, query, () => line.bytes)
  const { opened, first, full, longest } = await page.evaluate(() => window.searchTimes)
  const since = (time: number, bytes: number) => `${Math.round(time - opened)} ms, ${(bytes / 1024).toFixed(0)} KiB`
  const task = `longest task ${Math.round(longest)} ms`
  return `first result ${since(first, firstBytes)}; all ${since(full, line.bytes)}; ${task}`
}

/**
 * Uses the keyboard and messages from the page instead of queries, because a query is a task on the main thread, and
 * slow on a slow phone.
 * @returns bytes fetched when the first result was shown
 */
async function typeAndWait(page: Page, query: string, bytes: () => number): Promise<number> {
  await page.evaluate(watchInPage)
  const logged = (word: string) => page.waitForEvent('console', message => message.text() === word)
  const first = logged('first result').then(bytes)
  const full = logged('first excerpt')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu })
  await page.keyboard.press('/')
  await page.keyboard.insertText(query)
  await full
  // Results come a page at a time.
  await page.waitForTimeout(AFTER_MS)
  return first
}

/**
 * Runs in the page, so it has no named functions (tsx wraps those). Records when the box was opened and when results
 * were on screen.
 */
function watchInPage(): void {
  const times = { opened: 0, first: 0, full: 0, longest: 0 }
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

/** @param out an exported site */
async function measure(name: string, out: string): Promise<void> {
  if (!existsSync(join(out, '_headers'))) throw new Error('There is no built site in out/. Run: npm run build')
  console.log(name)
  for (const language of LANGUAGES) {
    for (const query of QUERIES[language]) {
      await withBrowser(out, [], async (sitePort, browser) => {
        const line = new SlowLine(sitePort)
        const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
        const address = `http://localhost:${await listen(line.server)}/${language}/centrelink`
        console.log(`  ${language} ${query}: ${await search(page, line, address, query)}`)
        line.server.close()
      })
    }
  }
}

/** An index of generated pages with their own titles and a mix of the real pages' sections and words. */
function generate(language: Language, count: number): ReturnType<typeof buildIndex> {
  const read = indexReader(language)
  const { packs, pages, fold, pinyin } = read('') as Core
  const synonyms = read('-w') as SynonymList
  const texts = packs.flatMap((_first, index) => read(`-t${index}`) as Pack)
  const generated = Array.from({ length: count }, (_, number): PageSource => {
    const [path = '', title = ''] = pages[number % pages.length] ?? []
    const [own, answers] = texts[number % texts.length] ?? [[], []]
    const blank = { card: '', description: '', otherTitle: '', phrases: [], answers, tools: {} }
    // The first keep their numbers, because the models of sentences refer to them.
    if (number < pages.length) return { ...blank, path, title, sections: own }
    const [other] = texts[(number * 7 + 3) % texts.length] ?? [[]]
    const round = Math.floor(number / pages.length)
    return {
      ...blank,
      path: `${path}/part-${round}`,
      title: `${title} ${round} ${other[1]?.[1] ?? ''}`,
      sections: own.map((section, index) => other[(index + round) % Math.max(1, other.length)] ?? section)
    }
  })
  return buildIndex(generated, { synonyms, fold, pinyin })
}

await measure('as built', OUT)
const folder = mkdtempSync(join(tmpdir(), 'foothold-scale-'))
try {
  // All but the pages and the index.
  const left = /[\\/]out[\\/](?:search|(?:en|zh)[\\/].+)$/
  cpSync(OUT, folder, { recursive: true, filter: path => !left.test(path) || /centrelink\.html$/.test(path) })
  const index = join(folder, 'search')
  const count = Number(options.pages) / LANGUAGES.length
  const models: Record<Language, string[]> = { en: ['s'], zh: ['s', 'p'] }
  const hashOf = (language: Language) => {
    const read = indexReader(language)
    const own = Object.fromEntries(models[language].map(name => [name, read(`-${name}`) as SentenceModel]))
    return writeIndex(index, language, generate(language, count), own)
  }
  writeManifest(index, { en: hashOf('en'), zh: hashOf('zh') })
  await measure(`${options.pages} generated pages`, folder)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
