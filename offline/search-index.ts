/**
 * Search offline: the library has all files of an index, except the texts, in one file, from which the worker serves
 * each.
 */
import { LANGUAGES, type Language } from '../i18n/languages.ts'
import { find, urlsIn } from './caches.ts'
import { libraryOf } from './names.ts'

/** `…/search/en-0123456789ab.json`, the core, and `…/search/en-0123456789ab-i7.json`. */
const FILE = /(\/search\/(en|zh)-[0-9a-f]{12})(-\w+)?\.json$/
const WHOLE = /-([0-9a-f]{12})-all\.json$/

/** The index read last, because a search requests many of its files at once. */
let opened: { url: string; files: Promise<Record<string, unknown>> } | undefined

function json(value: unknown): Response {
  return new Response(JSON.stringify(value), { headers: { 'Content-Type': 'application/json' } })
}

/** One file of an index. @returns undefined if the address is not such a file, or its index is not cached */
export async function indexFile(url: string): Promise<Response | undefined> {
  const [, , language, part = ''] = FILE.exec(url) ?? []
  if (!language) return undefined
  const whole = url.replace(FILE, '$1-all.json')
  if (opened?.url !== whole) {
    const cached = await find(libraryOf(language as Language), whole)
    if (!cached) return undefined
    opened = { url: whole, files: cached.json() as Promise<Record<string, unknown>> }
  }
  const file = (await opened.files)[part]
  return file === undefined ? undefined : json(file)
}

/**
 * The search manifest, naming the cached index of a language if the build's is not cached.
 * @param manifest of the build
 */
export async function withCachedIndexes(manifest: Response): Promise<Response> {
  const hashes = (await manifest.json()) as Record<Language, string>
  for (const language of LANGUAGES) {
    const cached = (await urlsIn(libraryOf(language))).flatMap(url => WHOLE.exec(url)?.[1] ?? [])
    if (cached[0] && !cached.includes(hashes[language])) hashes[language] = cached[0]
  }
  return json(hashes)
}
