/** The tools at the end of a page, in browsers that refuse them. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startPageTools } from '../../../../components/share/script/page-tools.ts'
import { LANGUAGES, type Language } from '../../../../i18n/languages.ts'
import { pageToolWords } from '../../../../i18n/page-tools.ts'
import { shareWords } from '../../../../i18n/share.ts'
import { find, isolateTests, page } from '../boot/dom.ts'
import { browserWith, neverAnswers, refuses, works, type Ways } from './browsers.ts'

isolateTests()

const MAIL = 'mailto:?subject=Rates'
const TOOLS = `<ul>
    <li data-share><a href="${MAIL}"><b>Share</b></a> <span role="status"></span></li>
    <li data-print><button type="button">Print</button> <span role="status"></span></li>
  </ul>
  <p data-copy="hello@foothold.example"><button type="button">Copy</button> <span role="status"></span></p>`

/** Of the page, with a query and a hash that are nobody's business. */
const ADDRESS = { origin: 'http://localhost:3000', pathname: '/en/jobseeker', search: '?q=secret', hash: '#rates' }
const URL = ADDRESS.origin + ADDRESS.pathname

function open(language: Language, ways: Ways, more = ''): void {
  page(TOOLS + more)
  browserWith(ways)
  startPageTools(language)
}

async function press(selector: string): Promise<void> {
  find(selector).click()
  // Longer than a browser may take to print, shorter than it is shown that something was copied.
  await vi.advanceTimersByTimeAsync(1500)
}

const said = (tool: 'share' | 'print' | 'copy') => find(`[data-${tool}] [role=status]`).textContent

beforeEach(() => {
  vi.stubGlobal('location', ADDRESS)
  vi.useFakeTimers()
})

afterEach(() => vi.useRealTimers())

describe.each(LANGUAGES)('the address to write to, in %s', language => {
  const words = { ...shareWords[language], ...pageToolWords[language] }

  it.each<[what: string, ways: Ways, text: string]>([
    ['is copied', { writeText: works }, words.mailCopied],
    ['is copied by hand where copying is forbidden', { writeText: refuses('NotAllowedError') }, words.mailByHand],
    ['is copied by hand where copying is missing', {}, words.mailByHand],
    ['is copied by hand where copying is not answered', { writeText: neverAnswers }, words.mailByHand]
  ])('%s', async (_what, ways, text) => {
    const writeText = ways.writeText && vi.fn(ways.writeText)
    open(language, { ...ways, writeText })
    await press('[data-copy] button')
    if (ways.writeText === neverAnswers) await vi.advanceTimersByTimeAsync(3000)
    if (writeText) expect(writeText).toHaveBeenCalledExactlyOnceWith('hello@foothold.example')
    expect(said('copy')).toBe(text)
  })
})

describe.each(LANGUAGES)('share, in %s', language => {
  const words = { ...shareWords[language], ...pageToolWords[language] }

  it.each<[what: string, ways: Ways, outcome: 'shared' | 'copied' | 'by hand']>([
    ['uses the browser’s dialog', { share: works, writeText: works }, 'shared'],
    ['does no more once the reader closed the dialog', { share: refuses('AbortError'), writeText: works }, 'shared'],
    ['copies where the browser cannot share', { writeText: works }, 'copied'],
    ['copies where the browser refuses to share', { share: refuses('NotAllowedError'), writeText: works }, 'copied'],
    ['shows the address where copying is forbidden', { writeText: refuses('NotAllowedError') }, 'by hand'],
    ['shows the address where both are refused', { share: refuses('NotAllowedError') }, 'by hand'],
    ['shows the address where both are missing', {}, 'by hand']
  ])('%s', async (_what, ways, outcome) => {
    const [share, writeText] = [ways.share && vi.fn(ways.share), ways.writeText && vi.fn(ways.writeText)]
    open(language, { ...ways, share, writeText })
    await press('[data-share] b')
    // Without what was searched for or filled in.
    if (share) expect(share).toHaveBeenCalledExactlyOnceWith({ title: document.title, url: URL })
    if (outcome === 'copied') expect(writeText).toHaveBeenCalledExactlyOnceWith(URL)
    if (outcome === 'shared') expect(writeText).not.toHaveBeenCalled()
    expect(said('share')).toBe(outcome === 'copied' ? words.copied : '')
    const field = document.querySelector<HTMLInputElement>('[data-share] input')
    expect(field?.value).toBe(outcome === 'by hand' ? URL : undefined)
    if (!field) return
    expect(find('[data-share] label').textContent).toBe(words.byHand)
    expect(document.activeElement).toBe(field)
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, URL.length])
    expect(find('[data-share] p a').getAttribute('href')).toBe(MAIL)
  })

  it('says “copied” again when it is pressed again', async () => {
    open(language, { writeText: works })
    const texts = textsOf(find('[data-share] [role=status]'))
    await press('[data-share] a')
    await press('[data-share] a')
    // And gone again in the end.
    expect(await texts()).toEqual([words.copied, '', words.copied, ''])
  })

  it('says “copied” for two seconds', async () => {
    open(language, { writeText: works })
    await press('[data-share] a')
    expect(said('share')).toBe(words.copied)
    await vi.advanceTimersByTimeAsync(500)
    expect(said('share')).toBe('')
  })

  it('shows the address once, however often it is pressed', async () => {
    open(language, {})
    await press('[data-share] a')
    await press('[data-share] > a')
    expect(document.querySelectorAll('[data-share] input')).toHaveLength(1)
  })
})

