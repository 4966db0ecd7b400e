/**
 * The service worker, served as /sw.js. What it promises and how to turn it off:
 * docs/offline.md. Why it is written this way: docs/decisions/0007-offline.md.
 */
import { PrecacheController } from 'workbox-precaching/PrecacheController.js'
import { LANGUAGES, languageOfPath, type Language } from '../i18n/languages.ts'
import { isHashed, isLeftAlone, isSafety, languageFor } from './addresses.ts'
import { dropOldEntries, Library, mayFetchAhead, type Entry } from './library.ts'
import { ASSETS, SHELL, TAKE_OVER } from './names.ts'
import { networkFirst } from './network-first.ts'
import type { FetchEvent, WorkerScope } from './scope.ts'
import { isForbiddenToStore, isStorable, put } from './stores.ts'
import { recall, remember, tidyAssets } from './visited.ts'

/** Put in by the build (scripts/build-offline.ts). */
declare const BUILD: {
  shell: Entry[]
  library: Record<Language, Entry[]>
  /** Paths without their language. */
  safetyPages: string[]
}

/** How long the network may take before a stored page is shown. */
const PATIENCE_MS = 3000

const scope = self as unknown as WorkerScope
const base = new URL(scope.registration.scope).pathname.replace(/\/$/, '')
const safetyPages = new Set(BUILD.safetyPages)

function urlOf(path: string): string {
  return new URL(base + path, scope.location.origin).href
}

/** Below the base, and without a slash at its end. */
function pathOf(pathname: string): string {
  return pathname.slice(base.length).replace(/(.)\/$/, '$1') || '/'
}

const shell = new PrecacheController({ cacheName: SHELL })
shell.addToCacheList(BUILD.shell.map(({ url, revision }) => ({ url: urlOf(url), revision })))

const libraries = Object.fromEntries(
  LANGUAGES.map(language => [language, new Library(BUILD.library[language], urlOf)])
) as Record<Language, Library>

function inShell(url: string): boolean {
  return shell.getCacheKeyForURL(url) !== undefined
}

/** What every reader has, before what this one has visited: it is of one build, and never older. */
async function findPage(path: string): Promise<Response | undefined> {
  const language = languageOfPath(path)
  return (
    (language && (await libraries[language].find(path))) ??
    (await shell.matchPrecache(urlOf(path))) ??
    (await recall(urlOf(path)))
  )
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
    return await networkFirst(network, () => findPage(path), PATIENCE_MS)
  } catch (error) {
    const offline = await shell.matchPrecache(urlOf(`/${languageFor(path, url.searchParams)}/offline`))
    if (offline) return offline
    throw error
  }
}

async function answerHashed(event: FetchEvent, path: string): Promise<Response> {
  const { url } = event.request
  const stored = await caches.match(url, { ignoreVary: true }).catch(() => undefined)
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
    await dropOldEntries(Object.values(libraries))
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
      networkFirst(fetch(request), () => shell.matchPrecache(request.url), PATIENCE_MS).catch(() => Response.error())
    )
  }
})

/** Every page, once loaded, says its pathname: the first one was here before the worker. */
async function attend(path: string): Promise<void> {
  if (isLeftAlone(path)) return
  const known = (await isForEverybody(path)) || isSafety(path, safetyPages) || (await recall(urlOf(path)))
  if (!known) await store(path, await fetch(urlOf(path)))
  const language = languageOfPath(path)
  if (language && mayFetchAhead(scope.navigator.connection)) await libraries[language].fill()
}

scope.addEventListener('message', event => {
  if (event.data === TAKE_OVER) {
    LANGUAGES.forEach(language => libraries[language].stop())
    event.ports[0]?.postMessage(TAKE_OVER)
    event.waitUntil(scope.skipWaiting())
  } else if (typeof event.data === 'string' && event.data.startsWith(`${base}/`)) {
    event.waitUntil(attend(pathOf(event.data)).catch(() => undefined))
  }
})
