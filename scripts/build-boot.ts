/**
 * Bundles the boot scripts, the search script with its worker, the script about reading offline and the auth client
 * to public/assets/ under names that carry their hash, and writes the names that
 * documents need to .generated/boot.json, and the script that stands inside safety pages beside it.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadData } from '../rules/data/load.ts'
import { authClient } from './lib/auth-bundle.ts'
import { bootBundle } from './lib/boot-bundle.ts'
import { bundle } from './lib/bundle.ts'
import { handleHelp } from './lib/cli.ts'
import { filterStart, glossaryFilter, helplineFilter } from './lib/filter-bundle.ts'
import { searchScript, searchWorker } from './lib/search-bundle.ts'

handleHelp('build-boot: bundle the boot, search and auth scripts into public/assets and .generated/boot.json')

const root = join(import.meta.dirname, '..')
const assets = join(root, 'public', 'assets')

/** @returns the address under which the script is served */
function publish(name: string, code: Uint8Array): string {
  const file = `${name}-${createHash('sha256').update(code).digest('hex').slice(0, 12)}.js`
  writeFileSync(join(assets, file), code)
  return `/assets/${file}`
}

rmSync(assets, { recursive: true, force: true })
mkdirSync(assets, { recursive: true })
mkdirSync(join(root, '.generated'), { recursive: true })

const base = process.env.NEXT_PUBLIC_BASE_PATH ?? ''

/** The boot script carries these names, so that a search begins without a round trip to learn them. */
const search = {
  base,
  script: base + publish('search', await searchScript()),
  address: base + publish('search-worker', await searchWorker())
}
const offline = {
  worker: `${base}/sw.js`,
  script: base + publish('offline', await bundle('components/offline/script/index.ts'))
}
const data = loadData()
const names = {
  page: publish('page', await bootBundle('page', { SEARCH_ASSETS: JSON.stringify(search) })),
  saved: publish('saved', await bootBundle('saved', { OFFLINE_ASSETS: JSON.stringify(offline) })),
  offlineScript: offline.script,
  front: publish('front', await bootBundle('front')),
  auth: publish('auth', await bootBundle('auth')),
  authClient: publish('auth-client', await authClient()),
  filters: publish('filters', await filterStart()),
  helplineFilter: publish('helpline-filter', await helplineFilter(data)),
  glossaryFilter: publish('glossary-filter', await glossaryFilter(data, base)),
  searchLanguage: publish('search-language', await bootBundle('search-language'))
}
// It stands in the pages themselves: .generated/boot.json is part of what browsers fetch.
const exitScript = Buffer.from(await bootBundle('safety')).toString().trim()
if (/<\/script|<!--/i.test(exitScript)) throw new Error('The script of the exit links would end inside the page.')
writeFileSync(join(root, '.generated', 'exit-script.json'), `${JSON.stringify({ code: exitScript })}\n`)
writeFileSync(join(root, '.generated', 'boot.json'), `${JSON.stringify(names, null, 2)}\n`)
