/** What holds for every exported page: one visit each, then many questions. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { LANGUAGE_TAGS, messages } from '../../i18n/index.ts'
import type { Language } from '../../i18n/languages.ts'
import { site } from '../../site.config.ts'
import { noonOf } from '../support/clock.ts'
import { builtOn, exportedPages, htmlOf, OUT, type ExportedPage } from '../support/export.ts'
import { fullOr } from '../support/full-run.ts'
import { isCalculator, isTool, SMALL_PHONE } from '../support/pages.ts'
import { onePageOfEachShape } from '../support/shapes.ts'
import { test } from '../support/site-day.ts'
import { walk, type VisitedPage } from '../support/walk.ts'

const INTERVIEW = '/calculators/what-can-i-get'

/** Pages visited before the clock for one hook begins anew. */
const PART = 40

const KIB = 1024

/** Compressed bytes, script bytes and requests before the reader acts. */
const BUDGET = { bytes: 35 * KIB, scriptBytes: 3 * KIB, requests: 6 }

/** The lowest place of a first heading on a small phone, in pixels. */
const FIRST_HEADING = 700

/**
 * The longest page there. The fonts of a test machine are wider than any phone’s: 8,000 pixels with Roboto or Inter are
 * 8,500 with DejaVu Sans.
 */
const LONGEST_PAGE = 8500

/** Lists to look things up in, which have a filter or headings. */
const LISTS = /\/about\/|\/(?:helplines|offline)$/

/** What Chinese pages alone have in their head (components/boot/traditional-script.ts). */
const TRADITIONAL = /^<script data-script="\/assets\/traditional-[0-9a-f]{12}\.js">$/

const allPages = exportedPages()
const addresses = new Set(allPages.map(({ path }) => path))

/** The part of an address without its language: `/jobseeker`. */
function withoutLanguage(page: ExportedPage): string {
  return page.language ? page.path.slice(page.language.length + 1) : page.path
}

/** A thing of the page's structured data. */
function metadataOf(page: VisitedPage, type: string): Record<string, unknown> | undefined {
  const blocks = page.metadata.map(block => JSON.parse(block) as { '@graph': Record<string, unknown>[] })
  return blocks.flatMap(block => block['@graph']).find(node => node['@type'] === type)
}

/** One line a page for which something is wrong; empty where all is well. */
function wrong(pages: VisitedPage[], problem: (page: VisitedPage) => string | false | undefined): string[] {
  return pages.flatMap(page => {
    const found = problem(page)
    return found ? [`${page.path}: ${found}`] : []
  })
}

/** Pages outside the two trees are visited with the English ones. */
const GROUPS: { name: string; language: Language; pages: ExportedPage[] }[] = [
  { name: 'English', language: 'en', pages: allPages.filter(page => page.language !== 'zh') },
  { name: 'Chinese', language: 'zh', pages: allPages.filter(page => page.language === 'zh') }
]

/** React takes over the same few islands on most pages: one page of each shape stands for all, but in a full run. */
function hydratedPages(): ReadonlySet<string> {
  const pages = fullOr(
    () => allPages,
    () => onePageOfEachShape(allPages)
  )()
  return new Set(pages.map(({ path }) => path))
}

function pathsIn(language: Language): string[] {
  return allPages.filter(page => page.language === language).map(withoutLanguage)
}

test('every page exists in both languages', () => {
  expect(pathsIn('en').length).toBeGreaterThan(50)
  expect(pathsIn('zh')).toEqual(pathsIn('en'))
})

