/** What next-sitemap may list, and what it says of each page. */
import { absolute } from '../../components/layout/absolute.ts'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, LANGUAGE_TAGS, languageOfPath, pathInLanguage } from '../../i18n/languages.ts'
import { summaryOf } from './exported.ts'

interface SitemapEntry {
  loc: string
  lastmod?: string
  alternateRefs: { href: string; hreflang: string; hrefIsAbsolute: true }[]
}

/**
 * A page's entry; undefined for what is no page of its own or is not for search engines:
 * Nextra's `_meta`, errors, sign-in and search.
 * @param out the exported folder @param path as Next names it, such as `/en/jobseeker`
 */
export function sitemapEntry(out: string, path: string): SitemapEntry | undefined {
  const file = join(out, path === '/' ? 'index.html' : `${path}.html`)
  if (!existsSync(file)) return undefined
  const { indexed, reviewed } = summaryOf(readFileSync(file, 'utf8'))
  if (!indexed) return undefined
  const isHome = LANGUAGES.some(language => path === `/${language}`)
  const alternates = [
    ...LANGUAGES.map(language => [LANGUAGE_TAGS[language], pathInLanguage(path, language)] as const),
    ['x-default', isHome ? '/' : pathInLanguage(path, 'en')] as const
  ]
  return {
    loc: absolute(path),
    ...(reviewed && { lastmod: reviewed }),
    alternateRefs: languageOfPath(path)
      ? alternates.map(([hreflang, to]) => ({ href: absolute(to), hreflang, hrefIsAbsolute: true }))
      : []
  }
}
