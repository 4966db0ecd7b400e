/**
 * Serves out/ as a good static host would: clean addresses, the site's own headers
 * file, brotli or gzip, and the 404 page with its status.
 */
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { constants } from 'node:zlib'
import compression from 'compression'
import sirv from 'sirv'
import { plainPath } from '../../offline/addresses.ts'
import { headersFor, parseHeadersFile, USUAL_CACHING } from './headers-file.ts'
import { TYPES } from './nginx.ts'

/** The form of page addresses; anything else is a file or not ours. */
const PAGE = /^(\/[\w-]+)+$/

/** As hosts compress. From 5 on, most Chinese pages arrive in one round trip: 2 KB less than the library's own 4. */
const BROTLI = 6

/** Text is sent as UTF-8: without a charset, a browser may guess another encoding for plain text. */
function nameType(response: ServerResponse, path: string): void {
  const type = TYPES[extname(path).slice(1) || 'html']?.type
  if (type) response.setHeader('Content-Type', type.startsWith('text/') ? `${type}; charset=utf-8` : type)
}

/** @param folder the exported site @param basePath where it is served from, such as `/guide` */
export function staticServer(folder: string, basePath = ''): Server {
  const rules = parseHeadersFile(readFileSync(join(folder, '_headers'), 'utf8'))
  const notFound = readFileSync(join(folder, '404.html'))
  const files = sirv(folder, { dev: false, etag: true, extensions: ['html'], dotfiles: true, setHeaders: nameType })
  const compress = compression({ threshold: 512, brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI } } })

  function sendNotFound(response: ServerResponse): void {
    // A missing file may exist tomorrow, even one with a hash in its name.
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
    response.end(notFound)
  }

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const [, asked = '/', query = ''] = /^([^?]*)(.*)$/s.exec(request.url ?? '/') ?? []
    const plain = plainPath(asked)
    response.setHeader('Cache-Control', USUAL_CACHING)
    for (const [name, value] of headersFor(rules, plain)) response.setHeader(name, value)
    const below = plain === basePath || plain.startsWith(`${basePath}/`)
    const path = plain.slice(basePath.length) || '/'
    if (!below || path === '/_headers') return sendNotFound(response)
    // One address for each page: any other spelling redirects to it.
    if (asked !== plain && PAGE.test(path) && existsSync(join(folder, `${path}.html`))) {
      response.writeHead(308, { Location: plain + query }).end()
      return
    }
    request.url = encodeURI(path) + query
    files(request, response, () => sendNotFound(response))
  }

  return createServer((request, response) => {
    const next = () => handle(request, response)
    compress(request as never, response as never, next)
  })
}
