import { afterFrame } from './dom.ts'
import { loadScript, onFirstUse } from './first-use.ts'

declare global {
  /** Put in by the bundler (scripts/build-boot.ts). */
  const OFFLINE_ASSETS: { worker: string; script: string }
}

/** Registers the worker. Where a browser has none, or refuses ours, the page works without. */
async function registerWorker(onNews: () => void): Promise<void> {
  try {
    const workers = navigator.serviceWorker
    await workers.register(OFFLINE_ASSETS.worker)
    workers.onmessage = () => onNews()
    ;(await workers.ready).active?.postMessage(location.pathname)
  } catch {
    // Saved pages are an addition.
  }
}

/** The script of the controls is fetched at the first press, or when the worker has news. */
export function watchForOffline(): void {
  const start = onFirstUse({ click: '[data-offline]' }, (ready, fail) => loadScript(OFFLINE_ASSETS.script, ready, fail))
  // What a page needs least waits for its first frame, which may come later than its load.
  addEventListener('load', () => afterFrame(() => void registerWorker(start)))
}
