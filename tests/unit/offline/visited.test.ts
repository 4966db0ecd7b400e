import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ASSETS, KEPT, libraryOf, PAGES, SHELL } from '../../../offline/names.ts'
import { MOST_PAGES, recall, remember, tidyAssets } from '../../../offline/visited.ts'
import { basic, useFakeCaches, type FakeCaches } from './fake-caches.ts'

const ORIGIN = 'https://site.example'
const RATES = `${ORIGIN}/en/rates`

let stores: FakeCaches

beforeEach(() => {
  stores = useFakeCaches()
})
afterEach(() => void vi.unstubAllGlobals())

describe('a visited page', () => {
  it('is recalled as it was seen last', async () => {
    await remember(RATES, basic('old'), false)
    await remember(RATES, basic('new'), false)
    expect(await (await recall(RATES))?.text()).toBe('new')
  })

  it.each<[string, Response]>([
    ['that is missing', basic('', { status: 404 })],
    ['of a server in trouble', basic('', { status: 500 })],
    ['of another site', new Response('x')],
    ['that is no page but a feed', basic('<feed>', { headers: { 'Content-Type': 'application/atom+xml' } })],
    ['that nobody may store', basic('x', { headers: { 'Cache-Control': 'private, no-store' } })]
  ])('%s is not stored', async (_what, response) => {
    await remember(RATES, response, false)
    expect(await recall(RATES)).toBeUndefined()
  })

  it('about safety is stored only where the reader keeps it', async () => {
    await remember(RATES, basic('secret'), true)
    expect(await recall(RATES)).toBeUndefined()
    await (await stores.open(KEPT)).put(RATES, basic('kept'))
    // A page that the reader keeps comes with `no-store` like any safety page.
    await remember(RATES, basic('newer', { headers: { 'Cache-Control': 'no-store' } }), true)
    expect(await (await recall(RATES))?.text()).toBe('newer')
    expect(stores.urls(PAGES)).toEqual([])
  })

  it('makes room: the page seen longest ago goes first', async () => {
    for (let number = 0; number < MOST_PAGES; number += 1) await remember(`${ORIGIN}/en/${number}`, basic('x'), false)
    await remember(`${ORIGIN}/en/0`, basic('again'), false)
    await remember(RATES, basic('x'), false)
    const stored = stores.urls(PAGES)
    expect(stored).toHaveLength(MOST_PAGES)
    expect(stored).not.toContain(`${ORIGIN}/en/1`)
    expect(stored).toContain(`${ORIGIN}/en/0`)
  })

  it.each(['full', 'blocked'] as const)('costs no error where the store is %s', async state => {
    stores[state] = true
    await expect(remember(RATES, basic('x'), false)).resolves.toBeUndefined()
    expect(await recall(RATES)).toBeUndefined()
  })
})

describe('after an update', () => {
  const urlOf = (path: string) => ORIGIN + path
  const page = '<link href="/_next/static/css/old.css"><script src="/assets/page-new.js">'

  it('stored pages keep the files they name; the rest of the old build goes', async () => {
    await (await stores.open(SHELL)).put(urlOf('/_next/static/css/old.css'), basic('old style'))
    await (await stores.open(SHELL)).put(urlOf('/assets/page-new.js'), basic('new script'))
    await (await stores.open(ASSETS)).put(urlOf('/_next/static/chunks/gone.js'), basic('unused'))
    await remember(RATES, basic(page), false)
    await tidyAssets(urlOf, url => url.endsWith('page-new.js'))
    expect(stores.urls(ASSETS)).toEqual([urlOf('/_next/static/css/old.css')])
  })

  it('a calculator of the build before keeps what the shell had of it, and no second copy of the rest', async () => {
    const library = await stores.open(libraryOf('en'))
    const names = '<link href="/_next/static/css/old.css"><script src="/_next/static/chunks/main-1.js">'
    await library.put(urlOf('/en/calculators?revision=1'), basic(names))
    await library.put(urlOf('/_next/static/chunks/main-1.js'), basic('script'))
    await (await stores.open(SHELL)).put(urlOf('/_next/static/css/old.css'), basic('old style'))
    await tidyAssets(urlOf, () => false)
    expect(stores.urls(ASSETS)).toEqual([urlOf('/_next/static/css/old.css')])
  })

  it('a script keeps the scripts that it names', async () => {
    const shell = await stores.open(SHELL)
    await shell.put(urlOf('/assets/page-old.js'), basic('const search = "/assets/search-old.js"'))
    await shell.put(urlOf('/assets/search-old.js'), basic('search'))
    await remember(RATES, basic('<script src="/assets/page-old.js">'), false)
    await tidyAssets(urlOf, () => false)
    expect(stores.urls(ASSETS)).toEqual(['/assets/page-old.js', '/assets/search-old.js'].map(urlOf))
  })

  it('a full device keeps what it has', async () => {
    await remember(RATES, basic(page), false)
    await (await stores.open(SHELL)).put(urlOf('/_next/static/css/old.css'), basic('old style'))
    stores.full = true
    await expect(tidyAssets(urlOf, () => false)).resolves.toBeUndefined()
    expect(stores.urls(PAGES)).toEqual([RATES])
  })
})
