/**
 * The service worker, served as /sw.js. What it promises and how to turn it off:
 * docs/offline.md. Why it is written this way: docs/decisions/0007-offline.md.
 */
import { PrecacheController } from 'workbox-precaching/PrecacheController.js'
import { LANGUAGES, languageOfPath, type Language } from '../i18n/languages.ts'
import { isHashed, isLeftAlone, isSafety, languageFor, plainPath } from './addresses.ts'
import { Library, mayFetchAhead, type Build } from './library.ts'
import { ASSETS, GIVEN_FROM, libraryOf, NEWS, SHELL, TAKE_OVER } from './names.ts'
import { networkFirst } from './network-first.ts'
import type { FetchEvent, WorkerScope } from './scope.ts'
import { indexFile, storedIndexes } from './search-index.ts'
import { isForbiddenToStore, isStorable, put } from './stores.ts'
import { recall, remember, tidyAssets } from './visited.ts'

declare const BUILD: Build

/** How long the network may take before a stored page is shown. */
const PATIENCE_MS = 3000

/** Names the index of each language. */
const SEARCH_MANIFEST = '/search/manifest.json'

const scope = self as unknown as WorkerScope
const base = new URL(scope.registration.scope).pathname.replace(/\/$/, '')
const safetyPages = new Set(BUILD.safetyPages)

function urlOf(path: string): string {
  return new URL(base + path, scope.location.origin).href
}

/** Below the base, in its one spelling. */
function pathOf(pathname: string): string {
  return plainPath(pathname.slice(base.length))
}

const shell = new PrecacheController({ cacheName: SHELL })
// The browser refuses a file whose digest is another: then it is of another build, and nothing is installed.
shell.addToCacheList(
  BUILD.shell.map(({ url, revision }) => ({ url: urlOf(url), revision, ...(revision && { integrity: revision }) }))
)

const libraries = Object.fromEntries(
  LANGUAGES.map(language => [language, new Library(libraryOf(language), BUILD.library[language], urlOf)])
) as Record<Language, Library>

function inShell(url: string): boolean {
  return shell.getCacheKeyForURL(url) !== undefined
}

/** By the page that shows it: when the stored page was fetched that the reader was given. */
const givenFrom = new Map<string, string>()

/** What every reader has, before what this one has visited: it is of one build, and never older. */
async function findPage(path: string): Promise<Response | undefined> {
  const language = languageOfPath(path)
  return (
    (language && (await libraries[language].find(path))) ??
    (await shell.matchPrecache(urlOf(path))) ??
    (await recall(urlOf(path))) ??
    (language && (await libraries[language].findEarlier(path)))
  )
}

/** The same, with the day remembered: the page will ask. */
async function givePage(path: string, pageId: string): Promise<Response | undefined> {
  const page = await findPage(path)
  const date = page?.headers.get('date')
  if (date) givenFrom.set(pageId, date)
  return page
}

async function findFile(path: string): Promise<Response | undefined> {
  const file = await shell.matchPrecache(urlOf(path))
  return file && path === SEARCH_MANIFEST ? storedIndexes(file) : file
}

async function isForEverybody(path: string): Promise<boolean> {
  const language = languageOfPath(path)
  return inShell(urlOf(path)) || (language !== undefined && (await libraries[language].find(path)) !== undefined)
}

/** Stores a visited page, unless every reader has it. */
async function store(path: string, response: Response): Promise<void> {
  if (!(await isForEverybody(path))) await remember(urlOf(path), response, isSafety(path, safetyPages))
}

async function answerPage(event: FetchEvent, url: URL, path: string): Promise<Response> {
  const network = (async () => {
    const response = (await event.preloadResponse) ?? (await fetch(event.request))
    event.waitUntil(store(path, response.clone()))
    return response
  })()
  // Also an answer that comes too late to be shown is stored.
  event.waitUntil(network.catch(() => undefined))
  try {
    return await networkFirst(network, () => givePage(path, event.resultingClientId), PATIENCE_MS)
  } catch (error) {
    const offline = await shell.matchPrecache(urlOf(`/${languageFor(path, url.searchParams)}/offline`))
    if (offline) return offline
    throw error
  }
}

async function answerHashed(event: FetchEvent, path: string): Promise<Response> {
  const { url } = event.request
  const stored =
    (await caches.match(url, { ignoreVary: true }).catch(() => undefined)) ??
    (await indexFile(url).catch(() => undefined))
  if (stored) return stored
  const response = await fetch(event.request)
  const mayKeep = isStorable(response) && !isForbiddenToStore(response) && !isSafety(path, safetyPages)
  if (mayKeep) event.waitUntil(put(ASSETS, url, response.clone()))
  return response
}

scope.addEventListener('install', event => {
  event.waitUntil(shell.install(event as never))
})

scope.addEventListener('activate', event => {
  const takeOver = async () => {
    await tidyAssets(urlOf, inShell)
    await shell.activate(event as never)
    await scope.registration.navigationPreload?.enable()
    await scope.clients.claim()
  }
  event.waitUntil(takeOver())
})

scope.addEventListener('fetch', event => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== scope.location.origin || !url.pathname.startsWith(base)) return
  const path = pathOf(url.pathname)
  if (isLeftAlone(path)) return
  if (request.mode === 'navigate') event.respondWith(answerPage(event, url, path))
  else if (isHashed(path)) event.respondWith(answerHashed(event, path))
  else if (inShell(request.url)) {
    event.respondWith(
      networkFirst(fetch(request), () => findFile(path), PATIENCE_MS).catch(() => Response.error())
    )
  }
})

/** Every page, once loaded, says its pathname: the first one was here before the worker. */
async function attend(path: string): Promise<void> {
  if (isLeftAlone(path)) return
  const known = (await isForEverybody(path)) || isSafety(path, safetyPages) || (await recall(urlOf(path)))
  // The browser has just fetched it.
  if (!known) await store(path, await fetch(urlOf(path), { cache: 'force-cache' }))
  const language = languageOfPath(path)
  const { installing, waiting } = scope.registration
  // Behind a newer build, this one’s files are no longer on the server.
  if (!language || installing || waiting || !mayFetchAhead(scope.navigator.connection)) return
  await libraries[language].fill()
}

scope.addEventListener('message', event => {
  const { data, source, ports } = event
  const date = givenFrom.get(source?.id ?? '')
  if (data === TAKE_OVER) {
    LANGUAGES.forEach(language => libraries[language].stop())
    ports[0]?.postMessage(TAKE_OVER)
    event.waitUntil(scope.skipWaiting())
  } else if (data === GIVEN_FROM) {
    ports[0]?.postMessage(date)
  } else if (typeof data === 'string' && data.startsWith(`${base}/`)) {
    if (date || scope.registration.waiting) source?.postMessage(NEWS)
    event.waitUntil(attend(pathOf(data)).catch(() => undefined))
  }
})

// A first worker is no news: no page is under it yet.
scope.registration.addEventListener('updatefound', () => {
  void scope.clients.matchAll().then(pages => pages.forEach(page => page.postMessage(NEWS)))
})