describe.each(LANGUAGES)('print, in %s', language => {
  const words = { ...shareWords[language], ...pageToolWords[language] }

  it.each<[what: string, print: Ways['print'], isSaid: boolean]>([
    ['works', () => void window.dispatchEvent(new Event('beforeprint')), false],
    ['is missing', undefined, true],
    ['does nothing', () => undefined, true],
    [
      'throws',
      () => {
        throw new Error('Not allowed here.')
      },
      true
    ]
  ])('that %s', async (_what, print, isSaid) => {
    open(language, { print })
    await press('[data-print] button')
    if (isSaid) expect(said('print')).toContain(words.printFailed)
    else expect(said('print')).toBe('')
  })

  it('proposes a picture of the page, but not of an exit page', async () => {
    open(language, {})
    await press('[data-print] button')
    expect(said('print')).toContain(words.screenshot)
    open(language, {}, '<a data-exit href="https://example.com">Leave</a>')
    await press('[data-print] button')
    expect(said('print')).not.toContain(words.screenshot)
  })
})

describe('the code of the page on paper', () => {
  const CODE = '<div class="page-tools"><p hidden><img loading="lazy" alt="QR code"></p></div>'
  const code = () => document.querySelector<HTMLImageElement>('.page-tools img')

  /** Opens the page, whose code decodes so, and counts what was printed. */
  function openWithCode(decode: () => Promise<void>): ReturnType<typeof vi.fn> {
    const print = vi.fn(() => void window.dispatchEvent(new Event('beforeprint')))
    open('en', { print }, CODE)
    code()!.decode = decode
    return print
  }

  it('is fetched before the page is printed', async () => {
    let arrive: () => void = () => undefined
    const print = openWithCode(() => new Promise(resolve => (arrive = resolve)))
    expect(code()?.loading).toBe('lazy')
    find('[data-print] button').click()
    await vi.advanceTimersByTimeAsync(1000)
    expect(code()?.loading).toBe('eager')
    expect(print).not.toHaveBeenCalled()
    arrive()
    await vi.advanceTimersByTimeAsync(0)
    expect(print).toHaveBeenCalledOnce()
    expect(code()).not.toBeNull()
  })

  it('is waited for two seconds at most', async () => {
    const print = openWithCode(() => new Promise(() => undefined))
    find('[data-print] button').click()
    await vi.advanceTimersByTimeAsync(1999)
    expect(print).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(print).toHaveBeenCalledOnce()
  })

  it('is taken away where it does not come, so that no broken picture is printed', async () => {
    const print = openWithCode(() => Promise.reject(new DOMException('No.', 'EncodingError')))
    await press('[data-print] button')
    expect(print).toHaveBeenCalledOnce()
    expect(code()).toBeNull()
  })
})

describe('the sheet of an errand', () => {
  const SHEET = `<details data-sheet><p id="sheet" data-print><button>Print</button> <span role="status"></span></p></details>`
  const isAlone = () => document.documentElement.hasAttribute('data-one-sheet')

  it.each([
    ['is printed alone by its own button', '#sheet button', true],
    ['is one of the sheets of the page by the page’s button', 'li button', false]
  ])('%s', async (_what, button, alone) => {
    const printed: boolean[] = []
    const print = () => {
      printed.push(isAlone())
      window.dispatchEvent(new Event('beforeprint'))
    }
    open('en', { print }, SHEET)
    await press(button)
    expect(printed).toEqual([alone])
    window.dispatchEvent(new Event('afterprint'))
    expect(isAlone()).toBe(false)
  })

  it('does not stay alone where the browser cannot print', async () => {
    open('en', {}, SHEET)
    await press('#sheet button')
    expect(find('#sheet [role=status]').textContent).toContain(shareWords.en.printFailed)
    expect(isAlone()).toBe(false)
  })
})

/** Every text that an element has from now on. */
function textsOf(element: HTMLElement): () => Promise<string[]> {
  const texts: string[] = []
  let last = element.textContent
  new MutationObserver(() => {
    if (element.textContent !== last) texts.push((last = element.textContent))
  }).observe(element, { childList: true, characterData: true, subtree: true })
  return async () => {
    await vi.advanceTimersByTimeAsync(1000)
    return texts
  }
}

describe.each(LANGUAGES)('the ways to read, in %s', language => {
  const TOOL =
    '<div data-loading="Loading…"><li data-read><button type="button">Listen</button> <span role="status"></span></li></div>'
  const script = () => find<HTMLScriptElement>('script[src="/assets/reading.js"]')
  const status = () => find('[data-read] [role=status]').textContent

  it('load once, when they are asked for', async () => {
    vi.stubGlobal('READING_SCRIPT', '/assets/reading.js')
    open(language, {}, TOOL)
    await press('[data-read] button')
    expect(status()).toBe('Loading…')
    const openReading = vi.fn()
    vi.stubGlobal('footholdReading', openReading)
    script().dispatchEvent(new Event('load'))
    expect(status()).toBe('')
    expect(openReading).toHaveBeenCalledExactlyOnceWith(find('[data-read]'), language)
  })

  it('say what to do where their script does not load, and try again', async () => {
    vi.stubGlobal('READING_SCRIPT', '/assets/reading.js')
    open(language, {}, TOOL)
    await press('[data-read] button')
    script().dispatchEvent(new Event('error'))
    expect(status()).toBe(pageToolWords[language].readingFailed)
    await press('[data-read] button')
    expect(script()).toBeDefined()
  })
})
