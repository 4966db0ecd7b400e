/** React's event for the boot script: every island is hydrated. */
export const READY_EVENT = 'foothold:ready'

declare global {
  interface Window {
    footholdReady?: boolean
  }
}

/** Called once, after hydration. */
export function announceReady(): void {
  window.footholdReady = true
  document.dispatchEvent(new Event(READY_EVENT))
}
