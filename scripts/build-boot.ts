/**
 * Bundles the scripts that pages fetch to public/assets/, under names that carry their hash. The names go to
 * .generated/boot.json; the scripts that are inline in pages, to .generated/inline-scripts.json.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadData } from '../rules/data/load.ts'
import { bootBundle } from './lib/boot-bundle.ts'
import { bundle } from './lib/bundle.ts'
import { handleHelp } from './lib/cli.ts'
import { glossaryFilter, helplineFilter } from './lib/filter-bundle.ts'
import { searchScript, searchWorker } from './lib/search-bundle.ts'

handleHelp('build-boot: bundle the boot, search and auth scripts into public/assets and .generated')

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

/** In the boot script, so that a search begins without a round trip to learn them. */
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
  offlineScript: offline.script,
  front: publish('front', await bootBundle('front')),
  auth: publish('auth', await bootBundle('auth')),
  // A module that auth/service.ts imports by its address.
  authClient: publish('auth-client', await bundle('auth/client.ts', { format: 'esm' })),
  helplineFilter: publish('helpline-filter', await helplineFilter(data)),
  glossaryFilter: publish('glossary-filter', await glossaryFilter(data, base)),
  searchLanguage: publish('search-language', await bootBundle('search-language'))
}

/** @throws where the code would end its own element, or open a comment in it */
function inline(name: string, bundled: Uint8Array): string {
  const code = Buffer.from(bundled).toString().trim()
  if (/<\/script|<!--/i.test(code)) throw new Error(`The ${name} script would end in the middle of the page.`)
  return code
}

const defined = { SEARCH_ASSETS: JSON.stringify(search), OFFLINE_ASSETS: JSON.stringify(offline) }
// Apart from the names: .generated/boot.json is part of what browsers fetch.
const inlineScripts = {
  boot: inline('boot', await bootBundle('boot', defined)),
  exit: inline('exit', await bootBundle('exit-script'))
}
writeFileSync(join(root, '.generated', 'inline-scripts.json'), `${JSON.stringify(inlineScripts)}\n`)
writeFileSync(join(root, '.generated', 'boot.json'), `${JSON.stringify(names, null, 2)}\n`)
