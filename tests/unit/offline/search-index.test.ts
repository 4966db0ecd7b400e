import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { libraryOf } from '../../../offline/names.ts'
import { basic, useFakeCaches, type FakeCaches } from './fake-caches.ts'

const FOLDER = 'https://site.example/guide/search'
const WHOLE = { '': 'core', '-i0': [['a']], '-i1': [['b']], '-s': 'weights' }

let fakes: FakeCaches
let indexFile: (url: string) => Promise<Response | undefined>
let withCachedIndexes: (ofBuild: Response) => Promise<Response>

async function putIndex(language: 'en' | 'zh', hash: string): Promise<void> {
  const store = await fakes.open(libraryOf(language))
  await store.put(`${FOLDER}/${language}-${hash}-all.json`, basic(JSON.stringify(WHOLE)))
}

beforeEach(async () => {
  vi.resetModules()
  fakes = useFakeCaches()
  ;({ indexFile, withCachedIndexes } = await import('../../../offline/search-index.ts'))
})
afterEach(() => void vi.unstubAllGlobals())

describe('a file of the whole index', () => {
  it.each([
    ['en-0123456789ab.json', 'core'],
    ['en-0123456789ab-i0.json', [['a']]],
    ['en-0123456789ab-i1.json', [['b']]],
    ['en-0123456789ab-s.json', 'weights'],
    ['en-0123456789ab-i2.json', undefined],
    ['en-0123456789ab-t0.json', undefined],
    ['en-ba9876543210-i0.json', undefined],
    ['zh-0123456789ab-i0.json', undefined],
    ['manifest.json', undefined]
  ])('%s is %j', async (file, expected) => {
    await putIndex('en', '0123456789ab')
    const response = await indexFile(`${FOLDER}/${file}`)
    expect(await response?.json()).toEqual(expected)
    if (response) expect(response.headers.get('content-type')).toBe('application/json')
  })

  it('is found as soon as the whole index is cached, which is read once', async () => {
    const url = `${FOLDER}/zh-0123456789ab-i0.json`
    expect(await indexFile(url)).toBeUndefined()
    await putIndex('zh', '0123456789ab')
    expect(await (await indexFile(url))?.json()).toEqual([['a']])
    await fakes.delete(libraryOf('zh'))
    expect(await (await indexFile(url))?.json()).toEqual([['a']])
  })
})

it.each([
  ['the cached index where that of the build is missing', ['000000000000'], '000000000000'],
  ['the index of the build where both are cached', ['000000000000', '222222222222'], '222222222222']
])('the search manifest names %s', async (_case, cached, expected) => {
  for (const hash of cached) await putIndex('zh', hash)
  const manifest = await withCachedIndexes(basic(JSON.stringify({ en: '111111111111', zh: '222222222222' })))
  expect(await manifest.json()).toEqual({ en: '111111111111', zh: expected })
})
