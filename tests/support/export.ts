/** The exported site of this repository: what pages there are, and in which language. */
import { join } from 'node:path'
import type { Language } from '../../i18n/languages.ts'
import { exportedPages as pagesOf, type ExportedPage } from '../../scripts/lib/exported.ts'

export type { ExportedPage } from '../../scripts/lib/exported.ts'

export const OUT = join(import.meta.dirname, '..', '..', 'out')

/** Every HTML file of the export, in a stable order. */
export function exportedPages(): ExportedPage[] {
  return pagesOf(OUT)
}

/** The pages of one language's tree. */
export function pagesIn(language: Language): ExportedPage[] {
  return exportedPages().filter(page => page.language === language)
}
