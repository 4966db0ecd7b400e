/**
 * Bundles the scripts that pages fetch into public/assets/, with a hash in each name. Writes the names (boot.json), the
 * inline scripts of pages (inline-scripts.json) and the words of danger (crisis.json) to .generated/.
 */
import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { byNeed } from '../components/content/by-need.ts'
import type { Line } from '../components/filters/filter-line.ts'
import { loadData } from '../rules/data/load.ts'
import { interpreterOf } from '../rules/data/schema.ts'
import { bootBundle, bundle, MODERN, minifiedStyles } from './lib/bundle.ts'
import { handleHelp } from './lib/cli.ts'
import { BASE_PATH, ROOT, write, writeJson } from './lib/paths.ts'
import { traditionalTable } from './lib/traditional.ts'
import { listedServices } from './mdx/views.ts'
import { crisisWords } from './search/danger/words.ts'
import { foldingFor } from './search/words.ts'

handleHelp('build-boot: bundle the boot, search and auth scripts into public/assets and .generated')

/** @returns the address under which the script is served */
function publish(name: string, code: Uint8Array): string {
  const address = `/assets/${name}-${createHash('sha256').update(code).digest('hex').slice(0, 12)}.js`
  write(`public${address}`, code)
  return address
}

const data = loadData()
// A part of the search script.
writeJson('.generated/crisis.json', crisisWords(ROOT, data), 2)
rmSync(join(ROOT, 'public', 'assets'), { recursive: true, force: true })

// FlexSearch's own light build, without export and storage.
const flexsearch = join(ROOT, 'node_modules', 'flexsearch', 'dist', 'flexsearch.light.module.min.js')
const searchScript = await bundle('components/search/script/index.ts', {
  target: MODERN,
  define: { RESULT_STYLES: JSON.stringify(await minifiedStyles('search-results')) }
})
const searchWorker = await bundle('search/worker.ts', { alias: { flexsearch }, target: MODERN })
/** Defined in the boot script, so that a search starts without a round trip to find them. */
const search = {
  base: BASE_PATH,
  script: BASE_PATH + publish('search', searchScript),
  address: BASE_PATH + publish('search-worker', searchWorker)
}
const offlineScript = await bundle('components/offline/script/index.ts', {
  define: { BAR_STYLES: JSON.stringify(await minifiedStyles('update-bar')) }
})
const offline = { worker: `${BASE_PATH}/sw.js`, script: BASE_PATH + publish('offline', offlineScript) }

/** The data that choices are compared with: one line for each entry of the help line page, in its order. */
const helplines = byNeed(listedServices(data))
  .flatMap(({ services }) => services)
  .map((service): Line => {
    const { needs, states, languages, hours } = service
    return {
      needs,
      states,
      ...(languages && { languages }),
      ...(interpreterOf(service) && { interpreter: true }),
      ...(hours && { hours })
    }
  })
const HELPLINES = JSON.stringify(helplines)
const LIST_FOLD = JSON.stringify(
  foldingFor(
    JSON.stringify([
      ...data.terms.values(),
      ...[...data.figures.values()].map(({ label }) => label),
      ...[...data.events.values()].map(({ ask }) => ask)
    ])
  )
)
const SEARCH_PAGE = JSON.stringify(`${BASE_PATH}/search`)

const helplineFilter = await bundle('components/filters/script/helplines.ts', { target: MODERN, define: { HELPLINES } })
const listFilter = await bundle('components/filters/script/list.ts', {
  target: MODERN,
  define: { LIST_FOLD, SEARCH_PAGE }
})
const TRADITIONAL_TABLE = JSON.stringify(traditionalTable(ROOT))
const traditional = await bundle('components/traditional/script/index.ts', { define: { TRADITIONAL_TABLE } })
const stateFilter = await bundle('components/filters/script/states.ts', { target: MODERN })
const reading = await bundle('components/reading/script/index.ts', {
  target: MODERN,
  define: { READING_STYLES: JSON.stringify(await minifiedStyles('reading')) }
})
const READING_SCRIPT = JSON.stringify(BASE_PATH + publish('reading', reading))
const pageTools = await bundle('components/share/script/index.ts', { target: MODERN, define: { READING_SCRIPT } })
const place = await bundle('components/layout/script/place.ts', { target: MODERN })
const searchKey = await bundle('components/search/script/search-key.ts', { target: MODERN })
const names = {
  offlineScript: offline.script,
  front: publish('front', await bootBundle('front')),
  meantAddress: publish('meant-address', await bootBundle('meant-address')),
  auth: publish('auth', await bootBundle('auth')),
  // A module that auth/service.ts imports by its address.
  authClient: publish('auth-client', await bundle('auth/client.ts', { format: 'esm' })),
  helplineFilter: publish('helpline-filter', helplineFilter),
  listFilter: publish('list-filter', listFilter),
  searchKey: publish('key-switch', searchKey),
  pageTools: publish('page-tools', pageTools),
  place: publish('place', place),
  stateFilter: publish('state-filter', stateFilter),
  traditional: publish('traditional', traditional),
  searchLanguage: publish('search-language', await bootBundle('search-language'))
}

/** @throws if the code would end its own element or open a comment in it */
function inline(name: string, bundled: Uint8Array): string {
  const code = Buffer.from(bundled).toString().trim()
  if (/<\/script|<!--/i.test(code)) throw new Error(`The ${name} script would end in the middle of the page.`)
  return code
}

const defined = { SEARCH_ASSETS: JSON.stringify(search), OFFLINE_ASSETS: JSON.stringify(offline) }
// Separate from the names, because browsers fetch .generated/boot.json.
writeJson('.generated/inline-scripts.json', {
  banner: inline('banner', await bootBundle('banner-script')),
  boot: inline('boot', await bootBundle('boot', defined)),
  exit: inline('exit', await bootBundle('exit-script')),
  state: inline('state', await bootBundle('state-script')),
  traditional: inline('traditional', await bootBundle('traditional-script'))
})
writeJson('.generated/boot.json', names, 2)
writeJson('.generated/account-styles.json', await minifiedStyles('account'))
