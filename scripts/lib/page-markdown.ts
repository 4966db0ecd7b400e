/** A page of the guide as Markdown, from its exported document (docs/decisions/0016-for-machines.md). */
import { parse, type HTMLElement } from 'node-html-parser'
import { stringify } from 'yaml'
import { absolute } from '../../components/layout/absolute.ts'
import { CONTENT_LICENCE } from '../../components/layout/licence.ts'
import { fill } from '../../i18n/fill.ts'
import { LANGUAGE_TAGS, LANGUAGES, otherLanguage, type Language } from '../../i18n/languages.ts'
import { pageMarkdownWords } from '../../i18n/page-markdown.ts'
import { site } from '../../site.config.ts'
import type { ListedPage } from './exported.ts'
import { inlineMarkdown, markdownOf, type MarkdownOptions } from './markdown.ts'

/** What only works in a browser, repeats the page, or is empty until a script writes into it. */
const LEFT_OUT =
  'nav, form, script, style, noscript, template, [hidden], [role=status], [aria-hidden=true], .toc, .exit, ' +
  '.exit-limits, .visually-hidden, .page-tools, .previous-next, .popups'

/** Forms that React takes over, by what they are. */
const TOOLS = '[data-island=calculator], [data-island=days], [data-island=what-can-i-get]'

type Page = Pick<ListedPage, 'path' | 'title' | 'description' | 'reviewed'> & { language: Language }

/** The address of a page as Markdown: `/en/jobseeker.md`. */
export function markdownPath(path: string): string {
  return `${path}.md`
}

/** The address of the file with every page of a language. */
export function everyPagePath(language: Language): string {
  return `/${language}/llms-full.txt`
}

/**
 * The page as Markdown: its address, day of review and licence first, the numbers for an emergency, the text with every
 * figure filled in, and the source and date of each figure as a footnote. Links are absolute.
 * @param html the exported document
 */
export function pageMarkdown(page: Page, html: string): string {
  const { body, reviewBy } = bodyOf(page, html)
  const facts = {
    title: page.title,
    description: page.description,
    address: absolute(page.path),
    language: LANGUAGE_TAGS[page.language],
    ...(page.reviewed && { checked: page.reviewed }),
    ...(reviewBy && { figures_may_change_on: reviewBy }),
    source: `${site.name.en} / ${site.name.zh}`,
    licence: CONTENT_LICENCE.id
  }
  return `---\n${stringify(facts, { lineWidth: 0 })}---\n\n${body}\n`
}

/**
 * Every page in one file.
 * @param pages each with its Markdown, in the order of the site
 */
export function everyPageText(language: Language, pages: { markdown: string }[]): string {
  const words = pageMarkdownWords[language]
  const other = otherLanguage(language)
  const head = [
    `# ${site.name[language]}: ${words.everyPage}`,
    words.cite,
    `${words.otherLanguage}: ${absolute(everyPagePath(other))}`,
    `${CONTENT_LICENCE.name}: ${CONTENT_LICENCE.url}`
  ]
  return `${head.join('\n\n')}\n\n${pages.map(({ markdown }) => markdown).join('\n')}`
}

/** The file at the usual address: where the text of each language is. */
export function everyPageIndex(): string {
  const files = LANGUAGES.flatMap(language => [
    `- ${pageMarkdownWords[language].everyPage}: ${absolute(everyPagePath(language))}`,
    `  ${pageMarkdownWords[language].cite}`
  ])
  return [
    `# ${site.name.en} / ${site.name.zh}`,
    files.join('\n'),
    `${CONTENT_LICENCE.name}: ${CONTENT_LICENCE.url}\n`
  ].join('\n\n')
}

interface Body {
  body: string
  /** The first day on which a figure of the page may be out of date. */
  reviewBy: string | undefined
}

/** @throws where the document has no main part */
function bodyOf({ path, language }: Page, html: string): Body {
  // Menus come before it: on a large site, most of the page.
  const root = parse(html.slice(html.indexOf('<main')))
  const main = root.querySelector('main')
  if (!main) throw new Error(`${path} has no main part.`)
  const reviewBy = main.querySelector('[data-review-by]')?.getAttribute('data-review-by')
  const notes = new Map(main.querySelectorAll('[popover]').map(note => [note.id, note]))
  const tool = main.querySelector(TOOLS)
  tool?.replaceWith(`<p>${fill(pageMarkdownWords[language].tool, { address: absolute(path) })}</p>`)
  main.querySelectorAll(LEFT_OUT).forEach(element => element.remove())
  const footnotes = new Footnotes(notes, addressOn(path))
  const text = markdownOf(main, footnotes.options)
  const help = helpIn(html, footnotes.options)
  const [heading = '', ...rest] = text.split('\n\n')
  return { body: [heading, help, ...rest, ...footnotes.definitions()].filter(Boolean).join('\n\n'), reviewBy }
}

/** The numbers on every page, as one quotation: on a home page they come before the main part, elsewhere after it. */
function helpIn(html: string, options: MarkdownOptions): string {
  const start = html.indexOf('<aside class="urgent-strip"')
  const strip = start < 0 ? null : parse(html.slice(start, html.indexOf('</aside>', start)))
  const title = strip?.querySelector('strong')
  const calls = strip?.querySelectorAll('li') ?? []
  if (!title || calls.length === 0) return ''
  return `> ${inlineMarkdown(title, options)} ${calls.map(call => inlineMarkdown(call, options)).join(' · ')}`
}

/** Addresses of our own links have the base path already. */
function addressOn(path: string): (href: string) => string {
  return href => new URL(href, absolute(path)).href
}

/** The notes of figures and terms, numbered as the text names them. */
class Footnotes {
  private readonly numbers = new Map<string, number>()
  readonly options: MarkdownOptions

  constructor(
    private readonly notes: ReadonlyMap<string, HTMLElement>,
    addressOf: (href: string) => string
  ) {
    this.options = { addressOf, markOf: element => this.markOf(element) }
  }

  private markOf(element: HTMLElement): string | undefined {
    if (element.tagName === 'SVG') return ''
    if (element.tagName !== 'BUTTON') return undefined
    const note = element.getAttribute('popovertarget') ?? ''
    if (!this.notes.has(note)) return ''
    const number = this.numbers.get(note) ?? this.numbers.size + 1
    this.numbers.set(note, number)
    return `[^${number}]`
  }

  definitions(): string[] {
    return [...this.numbers].map(([note, number]) => {
      const parts = this.notes.get(note)!.childNodes.filter(node => 'tagName' in node) as HTMLElement[]
      const texts = parts.filter(({ tagName }) => tagName !== 'BUTTON').map(part => inlineMarkdown(part, this.options))
      return `[^${number}]: ${texts.filter(Boolean).join(' · ')}`
    })
  }
}