for (const { name, language, pages } of GROUPS) {
  test.describe(`every ${name} page`, () => {
    test.describe.configure({ mode: 'default' })

    const hydrated = hydratedPages()
    const visited: VisitedPage[] = []
    /** Those of the language’s own tree. */
    let inTree: VisitedPage[] = []
    /** Those that fetch their scripts on intent: all but search and sign-in. */
    let quiet: VisitedPage[] = []

    // In parts, each with the time of a test.
    for (let first = 0; first < pages.length; first += PART) {
      test.beforeAll(async ({ browser }) => {
        const page = await browser.newPage()
        // On any other day React rightly takes the day of the build away.
        await page.clock.setFixedTime(noonOf(builtOn()))
        visited.push(...(await walk(page, pages.slice(first, first + PART), ({ path }) => hydrated.has(path))))
        await page.close()
      })
    }

    test.beforeAll(() => {
      quiet = visited.filter(page => !isTool(page.path))
      inTree = quiet.filter(page => page.language === language)
    })

    test('opens without an error in the console and without breaking its own security policy', () => {
      expect(visited.flatMap(({ errors }) => errors)).toEqual([])
    })

    test('asks nothing of any other site', () => {
      expect(visited.flatMap(({ thirdParty }) => thirdParty)).toEqual([])
    })

    test('hydrates without a visible change', () => {
      expect(wrong(visited, ({ changes }) => changes.join(', '))).toEqual([])
    })

    test('costs at most 35 KiB before the reader acts; pages of the guide at most 3 KiB of script, in at most 6 requests', () => {
      const over = wrong(visited, page => {
        const tool = isTool(page.path)
        return (
          (page.bytes > BUDGET.bytes && `${(page.bytes / KIB).toFixed(1)} KiB`) ||
          (!tool && page.scriptBytes > BUDGET.scriptBytes && `${(page.scriptBytes / KIB).toFixed(1)} KiB of script`) ||
          (!tool && page.own.length > BUDGET.requests && `${page.own.length} requests: ${page.own.join(' ')}`)
        )
      })
      expect(over).toEqual([])
    })

    test('has no script that blocks its parser: the boot script is last, those of exit pages, lists by state and traditional characters come before the stylesheet', () => {
      const delayed = wrong(inTree, page => {
        const html = htmlOf(page)
        const tags = html.match(/<script\b[^>]*>/g) ?? []
        const scripts = tags.filter(tag => !/ defer| type="application\/(?:ld\+)?json"/.test(tag))
        const boot = html.slice(html.lastIndexOf(scripts.pop() ?? '</html>'))
        const isLast = boot.startsWith('<script id="boot"') && boot.split('</script>')[1] === '</body></html>'
        const head = html.slice(0, html.indexOf('rel="stylesheet"'))
        const areFirst = scripts.every(tag => !tag.includes(' src=') && head.includes(tag))
        const traditional = scripts.filter(tag => TRADITIONAL.test(tag)).length
        const wanted =
          [/ data-exit[ =>]/, / data-states[ =>]/].filter(part => part.test(html)).length + (language === 'zh' ? 1 : 0)
        const isRight =
          areFirst &&
          head.split('<script').length - 1 >= wanted &&
          scripts.length === wanted &&
          traditional === (language === 'zh' ? 1 : 0)
        return !(isLast && isRight) && `${scripts.join(' ')} ${boot.slice(0, 80)}`
      })
      expect(delayed).toEqual([])
      expect(inTree.filter(page => / data-exit[ =>]/.test(htmlOf(page))).length).toBeGreaterThan(10)
    })

    test('has one stylesheet; calculators, sign-in, home and pages with a picture, an answer or a line of days have one more, and the interview its answer’s too', () => {
      const others = wrong(visited, page => {
        const sheets = page.fetched.filter(path => path.endsWith('.css'))
        const more = [
          isCalculator(page.path) || /class="plain-page_page/.test(htmlOf(page)),
          /class="(?:answer-card |pictures_picture|bar_bar|topics_topics|line-of-days_line)|section-pages_tiles|figure-list_list|about-lists_publishers|class="errand_/.test(
            htmlOf(page)
          )
        ]
        const expected = 1 + more.filter(Boolean).length
        const perhaps = [
          // Comes with the rules, when the page is idle.
          page.path.endsWith(INTERVIEW),
          // Pictures, bars and answers may come in one stylesheet or in two.
          /class="(?:answer-card |pictures_picture)[^]*class="(?:pictures_picture|bar_bar)/.test(htmlOf(page)),
          /class="answer-card [^]*class="pictures_picture[^]*class="bar_bar/.test(htmlOf(page)),
          // So may the tiles of a section and its answer or picture.
          /section-pages_tiles/.test(htmlOf(page)) &&
            /class="(?:answer-card |pictures_picture|bar_bar|topics_topics)/.test(htmlOf(page))
        ]
        const most = expected + perhaps.filter(Boolean).length
        return (sheets.length < expected || sheets.length > most) && `${sheets.length}: ${sheets.join(' ')}`
      })
      expect(others).toEqual([])
    })

    test('fetches no part of React or search before the reader acts', () => {
      const content = quiet.filter(page => !isCalculator(page.path))
      expect(wrong(content, page => page.fetched.filter(path => !page.own.includes(path)).join(' '))).toEqual([])
    })

    test('has no field that an iPhone enlarges', () => {
      expect(wrong(visited, ({ smallFields }) => smallFields.join(' '))).toEqual([])
    })

    test('names its language, and the pages outside both trees are English first', () => {
      expect(wrong(visited, page => page.lang !== LANGUAGE_TAGS[page.language ?? 'en'] && page.lang)).toEqual([])
    })

    test('has a title of its own that ends with the name of the site', () => {
      const name = site.name[language]
      expect(wrong(inTree, page => !page.title.endsWith(` | ${name}`) && page.title)).toEqual([])
      expect(wrong(inTree, page => page.title.split(' | ').length !== 2 && page.title)).toEqual([])
      const titles = inTree.map(({ title }) => title)
      expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
    })

    test('has one main heading, one main part and no id twice', () => {
      expect(wrong(visited, page => page.headings.length !== 1 && page.headings.join(' / '))).toEqual([])
      expect(wrong(visited, page => page.mains !== 1 && `${page.mains} main parts`)).toEqual([])
      expect(wrong(visited, page => page.duplicateIds.join(' '))).toEqual([])
    })

    test('describes itself, and names its translation', () => {
      expect(wrong(visited, page => page.description === '' && 'no description')).toEqual([])
      const wrongLinks = wrong(inTree, page => {
        const path = withoutLanguage(page)
        const expected = {
          'en-AU': `${site.url}/en${path}`,
          'zh-Hans': `${site.url}/zh${path}`,
          // The home pages have the front door, which asks for the language.
          'x-default': path === '' ? `${site.url}/` : `${site.url}/en${path}`
        }
        const right =
          page.canonical === `${site.url}${page.path}` &&
          Object.entries(expected).every(([tag, address]) => page.alternates[tag] === address)
        return !right && JSON.stringify([page.canonical, page.alternates])
      })
      expect(wrongLinks).toEqual([])
    })

    test('shows no message of the other language, labels included', () => {
      expect(wrong(inTree, page => page.otherLanguage.join(' | '))).toEqual([])
    })

    if (language === 'zh') {
      test('has Chinese in every label that is read aloud', () => {
        const foreign = wrong(inTree, ({ labels }) =>
          labels.filter(label => !/\p{Script=Han}/u.test(label)).join(' | ')
        )
        expect(foreign).toEqual([])
      })
    }

    test('lists only pages of its own language in its sidebar', () => {
      expect(wrong(inTree, page => page.sidebar.length < 15 && `${page.sidebar.length} entries`)).toEqual([])
      expect(
        wrong(inTree, page =>
          page.sidebar.filter(href => !(href === `/${language}` || href.startsWith(`/${language}/`))).join(' ')
        )
      ).toEqual([])
    })

    test('prints no unfilled placeholder, no “undefined” and no “NaN”', () => {
      const unfilled = /\{(figure|amount|phone|date):|\bundefined\b|\bNaN\b|\[object |<\/?[A-Z]\w+|\[#[a-z-]+\]/
      expect(wrong(visited, page => unfilled.exec(`${page.title} ${page.description} ${page.text}`)?.[0])).toEqual([])
    })

    test('leads only to pages and headings that exist', () => {
      const idsOf = new Map(visited.map(page => [page.path, new Set(page.ids)]))
      const lost = visited.flatMap(page =>
        page.links.flatMap(link => {
          const [address = '', hash] = link.split('#')
          const path = address.split('?')[0] ?? ''
          if (!addresses.has(path)) return existsSync(join(OUT, path)) ? [] : [`${page.path} → ${link}`]
          const ids = idsOf.get(path)
          // Answers of a tool are no heading.
          const heading = hash?.includes('=') ? undefined : hash
          return heading && ids && !ids.has(decodeURIComponent(heading)) ? [`${page.path} → ${link}`] : []
        })
      )
      expect([...new Set(lost)]).toEqual([])
    })

    test('leads to the other language only by its language links', () => {
      const other = language === 'en' ? 'zh' : 'en'
      const crossing = wrong(inTree, page => {
        const links = page.links.filter(link => link === `/${other}` || link.startsWith(`/${other}/`))
        return links.length !== 1 && links.join(' ')
      })
      expect(crossing).toEqual([])
    })

    test('gives machines the questions and answers that it gives people, word for word', () => {
      const different = wrong(inTree, page => {
        const faq = metadataOf(page, 'FAQPage')
        const entries = (faq?.mainEntity ?? []) as { name: string; acceptedAnswer: { text: string } }[]
        const metadata = entries.map(entry => ({ q: entry.name, a: entry.acceptedAnswer.text }))
        return (
          JSON.stringify(metadata) !== JSON.stringify(page.faq) &&
          `${JSON.stringify(metadata)} ≠ ${JSON.stringify(page.faq)}`
        )
      })
      expect(different).toEqual([])
      expect(inTree.filter(page => page.faq.length > 0).length).toBeGreaterThan(5)
    })

    test('structured data says that mail is answered Monday to Friday, 09:00 to 17:00', () => {
      const silent = wrong(inTree, page => {
        const organization = metadataOf(page, 'Organization')
        const { hoursAvailable } = (organization?.contactPoint ?? {}) as { hoursAvailable?: object }
        const expected = {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '09:00',
          closes: '17:00'
        }
        return JSON.stringify(hoursAvailable) !== JSON.stringify(expected) && JSON.stringify(hoursAvailable)
      })
      expect(silent).toEqual([])
    })

    test('shows the urgent numbers, and says at its end who we are, what this is not, and how to share it', () => {
      const numbers = ['tel:000', 'tel:131114', 'tel:1800737732']
      expect(wrong(inTree, page => numbers.filter(number => !page.urgent.includes(number)).join(' '))).toEqual([])
      const { disclaimer, rights } = messages(language).footer
      const parts = [
        disclaimer,
        `© ${site.copyrightYear} ${rights}`,
        { en: 'Monday to Friday, 9am to 5pm', zh: '周一至周五 9:00 至 17:00' }[language]
      ]
      expect(wrong(inTree, page => parts.filter(part => !page.footer.includes(part)).join(' | '))).toEqual([])
    })

    test('has its first heading on the first screen of a small phone, unless it is about danger, and no long way to its end', () => {
      const pages = inTree.filter(page => !LISTS.test(page.path))
      const low = wrong(pages, ({ places: { heading = 0, hasExit } }) => {
        return !hasExit && heading >= FIRST_HEADING && `a heading at ${Math.round(heading)}`
      })
      expect(low).toEqual([])
      expect(wrong(pages, ({ places }) => places.end > LONGEST_PAGE && `${places.end} px`)).toEqual([])
    })

    test('answers first: where home leads to and each payment has a number to call and a next step without scrolling', () => {
      const home = htmlOf(inTree.find(page => page.path === `/${language}`)!)
      const tasks = home.match(/<ul class="task-list[^]*?<\/ul>/)?.[0] ?? ''
      const situations = [...tasks.matchAll(/ href="([^"]+)"/g)].map(([, href]) => href)
      expect(situations.length).toBeGreaterThan(15)
      const pages = inTree.filter(page => {
        const isAsked = situations.includes(page.path) || /\/centrelink\/payments\/./.test(page.path)
        // A tool begins with its first question, and a page about danger with its numbers.
        const hasOwnStart = isCalculator(page.path) || page.path.endsWith('/community/crisis')
        return isAsked && !hasOwnStart
      })
      const hidden = wrong(pages, ({ places: { answer, call } }) => {
        if (answer === undefined || call === undefined) return 'no answer with a number to call'
        return answer > SMALL_PHONE.height && `the answer ends at ${Math.round(answer)}`
      })
      expect(hidden).toEqual([])
    })

    test('never scrolls sideways on a phone of 360 pixels', () => {
      expect(wrong(visited, page => page.overflow > 0 && `${page.overflow} px too wide`)).toEqual([])
    })
  })
}
