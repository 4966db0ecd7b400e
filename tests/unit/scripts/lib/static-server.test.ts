/** Our own server with a tiny export. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { headersText } from '../../../../scripts/lib/header-rules.ts'
import { staticServer } from '../../../../scripts/lib/static-server.ts'

const FILES = [
  '404.html',
  'index.html',
  'en.html',
  'en/community/crisis.html',
  'assets/page-9d405bcb2943.js',
  'auth/sign-in.html',
  'llms.txt',
  '.well-known/security.txt',
  'figures.json'
]

interface Answer {
  status: number
  caching: string | undefined
  type: string | undefined
  location: string | undefined
  body: string
}

describe.each(['', '/guide'])('a site at “%s/”', basePath => {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-server-'))
  let server: ReturnType<typeof staticServer>

  beforeAll(async () => {
    for (const file of FILES) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), `this is ${file}`)
    }
    const safetyPages = ['/community/crisis']
    writeFileSync(
      join(folder, '_headers'),
      headersText({ policy: "default-src 'none'", safetyPages, files: [], basePath })
    )
    server = staticServer(folder, basePath)
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  })

  afterAll(() => {
    server.close()
    rmSync(folder, { recursive: true })
  })

  /** Requests a path exactly as written, which `fetch` would normalise. */
  function ask(path: string): Promise<Answer> {
    const { port } = server.address() as AddressInfo
    return new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port, path: basePath + path }, response => {
        let body = ''
        response.setEncoding('utf8').on('data', (part: string) => (body += part))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            caching: response.headers['cache-control'],
            type: response.headers['content-type'],
            location: response.headers.location,
            body
          })
        )
      })
        .on('error', reject)
        .end()
    })
  }

  it.each([
    ['/', 'index.html', 'no-cache'],
    ['/en', 'en.html', 'no-cache'],
    ['/en?q=1', 'en.html', 'no-cache'],
    ['/en/community/crisis', 'en/community/crisis.html', 'no-store'],
    ['/assets/page-9d405bcb2943.js', 'assets/page-9d405bcb2943.js', 'public, max-age=31536000, immutable'],
    ['/auth/sign-in', 'auth/sign-in.html', 'no-store'],
    ['/.well-known/security.txt', '.well-known/security.txt', 'no-cache']
  ])('serves %s from %s with “%s”', async (path, file, caching) => {
    expect(await ask(path)).toMatchObject({ status: 200, caching, location: undefined, body: `this is ${file}` })
  })

  it.each([
    ['/en', 'text/html; charset=utf-8'],
    ['/', 'text/html; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/assets/page-9d405bcb2943.js', 'text/javascript; charset=utf-8'],
    ['/figures.json', 'application/json']
  ])('serves %s as %s', async (path, type) => {
    expect(await ask(path)).toMatchObject({ status: 200, type })
  })

  it.each([
    '/nowhere',
    '/assets/page-000000000000.js',
    '/_next/static/css/0000000000000000.css',
    '/search/en-000000000000.json',
    '/en/community/%2563risis',
    '/en/%zz',
    '/%',
    '/../etc/passwd',
    '/_headers'
  ])('answers %s with an uncached 404', async path => {
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
