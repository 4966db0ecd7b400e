import type { OfflineWords } from '../../../i18n/offline/index.ts'
import { TAKE_OVER } from '../../../offline/names.ts'
import { ask } from './ask.ts'
import { removeLine, showLine } from './bar.ts'

/**
 * Tells the active worker first, and waits for its answer: a browser hands over at once only from a worker
 * that is running and idle, and checks that when the new one asks.
 */
async function takeOver(waiting: ServiceWorker, active: ServiceWorker | null): Promise<void> {
  await ask(active, TAKE_OVER)
  waiting.postMessage(TAKE_OVER)
}

/** Calls back with the worker that waits, now or when the one being installed does. */
function whenWaiting(registration: ServiceWorkerRegistration, then: (worker: ServiceWorker) => void): void {
  const check = () => registration.waiting && then(registration.waiting)
  check()
  registration.installing?.addEventListener('statechange', check)
}

/** Offers a new version whenever one waits. It takes over, and the page reloads, only at the reader’s wish. */
export async function offerUpdates(words: OfflineWords): Promise<void> {
  const workers = navigator.serviceWorker
  const registration = await workers?.getRegistration()
  if (!registration || !workers.controller) return
  let asked = false
  workers.addEventListener('controllerchange', () => {
    if (asked) location.reload()
    // Another tab has asked: there is nothing left to offer.
    else removeLine('update')
  })
  const offer = () =>
    whenWaiting(registration, worker => {
      const reload = () => {
        if (!asked) void takeOver(worker, workers.controller)
        asked = true
      }
      showLine('update', words.update, [
        [words.reload, reload],
        [words.later, () => removeLine('update')]
      ])
    })
  offer()
  registration.addEventListener('updatefound', offer)
}
