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

/** For other people's pages and programs too: docs/reuse.md. */
const OPEN = [...PUBLISHED.map(name => `/${name}.json`), '/schemas/*', ...LANGUAGES.map(feedPath), '/llms.txt']

/**
 * Pages where people sign in: kept by no cache, listed by no search engine. The languages by
 * name: for Netlify `/:language/auth/*` would be `/assets/auth-client.js` too.
 */
const SIGN_IN = ['/auth/*', ...LANGUAGES.map(language => `/${language}/auth/*`)]

/** The language of a page, or of its script, where it stands in the address. */
const IN_TREE = new RegExp(`^(${PAGE_SCRIPTS})?/(?:${LANGUAGES.join('|')})/`)

/** The folder of a page or its script, with the slash, as one for both trees. */
function folderOf(file: string): string {
  return file.replace(IN_TREE, '$1/:language/').replace(/[^/]*$/, '')
}

/** A page or the script of one; no browser asks for that of `_meta`, the order of a folder. */
const OF_A_PAGE = /^(?!.*\/_meta-).+\.(?:html|js)$/

/**
 * A browser’s own cache would keep what the service worker does not: the page, and the script
 * with its text. Where a folder holds nothing else, one rule does for all of it.
 */
function safetyPaths(safetyPages: string[], files: string[]): string[] {
  const safety = new Set(safetyPages)
  const mixed = new Set(files.filter(file => OF_A_PAGE.test(file) && !isSafety(file, safety)).map(folderOf))
  const pathsOf = (address: string, alone: string[]) => (mixed.has(folderOf(address)) ? alone : [`${folderOf(address)}:file`])
  const paths = [
    // Netlify answers for both addresses; the others lead from the second to the first.
    ...safetyPages.flatMap(page => pathsOf(`/:language${page}`, [`/:language${page}`, `/:language${page}.html`])),
    ...files
      .filter(file => file.endsWith('.js') && isSafety(file, safety))
      .sort()
      .flatMap(script => pathsOf(script, [script]))
  ]
  return [...new Set(paths)]
}

/**
 * What a page could learn or do and this site never needs; none of it is for a script that got in
 * either. Copying (`clipboard-write`) and sharing are ours.
 */
const SWITCHED_OFF = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking'
]

function headerRules({ policy, safetyPages, files }: Deployed): HeaderRule[] {
  const everywhere: [string, string][] = [
    ['Content-Security-Policy', policy],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'no-referrer'],
    ['Permissions-Policy', SWITCHED_OFF.map(feature => `${feature}=()`).join(', ')],
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
    throw new Error(
      `_headers has ${rules.length} rules; Cloudflare Pages reads ${MOST_RULES}. Pages about danger that share a folder with no others share their rules: move some there.`
    )
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
