import { beforeEach, expect, it, vi } from 'vitest'
import { WRITING_KEY } from '../../../../components/traditional/kept-writing.ts'
import { isolateTests, page, scriptPaths } from './dom.ts'

isolateTests()

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
  page('')
})

/** Runs the script in the head of a page, where the attribute names what it fetches. */
async function run(languages: string[]): Promise<string[]> {
  const script = document.createElement('script')
  script.dataset.script = '/assets/t.js'
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  await import('../../../../components/boot/traditional-script.ts')
  return scriptPaths()
}

it.each([
  [['/assets/t.js'], ['zh-TW', 'en']],
  [['/assets/t.js'], ['en-AU', 'zh-Hant-HK']],
  [['/assets/t.js'], ['zh-MO']],
  [[], ['zh-CN', 'en']],
  [[], ['en-AU']]
])('fetches %j for a browser of %j', async (fetched, languages) => {
  expect(await run(languages)).toEqual(fetched)
})

it('fetches for the kept choice', async () => {
  localStorage.setItem(WRITING_KEY, 'zh-Hant')
  expect(await run(['zh-CN'])).toEqual(['/assets/t.js'])
})

it('leaves the page as it is where storage is blocked', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('blocked', 'SecurityError')
    }
  })
  expect(await run(['zh-CN'])).toEqual([])
})
