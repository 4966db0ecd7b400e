/** The exported site as files: what pages there are, and in which language. */
import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { languageOfPath, type Language } from '../../i18n/languages.ts'

export const OUT = join(import.meta.dirname, '..', '..', 'out')

export interface ExportedPage {
  /** Its address: `/en/jobseeker`, `/404`, `/`. */
  path: string
  /** Relative to out/. */
  file: string
  /** Undefined outside the two trees. */
  language: Language | undefined
}

/** Every HTML file of the export, in a stable order. */
export function exportedPages(): ExportedPage[] {
  return readdirSync(OUT, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.html'))
    .map(file => {
      const path = `/${file.split(sep).join('/').replace(/(^|\/)index\.html$|\.html$/, '')}`
      return { path, file, language: languageOfPath(path) }
    })
    .sort((a, b) => a.path.localeCompare(b.path))
}

/** The pages of one language's tree. */
export function pagesIn(language: Language): ExportedPage[] {
  return exportedPages().filter(page => page.language === language)
}
