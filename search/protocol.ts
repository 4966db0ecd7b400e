/** What the page and the worker say to each other. */
import type { Language } from '../i18n/languages.ts'
import type { Manifest, PageLink, Reply } from './types.ts'

/** Who asks: the boxes, of which one is used at a time, or the page of results. */
export type Channel = 'box' | 'page'

/** A question of one channel; a newer one makes it void. */
export interface Asked {
  channel: Channel
  id: number
}

export type ToWorker =
  | { type: 'open'; base: string; manifest: Manifest; language: Language }
  | { type: 'search'; asked: Asked; query: string; language: Language; lifted: string[] }

export type FromWorker =
  | { type: 'reply'; asked: Asked; reply: Reply }
  /** A page in the other language, for a query in its script. */
  | { type: 'offer'; asked: Asked; page: PageLink }
  | { type: 'failed'; asked: Asked }
