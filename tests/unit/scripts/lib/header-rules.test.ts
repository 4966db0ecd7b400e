/** Hosts read the headers file differently: each path must get the same headers on all of them. */
import { describe, expect, it } from 'vitest'
import { headersText, type Deployed } from '../../../../scripts/lib/header-rules.ts'
import { headersFor, parseHeadersFile } from '../../../../scripts/lib/headers-file.ts'

const SCRIPT = '/_next/static/chunks/pages/en/community/crisis-0a1b2c3d4e5f6071.js'

const SITE: Deployed = {
  policy: "default-src 'none'; img-src 'self' data:",
  safetyPages: ['/community/crisis', '/community/crisis/immediate-help'],
  files: [
    '/en.html',
    '/en/community.html',
    '/en/community/crisis.html',
    '/en/community/crisis/immediate-help.html',
    '/zh/community/women.html',
    '/qr/en/community/crisis.svg',
    SCRIPT,
    '/_next/static/chunks/pages/en/community/crisis/_meta-0a1b2c3d4e5f6071.js',
    '/_next/static/chunks/pages/en/community/crisis/immediate-help-0a1b2c3d4e5f6071.js',
    '/_next/static/chunks/pages/zh/community/crisis/immediate-help-1a1b2c3d4e5f6071.js',
    '/_next/static/chunks/pages/en/community-0a1b2c3d4e5f6071.js',
    '/_next/static/chunks/pages/zh/community/women-0a1b2c3d4e5f6071.js',
    '/_next/static/chunks/pages/en/community/legal/fines-0a1b2c3d4e5f6071.js',
    '/_next/static/chunks/pages/zh/jobseeker/rights-0a1b2c3d4e5f6071.js',
    '/_next/static/chunks/pages/_app-0a1b2c3d4e5f6071.js'
  ],
  basePath: ''
}

/** The file as blocks of lines, which is what all hosts agree on. */
function blocks(text: string): { path: string; headers: [string, string][] }[] {
  return text
    .trim()
    .split('\n\n')
    .map(block => {
      const [path = '', ...lines] = block.split('\n')
      const headers = lines.map(line => /^ {2}([\w-]+): (.+)$/.exec(line)?.slice(1) as [string, string])
      return { path, headers }
    })
}

function escaped(text: string): string {
  return text.replace(/[/\\^$+?.()|[\]{}]/g, '\\$&')
}

/** Cloudflare Pages: `*` is anything, `:name` anything but a slash. */
function cloudflarePattern(path: string): RegExp {
  const pattern = escaped(path).replaceAll('*', '.*')
  return new RegExp(`^${pattern.replace(/:[a-z]+/g, '[^/]+')}$`)
}

/** Netlify ignores case, allows a final slash, and matches `/x` and `/x-y` with `/x/*`. */
function netlifyPattern(path: string): RegExp {
  const parts = path
    .split('/')
    .filter(Boolean)
    .map(part => {
      if (part.startsWith(':')) return '[^/]+'
      return part === '*' ? '?.*' : escaped(part).replaceAll('*', '.*')
    })
  return new RegExp(`^/${parts.join('/')}/?$`, 'iu')
}

const HOSTS = { cloudflare: cloudflarePattern, netlify: netlifyPattern }

/** Every value that a host has for a header; with two, nobody knows what a reader gets. */
function valuesOn(host: keyof typeof HOSTS, site: Deployed, path: string, name: string): string[] {
  return blocks(headersText(site))
    .filter(block => HOSTS[host](block.path).test(path))
    .flatMap(({ headers }) => headers.filter(([each]) => each === name).map(([, value]) => value))
}

const YEAR = 'public, max-age=31536000, immutable'

