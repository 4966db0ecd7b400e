/** The pages of the exported site, and the metadata in their heads. */
import { readdirSync } from 'node:fs'
import { sep } from 'node:path'
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
      const path = `/${file
        .split(sep)
        .join('/')
        .replace(/(^|\/)index\.html$|\.html$/, '')}`
      return { path, file, language: languageOfPath(path) }
    })
    .sort((a, b) => a.path.localeCompare(b.path))
}

export interface PageSummary {
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
