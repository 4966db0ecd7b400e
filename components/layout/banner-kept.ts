/** Which banner the reader closed: kept on the device, so that it stays closed (site.config.ts). */

export const BANNER_KEY = 'foothold-banner'

/** Whether it was closed on this device. */
export function isClosed(banner: string): boolean {
  try {
    return localStorage.getItem(BANNER_KEY) === banner
  } catch {
    return false
  }
}

/** Keeps that it was closed; where storage is blocked it is closed on this page. */
export function keepClosed(banner: string): void {
  try {
    localStorage.setItem(BANNER_KEY, banner)
  } catch {
    // Said above.
  }
}
