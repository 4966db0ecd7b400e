/**
 * Writes out/sw.js after the export: the service worker with the list of what it
 * keeps. With OFFLINE=off in the environment, the worker that ends it (docs/offline.md).
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { getManifest } from 'workbox-build'
import { LANGUAGES, type Language } from '../i18n/languages.ts'
import { assetsIn, isHashed } from '../offline/addresses.ts'
import type { Entry } from '../offline/library.ts'
import { bundle } from './lib/bundle.ts'
import { handleHelp } from './lib/cli.ts'
import { exportedPages } from './lib/exported.ts'
import { safetyPages } from './lib/safety-pages.ts'

handleHelp('build-offline: write out/sw.js from offline/ and the exported site; OFFLINE=off ends the worker')

const out = join(import.meta.dirname, '..', 'out')

/** Pages that every reader has without a connection, besides both languages’ front doors. */
const SHELL_PAGES = ['', '/offline', '/helplines', '/search']
/** Scripts fetched on intent, which no page names. */
const SHELL_SCRIPTS = ['offline', 'safety', 'search*', 'page', 'saved', '*filter*'].map(name => `assets/${name}-*.js`)
const SHELL_FILES = ['favicon.svg', '*.webmanifest', 'search/manifest.json']

/** Newer than what the pages’ own styles ask of a browser. */
const TARGET = 'es2022'

const pages = exportedPages(out)
/** Files by address, and addresses by file: `/en` is read from en.html. */
const fileOf = new Map(pages.map(({ path, file }) => [path, file]))
const pathOf = new Map(pages.map(({ path, file }) => [file, path]))

/** Entries of files; addresses are those under which they are asked for. */
async function entriesFor(globPatterns: string[]): Promise<Entry[]> {
  const { manifestEntries, warnings } = await getManifest({
    globDirectory: out,
    globPatterns,
    maximumFileSizeToCacheInBytes: 2 ** 20
  })
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
  return manifestEntries.map(({ url, revision }) => {
    const path = pathOf.get(url) ?? `/${url}`
    return { url: path, revision: isHashed(path) ? null : revision }
  })
}

/** Pages with everything they name. */
async function pagesWithAssets(paths: string[], others: string[]): Promise<Entry[]> {
  const files = paths.map(path => fileOf.get(path) ?? path)
  const assets = files.flatMap(file => assetsIn(readFileSync(join(out, file), 'utf8')).map(path => path.slice(1)))
  return entriesFor([...new Set([...files, ...assets, ...others])])
}

/** Is this React, Next or a page’s own script? It is fetched on intent, and no part of the shell. */
function isReact(url: string): boolean {
  return url.startsWith('/_next/') && url.endsWith('.js')
}

async function shellEntries(): Promise<Entry[]> {
  const paths = LANGUAGES.flatMap(language => SHELL_PAGES.map(page => `/${language}${page}`))
  const entries = await pagesWithAssets(['/', '/search', ...paths], [...SHELL_SCRIPTS, ...SHELL_FILES])
  return entries.filter(({ url }) => !isReact(url))
}

/** Texts of search results are left out: titles are found without them, and they are four fifths of the index. */
async function libraryEntries(language: Language, shell: Entry[]): Promise<Entry[]> {
  const calculators = pages.map(({ path }) => path).filter(path => path.startsWith(`/${language}/calculators`))
  const entries = await pagesWithAssets(calculators, [
    `search/${language}-${'[0-9a-f]'.repeat(12)}.json`,
    `search/${language}-*-i*.json`
  ])
  const held = new Set(shell.map(({ url }) => url))
  return entries.filter(({ url }) => !held.has(url))
}

async function workerWithLists(): Promise<Uint8Array> {
  const shell = await shellEntries()
  const library: Partial<Record<Language, Entry[]>> = {}
  for (const language of LANGUAGES) library[language] = await libraryEntries(language, shell)
  report('shell', shell)
  for (const language of LANGUAGES) report(`library, ${language}`, library[language] ?? [])
  return bundle('offline/worker.ts', {
    define: {
      BUILD: JSON.stringify({ shell, library, safetyPages: safetyPages(out) }),
      'process.env.NODE_ENV': '"production"'
    },
    target: TARGET
  })
}

function report(name: string, entries: Entry[]): void {
  const bytes = entries.map(({ url }) => gzipSync(readFileSync(join(out, fileOf.get(url) ?? url))).length)
  const total = bytes.reduce((sum, size) => sum + size, 0)
  console.log(`offline: ${name}: ${entries.length} files, ${Math.round(total / 1024)} KiB compressed`)
}

const worker = process.env.OFFLINE === 'off' ? await bundle('offline/retired.ts', { target: TARGET }) : await workerWithLists()
writeFileSync(join(out, 'sw.js'), worker)
console.log(`offline: sw.js: ${Math.round(gzipSync(worker).length / 102.4) / 10} KiB compressed`)
