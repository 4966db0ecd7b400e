import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ASSETS, KEPT, libraryOf, PAGES, SHELL } from '../../../offline/names.ts'
import { MOST_PAGES, findVisited, putVisited, pruneAssets } from '../../../offline/visited.ts'
import { basic, useFakeCaches, type FakeCaches } from './fake-caches.ts'

const ORIGIN = 'https://site.example'
const urlOf = (path: string) => ORIGIN + path
const RATES = urlOf('/en/rates')

let fakes: FakeCaches

async function put(name: string, path: string, body: string): Promise<void> {
  await (await fakes.open(name)).put(urlOf(path), basic(body))
}

beforeEach(() => {
  fakes = useFakeCaches()
})
afterEach(() => void vi.unstubAllGlobals())

describe('a visited page', () => {
  it('is found as it was seen last', async () => {
    await putVisited(RATES, basic('old'), false)
    await putVisited(RATES, basic('new'), false)
    expect(await (await findVisited(RATES))?.text()).toBe('new')
  })

  it.each<[string, Response]>([
    ['that is missing', basic('', { status: 404 })],
    ['of a server error', basic('', { status: 500 })],
    ['of another site', new Response('x')],
    ['that is no page but a feed', basic('<feed>', { headers: { 'Content-Type': 'application/atom+xml' } })],
    ['that nobody may store', basic('x', { headers: { 'Cache-Control': 'private, no-store' } })]
  ])('%s is not cached', async (_what, response) => {
    await putVisited(RATES, response, false)
    expect(await findVisited(RATES)).toBeUndefined()
  })

  it('about safety is cached only where the reader saves it', async () => {
    await putVisited(RATES, basic('secret'), true)
    expect(await findVisited(RATES)).toBeUndefined()
    await put(KEPT, '/en/rates', 'kept')
    // A saved page still comes with `no-store`, like any safety page.
    await putVisited(RATES, basic('newer', { headers: { 'Cache-Control': 'no-store' } }), true)
    expect(await (await findVisited(RATES))?.text()).toBe('newer')
    expect(fakes.urls(PAGES)).toEqual([])
  })

  it('makes room: the page seen longest ago goes first', async () => {
    for (let number = 0; number < MOST_PAGES; number += 1) await putVisited(`${ORIGIN}/en/${number}`, basic('x'), false)
    await putVisited(`${ORIGIN}/en/0`, basic('again'), false)
    await putVisited(RATES, basic('x'), false)
    const stored = fakes.urls(PAGES)
    expect(stored).toHaveLength(MOST_PAGES)
    expect(stored).not.toContain(`${ORIGIN}/en/1`)
    expect(stored).toContain(`${ORIGIN}/en/0`)
  })

  it.each(['full', 'blocked'] as const)('throws nothing where the cache is %s', async state => {
    fakes[state] = true
    await expect(putVisited(RATES, basic('x'), false)).resolves.toBeUndefined()
    expect(await findVisited(RATES)).toBeUndefined()
  })
})

describe('after an update', () => {
  const page = '<link href="/_next/static/css/old.css"><script src="/assets/page-new.js">'

  it('cached pages keep the files they name; the rest of the old build goes', async () => {
    await put(SHELL, '/_next/static/css/old.css', 'old style')
    await put(SHELL, '/assets/page-new.js', 'new script')
    await put(ASSETS, '/_next/static/chunks/gone.js', 'unused')
    await putVisited(RATES, basic(page), false)
    await pruneAssets(urlOf, url => url.endsWith('page-new.js'))
    expect(fakes.urls(ASSETS)).toEqual([urlOf('/_next/static/css/old.css')])
  })

  it('a calculator of the old build keeps what the shell had of it, and no second copy of the rest', async () => {
    const names = '<link href="/_next/static/css/old.css"><script src="/_next/static/chunks/main-1.js">'
    await put(libraryOf('en'), '/en/calculators?revision=1', names)
    await put(libraryOf('en'), '/_next/static/chunks/main-1.js', 'script')
    await put(SHELL, '/_next/static/css/old.css', 'old style')
    await pruneAssets(urlOf, () => false)
    expect(fakes.urls(ASSETS)).toEqual([urlOf('/_next/static/css/old.css')])
  })

  it('a script keeps the scripts that it names', async () => {
    await put(SHELL, '/assets/page-old.js', 'const search = "/assets/search-old.js"')
    await put(SHELL, '/assets/search-old.js', 'search')
    await putVisited(RATES, basic('<script src="/assets/page-old.js">'), false)
    await pruneAssets(urlOf, () => false)
    expect(fakes.urls(ASSETS)).toEqual(['/assets/page-old.js', '/assets/search-old.js'].map(urlOf))
  })

  it('a full device loses nothing', async () => {
    await putVisited(RATES, basic(page), false)
    await put(SHELL, '/_next/static/css/old.css', 'old style')
    fakes.full = true
    await expect(pruneAssets(urlOf, () => false)).resolves.toBeUndefined()
    expect(fakes.urls(PAGES)).toEqual([RATES])
  })
})
