/**
 * Serves out/ as a good static host would: clean addresses, the site's own headers
 * file, brotli or gzip, and the 404 page with its status.
 */
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import compression from 'compression'
import sirv from 'sirv'
import { headersFor, parseHeadersFile } from './headers-file.ts'

/** @param folder the exported site @param basePath where it is served from, such as `/guide` */
export function staticServer(folder: string, basePath = ''): Server {
  const rules = parseHeadersFile(readFileSync(join(folder, '_headers'), 'utf8'))
  const notFound = readFileSync(join(folder, '404.html'))
  const files = sirv(folder, { dev: false, etag: true, extensions: ['html'], dotfiles: false })
  const compress = compression({ threshold: 512 })

  function sendNotFound(response: ServerResponse): void {
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
    response.end(notFound)
  }

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const path = url.pathname.startsWith(basePath) ? url.pathname.slice(basePath.length) || '/' : undefined
    if (path === undefined) return sendNotFound(response)
    for (const [name, value] of headersFor(rules, path)) response.setHeader(name, value)
    // One address a page: a trailing slash leads to the address without it.
    if (path !== '/' && path.endsWith('/') && existsSync(join(folder, `${path.slice(0, -1)}.html`))) {
      response.writeHead(308, { Location: `${basePath}${path.slice(0, -1)}${url.search}` }).end()
      return
    }
    request.url = `${path}${url.search}`
    files(request, response, () => sendNotFound(response))
  }

  return createServer((request, response) => {
    const next = () => handle(request, response)
    compress(request as never, response as never, next)
  })
}
