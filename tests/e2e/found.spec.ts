/** How the site is found and shared: what the exported files say to search engines, feed readers and other sites. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { HTMLElement, NodeType, parse } from 'node-html-parser'
import { LANGUAGES, LANGUAGE_TAGS } from '../../i18n/languages.ts'
import { loadData } from '../../rules/data/load.ts'
import { addDays, addMonths, type IsoDate } from '../../rules/dates.ts'
import { LEFT_OUT_BY_READERS } from '../../scripts/checks/headings.ts'
import { summaryOf } from '../../scripts/lib/exported.ts'
import { site } from '../../site.config.ts'
import { linesOf as foldedLinesOf, LONGEST_LINE, readCalendar } from '../support/calendar.ts'
import { documentAt, exportedPages, fileAt, htmlOf, OUT, type ExportedPage } from '../support/export.ts'
import { test } from '../support/policy.ts'
import { graphFaults, nodesOf, type GraphNode } from '../support/schema-org.ts'

interface ParsedPage extends ExportedPage {
  root: HTMLElement
  indexed: boolean
}

let parsed: ParsedPage[] | undefined

/** Every page of the export, parsed at the first call. */
function pages(): ParsedPage[] {
  parsed ??= exportedPages().map(page => {
    const html = htmlOf(page)
    return { ...page, root: parse(html), indexed: summaryOf(html).indexed }
  })
  return parsed
}

const indexed = () => pages().filter(page => page.indexed)
const guide = () => indexed().filter(page => page.language)

function attribute({ root }: ParsedPage, selector: string, name: string): string {
  return root.querySelector(selector)?.getAttribute(name) ?? ''
}

/** The file of the export behind an absolute address of ours. */
function fileOf(address: string): string | undefined {
  return address.startsWith(`${site.url}/`) ? fileAt(address.slice(site.url.length)) : undefined
}

function graphOf({ root }: ParsedPage): GraphNode[] {
  return root
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap(script => nodesOf(JSON.parse(script.rawText)))
}

// The pages are parsed in one worker.
test.describe.configure({ mode: 'default' })

test('there are pages to look at', () => {
  expect(guide().length).toBeGreaterThan(100)
})

test('every page that search engines may list has valid structured data about that page', () => {
  const wrong = indexed().flatMap(page => {
    const graph = graphOf(page)
    const types = graph.map(node => node['@type'])
    const faults = graphFaults(graph)
    const webPage = graph.find(node => node['@type'] === 'WebPage')
    if (webPage?.url !== attribute(page, 'link[rel=canonical]', 'href')) faults.push('WebPage is not the canonical one')
    if (webPage?.description !== attribute(page, 'meta[name=description]', 'content'))
      faults.push('another description')
    const isHome = page.path === '/' || page.path === `/${page.language}`
    const expected = ['Organization', 'WebPage', isHome ? 'WebSite' : 'BreadcrumbList']
    faults.push(
      ...expected.filter(type => types.filter(each => each === type).length !== 1).map(type => `${type} once`)
    )
    const logo = graph.find(node => node['@type'] === 'Organization')?.logo
    if (!fileOf(String(logo))) faults.push(`no logo ${String(logo)}`)
    return faults.map(fault => `${page.path}: ${fault}`)
  })
  expect(wrong).toEqual([])
  expect(indexed().length).toBe(guide().length + 1)
})

test('the title of a home page has the tagline', () => {
  for (const page of guide().filter(({ path, language }) => path === `/${language}`)) {
    const title = `${site.tagline[page.language ?? 'en']} | ${site.name[page.language ?? 'en']}`
    expect(page.root.querySelector('title')?.text).toBe(title)
  }
})

