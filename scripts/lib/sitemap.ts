/** What search engines read: the entries that next-sitemap writes, and robots.txt. */
import { absolute } from '../../components/layout/absolute.ts'
import { LANGUAGES, LANGUAGE_TAGS, pathInLanguage } from '../../i18n/languages.ts'
import { listedPages, type ExportedPage } from './exported.ts'

/** The page on which readers choose their language. */
const FRONT_PAGE = '/'

interface SitemapEntry {
  loc: string
  lastmod?: string
  /** Only for the front page; next-sitemap would remove it. */
  trailingSlash: boolean
  alternateRefs: { href: string; hreflang: string; hrefIsAbsolute: true }[]
}

/** Every page for search engines, without errors, sign-in, search and the offline page. @param out the exported folder */
export function sitemapEntries(out: string): SitemapEntry[] {
  return listedPages(out).map(page => ({
    loc: absolute(page.path),
    ...(page.reviewed && { lastmod: page.reviewed }),
    trailingSlash: page.path === FRONT_PAGE,
    alternateRefs: alternatesOf(page)
  }))
}

/** The page in both languages, as in its own head; for the front page, the home pages. */
function alternatesOf({ path, language }: ExportedPage): SitemapEntry['alternateRefs'] {
  const isHome = path === FRONT_PAGE || path === `/${language}`
  if (!language && !isHome) return []
  const alternates = [
    ...LANGUAGES.map(each => [LANGUAGE_TAGS[each], pathInLanguage(path, each)] as const),
    ['x-default', isHome ? FRONT_PAGE : pathInLanguage(path, 'en')] as const
  ]
  return alternates.map(([hreflang, to]) => ({ href: absolute(to), hreflang, hrefIsAbsolute: true }))
}

/** The text of robots.txt. next-sitemap's own has a “Host”, which no standard knows and a base path makes wrong. */
export function robotsText(): string {
  return `# *\nUser-agent: *\nAllow: /\n\n# Sitemaps\nSitemap: ${absolute('/sitemap.xml')}\n`
}
