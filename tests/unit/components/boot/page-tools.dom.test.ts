import { beforeEach, describe, expect, it, vi } from 'vitest'
import { offerPageTools } from '../../../../components/boot/page-tools.ts'
import { find, isolateTests, page } from './dom.ts'

const TOOLS = `
  <a href="mailto:?subject=Rates" data-share><span id="inside">Share</span></a>
  <span data-copied hidden>Copied</span>
  <span data-print><button type="button">Print</button></span>
`

/** Of the page, with a query and a hash that are nobody's business. */
const ADDRESS = {
  origin: 'http://localhost:3000',
  pathname: '/en/jobseeker',
  search: '?q=secret',
  hash: '#rates',
  href: 'http://localhost:3000/en/jobseeker?q=secret#rates'
}
const assign = vi.fn()

isolateTests()

/** Gives the browser ways to share and copy, or takes them away. */
function browserWith(ways: { share?: Navigator['share']; writeText?: Clipboard['writeText'] }): void {
  Object.defineProperty(navigator, 'share', { value: ways.share, configurable: true })
  const clipboard = ways.writeText && { writeText: ways.writeText }
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
}

/** Clicks inside the link. @returns whether the link would have opened the mail */
function clickShare(): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  const opened = find('#inside').dispatchEvent(event)
  event.preventDefault()
  return opened
}

beforeEach(() => {
  vi.stubGlobal('location', { ...ADDRESS, assign })
  assign.mockClear()
  page(TOOLS)
})

describe('share', () => {
  const URL = 'http://localhost:3000/en/jobseeker'
  const works = () => Promise.resolve()
  const refuses = (name: string) => () => Promise.reject(new DOMException('No.', name))

  it.each<[what: string, ways: Parameters<typeof browserWith>[0], outcome: string]>([
    ['uses the browser’s dialog', { share: works, writeText: works }, 'shared'],
    ['copies where the browser cannot share', { writeText: works }, 'copied'],
    ['copies where the browser refuses to share', { share: refuses('NotAllowedError'), writeText: works }, 'copied'],
    ['writes a mail where copying is forbidden', { writeText: refuses('NotAllowedError') }, 'mailed'],
    [
      'writes a mail where the browser refuses to share and cannot copy',
      { share: refuses('NotAllowedError') },
      'mailed'
    ],
    ['writes a mail where the browser can do neither', {}, 'mailed'],
    ['does no more once the reader closed the dialog', { share: refuses('AbortError'), writeText: works }, 'closed']
  ])('%s', async (_what, ways, outcome) => {
    const [share, writeText] = [ways.share && vi.fn(ways.share), ways.writeText && vi.fn(ways.writeText)]
    browserWith({ share, writeText })
    offerPageTools()
    expect(clickShare()).toBe(false)
    await new Promise(done => setTimeout(done))
    // Without what was searched for or filled in.
    if (share) expect(share).toHaveBeenCalledExactlyOnceWith({ title: document.title, url: URL })
    if (outcome === 'copied') expect(writeText).toHaveBeenCalledExactlyOnceWith(URL)
    if (outcome === 'shared' || outcome === 'closed') expect(writeText).not.toHaveBeenCalled()
    expect(find('[data-copied]').hidden).toBe(outcome !== 'copied')
    expect(assign.mock.calls).toEqual(outcome === 'mailed' ? [['mailto:?subject=Rates']] : [])
  })
})

describe('print', () => {
  it('is what its button does', () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    offerPageTools()
    find('[data-print] button').click()
    expect(print).toHaveBeenCalledOnce()
  })

  it('finds the answers unfolded, and the menu as it was', () => {
    page(`${TOOLS}<details id="menu"></details><details class="fold" id="answer"></details>`)
    offerPageTools()
    window.dispatchEvent(new Event('beforeprint'))
    expect(find<HTMLDetailsElement>('#answer').open).toBe(true)
    expect(find<HTMLDetailsElement>('#menu').open).toBe(false)
  })
})
