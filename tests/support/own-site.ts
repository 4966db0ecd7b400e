/** The exported site on a port of its own, whose responses a test may change, delay or refuse. */
import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { staticServer } from '../../scripts/lib/static-server.ts'
import { now } from './clock.ts'
import { OUT } from './export.ts'
import { test as base } from './policy.ts'

export interface OwnSite {
  url: string
  /** Refuses every connection, as without a network. */
  down: boolean
  /** Responses to paths, without their query, in place of the exported file. */
  answers: Map<string, (response: ServerResponse) => void>
  close(): Promise<void>
}

async function startSite(): Promise<OwnSite> {
  const exported = staticServer(OUT, process.env.NEXT_PUBLIC_BASE_PATH)
  const site: OwnSite = { url: '', down: false, answers: new Map(), close: async () => undefined }
  const server = createServer((request, response) => {
    // From the clock of the tests, because a saved copy says of which day it is.
    response.setHeader('Date', new Date(now()).toUTCString())
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const answer = site.answers.get(pathname)
    if (site.down) request.socket.destroy()
    else if (answer) answer(response)
    else exported.emit('request', request, response)
  })
  await new Promise<void>(resolve => server.listen(0, resolve))
  site.url = `http://localhost:${(server.address() as AddressInfo).port}`
  site.close = async () => {
    server.closeAllConnections()
    server.close()
  }
  return site
}

/** A response with a status and a body. */
export function answerWith(status: number, body: string | Uint8Array = '', type = 'text/javascript') {
  return (response: ServerResponse): void => {
    response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(body)
  }
}

/**
 * Opens a page that arrives in two parts: the second is sent once the first has been painted.
 * @param placeOf where the second part begins
 */
export async function openInParts(
  page: Page,
  site: OwnSite,
  path: string,
  placeOf: (html: string) => number
): Promise<void> {
  const { pathname } = new URL(path, site.url)
  const html = readFileSync(join(OUT, `${pathname}.html`), 'utf8')
  const place = placeOf(html)
  if (place < 0) throw new Error(`${pathname} has no such place.`)
  let sendRest = () => {}
  site.answers.set(pathname, response => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).write(html.slice(0, place))
    sendRest = () => response.end(html.slice(place))
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  sendRest()
  await page.waitForLoadState()
}

/** Tests with a site of their own each, and with service workers, which other tests block. */
export const test = base.extend<{ site: OwnSite }>({
  site: async ({}, give) => {
    const site = await startSite()
    await give(site)
    await site.close()
  },
  baseURL: ({ site }, give) => give(site.url),
  serviceWorkers: 'allow'
})
