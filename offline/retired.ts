/** The worker that ends the worker, from `OFFLINE=off npm run build` (docs/offline.md): removes our caches, then itself. */
import { isOurs } from './names.ts'
import type { WorkerScope } from './scope.ts'

const RETRY_MS = 1000

const scope = self as unknown as WorkerScope

scope.addEventListener('install', event => {
  event.waitUntil(scope.skipWaiting())
  // Chromium checks only once whether the old worker is idle, and may then wait while the site stays open.
  setInterval(() => void scope.skipWaiting(), RETRY_MS)
})

scope.addEventListener('activate', event => {
  const end = async () => {
    const names = await caches.keys()
    for (const name of names.filter(isOurs)) await caches.delete(name)
    await scope.registration.unregister()
  }
  event.waitUntil(end())
})
