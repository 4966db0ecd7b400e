/** Writes the service worker with the lists of what it caches, or the one that removes it (docs/offline.md). */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { getManifest } from 'workbox-build'
import { LANGUAGES, type Language } from '../i18n/languages.ts'
import { assetsIn, INTERVIEW, isHashed } from '../offline/addresses.ts'
import type { Build, Entry } from '../offline/library.ts'
import { handleHelp } from './lib/cli.ts'
import { exportedPages, safetyPages, type ExportedPage } from './lib/exported.ts'
import { OUT, ROOT, write } from './lib/paths.ts'
import { serviceWorker } from './lib/worker-bundle.ts'

handleHelp('build-offline: write out/sw.js from offline/ and the exported site; OFFLINE=off ends the worker')

/** Pages of each language in the shell. The privacy page is among them so that reading it leaves no trace. */
const SHELL_PAGES = ['', '/offline', '/helplines', '/search', '/about/privacy']
/** Scripts loaded on first use. */
const SHELL_SCRIPTS = ['offline', 'search*', 'helpline-filter', 'state-filter'].map(name => `assets/${name}-*.js`)
const SHELL_FILES = ['favicon.svg', '*.webmanifest', 'search/manifest.json']

const pages = exportedPages(OUT)
/** Files by address, and addresses by file: `/en` is read from en.html. */
const fileOf = new Map(pages.map(({ path, file }) => [path, file]))
const pathOf = new Map(pages.map(({ path, file }) => [file, path]))

async function entriesFor(globPatterns: string[]): Promise<Entry[]> {
  const { manifestEntries, warnings } = await getManifest({
    globDirectory: OUT,
    globPatterns,
    maximumFileSizeToCacheInBytes: 2 ** 22
  })
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
  return manifestEntries.map(({ url }) => {
    const path = pathOf.get(url) ?? `/${url}`
    return { url: path, revision: isHashed(path) ? null : digestOf(url) }
  })
}

/** For `integrity`: browsers compare it before the worker caches the file. */
function digestOf(file: string): string {
  return `sha256-${createHash('sha256')
    .update(readFileSync(join(OUT, file)))
    .digest('base64')}`
}

/** The hashed files that pages name. */
function assetsOf(pageFiles: string[]): string[] {
  return pageFiles.flatMap(file => assetsIn(readFileSync(join(OUT, file), 'utf8')).map(path => path.slice(1)))
}

/** Files that components fetch once they run. No page names them; Next lists them by what imports what. */
function lazyFiles(imports: RegExp): string[] {
  const manifest = readFileSync(join(ROOT, '.next', 'react-loadable-manifest.json'), 'utf8')
  const files = Object.entries(JSON.parse(manifest) as Record<string, { files: string[] }>)
    .filter(([each]) => imports.test(each))
    .flatMap(([, { files }]) => files.map(file => `_next/${file}`))
  if (files.length === 0) throw new Error(`Nothing is imported as ${imports}: see .next/react-loadable-manifest.json.`)
  return files
}

async function shellEntries(): Promise<Entry[]> {
  const paths = LANGUAGES.flatMap(language => SHELL_PAGES.map(page => `/${language}${page}`))
  const files = ['/', '/search', ...paths].map(path => fileOf.get(path) ?? path)
  const entries = await entriesFor([...files, ...assetsOf(files), ...SHELL_SCRIPTS, ...SHELL_FILES])
  // React, Next and the pages’ own scripts are fetched on intent. The search worker only reads the index, and comes with
  // it in the library, because pages name it: without an index, the search script alone detects danger.
  return entries.filter(({ url }) => !/^\/(?:_next\/.*|assets\/search-worker-.*)\.js$/.test(url))
}

/** In the order of fetching: a page after what it needs, and the large index last. */
async function libraryEntries(language: Language, shell: Entry[]): Promise<Entry[]> {
  const calculators = pages.filter(
    ({ path }) => path.startsWith(`/${language}/calculators`) && path !== `/${language}${INTERVIEW}`
  )
  const entries = [
    ...(await pagesWithAssets(calculators, lazyFiles(/^components\/(?:calculators|calendar)\//))),
    ...(await entriesFor([`search/${language}-*-all.json`]))
  ]
  return without(shell, entries)
}

/** “What can I get?”, with what it fetches during the first question and for the chart of its answer. */
async function interviewEntries(language: Language, shell: Entry[]): Promise<Entry[]> {
  const page = pages.filter(({ path }) => path === `/${language}${INTERVIEW}`)
  const imports = new RegExp(`^components/what-can-i-get/.*(?:assessment|household-${language}|FurtherPay)`)
  return without(shell, await pagesWithAssets(page, lazyFiles(imports)))
}

/** Pages after what they need. */
async function pagesWithAssets(list: ExportedPage[], lazy: string[]): Promise<Entry[]> {
  const files = list.map(({ file }) => file)
  return [...(await entriesFor([...assetsOf(files), ...lazy])), ...(await entriesFor(files))]
}

function without(shell: Entry[], entries: Entry[]): Entry[] {
  const inShell = new Set(shell.map(({ url }) => url))
  return entries.filter(({ url }) => !inShell.has(url))
}

async function readBuild(): Promise<Build> {
  const shell = await shellEntries()
  const [en, zh] = [await libraryEntries('en', shell), await libraryEntries('zh', shell)]
  const interview = { en: await interviewEntries('en', shell), zh: await interviewEntries('zh', shell) }
  return { shell, library: { en, zh }, interview, safetyPages: safetyPages(OUT) }
}

const worker = await serviceWorker(process.env.OFFLINE, readBuild)
write('out/sw.js', worker)
console.log(`offline: sw.js: ${Math.round(gzipSync(worker).length / 102.4) / 10} KiB compressed`)
