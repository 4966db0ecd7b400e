/**
 * The worker that ends the worker: served as /sw.js after `OFFLINE=off npm run build`
 * (docs/offline.md). It removes everything we stored, then itself.
 */
import { isOurs } from './names.ts'
import type { WorkerScope } from './scope.ts'

const scope = self as unknown as WorkerScope

scope.addEventListener('install', event => {
  event.waitUntil(scope.skipWaiting())
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
