/**
 * Search without a connection. Online it fetches the few small files that a query
 * needs; the library has all of them in one, `[core, …index files]`, and the worker
 * answers from that.
 */
import { LANGUAGES, type Language } from '../i18n/languages.ts'
import { libraryOf } from './names.ts'
import { find, urlsIn } from './stores.ts'

/** `…/search/en-0123456789ab.json`, the core, and `…/search/en-0123456789ab-i7.json`. */
const FILE = /(\/search\/(en|zh)-[0-9a-f]{12})(?:-i(\d+))?\.json$/
const WHOLE = /-([0-9a-f]{12})-all\.json$/

/** The index read last: a search asks for many of its files at once. */
let opened: { url: string; files: Promise<unknown[]> } | undefined

function json(value: unknown): Response {
  return new Response(JSON.stringify(value), { headers: { 'Content-Type': 'application/json' } })
}

/**
 * One file of an index, out of the one that holds them all.
 * @returns undefined where the address is of no such file, or the whole is not stored
 */
export async function indexFile(url: string): Promise<Response | undefined> {
  const [, , language, number] = FILE.exec(url) ?? []
  if (!language) return undefined
  const whole = url.replace(FILE, '$1-all.json')
  if (opened?.url !== whole) {
    const stored = await find(libraryOf(language as Language), whole)
    if (!stored) return undefined
    opened = { url: whole, files: stored.json() as Promise<unknown[]> }
  }
  const file = (await opened.files)[number === undefined ? 0 : Number(number) + 1]
  return file === undefined ? undefined : json(file)
}

/**
 * The list that names the index of each language: where the one of this build is not
 * stored yet, the one that is.
 * @param ofBuild the list as the build has it
 */
export async function storedIndexes(ofBuild: Response): Promise<Response> {
  const hashes = (await ofBuild.json()) as Record<Language, string>
  for (const language of LANGUAGES) {
    const stored = (await urlsIn(libraryOf(language))).flatMap(url => WHOLE.exec(url)?.[1] ?? [])
    if (stored[0] && !stored.includes(hashes[language])) hashes[language] = stored[0]
  }
  return json(hashes)
}
