/**
 * The worker that ends the worker: served as /sw.js after `OFFLINE=off npm run build`
 * (docs/offline.md). It removes everything we stored, then itself.
 */
import { isOurs } from './names.ts'
import type { WorkerScope } from './scope.ts'

/** How soon it asks again to take over. */
const RETRY_MS = 1000

const scope = self as unknown as WorkerScope

scope.addEventListener('install', event => {
  event.waitUntil(scope.skipWaiting())
  // Chromium looks once whether the worker before is idle, and may then wait for as long as the site is open.
  setInterval(() => void scope.skipWaiting(), RETRY_MS)
})

scope.addEventListener('activate', event => {
  const end = async () => {
    for (const name of await caches.keys()) {
      if (isOurs(name)) await caches.delete(name)
    }
    await scope.registration.unregister()
  }
  event.waitUntil(end())
})
