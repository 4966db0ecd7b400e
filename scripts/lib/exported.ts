/** The pages of the exported site, and what their documents say about them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { parse } from 'node-html-parser'
import { languageOfPath, type Language } from '../../i18n/languages.ts'

export interface ExportedPage {
  /** Its URL path: `/en/jobseeker`, `/404`, `/`. */
  path: string
  /** Relative to the exported folder. */
  file: string
  /** Undefined outside `/en` and `/zh`. */
  language: Language | undefined
}

/** Every HTML file of an export, sorted. @param out the exported folder */
export function exportedPages(out: string): ExportedPage[] {
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.html'))
    .map(file => {
      const address = file.split(sep).join('/')
      const path = `/${address.replace(/(^|\/)index\.html$|\.html$/, '')}`
      return { path, file, language: languageOfPath(path) }
    })
    .sort((a, b) => a.path.localeCompare(b.path))
}

interface PageSummary {
  title: string
  description: string
  /** Whether search engines may list it. */
  indexed: boolean
  /** The day of its last review; only pages of the guide have one. */
  reviewed?: string
}

/** The metadata of a page. @param html the exported document */
export function summaryOf(html: string): PageSummary {
  // A page is mostly body, and there may be thousands: only the head is parsed.
  const head = parse(html.slice(0, html.indexOf('<body'))).querySelector('head')
  const meta = (name: string) => head?.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? ''
  const reviewed = /<script type="application\/ld\+json"[^>]*>[^<]*?"dateModified":"([\d-]+)"/.exec(html)?.[1]
  return {
    title: head?.querySelector('title')?.text.split(' | ')[0] ?? '',
    description: meta('description'),
    indexed: !meta('robots').includes('noindex'),
    ...(reviewed && { reviewed })
  }
}

export type ListedPage = ExportedPage & PageSummary

/** The pages that search engines may list. @param out the exported folder */
export function listedPages(out: string): ListedPage[] {
  return exportedPages(out)
    .map(page => ({ ...page, ...summaryOf(readFileSync(join(out, page.file), 'utf8')) }))
    .filter(({ indexed }) => indexed)
}

/** Paths, without the language, of the pages with the quick exit: they are not cached. @param out the exported folder */
export function safetyPages(out: string): string[] {
  const paths = exportedPages(out)
    .filter(({ file }) => readFileSync(join(out, file), 'utf8').includes('data-exit'))
    .map(({ path, language }) => path.slice(1 + (language?.length ?? 0)))
  return [...new Set(paths)]
}

/**
 * Refuses to deploy a site that `npm run preview -- --as-at` built.
 * @param out the exported folder
 * @throws if it is a preview
 */
export function refusePreview(out: string): void {
  const [, day] = /<html[^>]*\sdata-as-at="([^"]+)"/.exec(readFileSync(join(out, 'index.html'), 'utf8')) ?? []
  if (day) throw new Error(`out/ is a preview as at ${day}, not the site for readers. Run: npm run build`)
}
