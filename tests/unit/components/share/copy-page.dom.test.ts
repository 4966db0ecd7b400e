/** “Copy this page”: the page as Markdown, fetched when it is pressed. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startPageTools } from '../../../../components/share/script/page-tools.ts'
import { LANGUAGES, type Language } from '../../../../i18n/languages.ts'
import { pageToolWords } from '../../../../i18n/page-tools.ts'
import { shareWords } from '../../../../i18n/share.ts'
import { find, isolateTests, page } from '../boot/dom.ts'
import { browserWith, refuses, works, type Ways } from './browsers.ts'

isolateTests()

const TOOL = '<li data-copy=".md"><button type="button">Copy</button> <span role="status"></span></li>'
const TEXT = '# Rates\n\n$824.90 a fortnight\n'

const fetched = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>()

function open(language: Language, ways: Ways, pathname = '/en/jobseeker'): void {
  vi.stubGlobal('location', { pathname })
  page(`<ul>${TOOL}</ul>`)
  browserWith(ways)
  startPageTools(language)
}

async function press(ms = 0): Promise<void> {
  find('[data-copy] button').click()
  await vi.advanceTimersByTimeAsync(ms)
}

const said = () => find('[role=status]').textContent

beforeEach(() => {
  vi.useFakeTimers()
  fetched.mockReset().mockImplementation(() => Promise.resolve(new Response(TEXT)))
  vi.stubGlobal('fetch', fetched)
})

afterEach(() => vi.useRealTimers())

describe.each(LANGUAGES)('in %s', language => {
  const words = { ...shareWords[language], ...pageToolWords[language] }

  it('fetches nothing before it is pressed', () => {
    open(language, { writeText: works })
    expect(fetched).not.toHaveBeenCalled()
  })

  it('copies the page, and says so for two seconds', async () => {
    const writeText = vi.fn(works)
    open(language, { writeText })
    await press(1999)
    expect(writeText).toHaveBeenCalledExactlyOnceWith(TEXT)
    expect(said()).toBe(words.pageCopied)
    await vi.advanceTimersByTimeAsync(1)
    expect(said()).toBe('')
  })

  it('says so again when it is pressed again, each time for two seconds', async () => {
    open(language, { writeText: works })
    await press(500)
    await press(50)
    expect(said()).toBe('')
    await vi.advanceTimersByTimeAsync(2000)
    expect(said()).toBe(words.pageCopied)
    await vi.advanceTimersByTimeAsync(100)
    expect(said()).toBe('')
  })

  it.each<[how: string, ways: Ways]>([
    ['refused', { writeText: refuses('NotAllowedError') }],
    ['missing', {}]
  ])('shows the text to copy by hand, selected, where copying is %s', async (_how, ways) => {
    open(language, ways)
    await press(1)
    const field = find('textarea') as HTMLTextAreaElement
    expect(field.value).toBe(TEXT)
    expect(field.closest('label')?.textContent).toContain(words.pageByHand)
    expect(document.activeElement).toBe(field)
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, TEXT.length])
    expect(said()).toBe('')
  })

  it.each<[how: string, answer: () => Promise<Response>]>([
    ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the file is missing', () => Promise.resolve(new Response('Not found', { status: 404 }))]
  ])('says that the page did not load where %s', async (_how, answer) => {
    fetched.mockImplementation(answer)
    open(language, { writeText: works })
    await press(1)
    expect(said()).toBe(words.pageFailed)
    expect(document.querySelector('textarea')).toBeNull()
  })
})

it.each([
  ['/en/jobseeker', '/en/jobseeker.md'],
  ['/zh', '/zh.md'],
  ['/guide/en/jobseeker/', '/guide/en/jobseeker.md'],
  ['/en/jobseeker.html', '/en/jobseeker.md']
])('the page at %s is fetched from %s, and stays in no cache', async (pathname, address) => {
  open('en', { writeText: works }, pathname)
  await press()
  expect(fetched).toHaveBeenCalledExactlyOnceWith(address, { cache: 'no-store' })
})

describe('in Safari, which copies only what it was given during the press', () => {
  afterEach(() => void delete (window as { ClipboardItem?: unknown }).ClipboardItem)

  it('gives the clipboard a promise of the page', async () => {
    class Item {
      constructor(readonly parts: Record<string, Promise<Blob>>) {}
    }
    Object.assign(window, { ClipboardItem: Item })
    const write = vi.fn<(items: Item[]) => Promise<void>>(() => Promise.resolve())
    open('en', {})
    Object.defineProperty(navigator, 'clipboard', { value: { write }, configurable: true })
    find('[data-copy] button').click()
    // At once: the file is not here yet.
    expect(write).toHaveBeenCalledOnce()
    const [[item]] = write.mock.calls[0] as unknown as [[Item]]
    expect(await (await item.parts['text/plain'])?.text()).toBe(TEXT)
  })
})
