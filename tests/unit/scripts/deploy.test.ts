/** Servers other than ours say the same as the headers file. */
import { describe, expect, it } from 'vitest'
import { headersFor, parseHeadersFile } from '../../../scripts/lib/headers-file.ts'
import { withMetaPolicy } from '../../../scripts/lib/meta-policy.ts'
import { nginxConfig } from '../../../scripts/lib/nginx.ts'

const HEADERS = `/*
  Content-Security-Policy: default-src 'none'; script-src 'self' 'sha256-a+b/c='; frame-ancestors 'none'
  Cache-Control: no-cache

/assets/*
  ! Cache-Control
  Cache-Control: public, max-age=31536000, immutable

/figures.json
  Access-Control-Allow-Origin: *

/auth/*
  ! Cache-Control
  Cache-Control: no-store
  X-Robots-Tag: noindex

/en/plain
  ! Cache-Control
`
const rules = parseHeadersFile(HEADERS)

/** What nginx answers: each map is read as nginx reads it, first pattern first. */
function nginxHeaders(config: string, uri: string): Map<string, string> {
  const maps = new Map(
    [...config.matchAll(/^map (\$\w+) (\$\w+) \{\n(.*?)^\}/gms)].map(([, from = '', to = '', body = '']) => [
      to,
      { from, lines: [...body.matchAll(/^ {2}(?:"~(.+?)"|default) (.+);$/gm)] }
    ])
  )
  function valueOf(name: string): string {
    if (name === '$request_uri') return uri
    const map = maps.get(name)
    if (!map) throw new Error(`nginx knows no ${name}.`)
    const from = valueOf(map.from)
    for (const [, pattern, value = ''] of map.lines) {
      const match = pattern === undefined ? [] : new RegExp(pattern.replaceAll('\\\\', '\\')).exec(from)
      if (match) return value === '$below' ? (match as RegExpExecArray).groups?.below ?? '' : value.slice(1, -1)
    }
    return ''
  }
  const added = [...config.matchAll(/^ {2}add_header (\S+) (\$\w+) always;$/gm)]
  return new Map(added.map(([, name = '', from = '']) => [name, valueOf(from)] as const).filter(([, value]) => value !== ''))
}

const PATHS = ['/', '/en', '/assets/page-1.js', '/auth/sign-in', '/figures.json', '/en/plain', '/nowhere']

describe('the configuration of nginx', () => {
  it.each(PATHS)('sends for %s what the headers file says', path => {
    const expected = Object.fromEntries(headersFor(rules, path))
    expect(Object.fromEntries(nginxHeaders(nginxConfig(rules), `${path}?q=1`))).toEqual(expected)
    expect(Object.fromEntries(nginxHeaders(nginxConfig(rules, '/guide'), `/guide${path}`))).toEqual(expected)
  })

  it('shows nobody the headers file, and its own 404 page below a path', () => {
    expect(nginxConfig(rules)).toContain('location = /_headers {\n    return 404;')
    expect(nginxConfig(rules, '/guide')).toContain('error_page 404 /guide/404.html;')
  })
})

describe('withMetaPolicy', () => {
  const policy = headersFor(rules, '/en').get('Content-Security-Policy') ?? ''

  it('puts the policy before everything it governs, without what only a header can say', () => {
    const html = withMetaPolicy('<html><head><meta charSet="utf-8" data-next-head=""/><script src="/a.js"></script></head></html>', policy)
    expect(html).toContain(
      `<meta charSet="utf-8" data-next-head=""/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'sha256-a+b/c='"/>`
    )
    expect(html).not.toContain('frame-ancestors')
    expect(html).toContain('<meta name="referrer" content="no-referrer"/><script src="/a.js">')
  })

  it('refuses a document it does not know', () => {
    expect(() => withMetaPolicy('<html><head><script></script><meta name="x"/></head></html>', policy)).toThrow()
  })
})
