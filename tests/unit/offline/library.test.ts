import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dropOldEntries, Library, mayFetchAhead } from '../../../offline/library.ts'
import { LIBRARY } from '../../../offline/names.ts'
import { basic, useFakeCaches, type FakeCaches } from './fake-caches.ts'

const urlOf = (path: string) => `https://site.example${path}`
const ENTRIES = [
  { url: '/en/calculators', revision: 'r1' },
  { url: '/_next/static/chunks/main-1.js', revision: null },
  { url: '/search/en-1.json', revision: null }
]

let stores: FakeCaches
const network = vi.fn<(url: string) => Promise<Response>>()

beforeEach(() => {
  stores = useFakeCaches()
  vi.stubGlobal('fetch', network)
  network.mockReset()
  network.mockImplementation(async url => basic(`body of ${url}`))
})
afterEach(() => void vi.unstubAllGlobals())

describe('fetching ahead', () => {
  it.each([
    ['nothing known of the connection', undefined, true],
    ['a good one', { saveData: false, effectiveType: '4g' }, true],
    ['a reader who saves data', { saveData: true, effectiveType: '4g' }, false],
    ['a slow one', { effectiveType: '3g' }, false],
    ['a very slow one', { effectiveType: 'slow-2g' }, false]
  ])('%s', (_what, connection, expected) => expect(mayFetchAhead(connection)).toBe(expected))
})

describe('the library', () => {
  it('fetches what is missing, once', async () => {
    const library = new Library(ENTRIES, urlOf)
    await Promise.all([library.fill(), library.fill()])
    await library.fill()
    expect(network).toHaveBeenCalledTimes(3)
    expect(await (await library.find('/en/calculators'))?.text()).toBe('body of https://site.example/en/calculators')
    expect(await library.find('/en/elsewhere')).toBeUndefined()
  })

  it('goes on another time where the connection broke', async () => {
    const library = new Library(ENTRIES, urlOf)
    network.mockRejectedValue(new TypeError('Failed to fetch'))
    await library.fill()
    expect(stores.urls(LIBRARY)).toEqual([])
    network.mockImplementation(async url => basic(url))
    await library.fill()
    expect(stores.urls(LIBRARY)).toHaveLength(3)
  })

  it('stops when told, and goes on another time', async () => {
    const many = Array.from({ length: 20 }, (_, number) => ({ url: `/assets/${number}.js`, revision: null }))
    const library = new Library(many, urlOf)
    network.mockImplementationOnce(async url => {
      library.stop()
      return basic(url)
    })
    await library.fill()
    // What was under way is finished.
    expect(stores.urls(LIBRARY).length).toBeLessThan(10)
    await library.fill()
    expect(stores.urls(LIBRARY)).toHaveLength(20)
  })

  it.each<[string, Response]>([
    ['an error page', basic('', { status: 404 })],
    ['the page of a captive portal', new Response('log in')]
  ])('does not store %s', async (_what, response) => {
    network.mockResolvedValue(response)
    await new Library(ENTRIES, urlOf).fill()
    expect(stores.urls(LIBRARY)).toEqual([])
  })

  it('of a new build keeps what is the same and drops the rest', async () => {
    await new Library(ENTRIES, urlOf).fill()
    const next = new Library([{ url: '/en/calculators', revision: 'r2' }, ...ENTRIES.slice(1, 2)], urlOf)
    await dropOldEntries([next])
    expect(stores.urls(LIBRARY)).toEqual([urlOf('/_next/static/chunks/main-1.js')])
    expect(await next.find('/en/calculators')).toBeUndefined()
  })
})
