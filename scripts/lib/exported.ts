/** The exported site as files: what pages there are, and what each says of itself to machines. */
import { readdirSync } from 'node:fs'
import { sep } from 'node:path'
import { parse } from 'node-html-parser'
import { languageOfPath, type Language } from '../../i18n/languages.ts'

export interface ExportedPage {
  /** Its address: `/en/jobseeker`, `/404`, `/`. */
  path: string
  /** Relative to the exported folder. */
  file: string
  /** Undefined outside the two trees. */
  language: Language | undefined
}

/** Every HTML file of an export, in a stable order. @param out the exported folder */
export function exportedPages(out: string): ExportedPage[] {
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.html'))
    .map(file => {
      const path = `/${file.split(sep).join('/').replace(/(^|\/)index\.html$|\.html$/, '')}`
      return { path, file, language: languageOfPath(path) }
    })
    .sort((a, b) => a.path.localeCompare(b.path))
}

export interface PageSummary {
  title: string
  description: string
  /** May search engines list it? */
  indexed: boolean
  /** The day on which its facts were checked; only pages of the guide have one. */
  reviewed?: string
}

/** What the head of a page says. @param html the exported document */
export function summaryOf(html: string): PageSummary {
  // A page is mostly body: of thousands, only the heads are read.
  const head = parse(html.slice(0, html.indexOf('<body'))).querySelector('head')
  const meta = (name: string) => head?.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? ''
  const reviewed = head?.querySelector('script[type="application/ld+json"]')?.rawText.match(/"dateModified":"([\d-]+)"/)?.[1]
  return {
    title: head?.querySelector('title')?.text.split(' | ')[0] ?? '',
    description: meta('description'),
    indexed: !meta('robots').includes('noindex'),
    ...(reviewed && { reviewed })
  }
}
