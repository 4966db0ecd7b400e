/** One walk over many pages, noting everything that tests of every page want to know. */
import type { Page, Request } from '@playwright/test'
import { en } from '../../i18n/en.ts'
import { zh } from '../../i18n/zh.ts'
import { compressedSizes, type ExportedPage } from './export.ts'
import { SMALL_PHONE, DESKTOP } from './pages.ts'
import { watch } from './watch.ts'

/** What a page says about itself, read in the browser. */
interface Reading {
  title: string
  lang: string
  description: string
  canonical: string
  alternates: Record<string, string>
  headings: string[]
  mains: number
  /** Every id that stands twice. */
  twice: string[]
  ids: string[]
  /** Addresses of links inside the site, with their hash. */
  links: string[]
  /** Sidebar entries. */
  topics: { href: string; title: string }[]
  /** Each JSON-LD block as text. */
  metadata: string[]
  faq: { q: string; a: string }[]
  text: string
  /** Interface words of the other language: text and attributes. */
  leftovers: string[]
  /** Attributes that are read aloud or shown, outside parts marked as the other language. */
  spoken: string[]
}

export interface VisitedPage extends ExportedPage, Reading {
  /** Addresses of everything fetched but the mark for the tab, below the site's own. */
  fetched: string[]
  /** The same without React and search, which come when the reader acts and have budgets of their own. */
  own: string[]
  /** Compressed bytes of these. */
  bytes: number
  scriptBytes: number
  /** How much wider than a small phone the page is, in pixels. */
  overflow: number
  errors: string[]
  strangers: string[]
}

/** Every string of the interface in a language. */
function allWords(messages: object): string[] {
  return Object.values(messages).flatMap((value: unknown) =>
    typeof value === 'string' ? [value] : allWords(value as object)
  )
}

/** What the theme says by itself in English, whatever the language. */
const THEME_WORDS = [
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
  'No results found.',
  'Loading…',
  'Light',
  'Dark',
  'System'
]

/** Words that only the other language's pages may show. */
const FOREIGN = {
  en: allWords(zh).filter(word => !allWords(en).includes(word)),
  zh: [...allWords(en), ...THEME_WORDS].filter(word => !allWords(zh).includes(word))
}

/** Reads the page that is open. */
async function read(page: Page, foreign: string[]): Promise<Reading> {
  return page.evaluate(words => {
    const all = <Found extends Element>(selector: string) => [...document.querySelectorAll<Found>(selector)]
    const text = (element: Element | null | undefined) => (element?.textContent ?? '').trim()
    const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? ''
    const pageLang = document.documentElement.lang
    const inPageLanguage = (element: Element | null) => {
      const marked = element?.closest('[lang]')?.getAttribute('lang') ?? ''
      return marked.slice(0, 2) === pageLang.slice(0, 2)
    }
    const ids = all('[id]').map(element => element.id)
    const spoken = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-roledescription'].flatMap(
      name =>
        all(`[${name}]`)
          .filter(inPageLanguage)
          .map(element => element.getAttribute(name) ?? '')
    )
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      if (parent && parent.tagName !== 'SCRIPT' && parent.tagName !== 'STYLE' && inPageLanguage(parent)) {
        texts.push((walker.currentNode.nodeValue ?? '').trim())
      }
    }
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
      twice: ids.filter((id, index) => ids.indexOf(id) !== index),
      ids,
      links: all<HTMLAnchorElement>('a[href]')
        .filter(link => link.origin === location.origin)
        .map(link => link.href.slice(location.origin.length)),
      topics: all<HTMLAnchorElement>('.topics a').map(link => ({
        href: link.getAttribute('href') ?? '',
        title: text(link)
      })),
      metadata: all('script[type="application/ld+json"]').map(text),
      faq: all('.faq details').map(entry => ({
        q: text(entry.querySelector('summary')),
        a: text(entry.querySelector('p'))
      })),
      text: document.body.innerText,
      leftovers: [...texts, ...spoken].filter(word => words.includes(word)),
      spoken
    }
  }, foreign)
}

/** Scripts of React; script, worker and index of search. */
const ON_INTENT = /^\/(?:_next\/static\/.+\.js$|assets\/search-|search\/)/

/** The mark for the tab: only some versions of a browser without a window ask for it, and the budget is for HTML, CSS, JavaScript and fonts. */
const TAB_MARK = '/favicon.svg'

/** Addresses of requests, below the site's own. */
function pathsOf(requests: Request[]): string[] {
  return requests.map(request => new URL(request.url()).pathname)
}

/** Opens each page with an empty cache and notes what it says, fetches and does wrong. */
export async function walk(page: Page, pages: ExportedPage[]): Promise<VisitedPage[]> {
  const seen = watch(page)
  const network = await page.context().newCDPSession(page)
  await network.send('Network.setCacheDisabled', { cacheDisabled: true })
  const visited: VisitedPage[] = []
  for (const exported of pages) {
    // The page before may still be fetching, until it is left: that is not this page's doing.
    await page.goto('about:blank')
    seen.forget()
    await page.goto(exported.path, { waitUntil: 'load' })
    // What a page fetches after its first frame, and when it has nothing else to do, counts too.
    await page.evaluate(
      () => new Promise(resolve => requestAnimationFrame(() => setTimeout(requestIdleCallback, 0, resolve, { timeout: 2000 })))
    )
    const reading = await read(page, FOREIGN[exported.language ?? 'en'])
    const fetched = pathsOf(seen.requests).filter(path => path !== TAB_MARK)
    const own = fetched.filter(path => !ON_INTENT.test(path))
    await page.setViewportSize(SMALL_PHONE)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await page.setViewportSize(DESKTOP)
    visited.push({
      ...exported,
      ...reading,
      fetched,
      own,
      bytes: compressedSizes(own),
      scriptBytes: compressedSizes(own.filter(path => path.endsWith('.js'))),
      overflow,
      errors: [...seen.errors],
      strangers: [...seen.strangers]
    })
  }
  return visited
}
