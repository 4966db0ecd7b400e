/** The offer of a new version: nothing changes until the reader asks for it. */
import type { OfflineWords } from '../../../i18n/offline/index.ts'
import { TAKE_OVER } from '../../../offline/names.ts'
import { ask } from './ask.ts'
import { removeLine, showLine } from './bar.ts'

/**
 * The worker in charge is told first, and answers: a browser hands over at once only
 * from one that is up and idle, and looks when the new one asks.
 */
async function takeOver(waiting: ServiceWorker, inCharge: ServiceWorker | null): Promise<void> {
  await ask(inCharge, TAKE_OVER)
  waiting.postMessage(TAKE_OVER)
}

/** The worker that waits now, or as soon as the one being installed does. */
function whenWaiting(registration: ServiceWorkerRegistration, then: (worker: ServiceWorker) => void): void {
  if (registration.waiting) then(registration.waiting)
  registration.installing?.addEventListener('statechange', () => {
    if (registration.waiting) then(registration.waiting)
  })
}

/** Says so whenever a new version waits, now or later, and reloads once it has taken over at the reader’s wish. */
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
