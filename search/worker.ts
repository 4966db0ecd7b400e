/** The search worker: loads the index, keeps an engine for each language, and answers requests until they are cancelled. */
import { otherLanguage, type Language } from '../i18n/languages.ts'
import { isHan } from './encoder.ts'
import { Engine } from './engine.ts'
import type { FromWorker, ToWorker } from './protocol.ts'
import type { Core, Manifest, SearchResponse } from './types.ts'

/** The part of a worker's global that is used here; the DOM's types describe a window. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null
  postMessage(message: FromWorker): void
}

const scope = self as unknown as WorkerScope

const engines = new Map<Language, Promise<Engine>>()
let address: { base: string; manifest: Manifest } | undefined
const active = new Set<number>()

async function fetchPart(language: Language, part: string): Promise<unknown> {
  if (!address) throw new Error('The worker has no `open` message yet: it does not know where the index is.')
  const { base, manifest } = address
  const response = await fetch(`${base}/search/${language}-${manifest[language]}${part}.json`)
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`)
  return response.json()
}

async function openEngine(language: Language): Promise<Engine> {
  const core = (await fetchPart(language, '')) as Core
  return new Engine(language, core, part => fetchPart(language, `-${part}`))
}

/** A failed engine is forgotten, so that the next request tries again. */
function engineFor(language: Language): Promise<Engine> {
  const engine = engines.get(language) ?? openEngine(language)
  engines.set(language, engine)
  engine.catch(() => engines.delete(language))
  return engine
}

/** Whether a query looks as if it was meant for the other language. Pinyin was not. */
async function isForeign(query: string, language: Language, engine: Engine): Promise<boolean> {
  if (language === 'en' || isHan(query)) return language === 'en' && isHan(query)
  return /[a-z]{3}/i.test(query) && !(await engine.isPinyin(query))
}

async function search({ id, query, language, boosted }: Extract<ToWorker, { type: 'search' }>): Promise<void> {
  function send(message: FromWorker): void {
    if (active.has(id)) scope.postMessage(message)
  }
  let engine: Engine
  try {
    engine = await engineFor(language)
    if (!active.has(id)) return
    const onTitles = (response: SearchResponse) => send({ type: 'response', id, response })
    send({ type: 'response', id, response: await engine.search(query, new Set(boosted), onTitles) })
    if (!active.has(id)) return
  } catch {
    send({ type: 'failed', id })
    return
  }
  try {
    if (!(await isForeign(query, language, engine))) return
    const page = await (await engineFor(otherLanguage(language))).best(query)
    if (page) send({ type: 'offer', id, page })
  } catch {
    // Nothing is lost without an offer.
  }
}

scope.onmessage = ({ data }) => {
  if (data.type === 'open') {
    address = data
    // Started early; the requests report a failure.
    engineFor(data.language).catch(() => undefined)
  } else if (data.type === 'cancel') {
    active.delete(data.id)
  } else {
    active.add(data.id)
    void search(data)
  }
}
