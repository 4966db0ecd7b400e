/** The messages between a page and the search worker. */
import type { Language } from '../i18n/languages.ts'
import type { Manifest, PageLink, SearchResponse } from './types.ts'

export type ToWorker =
  | { type: 'open'; base: string; manifest: Manifest; language: Language }
  | { type: 'search'; id: number; query: string; language: Language; boosted: string[] }
  | { type: 'cancel'; id: number }

export type FromWorker =
  | { type: 'response'; id: number; response: SearchResponse }
  /** A page in the other language, for a query in its script. */
  | { type: 'offer'; id: number; page: PageLink }
  | { type: 'failed'; id: number }