/** Expected caching; `undefined` means that the host revalidates each time. */
const CACHING: [string, string | undefined][] = [
  ['/', undefined],
  ['/en', undefined],
  ['/en/community', undefined],
  ['/en/community/crisis-payment', undefined],
  ['/en/community/crisis', 'no-store'],
  ['/zh/community/crisis', 'no-store'],
  ['/zh/community/crisis.html', 'no-store'],
  ['/zh/community/crisis.md', 'no-store'],
  ['/en/community/crisis/immediate-help.md', 'no-store'],
  ['/en/community.md', undefined],
  ['/en/community/crisis/immediate-help', 'no-store'],
  ['/zh/community/crisis/immediate-help.html', 'no-store'],
  ['/zh/community/women', undefined],
  [SCRIPT, 'no-store'],
  ['/_next/static/chunks/pages/en/community/crisis/immediate-help-0a1b2c3d4e5f6071.js', 'no-store'],
  ['/_next/static/chunks/pages/zh/community/crisis/immediate-help-1a1b2c3d4e5f6071.js', 'no-store'],
  ['/_next/static/chunks/pages/en/community-0a1b2c3d4e5f6071.js', YEAR],
  ['/_next/static/chunks/pages/zh/community/women-0a1b2c3d4e5f6071.js', undefined],
  ['/_next/static/chunks/pages/en/community/legal/fines-0a1b2c3d4e5f6071.js', YEAR],
  ['/_next/static/chunks/pages/zh/jobseeker/rights-0a1b2c3d4e5f6071.js', YEAR],
  ['/_next/static/chunks/pages/_app-0a1b2c3d4e5f6071.js', YEAR],
  ['/_next/static/chunks/main-80600825e69c4e22.js', YEAR],
  ['/_next/static/css/ba15b92ca54adea8.css', YEAR],
  ['/_next/static/5ee53a7c0a1b/_buildManifest.js', undefined],
  ['/assets/page-9d405bcb2943.js', YEAR],
  ['/assets/auth-client-b4bb142cf715.js', YEAR],
  ['/search/en-51c310ccbf79.json', YEAR],
  ['/search/zh-51c310ccbf79-i3.json', YEAR],
  ['/search/manifest.json', undefined],
  ['/auth/sign-in', 'no-store'],
  ['/zh/auth/reset', 'no-store'],
  ['/figures.json', undefined],
  ['/qr/en/community/crisis.svg', 'no-store'],
  ['/qr/zh/jobseeker.svg', 'no-store'],
  ['/sw.js', undefined],
  ['/sitemap.xml', undefined]
]

describe.each(['', '/guide'])('a headers file of a site at “%s/”', basePath => {
  const site = { ...SITE, basePath }
  const rules = parseHeadersFile(headersText(site))

  it.each(CACHING)('%s gets the same caching and one policy on every host', (path, expected) => {
    for (const host of ['cloudflare', 'netlify'] as const) {
      const values = (name: string) => valuesOn(host, site, basePath + path, name)
      expect(values('Cache-Control')).toEqual(expected === undefined ? [] : [expected])
      expect(values('Content-Security-Policy')).toEqual([SITE.policy])
    }
    expect(headersFor(rules, basePath + path).get('Cache-Control')).toBe(expected)
  })

  it('lets other sites read the data and nothing else', () => {
    const open = (path: string) => headersFor(rules, basePath + path).get('Access-Control-Allow-Origin')
    for (const path of [
      '/figures.json',
      '/figures/jobseeker.rate.partnered.json',
      '/figures.csv',
      '/schemas/rules/jobseeker.input.schema.json',
      '/openfisca/foothold.yaml',
      '/zh/changes.xml',
      '/zh/llms-full.txt',
      '/llms.txt'
    ])
      expect(open(path)).toBe('*')
    for (const path of ['/', '/auth-config.json', '/en/changes']) expect(open(path)).toBeUndefined()
  })

  it('has no rules for paths outside the site', () => {
    const foreign = blocks(headersText(site)).filter(({ path }) => !path.startsWith(`${basePath}/`))
    expect(foreign).toEqual([])
    if (basePath !== '') expect(headersFor(rules, '/en')).toEqual(new Map())
  })
})

describe('limits of the hosts', () => {
  it('HSTS does not include subdomains', () => {
    expect(headersText(SITE)).toMatch(/Strict-Transport-Security: max-age=\d+\n/)
  })

  it('a folder of safety pages needs one rule, however many there are', () => {
    const more = Array.from({ length: 50 }, (_, number) => `/community/crisis/page-${number}`)
    const safetyPages = [...SITE.safetyPages, ...more]
    const scripts = safetyPages.map(page => `/_next/static/chunks/pages/en${page}-0a1b2c3d4e5f6071.js`)
    const files = [...safetyPages.flatMap(page => [`/en${page}.html`, `/zh${page}.html`]), ...scripts]
    const site = { ...SITE, safetyPages, files: [...SITE.files, ...files] }
    expect(blocks(headersText(site))).toHaveLength(blocks(headersText(SITE)).length)
    expect(valuesOn('netlify', site, '/zh/community/crisis/page-49.html', 'Cache-Control')).toEqual(['no-store'])
  })

  it('a file beyond Cloudflare’s limits is refused', () => {
    const many = Array.from({ length: 100 }, (_, number) => `/community/page-${number}`)
    expect(() => headersText({ ...SITE, safetyPages: many })).toThrow('Cloudflare Pages reads 100')
    expect(() => headersText({ ...SITE, policy: 'x'.repeat(2000) })).toThrow('longer than 2000')
  })
})
