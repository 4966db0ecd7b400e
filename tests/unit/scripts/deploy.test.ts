/** Other servers send what the headers file says. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { headersText } from '../../../scripts/lib/header-rules.ts'
import { headersFor, parseHeadersFile } from '../../../scripts/lib/headers-file.ts'
import { withMetaPolicy } from '../../../scripts/lib/policy.ts'
import { nginxConfig } from '../../../scripts/lib/nginx.ts'

function read(file: string): string {
  return readFileSync(join(import.meta.dirname, '..', '..', '..', file), 'utf8')
}

const SCRIPT = '/_next/static/chunks/pages/en/community/crisis-0a1b2c3d4e5f6071.js'

function rulesAt(basePath: string) {
  const policy = "default-src 'none'; script-src 'self' 'sha256-a+b/c='; frame-ancestors 'none'"
  return parseHeadersFile(headersText({ policy, safetyPages: ['/community/crisis'], files: [SCRIPT], basePath }))
}

/** The headers that nginx sends, from its maps: the first matching pattern wins. @param uri the file it sends */
function nginxHeaders(config: string, uri: string, status = '200'): Map<string, string> {
  const maps = new Map(
    [...config.matchAll(/^map (\$\w+) (\$\w+) \{\n(.*?)^\}/gms)].map(([, from = '', to = '', body = '']) => [
      to,
      { from, lines: [...body.matchAll(/^ {2}(?:"~(.+?)"|default) (.+);$/gm)] }
    ])
  )
  function valueOf(name: string): string {
    if (name === '$uri') return uri
    if (name === '$status') return status
    const map = maps.get(name)
    if (!map) throw new Error(`nginx knows no ${name}.`)
    const from = valueOf(map.from)
    // The default may come anywhere, and applies if nothing matches.
    const lines = [...map.lines].sort((a, b) => Number(a[1] === undefined) - Number(b[1] === undefined))
    for (const [, pattern, value = ''] of lines) {
      const match = pattern === undefined ? null : new RegExp(pattern.replaceAll('\\\\', '\\')).exec(from)
      if (pattern !== undefined && !match) continue
      const captured = match?.groups?.[value.slice(1)]
      return captured ?? (value.startsWith('$') ? valueOf(value) : value.slice(1, -1))
    }
    return ''
  }
  const added = [...config.matchAll(/^ {2}add_header (\S+) (\$\w+) always;$/gm)]
  return new Map(
    added.map(([, name = '', from = '']) => [name, valueOf(from)] as const).filter(([, value]) => value !== '')
  )
}

const same = (file: string): [string, string] => [file, file]

/** URL paths, and the file that nginx sends for each. */
const SENT: [string, string][] = [
  ['/', '/index.html'],
  ['/en', '/en.html'],
  ['/en/community/crisis', '/en/community/crisis.html'],
  same(SCRIPT),
  ['/auth/sign-in', '/auth/sign-in.html'],
  ['/zh/auth/reset', '/zh/auth/reset.html'],
  ...['/assets/page-9d405bcb2943.js', '/_next/static/chunks/main-80600825e69c4e22.js', '/search/manifest.json'].map(
    same
  ),
  same('/figures.json')
]

describe.each(['', '/guide'])('the configuration of nginx for a site at “%s/”', basePath => {
  const rules = rulesAt(basePath)
  const config = nginxConfig(rules, basePath)

  it.each(SENT)('sends the headers of the headers file for %s', (path, file) => {
    const expected = new Map([['Cache-Control', 'no-cache'], ...headersFor(rules, basePath + path)])
    expect(nginxHeaders(config, basePath + file)).toEqual(expected)
  })

  it('never caches errors', () => {
    for (const status of ['400', '404', '500', '503']) {
      const sent = nginxHeaders(config, `${basePath}/assets/page-000000000000.js`, status)
      expect(sent.get('Cache-Control')).toBe('no-store')
    }
  })

  it('gives redirects to a safety page the headers of the page', () => {
    for (const asked of ['/en/community/crisis.html', '/en/community/crisis/']) {
      expect(nginxHeaders(config, basePath + asked, '308').get('Cache-Control')).toBe('no-store')
    }
  })

  it('redirects other spellings to the canonical path, and repeats only safe characters', () => {
    const redirect = new RegExp(/location ~ (\S+) \{\n {4}return 308 \$page/.exec(config)?.[1] ?? 'none')
    expect(redirect.exec('/en/housing.html')?.groups?.page).toBe('/en/housing')
    expect(redirect.exec('/en/housing//')?.groups?.page).toBe('/en/housing')
    for (const path of ['/', '/en', '/sw.js', '/\\evil.example/', '/en\n/', '/en\r\nX-A: 1/'])
      expect(redirect.exec(path)).toBeNull()
  })

  it('hides the headers file and uses our 404 page', () => {
    expect(config).toContain(`location = ${basePath}/_headers {\n    return 404;`)
    expect(config).toContain(`error_page 404 ${basePath}/404.html;`)
    expect(config).toContain(`location = ${basePath}/404.html {\n    internal;`)
  })

  it('knows the type of the web manifest, and compresses all text', () => {
    expect(config).toContain('application/manifest+json webmanifest;')
    const compressed = /gzip_types (.+);/.exec(config)?.[1]?.split(' ')
    const text = ['application/xml', 'text/javascript', 'application/manifest+json']
    expect(compressed).toEqual(expect.arrayContaining(text))
    expect(compressed).not.toContain('image/png')
    // By default nginx compresses nothing for a proxy that sends Via.
    expect(config).toContain('gzip_proxied any;')
  })
})

it('the container builds with the workflows’ version of Node, and has a health check below its base path', () => {
  const [build = '', serve = ''] = read('deploy/Dockerfile').split(/^(?=FROM nginx)/m)
  expect(/FROM node:(\d+)/.exec(build)?.[1]).toBe(read('.nvmrc').trim())
  expect(serve).toMatch(/^ARG NEXT_PUBLIC_BASE_PATH=/m)
  expect(serve).toMatch(/^ENV NEXT_PUBLIC_BASE_PATH=/m)
  expect(serve).toMatch(/^HEALTHCHECK .*"http:\/\/127\.0\.0\.1:8080\$NEXT_PUBLIC_BASE_PATH\/en"/m)
})

it('policy:meta rebuilds the precache list, which has hashes of the pages', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  expect(scripts['policy:meta']).toMatch(/policy-meta\.ts && tsx scripts\/build-offline\.ts$/)
})

describe('withMetaPolicy', () => {
  const policy = headersFor(rulesAt(''), '/en').get('Content-Security-Policy') ?? ''

  it('puts the policy before everything it governs, without header-only directives', () => {
    const [charset, script] = ['<meta charSet="utf-8" data-next-head=""/>', '<script src="/a.js"></script>']
    const html = withMetaPolicy(`<html><head>${charset}${script}</head></html>`, policy)
    const content = "default-src 'none'; script-src 'self' 'sha256-a+b/c='"
    const meta = `<meta http-equiv="Content-Security-Policy" content="${content}"/>`
    expect(html).toBe(`<html><head>${charset}${meta}${script}</head></html>`)
  })

  it('refuses a document that does not start as Next writes it', () => {
    expect(() => withMetaPolicy('<html><head><script></script><meta name="x"/></head></html>', policy)).toThrow()
  })
})
