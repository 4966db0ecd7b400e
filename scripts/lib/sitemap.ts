/** What next-sitemap lists, and what it says of each page. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { absolute } from '../../components/layout/absolute.ts'
import { LANGUAGES, LANGUAGE_TAGS, pathInLanguage } from '../../i18n/languages.ts'
import { exportedPages, summaryOf, type ExportedPage } from './exported.ts'

/** Where readers choose their language. */
const FRONT_DOOR = '/'

interface SitemapEntry {
  loc: string
  lastmod?: string
  /** Of the front door alone; next-sitemap would take it away. */
  trailingSlash: boolean
  alternateRefs: { href: string; hreflang: string; hrefIsAbsolute: true }[]
}

/** Every page for search engines: errors, sign-in, search and the offline page are not. @param out the exported folder */
export function sitemapEntries(out: string): SitemapEntry[] {
  return exportedPages(out).flatMap(page => {
    const { indexed, reviewed } = summaryOf(readFileSync(join(out, page.file), 'utf8'))
    if (!indexed) return []
    return [
      {
        loc: absolute(page.path),
        ...(reviewed && { lastmod: reviewed }),
        trailingSlash: page.path === FRONT_DOOR,
        alternateRefs: alternatesOf(page)
      }
    ]
  })
}

/** The page in both languages, as its own head names them: for the front door, the home pages. */
function alternatesOf({ path, language }: ExportedPage): SitemapEntry['alternateRefs'] {
  const isHome = path === FRONT_DOOR || path === `/${language}`
  if (!language && !isHome) return []
  const alternates = [
    ...LANGUAGES.map(each => [LANGUAGE_TAGS[each], pathInLanguage(path, each)] as const),
    ['x-default', isHome ? FRONT_DOOR : pathInLanguage(path, 'en')] as const
  ]
  return alternates.map(([hreflang, to]) => ({ href: absolute(to), hreflang, hrefIsAbsolute: true }))
}
