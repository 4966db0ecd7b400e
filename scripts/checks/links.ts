import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { languageOfPath, LANGUAGES, otherLanguage, type Language } from '../../i18n/languages.ts'
import type { Issue } from '../../rules/data/yaml-issues.ts'
import { datesFeedPath } from '../lib/dates-feed.ts'
import { feedPath } from '../lib/feed.ts'
import { FIGURES_CSV } from '../lib/figure-files.ts'
import { PUBLISHED } from '../lib/published.ts'
import { at, pathsIn, type Context, type Problem } from './context.ts'
import { stringList, type Link, type Page } from './pages.ts'

export const name = 'links'
export const describe =
  'links lead to existing pages and headings in their own language and say where they go; images exist'

/** Link texts that say nothing, especially in a screen reader's list of links. */
const EMPTY_WORDS = /^(?:here|click here|read more|more|this|link|点击这里|这里|点这里|此处|更多)?$/

/** Written by the build, so missing in a fresh clone. */
const BUILT_FILES = [
  ...PUBLISHED.map(list => `/${list}.json`),
  FIGURES_CSV,
  ...LANGUAGES.flatMap(language => [feedPath(language), datesFeedPath(language)]),
  '/third-party-notices.txt'
]

const RAW_ADDRESS = /https?:\/\/|\bwww\./i

/** Links and typed URLs in the body, and related pages. */
export function run(context: Context): Problem[] {
  const site = new Site(context)
  return context.pages.flatMap(page => [
    ...page.links.flatMap(link => at(page, link.line, [...wordIssues(link.text), ...site.linkIssues(page, link)])),
    ...page.components
      .filter(component => component.name === 'Source' && component.text)
      .flatMap(({ text, line }) => at(page, line, wordIssues(text))),
    ...page.images.flatMap(({ src, line }) => at(page, line, site.imageIssues(src))),
    ...rawAddresses(page),
    ...stringList(page, 'related').flatMap((path, index) =>
      at(page, page.fieldLine(['related', index]), site.relatedIssues(page, path))
    )
  ])
}

function wordIssues(text: string): Issue[] {
  const words = text
    .trim()
    .toLowerCase()
    .replace(/\s*[.…。>»→]+$/, '')
  if (!EMPTY_WORDS.test(words)) return []
  return [{ message: `link text “${text.trim()}” does not say where it leads`, fix: 'name the page it leads to' }]
}

/** URLs in plain text; those that became links are reported as links. */
function rawAddresses(page: Page): Problem[] {
  const linked = new Set(page.links.filter(({ href }) => RAW_ADDRESS.test(href)).map(({ line }) => line))
  return page.blocks
    .flatMap(({ lines }) => lines)
    .filter(({ line, text }) => RAW_ADDRESS.test(text) && !linked.has(line))
    .flatMap(({ line }) =>
      at(page, line, [{ message: 'the URL of another site is typed', fix: 'use <Source id="…" />' }])
    )
}

class Site {
  private readonly paths: Record<Language, Set<string>>
  private readonly ids: Map<string, Set<string | undefined>>
  private readonly root: string

  constructor(context: Context) {
    this.root = context.root
    this.paths = { en: pathsIn(context, 'en'), zh: pathsIn(context, 'zh') }
    this.ids = new Map(
      context.pages.map(page => [address(page.language, page.path), new Set(page.headings.map(({ id }) => id))])
    )
  }

  linkIssues(page: Page, { href }: Link): Issue[] {
    if (/^[a-z][a-z+.-]*:/i.test(href)) {
      return [{ message: `a link to ${href} is typed`, fix: 'use <Source id="…" /> or <Phone id="…" />' }]
    }
    const [path = '', anchor] = href.split('#')
    if (path === '') return this.anchorIssues(address(page.language, page.path), anchor)
    if (!path.startsWith('/')) {
      return [{ message: `the link ${href} is relative`, fix: `write the full path, /${page.language}/…` }]
    }
    const language = languageOfPath(path)
    if (language === otherLanguage(page.language)) {
      return [{ message: `the link ${href} leaves the page’s language`, fix: `link to /${page.language}/…` }]
    }
    if (!this.exists(path)) return [{ message: `there is no page ${path}`, fix: 'correct the path' }]
    return anchor === undefined ? [] : this.anchorIssues(path, anchor)
  }

  imageIssues(src: string): Issue[] {
    if (src.startsWith('/') && existsSync(join(this.root, `public${src}`))) return []
    const fix = 'correct its path; /images/house.png is the file public/images/house.png'
    return [{ message: `there is no image ${src}`, fix }]
  }

  relatedIssues(page: Page, path: string): Issue[] {
    if (languageOfPath(path)) {
      return [{ message: `related path ${path} names a language`, fix: 'write it without /en or /zh' }]
    }
    if (path === page.path) return [{ message: 'the page is related to itself', fix: 'remove it' }]
    if (this.paths[page.language].has(path)) return []
    return [{ message: `related: there is no page ${path}`, fix: 'correct the path' }]
  }

  private anchorIssues(path: string, anchor: string | undefined): Issue[] {
    const ids = this.ids.get(path)
    if (!ids || (anchor && ids.has(anchor))) return []
    return [{ message: `${path} has no heading #${anchor ?? ''}`, fix: 'correct the anchor' }]
  }

  private exists(path: string): boolean {
    const language = languageOfPath(path)
    if (language && this.paths[language].has(path.slice(language.length + 1) || '/')) return true
    const files = [`pages${path}.tsx`, join('pages', path, 'index.tsx'), `public${path}`]
    return BUILT_FILES.includes(path) || files.some(file => existsSync(join(this.root, file)))
  }
}

function address(language: Language, path: string): string {
  return `/${language}${path === '/' ? '' : path}`
}
