import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { STORAGE_KEY } from '../../../../auth/storage.ts'
import { ANSWERS_KEY, keepAnswers, keptAnswers } from '../../../../components/kept/answers.ts'
import { deleteEverything, deleteForSafety, KEYS } from '../../../../components/kept/everything.ts'
import { ASSETS, interviewOf, KEPT, libraryOf, PAGES, SHELL } from '../../../../offline/names.ts'
import { ROOT } from '../../../../scripts/lib/paths.ts'
import { basic, useFakeCaches, type FakeCaches } from '../../offline/fake-caches.ts'

let fakes: FakeCaches

const OURS = [...KEYS, `${STORAGE_KEY}-code-verifier`]
const SHARED = [SHELL, libraryOf('en'), libraryOf('zh')]
const OWN = [PAGES, KEPT, ASSETS, interviewOf('en'), interviewOf('zh')]

beforeEach(async () => {
  fakes = useFakeCaches()
  localStorage.clear()
  sessionStorage.clear()
  // A device that is not empty.
  for (const key of [...OURS, 'of-another-site']) localStorage.setItem(key, 'something')
  for (const name of [...SHARED, ...OWN]) await (await fakes.open(name)).put('https://site.example/en/x', basic('x'))
  document.cookie = 'NEXT_LOCALE=zh; path=/'
})

afterEach(() => void vi.unstubAllGlobals())

function filled(): string[] {
  return [...SHARED, ...OWN].filter(name => fakes.urls(name).length > 0)
}

describe('“Delete what this site saved for me”', () => {
  it('leaves only what is the same for every reader', async () => {
    expect(await deleteEverything()).toBe(2)
    expect(Object.keys(localStorage)).toEqual(['of-another-site'])
    expect(document.cookie).not.toContain('NEXT_LOCALE')
    expect(filled()).toEqual(SHARED)
  })
})

describe('for somebody who is not safe', () => {
  it('deletes kept answers at once, and copies of pages', async () => {
    const deleting = deleteForSafety()
    expect(keptAnswers()).toBeUndefined()
    expect(await deleting).toBe(true)
    expect(filled()).toEqual([...SHARED, interviewOf('en'), interviewOf('zh')])
    // It reveals nothing, and she may need it.
    expect(localStorage.getItem('foothold-state')).toBe('something')
  })

  it('says whether there was anything', async () => {
    await deleteForSafety()
    expect(await deleteForSafety()).toBe(false)
    keepAnswers('happened=moved')
    expect(await deleteForSafety()).toBe(true)
  })

  it('deletes answers where there are no caches', async () => {
    vi.stubGlobal('caches', undefined)
    expect(await deleteForSafety()).toBe(true)
    expect(localStorage.getItem(ANSWERS_KEY)).toBeNull()
  })
})

/** Files that store something, by what they store; each name is in `KEYS`, PERSONAL or the cookie. */
const STORING: Record<string, string> = {
  'auth/storage.ts': 'the session',
  'components/boot/exit-script.ts': 'deletes answers',
  'components/boot/language.ts': 'the cookie',
  'components/boot/traditional-script.ts': 'reads the characters',
  'components/filters/kept-state.ts': 'the state',
  'components/kept/answers.ts': 'answers',
  'components/kept/everything.ts': 'deletes everything',
  'components/layout/banner-kept.ts': 'the banner that was closed',
  'components/search/key-off.ts': 'the choice about the key /',
  'components/traditional/kept-writing.ts': 'the characters',
  'offline/caches.ts': 'caches, named in offline/names.ts'
}

function sources(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name))
    .map(name => `${folder}/${name}`)
}

it('nothing else stores anything on a device: what does is deleted above', () => {
  const storing = ['auth', 'components', 'i18n', 'offline', 'pages', 'rules', 'search']
    .flatMap(sources)
    .filter(file => {
      const code = readFileSync(join(ROOT, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
      return /\b(?:localStorage|sessionStorage|indexedDB|cookieStore|document\.cookie|caches\.open)\b/.test(code)
    })
  expect(storing.sort()).toEqual(Object.keys(STORING))
})
