/** The offer of a new version: nothing changes until the reader asks for it. */
import type { OfflineWords } from '../../../i18n/offline/index.ts'
import { TAKE_OVER } from '../../../offline/names.ts'

/**
 * How often the new version is asked to take over, until it has. Browsers look once
 * whether the worker before is idle, and may then wait for as long as the site is open.
 */
const RETRY_MS = 1000

function button(text: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.textContent = text
  element.addEventListener('click', onClick)
  return element
}

/** Shows the bar, once. @param takeOver called when the reader wants the new version */
function showBar(words: OfflineWords, takeOver: () => void): void {
  if (document.querySelector('.update-bar')) return
  const bar = document.createElement('div')
  bar.className = 'update-bar'
  const status = document.createElement('p')
  status.setAttribute('role', 'status')
  bar.append(status, button(words.reload, takeOver), button(words.later, () => bar.remove()))
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
        const ask = () => {
          worker.postMessage(TAKE_OVER)
          workers.controller?.postMessage(TAKE_OVER)
        }
        ask()
        setInterval(ask, RETRY_MS)
      })
    )
  offer()
  registration.addEventListener('updatefound', offer)
}
