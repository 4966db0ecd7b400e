/** Watches what a page does that its reader cannot see. */
import type { Page, Request } from '@playwright/test'

export interface Watch {
  /** Errors of the console and uncaught ones, each with the address of the page. */
  errors: string[]
  /** Requests to any other origin. */
  thirdParty: string[]
  /** Requests since the last reset, without data: addresses. */
  requests: Request[]
  reset(): void
}

/** Collects uncaught errors, without those of the console: a network that is down logs some. */
export function uncaught(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  return errors
}

/** Waits until the page has drawn and has nothing left to do: what it means to fetch, it has asked for. */
export function settled(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>(resolve =>
        requestAnimationFrame(() => setTimeout(requestIdleCallback, 0, () => resolve(), { timeout: 2000 }))
      )
  )
}

/** Starts to watch; call it before the first navigation. */
export function watch(page: Page): Watch {
  const seen: Watch = {
    errors: [],
    thirdParty: [],
    requests: [],
    reset() {
      seen.errors.length = 0
      seen.thirdParty.length = 0
      seen.requests.length = 0
    }
  }
  const at = () => new URL(page.url()).pathname
  page.on('console', message => {
    // Chromium asks for this by itself where a document, such as robots.txt, names no icon.
    if (message.location().url.endsWith('/favicon.ico')) return
    if (message.type() === 'error') seen.errors.push(`${at()}: ${message.text()}`)
  })
  page.on('pageerror', error => seen.errors.push(`${at()}: ${error.message}`))
  page.on('request', request => {
    const url = new URL(request.url())
    if (url.protocol === 'data:') return
    seen.requests.push(request)
    if (url.hostname !== 'localhost') seen.thirdParty.push(`${at()}: ${url.href}`)
  })
  return seen
}
