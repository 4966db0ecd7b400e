/** The event by which React tells the boot script that the page is alive. */
export const READY_EVENT = 'foothold:ready'

declare global {
  interface Window {
    footholdReady?: boolean
  }
}

/** Called once by the app after hydration. */
export function announceReady(): void {
  window.footholdReady = true
  document.dispatchEvent(new Event(READY_EVENT))
}
