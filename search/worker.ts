/** The worker: fetches the index, keeps an engine a language, and answers the newest query. */
import { otherLanguage, type Language } from '../i18n/languages.ts'
import { isHan } from './encoder.ts'
import { Engine } from './engine.ts'
import type { Asked, Channel, FromWorker, ToWorker } from './protocol.ts'
import type { Core, Manifest, PageLink } from './types.ts'

/** Only what a worker's global is used for here; the DOM's types describe a window. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null
  postMessage(message: FromWorker): void
}

const scope = self as unknown as WorkerScope

const engines = new Map<Language, Promise<Engine>>()
let address: { base: string; manifest: Manifest } | undefined
const newest = new Map<Channel, number>()

async function fetchPart(language: Language, part: string): Promise<unknown> {
  if (!address) throw new Error('The worker was not told where the index is.')
  const { base, manifest } = address
  const response = await fetch(`${base}/search/${language}-${manifest[language]}${part}.json`)
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`)
  return response.json()
}

async function openEngine(language: Language): Promise<Engine> {
  const core = (await fetchPart(language, '')) as Core
  return new Engine(language, core, part => fetchPart(language, `-${part}`))
}

/** A failed engine is forgotten, so that the next try begins anew. */
function engineFor(language: Language): Promise<Engine> {
  const engine = engines.get(language) ?? openEngine(language)
  engines.set(language, engine)
  engine.catch(() => engines.delete(language))
  return engine
}

/** Does the query look like it was meant for the other language? Pinyin was not. */
function isForeign(query: string, language: Language, engine: Engine): boolean {
  return language === 'en' ? isHan(query) : !isHan(query) && /[a-z]{3}/i.test(query) && !engine.isPinyin(query)
}

/** A newer question of the same channel makes this one void. */
function isVoid({ channel, id }: Asked): boolean {
  return newest.get(channel) !== id
}

async function search({ asked, query, language, lifted }: Extract<ToWorker, { type: 'search' }>): Promise<void> {
  function send(message: FromWorker): void {
    if (!isVoid(asked)) scope.postMessage(message)
  }
  try {
    const engine = await engineFor(language)
    if (isVoid(asked)) return
    const reply = await engine.search(query, new Set(lifted), early => send({ type: 'reply', asked, reply: early }))
    send({ type: 'reply', asked, reply })
    if (isVoid(asked) || !isForeign(query, language, engine)) return
  } catch {
    send({ type: 'failed', asked })
    return
  }
  const page = await offerFrom(otherLanguage(language), query)
  if (page) send({ type: 'offer', asked, page })
}

/** The best page in the other language. Where it cannot be had, nothing is lost. */
async function offerFrom(language: Language, query: string): Promise<PageLink | undefined> {
  try {
    return await (await engineFor(language)).best(query)
  } catch {
    return undefined
  }
}

scope.onmessage = ({ data }) => {
  if (data.type === 'open') {
    address = data
    // Begun early; whoever asks is told where it fails.
    engineFor(data.language).catch(() => undefined)
  } else {
    newest.set(data.asked.channel, data.asked.id)
    void search(data)
  }
}