test('the breadcrumb in structured data is the one on the page', () => {
  const different = guide().flatMap(page => {
    const list = graphOf(page).find(node => node['@type'] === 'BreadcrumbList')
    if (!list) return []
    const items = list.itemListElement as { position: number; name: string; item: string }[]
    const shown = page.root.querySelectorAll('.breadcrumb li').map(item => item.textContent.trim())
    const structured = items.map(({ name }) => name)
    // In structured data the home page has the name of the site.
    const same = structured.slice(1).join(' > ') === shown.slice(1).join(' > ') && structured.length === shown.length
    const inOrder = items.every(({ position }, index) => position === index + 1)
    const lost = items.filter(({ item }) => !fileOf(item))
    return same && inOrder && lost.length === 0
      ? []
      : [`${page.path}: ${structured.join(' > ')} ≠ ${shown.join(' > ')}`]
  })
  expect(different).toEqual([])
})

test('each payment has its agency and a number to call', () => {
  const payments = guide().filter(page => /^\/..\/centrelink\/payments\/./.test(page.path))
  expect(payments.length).toBeGreaterThanOrEqual(20)
  for (const page of payments) {
    const service = graphOf(page).find(node => node['@type'] === 'GovernmentService')
    expect(service, page.path).toMatchObject({
      provider: { name: 'Services Australia' },
      availableChannel: { servicePhone: { '@type': 'ContactPoint', telephone: expect.stringMatching(/^1[38][\d ]+$/) } }
    })
  }
})

test('a link to any page is previewed with text and a picture of its language', () => {
  const wrong = indexed().flatMap(page => {
    const language = page.language ?? 'en'
    const isArticle = page.language !== undefined && page.path !== `/${language}`
    const reviewed = graphOf(page).find(node => node['@type'] === 'WebPage')?.dateModified
    const image = attribute(page, 'meta[property="og:image"]', 'content')
    const alt = attribute(page, 'meta[property="og:image:alt"]', 'content')
    const expected = {
      'og:title': page.root.querySelector('title')?.text,
      'og:description': attribute(page, 'meta[name=description]', 'content'),
      'og:url': attribute(page, 'link[rel=canonical]', 'href'),
      'og:type': isArticle ? 'article' : 'website',
      'article:modified_time': isArticle ? reviewed : '',
      'og:site_name': site.name[language],
      'og:locale': { en: 'en_AU', zh: 'zh_CN' }[language],
      'og:locale:alternate': { en: 'zh_CN', zh: 'en_AU' }[language],
      'og:image:width': '1200',
      'og:image:height': '630'
    }
    const faults = [
      ...Object.entries(expected)
        .map(([name, value]) => ({ name, value, found: attribute(page, `meta[property="${name}"]`, 'content') }))
        .filter(({ value, found }) => found !== value)
        .map(({ name, value, found }) => `${name} is “${found}”, not “${value}”`),
      !(fileOf(image) && image.endsWith(`-${language}.png`)) && `the picture ${image}`,
      !(alt && attribute(page, 'meta[name="twitter:image:alt"]', 'content') === alt) && 'no words for the picture',
      attribute(page, 'meta[name="twitter:card"]', 'content') !== 'summary_large_image' && 'no card'
    ]
    return faults.filter(fault => fault !== false).map(fault => `${page.path}: ${fault}`)
  })
  expect(wrong).toEqual([])
  const pictures = new Set(guide().map(page => attribute(page, 'meta[property="og:image"]', 'content')))
  expect(pictures.size).toBe(12)
})

test('a preview of a page about danger or crisis shows the plain picture of the site', () => {
  const careful = guide().filter(page => /\/community\/(crisis|domestic-violence)(\/|$)/.test(page.path))
  expect(careful.length).toBeGreaterThan(10)
  for (const page of careful) {
    expect(attribute(page, 'meta[property="og:image"]', 'content'), page.path).toContain('/og/site-')
  }
})

/** The share of an element's words that are links. */
function linked(element: HTMLElement): number {
  const links = element.querySelectorAll('a').reduce((sum, link) => sum + link.text.length, 0)
  return links / Math.max(element.text.trim().length, 1)
}

/** What is inside a line, with the line's own words before and after it. */
const INLINE = new Set(['A', 'ABBR', 'B', 'CODE', 'DATA', 'EM', 'LABEL', 'Q', 'SMALL', 'SPAN', 'STRONG', 'TIME'])

