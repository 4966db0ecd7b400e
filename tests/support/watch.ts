/** Watches what a page does behind the reader's back. */
import type { Page, Request } from '@playwright/test'

export interface Watch {
  /** Errors of the console and uncaught ones, each with the address of the page. */
  errors: string[]
  /** Requests to any other origin. */
  strangers: string[]
  /** Requests since the last `forget`, data: addresses left out. */
  requests: Request[]
  /** Begins anew. */
  forget(): void
}

/** Errors that nobody caught, from now on. Not those of the console: a network that is down puts some there. */
export function uncaught(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  return errors
}

/** Begins to watch; call before the first navigation. */
export function watch(page: Page): Watch {
  const seen: Watch = {
    errors: [],
    strangers: [],
    requests: [],
    forget() {
      seen.errors.length = 0
      seen.strangers.length = 0
      seen.requests.length = 0
    }
  }
  page.on('console', message => {
    if (message.type() === 'error') seen.errors.push(`${new URL(page.url()).pathname}: ${message.text()}`)
  })
  page.on('pageerror', error => seen.errors.push(`${new URL(page.url()).pathname}: ${error.message}`))
  page.on('request', request => {
    const url = new URL(request.url())
    if (url.protocol === 'data:') return
    seen.requests.push(request)
    if (url.hostname !== 'localhost') seen.strangers.push(`${new URL(page.url()).pathname}: ${url.href}`)
  })
  return seen
}
