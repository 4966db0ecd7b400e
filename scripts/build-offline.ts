/**
 * Writes out/sw.js after the export: the service worker with the list of what it
 * keeps. With OFFLINE=off in the environment, the worker that ends it (docs/offline.md).
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { getManifest } from 'workbox-build'
import { LANGUAGES, type Language } from '../i18n/languages.ts'
import { assetsIn, isHashed } from '../offline/addresses.ts'
import type { Build, Entry } from '../offline/library.ts'
import { handleHelp } from './lib/cli.ts'
import { exportedPages } from './lib/exported.ts'
import { safetyPages } from './lib/safety-pages.ts'
import { serviceWorker } from './lib/worker-bundle.ts'

handleHelp('build-offline: write out/sw.js from offline/ and the exported site; OFFLINE=off ends the worker')

const root = join(import.meta.dirname, '..')
const out = join(root, 'out')

/**
 * Pages that every reader has without a connection, besides both languages’ front doors. The one about
 * privacy is among them so that it can be read, and saved pages cleared, without being saved itself.
 */
const SHELL_PAGES = ['', '/offline', '/helplines', '/search', '/about/privacy']
/** Scripts fetched on intent, which no page names. */
const SHELL_SCRIPTS = ['offline', 'search*', 'page', 'saved', '*filter*'].map(name => `assets/${name}-*.js`)
const SHELL_FILES = ['favicon.svg', '*.webmanifest', 'search/manifest.json']

const pages = exportedPages(out)
/** Files by address, and addresses by file: `/en` is read from en.html. */
const fileOf = new Map(pages.map(({ path, file }) => [path, file]))
const pathOf = new Map(pages.map(({ path, file }) => [file, path]))

/** Entries of files; addresses are those under which they are asked for. */
async function entriesFor(globPatterns: string[]): Promise<Entry[]> {
  const { manifestEntries, warnings } = await getManifest({
    globDirectory: out,
    globPatterns,
    maximumFileSizeToCacheInBytes: 2 ** 22
  })
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
  return manifestEntries.map(({ url }) => {
    const path = pathOf.get(url) ?? `/${url}`
    return { url: path, revision: isHashed(path) ? null : digestOf(url) }
  })
}

/** What a browser compares a file with before it keeps it. */
function digestOf(file: string): string {
  return `sha256-${createHash('sha256').update(readFileSync(join(out, file))).digest('base64')}`
}

/** Everything that pages name, as files. */
function assetsOf(pageFiles: string[]): string[] {
  return pageFiles.flatMap(file => assetsIn(readFileSync(join(out, file), 'utf8')).map(path => path.slice(1)))
}

function filesOf(paths: string[]): string[] {
  return paths.map(path => fileOf.get(path) ?? path)
}

/** Scripts that calculators fetch once they run, which no page names: Next lists them by who imports what. */
function lazyScripts(): string[] {
  const imports = JSON.parse(readFileSync(join(root, '.next', 'react-loadable-manifest.json'), 'utf8')) as Record<
    string,
    { files: string[] }
  >
  return Object.entries(imports)
    .filter(([what]) => what.startsWith('components/calculators/'))
    .flatMap(([, { files }]) => files.map(file => `_next/${file}`))
}

/** Is this React, Next or a page’s own script? It is fetched on intent, and no part of the shell. */
function isReact(url: string): boolean {
  return url.startsWith('/_next/') && url.endsWith('.js')
}

async function shellEntries(): Promise<Entry[]> {
  const paths = LANGUAGES.flatMap(language => SHELL_PAGES.map(page => `/${language}${page}`))
  const files = filesOf(['/', '/search', ...paths])
  const entries = await entriesFor([...files, ...assetsOf(files), ...SHELL_SCRIPTS, ...SHELL_FILES])
  return entries.filter(({ url }) => !isReact(url))
}

/** In the order in which they are fetched: a page after what it needs, and the index, which is big, at the end. */
async function libraryEntries(language: Language, shell: Entry[]): Promise<Entry[]> {
  const calculators = filesOf(pages.map(({ path }) => path).filter(path => path.startsWith(`/${language}/calculators`)))
  const entries = [
    ...(await entriesFor([...assetsOf(calculators), ...lazyScripts()])),
    ...(await entriesFor(calculators)),
    ...(await entriesFor([`search/${language}-*-all.json`]))
  ]
  const held = new Set(shell.map(({ url }) => url))
  return entries.filter(({ url }) => !held.has(url))
}

async function readBuild(): Promise<Build> {
  const shell = await shellEntries()
  report('shell', shell)
  const library: Partial<Record<Language, Entry[]>> = {}
  for (const language of LANGUAGES) {
    library[language] = await libraryEntries(language, shell)
    report(`library, ${language}`, library[language])
  }
  return { shell, library: library as Record<Language, Entry[]>, safetyPages: safetyPages(out) }
}

function report(name: string, entries: Entry[]): void {
  const bytes = entries.map(({ url }) => gzipSync(readFileSync(join(out, fileOf.get(url) ?? url))).length)
  const total = bytes.reduce((sum, size) => sum + size, 0)
  console.log(`offline: ${name}: ${entries.length} files, ${Math.round(total / 1024)} KiB compressed`)
}

const worker = await serviceWorker(process.env.OFFLINE, readBuild)
writeFileSync(join(out, 'sw.js'), worker)
console.log(`offline: sw.js: ${Math.round(gzipSync(worker).length / 102.4) / 10} KiB compressed`)
