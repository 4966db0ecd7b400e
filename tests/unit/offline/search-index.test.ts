import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { libraryOf } from '../../../offline/names.ts'
import { basic, useFakeCaches, type FakeCaches } from './fake-caches.ts'

const FOLDER = 'https://site.example/guide/search'
const WHOLE = ['core', [['a']], [['b']]]

let stores: FakeCaches
let indexFile: (url: string) => Promise<Response | undefined>
let storedIndexes: (ofBuild: Response) => Promise<Response>

async function keep(language: 'en' | 'zh', hash: string): Promise<void> {
  const store = await stores.open(libraryOf(language))
  await store.put(`${FOLDER}/${language}-${hash}-all.json`, basic(JSON.stringify(WHOLE)))
}

beforeEach(async () => {
  vi.resetModules()
  stores = useFakeCaches()
  ;({ indexFile, storedIndexes } = await import('../../../offline/search-index.ts'))
})
afterEach(() => void vi.unstubAllGlobals())

describe('a file of an index', () => {
  it.each([
    ['en-0123456789ab.json', 'core'],
    ['en-0123456789ab-i0.json', [['a']]],
    ['en-0123456789ab-i1.json', [['b']]]
  ])('%s is taken out of the whole', async (file, expected) => {
    await keep('en', '0123456789ab')
    const response = await indexFile(`${FOLDER}/${file}`)
    expect(await response?.json()).toEqual(expected)
    expect(response?.headers.get('content-type')).toBe('application/json')
  })

  it.each(['en-0123456789ab-i2.json', 'en-0123456789ab-t0.json', 'en-ba9876543210-i0.json', 'zh-0123456789ab-i0.json', 'manifest.json'])(
    '%s is not in it',
    async file => {
      await keep('en', '0123456789ab')
      expect(await indexFile(`${FOLDER}/${file}`)).toBeUndefined()
    }
  )

  it('is found as soon as the whole is stored, and the whole is read once', async () => {
    const url = `${FOLDER}/zh-0123456789ab-i0.json`
    expect(await indexFile(url)).toBeUndefined()
    await keep('zh', '0123456789ab')
    expect(await (await indexFile(url))?.json()).toEqual([['a']])
    await stores.delete(libraryOf('zh'))
    expect(await (await indexFile(url))?.json()).toEqual([['a']])
  })
})

describe('the list of indexes', () => {
  const ofBuild = () => basic(JSON.stringify({ en: '111111111111', zh: '222222222222' }))

  it('names the one that is stored where that of the build is not', async () => {
    await keep('zh', '000000000000')
    expect(await (await storedIndexes(ofBuild())).json()).toEqual({ en: '111111111111', zh: '000000000000' })
  })

  it('names that of the build where both are', async () => {
    await keep('zh', '000000000000')
    await keep('zh', '222222222222')
    expect(await (await storedIndexes(ofBuild())).json()).toEqual({ en: '111111111111', zh: '222222222222' })
  })
})
