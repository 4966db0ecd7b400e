/**
 * Which headers go with which addresses. Cloudflare Pages, Netlify, nginx and our own server all
 * read them from here, by way of out/_headers, so a rule may use only what all of them understand.
 *
 * For Cache-Control no two rules meet: where they do, Cloudflare sends both values and Netlify
 * promises nothing. What no rule names is left to the host, and every one says the same of it:
 * ask again each time.
 */
import { LANGUAGES } from '../../i18n/languages.ts'
import { isSafety } from '../../offline/addresses.ts'
import { feedPath } from './feed.ts'
import { PUBLISHED } from './published.ts'

interface HeaderRule {
  path: string
  headers: [string, string][]
}

/** What the rules are made from. */
export interface Deployed {
  /** The Content-Security-Policy of every page. */
  policy: string
  /** Paths of safety pages without their language; each stands in both trees. */
  safetyPages: string[]
  /** Every file of the export, as paths. */
  files: string[]
  /** Where the site is served from, such as `/guide`. */
  basePath: string
}

/** Cloudflare Pages reads no more of a file, nor of a line, and says nothing. */
const MOST_RULES = 100
const LONGEST_LINE = 2000

const FOR_A_YEAR: [string, string] = ['Cache-Control', 'public, max-age=31536000, immutable']
const NOT_STORED: [string, string] = ['Cache-Control', 'no-store']

/** Scripts of pages, a folder for each folder of pages. */
const PAGE_SCRIPTS = '/_next/static/chunks/pages'

/** Files with a hash in their name; scripts of pages are below. */
const HASHED = [
  '/_next/static/css/*',
  '/_next/static/chunks/:file',
  '/assets/*',
  ...LANGUAGES.map(language => `/search/${language}-*`)
]

/**
 * Scripts of pages have a hash too. Where a folder holds a safety page’s script, a rule for the
 * others in it would meet its own: they are left out, and the folders below are looked at one by
 * one. Both trees share their rules, for hosts read only so many.
 */
function pageScriptRules(files: string[], safety: ReadonlySet<string>): string[] {
  const inTrees = LANGUAGES.map(language => `${PAGE_SCRIPTS}/${language}/`)
  const scripts = files.flatMap(file => {
    const tree = inTrees.find(each => file.startsWith(each))
    return tree && file.endsWith('.js') ? [{ path: file.slice(tree.length), free: !isSafety(file, safety) }] : []
  })
  const rulesBelow = (folder: string): string[] => {
    const below = scripts.filter(({ path }) => path.startsWith(folder))
    if (below.every(({ free }) => free)) return [`${folder}*`]
    const parts = below.map(({ path, free }) => ({ free, parts: path.slice(folder.length).split('/') }))
    const own = parts.filter(each => each.parts.length === 1)
    const folders = new Set(parts.flatMap(each => (each.parts.length > 1 ? [each.parts[0] ?? ''] : [])))
    return [
      ...(own.every(({ free }) => free) ? [`${folder}:file`] : []),
      ...[...folders].flatMap(name => rulesBelow(`${folder}${name}/`))
    ]
  }
  return [`${PAGE_SCRIPTS}/:file`, ...rulesBelow('').map(rule => `${PAGE_SCRIPTS}/:language/${rule}`)]
}

/** Data for other people's pages too. */
const OPEN = [...PUBLISHED.map(name => `/${name}.json`), '/schemas/*', ...LANGUAGES.map(feedPath)]

/**
 * Pages where people sign in: kept by no cache, listed by no search engine. The languages by
 * name: for Netlify `/:language/auth/*` would be `/assets/auth-client.js` too.
 */
const SIGN_IN = ['/auth/*', ...LANGUAGES.map(language => `/${language}/auth/*`)]

/** A browser’s own cache would keep what the service worker does not: the page, and the script with its text. */
function safetyPaths(safetyPages: string[], files: string[]): string[] {
  const pages = new Set(safetyPages)
  return [
    // Netlify answers for both addresses; the others lead from the second to the first.
    ...safetyPages.flatMap(page => [`/:language${page}`, `/:language${page}.html`]),
    ...files.filter(file => file.endsWith('.js') && isSafety(file, pages)).sort()
  ]
}

function headerRules({ policy, safetyPages, files }: Deployed): HeaderRule[] {
  const everywhere: [string, string][] = [
    ['Content-Security-Policy', policy],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'no-referrer'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    // This host only: what else stands below the deployer’s domain is not ours to decide.
    ['Strict-Transport-Security', 'max-age=63072000']
  ]
  return [
    { path: '/*', headers: everywhere },
    ...[...HASHED, ...pageScriptRules(files, new Set(safetyPages))].map(path => ({ path, headers: [FOR_A_YEAR] })),
    ...OPEN.map((path): HeaderRule => ({ path, headers: [['Access-Control-Allow-Origin', '*']] })),
    ...SIGN_IN.map((path): HeaderRule => ({ path, headers: [NOT_STORED, ['X-Robots-Tag', 'noindex']] })),
    ...safetyPaths(safetyPages, files).map(path => ({ path, headers: [NOT_STORED] }))
  ]
}

/**
 * The text of out/_headers.
 * @throws where a host would leave out a part of it
 */
export function headersText(deployed: Deployed): string {
  const rules = headerRules(deployed)
  if (rules.length > MOST_RULES) {
    throw new Error(`_headers has ${rules.length} rules; Cloudflare Pages reads ${MOST_RULES}.`)
  }
  const text = rules
    .map(({ path, headers }) =>
      [deployed.basePath + path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
    )
    .join('\n')
  const long = text.split('\n').find(line => line.length > LONGEST_LINE)
  if (long) throw new Error(`A line of _headers is longer than ${LONGEST_LINE} characters: ${long.slice(0, 80)}`)
  return text
}
