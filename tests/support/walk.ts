/** Opens many pages once each and reads everything that tests of every page ask about. */
import type { Page, Request } from '@playwright/test'
import { findings as findingsEn } from '../../i18n/calculators/findings/en.ts'
import { findings as findingsZh } from '../../i18n/calculators/findings/zh.ts'
import { en } from '../../i18n/en.ts'
import { zh } from '../../i18n/zh.ts'
import { compressedSizes, inlineScriptBytes, type ExportedPage } from './export.ts'
import { isCalculator, isTool, SMALL_PHONE } from './pages.ts'
import { bringReact } from './react.ts'
import { settled, watch } from './watch.ts'

/** What a page says, read in the browser. */
interface Reading {
  title: string
  lang: string
  description: string
  canonical: string
  alternates: Record<string, string>
  headings: string[]
  mains: number
  duplicateIds: string[]
  ids: string[]
  /** Addresses of links inside the site, with their hash. */
  links: string[]
  /** Addresses in the sidebar. */
  sidebar: string[]
  /** Each JSON-LD block as text. */
  metadata: string[]
  faq: { q: string; a: string }[]
  /** Numbers to call that can be seen in the strip on every page. */
  urgent: string[]
  footer: string
  text: string
  /** Messages of the other language: text and attributes. */
  otherLanguage: string[]
  /** Attributes that are read aloud or shown, outside parts marked as the other language. */
  labels: string[]
  /** Fields whose text is under 16 px: an iPhone enlarges the page when one is touched. */
  smallFields: string[]
}

export interface VisitedPage extends ExportedPage, Reading {
  /** Addresses of everything fetched except the favicon, below the site's own. */
  fetched: string[]
  /** The same without React and search, which load on intent and have budgets of their own. */
  own: string[]
  /** Compressed bytes of these. */
  bytes: number
  scriptBytes: number
  /** How much wider than a small phone the page is, in pixels. */
  overflow: number
  /** Where things are on a small phone, in pixels from the top. */
  places: Places
  errors: string[]
  thirdParty: string[]
  /** What React changed that a reader would see. */
  changes: string[]
}

interface Places {
  /** The end of the page, with its folds closed. */
  end: number
  /** The first heading of its text. */
  heading: number | undefined
  /** The end of its answer, and of the number to call in it. */
  answer: number | undefined
  call: number | undefined
  /** Is it about danger or crisis? Then numbers come before the first heading. */
  hasExit: boolean
}

/** Measures the page that is open, once all of it is rendered (components/boot/render-rest.ts). */
async function placesOn(page: Page): Promise<Places> {
  await page.waitForFunction(() => 'rendered' in document.documentElement.dataset)
  return page.evaluate(() => {
    const place = (selector: string) =>
      [...document.querySelectorAll(selector)].find(each => each.checkVisibility())?.getBoundingClientRect()
    return {
      end: document.documentElement.scrollHeight,
      heading: place('main :is(h2, h3)')?.top,
      answer: place('.answer-card')?.bottom,
      call: place('.answer-card a[href^="tel:"]')?.bottom,
      hasExit: document.querySelector('[data-exit]') !== null
    }
  })
}

/** Every message of a language. */
function allMessages(messages: object): string[] {
  return Object.values(messages).flatMap((value: unknown) =>
    typeof value === 'string' ? [value] : allMessages(value as object)
  )
}

/** Nextra's theme says these in English in any language. */
const THEME_MESSAGES = [
  'Change theme',
  'Change language',
  'Permalink for this section',
  'table of contents',
  'Copy code',
  'Toggle word wrap',
  'Edit this page',
  'Edit this page →',
  'Question? Give us feedback →',
  'Search documentation…',
  'We found nothing for this.',
  'Loading…',
  'Light',
  'Dark',
  'System'
]

/** Messages that only the other language's pages may show. */
const FOREIGN = {
  en: allMessages(zh).filter(message => !allMessages(en).includes(message)),
  zh: [...allMessages(en), ...THEME_MESSAGES].filter(message => !allMessages(zh).includes(message))
}

/** Reads the page that is open. */
async function read(page: Page, foreign: string[]): Promise<Reading> {
  return page.evaluate(messages => {
    const all = <Found extends Element>(selector: string) => [...document.querySelectorAll<Found>(selector)]
    const text = (element: Element | null | undefined) => (element?.textContent ?? '').trim()
    const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? ''
    const pageLang = document.documentElement.lang
    const inPageLanguage = (element: Element | null) => {
      const marked = element?.closest('[lang]')?.getAttribute('lang') ?? ''
      return marked.slice(0, 2) === pageLang.slice(0, 2)
    }
    const ids = all('[id]').map(element => element.id)
    const labels = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-roledescription'].flatMap(
      name =>
        all(`[${name}]`)
          .filter(inPageLanguage)
          .map(element => element.getAttribute(name) ?? '')
    )
    const texts: { parent: Element | null; words: string }[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      if (!parent?.matches('script, style')) texts.push({ parent, words: (walker.currentNode.nodeValue ?? '').trim() })
    }
    const ownTexts = texts.filter(({ parent }) => inPageLanguage(parent)).map(({ words }) => words)
    return {
      title: document.title,
      lang: pageLang,
      description: attribute('meta[name=description]', 'content'),
      canonical: attribute('link[rel=canonical]', 'href'),
      alternates: Object.fromEntries(
        all<HTMLLinkElement>('link[rel=alternate][hreflang]').map(link => [link.hreflang, link.href])
      ),
      headings: all('h1').map(text),
      mains: all('main').length,
      duplicateIds: ids.filter((id, index) => ids.indexOf(id) !== index),
      ids,
      links: all<HTMLAnchorElement>('a[href]')
        .filter(link => link.origin === location.origin)
        .map(link => link.href.slice(location.origin.length)),
      sidebar: all<HTMLAnchorElement>('.topics a').map(link => link.getAttribute('href') ?? ''),
      metadata: all('script[type="application/ld+json"]').map(text),
      faq: all('.faq details').map(entry => ({
        q: text(entry.querySelector('summary')),
        a: text(entry.querySelector('p'))
      })),
      urgent: all<HTMLAnchorElement>('aside.urgent-strip a')
        .filter(link => link.checkVisibility())
        .map(link => link.href),
      footer: text(document.querySelector('.site-footer')),
      text: texts.map(({ words }) => words).join(' '),
      otherLanguage: [...ownTexts, ...labels].filter(words => messages.includes(words)),
      labels,
      smallFields: all<HTMLInputElement>('input:not([type=checkbox], [type=radio], [type=hidden]), select, textarea')
        .filter(field => parseFloat(getComputedStyle(field).fontSize) < 16)
        .map(field => field.outerHTML.slice(0, 120))
    }
  }, foreign)
}

