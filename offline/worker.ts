/** The service worker, served as /sw.js. What it promises: docs/offline.md; why: docs/decisions/0007-offline.md. */
import { PrecacheController } from 'workbox-precaching/PrecacheController.js'
import { LANGUAGES, languageOfPath, type Language } from '../i18n/languages.ts'
import { INTERVIEW, isHashed, isSafety, isSignIn, languageFor, plainPath } from './addresses.ts'
import { isNoStore, isStorable, put, urlsIn } from './caches.ts'
import { Library, mayFetchAhead, type Build } from './library.ts'
import { ASSETS, GIVEN_FROM, interviewOf, KEPT, libraryOf, NEWS, SHELL, TAKE_OVER } from './names.ts'
import { networkFirst } from './network-first.ts'
import type { FetchEvent, WorkerScope } from './scope.ts'
import { indexFile, withCachedIndexes } from './search-index.ts'
import { findVisited, pruneAssets, putVisited } from './visited.ts'

declare const BUILD: Build

/** Milliseconds that the network may take before a cached response is used. */
const PATIENCE_MS = 3000

const scope = self as unknown as WorkerScope
const base = new URL(scope.registration.scope).pathname.replace(/\/$/, '')
const safetyPages = new Set(BUILD.safetyPages)

function urlOf(path: string): string {
  return new URL(base + path, scope.location.origin).href
}

/** The one spelling of a path, below the base path. */
function pathOf(pathname: string): string {
  return plainPath(pathname.slice(base.length))
}

const shell = new PrecacheController({ cacheName: SHELL })
// With the digest the browser refuses files of another build: then nothing is installed.
shell.addToCacheList(
  BUILD.shell.map(({ url, revision }) => ({ url: urlOf(url), revision, ...(revision && { integrity: revision }) }))
)

function librariesOf(lists: Build['library'], nameOf: (language: Language) => string): Record<Language, Library> {
  const entries = LANGUAGES.map(language => [language, new Library(nameOf(language), lists[language], urlOf)])
  return Object.fromEntries(entries) as Record<Language, Library>
}

const libraries = librariesOf(BUILD.library, libraryOf)
const interviews = librariesOf(BUILD.interview, interviewOf)

function inShell(url: string): boolean {
  return shell.getCacheKeyForURL(url) !== undefined
}

/** When the cached copy was fetched that a page was given, by the page’s client id. */
const givenFrom = new Map<string, string>()

/** What every reader has comes before what this one has visited: it is of this build, and never older. */
async function findPage(path: string): Promise<Response | undefined> {
  const language = languageOfPath(path)
  return (
    (language && (await libraries[language].find(path))) ??
    (language && (await interviews[language].find(path))) ??
    (await shell.matchPrecache(urlOf(path))) ??
    (await findVisited(urlOf(path))) ??
    (language && (await libraries[language].findEarlier(path))) ??
    (language && (await interviews[language].findEarlier(path)))
  )
}

/** A cached page; its date is kept, for the page will ask for it. */
async function givePage(path: string, clientId: string): Promise<Response | undefined> {
  const page = await findPage(path)
  const date = page?.headers.get('date')
  if (date) givenFrom.set(clientId, date)
  return page
}

async function findFile(path: string): Promise<Response | undefined> {
  const file = await shell.matchPrecache(urlOf(path))
  return file && path === '/search/manifest.json' ? withCachedIndexes(file) : file
}

async function isShared(path: string): Promise<boolean> {
  const language = languageOfPath(path)
  return inShell(urlOf(path)) || (language !== undefined && (await libraries[language].find(path)) !== undefined)
}

async function cacheVisited(path: string, response: Response): Promise<void> {
  if (!(await isShared(path))) await putVisited(urlOf(path), response, isSafety(path, safetyPages))
}

