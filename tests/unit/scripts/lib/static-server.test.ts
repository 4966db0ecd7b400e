/** Our own server with a tiny export. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { headersText } from '../../../../scripts/lib/header-rules.ts'
import { staticServer } from '../../../../scripts/lib/static-server.ts'

const PAGES = ['404.html', 'index.html', 'en.html', 'en/community/crisis.html', 'auth/sign-in.html']
const FILES = [...PAGES, 'assets/page-9d405bcb2943.js', '.well-known/security.txt', 'figures.json']

describe.each(['', '/guide'])('a site at “%s/”', basePath => {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-server-'))
  let server: ReturnType<typeof staticServer>

  beforeAll(async () => {
    for (const file of FILES) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), `this is ${file}`)
    }
    const safetyPages = ['/community/crisis']
    const headers = headersText({ policy: "default-src 'none'", safetyPages, files: [], basePath })
    writeFileSync(join(folder, '_headers'), headers)
    server = staticServer(folder, basePath)
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  })

  afterAll(() => {
    server.close()
    rmSync(folder, { recursive: true })
  })

  /** Requests a path exactly as written, which `fetch` would normalise. */
  async function ask(path: string) {
    const { port } = server.address() as AddressInfo
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path: basePath + path }, resolve)
      sent.on('error', reject).end()
    })
    const { 'cache-control': caching, 'content-type': type, location } = response.headers
    return { status: response.statusCode, caching, type, location, body: await readText(response) }
  }

  const [html, text] = ['text/html; charset=utf-8', 'text/plain; charset=utf-8']
  const [script, aYear] = ['text/javascript; charset=utf-8', 'public, max-age=31536000, immutable']

  it.each([
    ['/', 'index.html', 'no-cache', html],
    ['/en', 'en.html', 'no-cache', html],
    ['/en?q=1', 'en.html', 'no-cache', html],
    ['/en/community/crisis', 'en/community/crisis.html', 'no-store', html],
    ['/assets/page-9d405bcb2943.js', 'assets/page-9d405bcb2943.js', aYear, script],
    ['/auth/sign-in', 'auth/sign-in.html', 'no-store', html],
    ['/.well-known/security.txt', '.well-known/security.txt', 'no-cache', text],
    ['/figures.json', 'figures.json', 'no-cache', 'application/json']
  ])('serves %s from %s with “%s” as %s', async (path, file, caching, type) => {
    expect(await ask(path)).toMatchObject({ status: 200, caching, type, location: undefined, body: `this is ${file}` })
  })

  const missing = ['/nowhere', '/assets/page-000000000000.js', '/search/en-000000000000.json', '/_headers']
  const malformed = ['/en/community/%2563risis', '/en/%zz', '/%', '/../etc/passwd']

  // Mail programs write `%23` for the `#`: the page without its answers would pass its example off as theirs.
  const hashInPath = ['/en%23age=30&pay=480', '/en%2523age=30', '/en%23', '/en%3Fage=30']

  it.each([...missing, ...malformed, ...hashInPath])('answers %s with an uncached 404', async path => {
    expect(await ask(path)).toMatchObject({ status: 404, caching: 'no-store', body: 'this is 404.html' })
  })

  it.each([
    ['/en.html?q=1', '/en?q=1', 'no-cache'],
    ['/en/', '/en', 'no-cache'],
    ['/en/community/crisis.html', '/en/community/crisis', 'no-store'],
    ['/en/community/crisis/', '/en/community/crisis', 'no-store'],
    ['/en/community/%63risis', '/en/community/crisis', 'no-store'],
    ['//en//community///crisis', '/en/community/crisis', 'no-store']
  ])('redirects %s to %s with “%s”', async (path, to, caching) => {
    expect(await ask(path)).toMatchObject({ status: 308, location: basePath + to, caching })
  })
})
