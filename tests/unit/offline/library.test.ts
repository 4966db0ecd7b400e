import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Library, mayFetchAhead, type Entry } from '../../../offline/library.ts'
import { libraryOf } from '../../../offline/names.ts'
import { basic, useFakeCaches, type FakeCaches } from './fake-caches.ts'

const CACHE = libraryOf('en')
const SCRIPT = { url: '/_next/static/chunks/main-1.js', revision: null }
const PAGE = { url: '/en/calculators', revision: 'sha256-one+' }
const INDEX = { url: '/search/en-1-all.json', revision: null }
const ENTRIES: Entry[] = [SCRIPT, PAGE, INDEX]

const urlOf = (path: string) => `https://site.example${path}`
const libraryWith = (entries: Entry[]) => new Library(CACHE, entries, urlOf)

let fakes: FakeCaches
const network = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>()

/** Fills it without the real pause. */
async function fill(library: Library): Promise<void> {
  const filled = library.fill()
  await vi.runAllTimersAsync()
  await filled
}

beforeEach(() => {
  vi.useFakeTimers()
  fakes = useFakeCaches()
  vi.stubGlobal('fetch', network)
  network.mockReset()
  network.mockImplementation(async url => basic(`body of ${url}`))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it.each([
  [undefined, true],
  [{ saveData: false, effectiveType: '4g' }, true],
  [{ effectiveType: '3g' }, true],
  [{ saveData: true, effectiveType: '4g' }, false],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false]
])('with a connection of %j may fetch ahead: %s', (connection, expected) => {
  expect(mayFetchAhead(connection)).toBe(expected)
})

describe('the library', () => {
  it('fetches what is missing once, after two quiet seconds, one file after another', async () => {
    const library = libraryWith(ENTRIES)
    let underWay = 0
    network.mockImplementation(async url => {
      underWay += 1
      expect(underWay).toBe(1)
      await Promise.resolve()
      underWay -= 1
      return basic(`body of ${url}`)
    })
    void library.fill()
    await vi.advanceTimersByTimeAsync(1900)
    expect(network).not.toHaveBeenCalled()
    await Promise.all([fill(library), fill(library)])
    await fill(library)
    expect(network.mock.calls.map(([url]) => url)).toEqual(ENTRIES.map(({ url }) => urlOf(url)))
    expect(await (await library.find('/en/calculators'))?.text()).toBe('body of https://site.example/en/calculators')
    expect(await library.find('/en/elsewhere')).toBeUndefined()
  })

  it('lets the browser refuse a page of another build, and its own cache answer for a hashed file', async () => {
    await fill(libraryWith(ENTRIES))
    const [script, page] = network.mock.calls.map(([, init]) => init)
    expect(page).toMatchObject({ integrity: 'sha256-one+', cache: 'no-cache' })
    expect(script).not.toHaveProperty('cache')
    expect(script).not.toHaveProperty('integrity')
  })

  it('continues later where the connection broke', async () => {
    const library = libraryWith(ENTRIES)
    network.mockImplementation(async url => (url.endsWith('.js') ? basic(url) : Promise.reject(new TypeError())))
    await fill(library)
    expect(fakes.urls(CACHE)).toEqual([urlOf(SCRIPT.url)])
    network.mockImplementation(async url => basic(url))
    await fill(library)
    expect(fakes.urls(CACHE)).toHaveLength(3)
  })

  it.each(['while it waits', 'while it fetches'])('stops %s, and continues later', async when => {
    const library = libraryWith(ENTRIES)
    network.mockImplementation(async (url, init) => {
      if (when === 'while it fetches') library.stop()
      init?.signal?.throwIfAborted()
      return basic(url)
    })
    const filled = library.fill()
    if (when === 'while it waits') library.stop()
    else await vi.runAllTimersAsync()
    await filled
    expect(fakes.urls(CACHE)).toEqual([])
    network.mockImplementation(async url => basic(url))
    await fill(library)
    expect(fakes.urls(CACHE)).toHaveLength(3)
  })

  it.each<[string, Response]>([
    ['an error page', basic('', { status: 404 })],
    ['the page of a captive portal', new Response('log in')]
  ])('does not cache %s', async (_what, response) => {
    network.mockResolvedValue(response)
    await fill(libraryWith(ENTRIES))
    expect(fakes.urls(CACHE)).toEqual([])
  })
})

describe('the library of a new build', () => {
  const NEXT_INDEX = { url: '/search/en-2-all.json', revision: null }
  const NEXT: Entry[] = [SCRIPT, { url: PAGE.url, revision: 'sha256-two' }, NEXT_INDEX]

  it('has the files of the old build until its own are cached', async () => {
    network.mockImplementation(async () => basic('old'))
    await fill(libraryWith(ENTRIES))
    const next = libraryWith(NEXT)
    expect(await next.find(PAGE.url)).toBeUndefined()
    expect(await (await next.findEarlier(PAGE.url))?.text()).toBe('old')
    network.mockImplementation(async url => (url.endsWith('json') ? Promise.reject(new TypeError()) : basic('new')))
    await fill(next)
    expect(await (await next.find(PAGE.url))?.text()).toBe('new')
    expect(fakes.urls(CACHE)).toContain(urlOf(INDEX.url))
  })

  it('fetches what has changed, and drops old files once it is complete', async () => {
    await fill(libraryWith(ENTRIES))
    network.mockClear()
    await fill(libraryWith(NEXT))
    expect(network.mock.calls.map(([url]) => url)).toEqual([PAGE.url, NEXT_INDEX.url].map(urlOf))
    expect(fakes.urls(CACHE)).toEqual([SCRIPT.url, `${PAGE.url}?revision=sha256-two`, NEXT_INDEX.url].map(urlOf))
  })

  it('leaves the other language alone', async () => {
    await fill(new Library(libraryOf('zh'), ENTRIES, urlOf))
    await fill(libraryWith(NEXT))
    expect(fakes.urls(libraryOf('zh'))).toHaveLength(3)
  })
})