const DAY = /\d{1,2} [A-Z][a-z]+ \d{4}|\d{4} ?年 ?\d{1,2} ?月 ?\d{1,2} ?日/g
const DAY_IN_BRACKETS = new RegExp(` ?[(（](?:${DAY.source})[)）]`, 'g')

/** What a tool says once the rates after those it has should be in. */
const OVERDUE = [findingsEn, findingsZh].map(findings => findings['figures-past-review'])

/** What a reader would notice when React takes the page over. */
async function changesByReact(page: Page): Promise<string[]> {
  // The chart of a calculator comes later, into a place that is kept for it.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('svg[role=img] { visibility: hidden }')
    document.adoptedStyleSheets = [sheet]
  })
  // On a phone the rest of a long page is rendered a few elements a frame (components/boot/render-rest.ts).
  await page.waitForFunction(() => 'rendered' in document.documentElement.dataset)
  const look = async () => {
    const [text, height, isTool] = await page.evaluate(() => {
      const { body, documentElement } = document
      // Of a list only the chosen option is seen; the days to choose from end with the reader’s own.
      const seen = [...body.querySelectorAll('select')].reduce(
        (all, list) => all.replace(list.innerText, list.selectedOptions[0]?.text ?? ''),
        body.innerText
      )
      return [seen, documentElement.scrollHeight, body.querySelector('[data-calculator]') !== null] as const
    })
    // Until React brings the reader’s day, a calculator shows the one that its page was written for.
    return [isTool ? text.replace(DAY_IN_BRACKETS, '').replace(DAY, '(day)') : text, height] as const
  }
  const [text, height] = await look()
  await bringReact(page)
  const [textAfter, heightAfter] = await look()
  // A tool is written for the day of its rates. Where newer ones are overdue, React says so, rightly.
  if (OVERDUE.some(words => textAfter.includes(words) && !text.includes(words))) return []
  return [
    ...(text === textAfter ? [] : ['the text changed']),
    ...(height === heightAfter ? [] : [`its height changed from ${height} to ${heightAfter}`])
  ]
}

/** Scripts of React; script, worker and index of search. */
const ON_INTENT = /^\/(?:_next\/static\/.+\.js$|assets\/search-|search\/)/

/** Only some versions of a headless browser fetch it, and the budget is for HTML, CSS, JavaScript and fonts. */
export const FAVICON = '/favicon.svg'

function pathsOf(requests: Request[]): string[] {
  return requests.map(request => new URL(request.url()).pathname)
}

/**
 * Opens each page on a small phone and reads what it says, fetches and does wrong.
 * @param isHydrated whether React is brought to the page too, which takes as long as all the rest
 */
export async function walk(
  page: Page,
  pages: ExportedPage[],
  isHydrated: (page: ExportedPage) => boolean
): Promise<VisitedPage[]> {
  const seen = watch(page)
  await page.setViewportSize(SMALL_PHONE)
  const network = await page.context().newCDPSession(page)
  await network.send('Network.setCacheDisabled', { cacheDisabled: true })
  const visited: VisitedPage[] = []
  for (const exported of pages) {
    seen.reset()
    await page.goto(exported.path, { waitUntil: 'load' })
    // What a page fetches after its first frame, and when it has nothing else to do, counts too.
    await settled(page)
    const reading = await read(page, FOREIGN[exported.language ?? 'en'])
    const fetched = pathsOf(seen.requests).filter(path => path !== FAVICON)
    const own = fetched.filter(path => !ON_INTENT.test(path))
    visited.push({
      ...exported,
      ...reading,
      fetched,
      own,
      bytes: compressedSizes(own),
      scriptBytes: compressedSizes(own.filter(path => path.endsWith('.js'))) + inlineScriptBytes(exported),
      overflow: await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      places: await placesOn(page),
      changes: isHydrated(exported) ? await changesByReact(page) : [],
      errors: [...seen.errors],
      thirdParty: [...seen.thirdParty]
    })
    // What such a page is still fetching is not the next page's doing. After each page this would cost a fifth of the
    // walk, and `about:blank`, which starts a new process for the next page, even more.
    if (isHydrated(exported) || isCalculator(exported.path) || isTool(exported.path)) await page.goto('/robots.txt')
  }
  return visited
}
