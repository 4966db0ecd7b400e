/**
 * Which headers go with which paths. Cloudflare Pages, Netlify, nginx and our own server all read
 * them from out/_headers, so a rule may use only what all of them understand.
 *
 * No two rules set Cache-Control for one path: Cloudflare would send both values, and Netlify
 * promises nothing. Without a rule, every host's default is to revalidate each time.
 */
import { LANGUAGES } from '../../i18n/languages.ts'
import { isSafety } from '../../offline/addresses.ts'
import { QR_FOLDER } from '../../components/share/qr-path.ts'
import { datesFeedPath } from './dates-feed.ts'
import { feedPath } from './feed.ts'
import { everyPagePath, markdownPath } from './page-markdown.ts'
import { PUBLISHED } from './published.ts'

interface HeaderRule {
  path: string
  headers: [string, string][]
}

/** Input of the rules. */
export interface Deployed {
  /** The Content-Security-Policy of every page. */
  policy: string
  /** Paths of safety pages without their language. */
  safetyPages: string[]
  /** Every file of the export, as paths. */
  files: string[]
  /** Where the site is served from, such as `/guide`. */
  basePath: string
}

/** Cloudflare Pages silently ignores what is beyond these limits. */
const MOST_RULES = 100
const LONGEST_LINE = 2000

const FOR_A_YEAR: [string, string] = ['Cache-Control', 'public, max-age=31536000, immutable']
const NOT_STORED: [string, string] = ['Cache-Control', 'no-store']

/** Scripts of pages, with one folder for each folder of pages. */
const PAGE_SCRIPTS = '/_next/static/chunks/pages'

/** Files with a hash in their name, apart from scripts of pages. */
const HASHED = [
  '/_next/static/css/*',
  '/_next/static/chunks/:file',
  '/assets/*',
  ...LANGUAGES.map(language => `/search/${language}-*`)
]

/**
 * Scripts of pages have a hash too. If a folder contains the script of a safety page, a rule for
 * the folder would overlap with that script's: its other scripts get no rule, and its subfolders
 * are treated one by one. Both languages share rules, because hosts limit their number.
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

/** Open to other sites: docs/reuse.md. */
const OPEN = [
  ...PUBLISHED.map(name => `/${name}.json`),
  '/figures.csv',
  '/figures/*',
  '/openfisca/*',
  '/schemas/*',
  ...LANGUAGES.flatMap(language => [feedPath(language), datesFeedPath(language), everyPagePath(language)]),
  '/llms.txt',
  '/llms-full.txt'
]

/**
 * Sign-in pages are not cached and not listed by search engines. The languages are spelled out
 * because `/:language/auth/*` on Netlify would also match `/assets/auth-client.js`.
 */
const SIGN_IN = ['/auth/*', ...LANGUAGES.map(language => `/${language}/auth/*`)]

/** The language in the path of a page or its script. */
const IN_TREE = new RegExp(`^(${PAGE_SCRIPTS})?/(?:${LANGUAGES.join('|')})/`)

/** The folder of a page or its script, with the slash, the same for both languages. */
function folderOf(file: string): string {
  return file.replace(IN_TREE, '$1/:language/').replace(/[^/]*$/, '')
}

/** A page or its script; no browser requests the script of `_meta`. */
const OF_A_PAGE = /^(?!.*\/_meta-).+\.(?:html|js)$/

/**
 * The browser's own cache would store what the service worker does not: the page, and the script
 * with its text. A folder with nothing else gets one rule.
 */
function safetyPaths(safetyPages: string[], files: string[]): string[] {
  const safety = new Set(safetyPages)
  const mixed = new Set(files.filter(file => OF_A_PAGE.test(file) && !isSafety(file, safety)).map(folderOf))
  const pathsOf = (address: string, alone: string[]) =>
    mixed.has(folderOf(address)) ? alone : [`${folderOf(address)}:file`]
  const paths = [
    // Netlify serves the first two paths; the others redirect from the second to the first. The third is its Markdown.
    ...safetyPages.flatMap(page =>
      pathsOf(
        `/:language${page}`,
        ['', '.html', markdownPath('')].map(end => `/:language${page}${end}`)
      )
    ),
    ...files
      .filter(file => file.endsWith('.js') && isSafety(file, safety))
      .sort()
      .flatMap(script => pathsOf(script, [script]))
  ]
  return [...new Set(paths)]
}

/**
 * Browser features that this site never needs, so that an injected script cannot use them either.
 * It does use `clipboard-write` and sharing.
 */
const SWITCHED_OFF =
  `accelerometer autoplay browsing-topics camera clipboard-read compute-pressure display-capture encrypted-media
  gamepad geolocation gyroscope hid identity-credentials-get idle-detection keyboard-map local-fonts magnetometer
  microphone midi otp-credentials payment picture-in-picture screen-wake-lock serial storage-access usb
  window-management xr-spatial-tracking`.split(/\s+/)

function headerRules({ policy, safetyPages, files }: Deployed): HeaderRule[] {
  const everywhere: [string, string][] = [
    ['Content-Security-Policy', policy],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'no-referrer'],
    ['Permissions-Policy', SWITCHED_OFF.map(feature => `${feature}=()`).join(', ')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    // This host only: other hosts of the deployer’s domain are not ours to decide.
    ['Strict-Transport-Security', 'max-age=63072000']
  ]
  return [
    { path: '/*', headers: everywhere },
    ...[...HASHED, ...pageScriptRules(files, new Set(safetyPages))].map(path => ({ path, headers: [FOR_A_YEAR] })),
    ...OPEN.map((path): HeaderRule => ({ path, headers: [['Access-Control-Allow-Origin', '*']] })),
    // What somebody printed, above all of a safety page, does not stay in their browser.
    { path: `${QR_FOLDER}/*`, headers: [NOT_STORED] },
    ...SIGN_IN.map((path): HeaderRule => ({ path, headers: [NOT_STORED, ['X-Robots-Tag', 'noindex']] })),
    ...safetyPaths(safetyPages, files).map(path => ({ path, headers: [NOT_STORED] }))
  ]
}

/**
 * The text of out/_headers.
 * @throws if a host would ignore a part of it
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