async function respondWithPage(event: FetchEvent, url: URL, path: string): Promise<Response> {
  const network = (async () => {
    const response = (await event.preloadResponse) ?? (await fetch(event.request))
    event.waitUntil(cacheVisited(path, response.clone()))
    return response
  })()
  // A response too late to be shown is cached too.
  event.waitUntil(network.catch(() => undefined))
  try {
    return await networkFirst(network, () => givePage(path, event.resultingClientId), PATIENCE_MS)
  } catch (error) {
    const offline = await shell.matchPrecache(urlOf(`/${languageFor(path, url.searchParams)}/offline`))
    if (offline) return offline
    throw error
  }
}

async function respondWithHashed(event: FetchEvent, path: string): Promise<Response> {
  const { url } = event.request
  const cached =
    (await caches.match(url, { ignoreVary: true }).catch(() => undefined)) ??
    (await indexFile(url).catch(() => undefined))
  if (cached) return cached
  const response = await fetch(event.request)
  const mayCache = isStorable(response) && !isNoStore(response) && !isSafety(path, safetyPages)
  if (mayCache) event.waitUntil(put(ASSETS, url, response.clone()))
  return response
}

scope.addEventListener('install', event => event.waitUntil(shell.install(event as never)))

scope.addEventListener('activate', event => {
  const activate = async () => {
    await pruneAssets(urlOf, inShell)
    await shell.activate(event as never)
    await scope.registration.navigationPreload?.enable()
    await scope.clients.claim()
  }
  event.waitUntil(activate())
})

scope.addEventListener('fetch', event => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== scope.location.origin || !url.pathname.startsWith(base)) return
  const path = pathOf(url.pathname)
  if (isSignIn(path)) return
  if (request.mode === 'navigate') event.respondWith(respondWithPage(event, url, path))
  else if (isHashed(path)) event.respondWith(respondWithHashed(event, path))
  else if (inShell(request.url)) {
    event.respondWith(networkFirst(fetch(request), () => findFile(path), PATIENCE_MS).catch(() => Response.error()))
  }
})

/** Each page sends its path once it has loaded: the first one was there before the worker. */
async function onLoaded(path: string): Promise<void> {
  if (isSignIn(path)) return
  const known = (await isShared(path)) || isSafety(path, safetyPages) || (await findVisited(urlOf(path)))
  // From the browser’s own cache, which has just been filled.
  if (!known) await cacheVisited(path, await fetch(urlOf(path), { cache: 'force-cache' }))
  const language = languageOfPath(path)
  const { installing, waiting } = scope.registration
  // Behind a newer build, this one’s files are no longer on the server.
  if (!language || installing || waiting) return
  // Not ahead: its page has fetched the same, or will.
  if (path === `/${language}${INTERVIEW}` || (await interviews[language].isInUse())) await interviews[language].fill()
  if (mayFetchAhead(scope.navigator.connection)) await libraries[language].fill()
}

scope.addEventListener('message', event => {
  const { data, source, ports } = event
  const date = givenFrom.get(source?.id ?? '')
  if (data === TAKE_OVER) {
    LANGUAGES.forEach(language => [libraries, interviews].forEach(each => each[language].stop()))
    ports[0]?.postMessage(TAKE_OVER)
    event.waitUntil(scope.skipWaiting())
  } else if (data === GIVEN_FROM) {
    ports[0]?.postMessage(date)
  } else if (typeof data === 'string' && data.startsWith(`${base}/`)) {
    const path = pathOf(data)
    const tell = async () => {
      const hasKept = isSafety(path, safetyPages) && (await urlsIn(KEPT)).length > 0
      if (date || scope.registration.waiting || hasKept) source?.postMessage(NEWS)
    }
    event.waitUntil(tell())
    event.waitUntil(onLoaded(path).catch(() => undefined))
  }
})

// A first worker controls no page yet, so no page is notified of it.
scope.registration.addEventListener('updatefound', () => {
  void scope.clients.matchAll().then(pages => pages.forEach(page => page.postMessage(NEWS)))
})
