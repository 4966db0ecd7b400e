/** The offer of a new version: nothing changes until the reader asks for it. */
import type { OfflineWords } from '../../../i18n/offline/index.ts'
import { TAKE_OVER } from '../../../offline/names.ts'

/** How long the worker in charge may take to say that it has put its work down. */
const PATIENCE_MS = 3000

/**
 * The worker in charge is told first, and answers: a browser hands over at once only
 * from one that is up and idle, and looks when the new one asks.
 */
async function takeOver(waiting: ServiceWorker, inCharge: ServiceWorker | null): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  const answered = new Promise(resolve => {
    port1.onmessage = resolve
  })
  inCharge?.postMessage(TAKE_OVER, [port2])
  await Promise.race([answered, new Promise(resolve => setTimeout(resolve, PATIENCE_MS))])
  waiting.postMessage(TAKE_OVER)
}

function button(text: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.textContent = text
  element.addEventListener('click', onClick)
  return element
}

/** Shows the bar, once. @param onReload called when the reader wants the new version */
function showBar(words: OfflineWords, onReload: () => void): void {
  if (document.querySelector('.update-bar')) return
  const bar = document.createElement('div')
  bar.className = 'update-bar'
  const status = document.createElement('p')
  status.setAttribute('role', 'status')
  bar.append(status, button(words.reload, onReload), button(words.later, () => bar.remove()))
  document.body.append(bar)
  // A status is read out where it changes, not where it appears.
  requestAnimationFrame(() => {
    status.textContent = words.update
  })
}

/** The worker that waits now, or as soon as the one being installed does. */
function whenWaiting(registration: ServiceWorkerRegistration, then: (worker: ServiceWorker) => void): void {
  if (registration.waiting) then(registration.waiting)
  registration.installing?.addEventListener('statechange', () => {
    if (registration.waiting) then(registration.waiting)
  })
}

/** Shows the bar whenever a new version waits, now or later, and reloads once it has taken over at the reader’s wish. */
export async function offerUpdates(words: OfflineWords): Promise<void> {
  const workers = navigator.serviceWorker
  const registration = await workers?.getRegistration()
  if (!registration || !workers.controller) return
  let asked = false
  workers.addEventListener('controllerchange', () => {
    if (asked) location.reload()
    // Another tab has asked: there is nothing left to offer.
    else document.querySelector('.update-bar')?.remove()
  })
  const offer = () =>
    whenWaiting(registration, worker =>
      showBar(words, () => {
        if (asked) return
        asked = true
        void takeOver(worker, workers.controller)
      })
    )
  offer()
  registration.addEventListener('updatefound', offer)
}
