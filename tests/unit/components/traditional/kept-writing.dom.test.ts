import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepWriting, wantsTraditional, WRITING_KEY } from '../../../../components/traditional/kept-writing.ts'

beforeEach(() => {
  localStorage.clear()
  document.body.innerHTML = ''
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function browserOf(...languages: string[]): void {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
}

describe('who wants traditional characters', () => {
  it.each([
    [true, ['zh-TW', 'zh', 'en']],
    [true, ['zh-Hant-HK']],
    [true, ['en-AU', 'zh-HK', 'zh-CN']],
    [true, ['zh', 'zh-MO']],
    [false, ['zh-CN', 'zh-TW']],
    [false, ['zh-Hans-AU', 'zh-HK']],
    [false, ['zh']],
    [false, ['en-AU', 'en-HK']],
    [false, []]
  ])('%s for a browser of %j', (wants, languages) => {
    browserOf(...languages)
    expect(wantsTraditional()).toBe(wants)
  })

  it('the choice comes before the browser', () => {
    browserOf('zh-TW')
    keepWriting('zh-Hans')
    expect(wantsTraditional()).toBe(false)
    browserOf('zh-CN')
    keepWriting('zh-Hant')
    expect(wantsTraditional()).toBe(true)
  })

  it('exit pages keep nothing', () => {
    document.body.innerHTML = '<a data-exit href="/">out</a>'
    keepWriting('zh-Hant')
    expect(localStorage.getItem(WRITING_KEY)).toBeNull()
  })

  it('without storage the browser decides, and nothing throws', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked })
    browserOf('zh-TW')
    keepWriting('zh-Hans')
    expect(wantsTraditional()).toBe(true)
  })
})
