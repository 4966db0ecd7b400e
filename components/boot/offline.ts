/**
 * The service worker: registered once a page has loaded, told which page that is,
 * and asked about by a script of its own when there is something to say or do.
 */
import { addScript, onClickOf } from './dom.ts'

declare global {
  /** Put in by the bundler (scripts/build-boot.ts). */
  const OFFLINE_ASSETS: { worker: string; script: string }

  interface Window {
    /** The control whose press fetched the script; it takes the press over. */
    footholdPressed?: Element | undefined
  }
}

let fetched = false

function fetchScript(): void {
  if (!fetched) addScript(OFFLINE_ASSETS.script)
  fetched = true
}

async function register(workers: ServiceWorkerContainer): Promise<void> {
  const registration = await workers.register(OFFLINE_ASSETS.worker)
  // A first worker is no news; one that comes after another is.
  if (workers.controller) {
    if (registration.waiting) fetchScript()
    registration.onupdatefound = fetchScript
  }
  ;(await workers.ready).active?.postMessage(location.pathname)
}

/** Begins. Where a browser has no workers, or refuses ours, a page is what it was. */
export function workOffline(): void {
  addEventListener('load', () => register(navigator.serviceWorker).catch(() => undefined))
  onClickOf('[data-offline]', control => {
    if (!fetched) window.footholdPressed = control
    fetchScript()
  })
}
