/**
 * The service worker: registered, and told which page this is.
 * A script of its own is fetched when the worker has news, or a control is pressed.
 */
import { onClickOf } from './dom.ts'

declare global {
  /** Put in by the bundler (scripts/build-boot.ts). */
  const OFFLINE_ASSETS: { worker: string; script: string }
}

let fetched = false
let pressed: HTMLElement | undefined

/** @param control whose press is repeated once the script is there; where it cannot be had, the status beside it says so */
function fetchScript(control?: HTMLElement): void {
  // The script may be on its way already, for news.
  pressed = control ?? pressed
  if (fetched) return
  fetched = true
  const script = document.createElement('script')
  script.src = OFFLINE_ASSETS.script
  script.onload = () => pressed?.click()
  script.onerror = () => {
    fetched = false
    if (pressed) pressed.nextElementSibling!.textContent = pressed.dataset.failed!
    pressed = undefined
  }
  document.head.append(script)
}

/** Begins. Where a browser has no workers, or refuses ours, a page is what it was. */
export async function workOffline(): Promise<void> {
  onClickOf('[data-offline]', fetchScript)
  try {
    const workers = navigator.serviceWorker
    await workers.register(OFFLINE_ASSETS.worker)
    workers.onmessage = () => fetchScript()
    ;(await workers.ready).active?.postMessage(location.pathname)
  } catch {
    // As before there were workers.
  }
}