/** What reader views leave out, or what is used on its page. */
function isLeftOut({ tagName, attributes, classList }: HTMLElement): boolean {
  return (
    ['NAV', 'SVG', 'SCRIPT'].includes(tagName) ||
    attributes['aria-hidden'] === 'true' ||
    'hidden' in attributes ||
    'data-calculator' in attributes ||
    classList.contains('popups')
  )
}

/** Pieces of text by their block, in order. */
function linesOf(element: HTMLElement, lines: string[][] = [[]]): string[][] {
  for (const node of element.childNodes) {
    if (node.nodeType === NodeType.TEXT_NODE) lines.at(-1)?.push(node.text)
    if (!(node instanceof HTMLElement)) continue
    if (isLeftOut(node)) continue
    const isLine = !INLINE.has(node.tagName)
    if (isLine) lines.push([])
    linesOf(node, lines)
    if (isLine) lines.push([])
  }
  return lines
}

test.describe('reader views, speech and copies', () => {
  /** Mozilla's Readability leaves out a `div` with a larger share of links than this, whatever is in it. */
  const MOST_LINKED = 0.2

  test('lose no number that a page dials', () => {
    // A tool is used on its page.
    const read = guide().filter(({ path }) => !/\/calculators\//.test(path))
    const dialled = read.flatMap(page => {
      const links = page.root.querySelectorAll('.prose a[href^="tel:"], .prose a[href^="sms:"]')
      return links.map(link => ({ page, link }))
    })
    expect(dialled.length).toBeGreaterThan(1000)
    const lost = dialled.filter(({ link }) => {
      let around = link.closest('div')
      while (around && around.getAttribute('class') !== 'prose') {
        if (linked(around) > MOST_LINKED) return true
        around = around.parentNode?.closest('div') ?? null
      }
      return false
    })
    expect(lost.map(({ page, link }) => `${page.path} ${link.text}`)).toEqual([])
  })

  test('lose no heading because of its id', () => {
    const wrong = guide().flatMap(page => {
      const ids = page.root.querySelectorAll('.prose :is(h2, h3)').map(heading => heading.id)
      // The list of related pages is no part of the text.
      const lost = ids.filter(id => id !== 'related' && LEFT_OUT_BY_READERS.test(id))
      return lost.map(id => `${page.path}#${id}`)
    })
    expect(wrong).toEqual([])
  })

  test('keep words apart, whatever their layout', () => {
    const wrong = guide().flatMap(page => {
      const main = page.root.querySelector('main')
      const lines = main ? linesOf(main) : []
      return lines.flatMap(line =>
        line.flatMap((piece, index) => {
          const next = line[index + 1] ?? ''
          const joined = /[\w.,:;)!?]$/.test(piece) && /^[\w$(]/.test(next)
          return joined ? [`${page.path}: ${piece.slice(-30)}|${next.slice(0, 30)}`] : []
        })
      )
    })
    expect(wrong).toEqual([])
  })

  test('find the notes of figures and terms after the text, never inside it', () => {
    const noted = guide().filter(({ root }) => root.querySelector('main [popover]'))
    expect(noted.length).toBeGreaterThan(100)
    const wrong = noted.filter(({ root }) => {
      const inside = root.querySelectorAll('main [popover]').some(note => !note.closest('.popups[data-nosnippet]'))
      const popups = root.querySelectorAll('.popups')
      return inside || popups.length !== 1 || !popups[0]?.closest('main')
    })
    expect(wrong.map(({ path }) => path)).toEqual([])
  })
})

test.describe('sitemap and robots', () => {
  const sitemap = readFileSync(join(OUT, 'sitemap.xml'), 'utf8')
  const entries = [...sitemap.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    loc: /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '',
    lastmod: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
    alternates: Object.fromEntries(
      [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, tag = '', href = '']) => [tag, href])
    )
  }))

  test('every page for search engines is listed once, and no other', () => {
    const wanted = indexed().map(({ path }) => `${site.url}${path}`)
    expect(entries.map(({ loc }) => loc).sort()).toEqual(wanted.sort())
    expect(sitemap).not.toMatch(/\/(404|500|auth|search|offline|_meta)\b/)
  })

  test('each entry is dated by its review, and names its translation as its page does', () => {
    for (const { loc, lastmod, alternates } of entries) {
      const page = pages().find(each => `${site.url}${each.path}` === loc)
      if (!page) throw new Error(`${loc} is no page`)
      expect(attribute(page, 'link[rel=canonical]', 'href')).toBe(loc)
      if (page.language) {
        const webPage = graphOf(page).find(node => node['@type'] === 'WebPage')
        expect(lastmod, loc).toContain(webPage?.dateModified)
      }
      for (const tag of [...Object.values(LANGUAGE_TAGS), 'x-default']) {
        expect(alternates[tag], `${loc} ${tag}`).toBe(attribute(page, `link[rel=alternate][hreflang="${tag}"]`, 'href'))
      }
    }
  })

  test('no build has the page of the kit, which is for development', () => {
    expect(pages().filter(({ path }) => path.endsWith('/kit'))).toEqual([])
  })

  test('robots.txt names the sitemap and forbids nothing', () => {
    const robots = readFileSync(join(OUT, 'robots.txt'), 'utf8')
    expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`)
    expect(robots).not.toContain('Disallow')
  })

  test('sitemap and feeds are well-formed XML', async ({ page, request }) => {
    await page.goto('/en')
    for (const path of ['/sitemap.xml', ...LANGUAGES.map(language => `/${language}/changes.xml`)]) {
      const response = await request.get(path)
      expect(response.headers()['content-type'], path).toMatch(/xml/)
      const root = await page.evaluate(
        text => {
          const document = new DOMParser().parseFromString(text, 'application/xml')
          return document.querySelector('parsererror')?.textContent ?? document.documentElement.localName
        },
        await response.text()
      )
      expect(['urlset', 'feed'], path).toContain(root)
    }
  })
})

test('every page names the feed of its language, and the feed leads to pages that exist', () => {
  for (const language of LANGUAGES) {
    const feed = readFileSync(join(OUT, language, 'changes.xml'), 'utf8')
    const links = [...feed.matchAll(/rel="(?:alternate|related)" type="text\/html"[^>]* href="(.*?)"/g)].map(
      ([, href]) => href
    )
    expect(links.length).toBeGreaterThan(10)
    expect(links.filter(href => !href || !fileOf(href))).toEqual([])
  }
  const silent = guide().filter(
    page => attribute(page, 'link[type="application/atom+xml"]', 'href') !== `/${page.language}/changes.xml`
  )
  expect(silent.map(({ path }) => path)).toEqual([])
})

/** Days that the calendar of a build must have, straight from the law and from `data/`. */
function daysOfFeed(builtOn: IsoDate): [string, IsoDate][] {
  const [first, last] = [addMonths(builtOn, -12), addMonths(builtOn, 12)]
  const year = Number(builtOn.slice(0, 4))
  const indexed = [year - 1, year, year + 1].flatMap((each): [string, IsoDate][] => [
    ['indexation.jan', `${each}-01-01`],
    ['indexation.mar-sep', `${each}-03-20`],
    ['indexation.jul', `${each}-07-01`],
    ['indexation.mar-sep', `${each}-09-20`]
  ])
  const data = loadData()
  const moved = [...data.reportingDays.values()].map(({ id, report, paid }): [string, IsoDate] => [
    `reporting-days.${id}`,
    report ?? paid
  ])
  const closes = data.dates.get('date.income-apportionment.close')
  const closing: [string, IsoDate][] = closes && closes.date >= builtOn ? [[closes.id, closes.date]] : []
  return [...indexed, ...moved, ...closing].filter(([, on]) => on >= first && on <= last)
}

test('the calendar of each language is valid, has the days of the data, and links to pages that exist', async ({
  request
}) => {
  for (const language of LANGUAGES) {
    const response = await request.get(`/${language}/dates.ics`)
    expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8')
    const text = await response.text()
    for (const line of foldedLinesOf(text)) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(LONGEST_LINE)
    const { events } = readCalendar(text)
    const days = new Map(events.map(({ uid, start }) => [uid.split('@')[0] ?? '', start]))
    expect(events.every(({ isAllDay, start, end }) => isAllDay && end === addDays(start, 1))).toBe(true)
    const builtOn = /^DTSTAMP:(\d{4})(\d\d)(\d\d)T000000Z$/m.exec(text)?.slice(1).join('-') ?? ''
    const expected = daysOfFeed(builtOn)
    expect(expected.length).toBeGreaterThan(7)
    expect(expected.filter(([id, on]) => days.get(`${id}.${on}`) !== on)).toEqual([])
    const astray = events.filter(({ url = '' }) => !fileOf(url))
    expect(astray.map(({ title }) => title)).toEqual([])
  }
})

test('llms.txt names every page that search engines may list, and the data to reuse', () => {
  const text = readFileSync(join(OUT, 'llms.txt'), 'utf8')
  const lost = guide().filter(page => page.indexed && !text.includes(`(${site.url}${page.path}): `))
  expect(lost.map(({ path }) => path)).toEqual([])
  const links = [...text.matchAll(/\]\((.*?)\)/g)].map(([, href]) => href)
  expect(links.filter(href => !href || !fileOf(href))).toEqual([])
})

test('every page that search engines may list is there as Markdown, and only the pages are in the sitemap', async ({
  request
}) => {
  const listed = guide().filter(page => page.indexed)
  const lost = listed.filter(({ path }) => !existsSync(join(OUT, `${path}.md`)))
  expect(lost.map(({ path }) => path)).toEqual([])
  const wrong = listed.flatMap(({ path }) => {
    const text = readFileSync(join(OUT, `${path}.md`), 'utf8')
    const faults = [
      !text.includes(`\naddress: ${site.url}${path}\n`) && 'another address',
      !text.includes('13 11 14') && 'no number to call',
      text.includes('](/') && 'a link that is not absolute',
      /\[\^(\d+)\](?!:)/.test(text) !== /^\[\^1\]: /m.test(text) && 'marks without notes',
      /\bundefined\b|\bNaN\b|\{(?:figure|amount|phone|date):/.exec(text)?.[0]
    ]
    return faults.filter(Boolean).map(fault => `${path}: ${fault}`)
  })
  expect(wrong).toEqual([])
  expect(readFileSync(join(OUT, 'sitemap.xml'), 'utf8')).not.toContain('.md<')
  const response = await request.get('/zh/jobseeker/payment-rates.md')
  expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8')
  expect((await request.get('/en/community/crisis.md')).headers()['cache-control']).toBe('no-store')
  // A worker that stored them would give a page in place of its text.
  expect(readFileSync(join(OUT, 'sw.js'), 'utf8')).not.toContain('.md"')
})

test('every page links to the licence of its text, and the page about us to third-party notices too', () => {
  const licence = 'https://creativecommons.org/licenses/by/4.0/'
  const silent = guide().filter(page => attribute(page, '.site-footer a[rel~="license"]', 'href') !== licence)
  expect(silent.map(({ path }) => path)).toEqual([])
  for (const language of LANGUAGES) {
    const about = documentAt(`/${language}/about`)
    expect(about.querySelector('main a[href="/third-party-notices.txt"]'), language).not.toBeNull()
  }
  expect(readFileSync(join(OUT, 'third-party-notices.txt'), 'utf8')).toContain('MIT')
})

test('other sites may fetch the published data, and nothing else', async ({ request }) => {
  const open = [
    '/figures.json',
    '/services.json',
    '/glossary.json',
    '/schemas/figures.schema.json',
    '/schemas/rules.json',
    '/figures/jobseeker.rate.partnered.json',
    '/figures.csv',
    '/openfisca/foothold.yaml',
    '/zh/llms-full.txt',
    '/en/changes.xml',
    '/en/dates.ics'
  ]
  for (const path of open) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    expect(response.headers()['access-control-allow-origin'], path).toBe('*')
  }
  for (const path of ['/en', '/auth/sign-in', '/auth-config.json']) {
    expect((await request.get(path)).headers(), path).not.toHaveProperty('access-control-allow-origin')
  }
})

test.describe('the end of a page', () => {
  test('suggests a change to the file that the page is made from', () => {
    const start = `${site.repository}/edit/main/`
    // Nobody is led from a page about danger to a public one, and tools and long lists do not ask.
    const asking = guide().filter(({ root }) => root.querySelector('.helped'))
    expect(asking.length).toBeGreaterThan(200)
    const lost = asking.flatMap(({ path, root }) => {
      const links = root.querySelectorAll('.page-tools a').map(link => link.getAttribute('href') ?? '')
      const source = links.find(href => href.startsWith(start))?.slice(start.length)
      const isThere = source !== undefined && existsSync(join(OUT, '..', source))
      return isThere && source.replace(/(\/index)?\.mdx$/, '') === `pages${path}` ? [] : [`${path}: ${source}`]
    })
    expect(lost).toEqual([])
  })

  test('reports and shares by mail without JavaScript, and has no dead button', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto('/en/housing/bond-help')
    const tools = page.locator('.page-tools')
    const report = await tools.getByRole('link', { name: 'Report a problem' }).getAttribute('href')
    expect(report).toContain(`mailto:${site.email}?subject=`)
    expect(report).toContain(encodeURIComponent(`${site.url}/en/housing/bond-help`))
    expect(await tools.getByRole('link', { name: 'Share this page' }).getAttribute('href')).toMatch(
      /^mailto:\?subject=/
    )
    for (const answer of ['Yes', 'No']) {
      const button = tools.locator('summary').filter({ hasText: answer })
      const box = await button.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      await button.click()
      const mail = tools.locator('details[open]').getByRole('link', { name: site.email })
      expect(await mail.getAttribute('href')).toContain(encodeURIComponent(`${answer}: /en/housing/bond-help`))
    }
    await expect(tools.locator('button:visible')).toHaveCount(0)
    await page.close()
  })

  test('copies the address and says so, prints, and stays when React arrives', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined })
      window.print = () => {
        dispatchEvent(new Event('beforeprint'))
        document.body.classList.add('printed')
      }
    })
    await page.goto('/zh/housing/bond-help?q=%E6%8A%BC%E9%87%91')
    const tools = page.locator('.page-tools')
    await tools.getByRole('link', { name: '分享本页' }).click()
    await expect(tools.locator('[data-share]').getByRole('status')).toHaveText('网址已复制')
    // Pasted, for the site's own policy lets no page read the clipboard.
    const box = page.locator('.site-header input[type=search]')
    await box.press('Control+V')
    await expect(box).toHaveValue(/\/zh\/housing\/bond-help$/)
    await box.fill('')
    await page.keyboard.press('Escape')
    await tools.getByRole('button', { name: '复制本页' }).click()
    const copied = tools.locator('[data-copy=".md"]').getByRole('status')
    await expect(copied).toHaveText('本页已复制')
    await expect(copied).toHaveText('', { timeout: 4000 })
    await box.press('Control+V')
    // The field takes one line of it.
    await expect(box).toHaveValue(/address: .*\/zh\/housing\/bond-help/)
    await box.fill('')
    await page.keyboard.press('Escape')
    await tools.getByRole('button', { name: '打印本页' }).click()
    await expect(page.locator('body')).toHaveClass(/printed/)
    await page.keyboard.press('/')
    await page.waitForLoadState('networkidle')
    await expect(tools.getByRole('button', { name: '打印本页' })).toBeVisible()
  })
})
