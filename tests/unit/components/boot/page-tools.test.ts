// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { offerPageTools } from '../../../../components/boot/page-tools.ts'
import { find, ownListeners, page } from './dom.ts'

const TOOLS = `
  <a href="mailto:?subject=Rates" data-share><span id="inside">Share</span></a>
  <span data-copied hidden>Copied</span>
  <span data-print hidden><button type="button">Print</button></span>
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

let removeListeners: () => void

/** Gives the browser ways to share and copy, or takes them away. */
function browserWith(ways: { share?: Navigator['share']; writeText?: Clipboard['writeText'] }): void {
  Object.defineProperty(navigator, 'share', { value: ways.share, configurable: true })
  const clipboard = ways.writeText && { writeText: ways.writeText }
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
}

/** A browser's own window that ends so. */
function ending(name: string): Navigator['share'] {
  return () => Promise.reject(new DOMException('No.', name))
}

/** Clicks inside the link. @returns whether the link would have opened the mail */
function clickShare(): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  const opened = find('#inside').dispatchEvent(event)
  event.preventDefault()
  return opened
}

beforeEach(() => {
  removeListeners = ownListeners()
  vi.stubGlobal('location', { ...ADDRESS, assign })
  assign.mockClear()
  page(TOOLS)
})

afterEach(() => {
  removeListeners()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('share', () => {
  it('hands the page to the browser, without what was searched for or filled in', () => {
    const share = vi.fn(() => Promise.resolve())
    browserWith({ share })
    offerPageTools()
    expect(clickShare()).toBe(false)
    expect(share).toHaveBeenCalledWith({ title: document.title, url: 'http://localhost:3000/en/jobseeker' })
  })

  it('copies the address where the browser cannot share, and says so', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    browserWith({ writeText })
    offerPageTools()
    expect(clickShare()).toBe(false)
    expect(writeText).toHaveBeenCalledWith('http://localhost:3000/en/jobseeker')
    await vi.waitFor(() => expect(find('[data-copied]').hidden).toBe(false))
  })

  it('writes the mail where copying is forbidden', async () => {
    browserWith({ writeText: () => Promise.reject(new Error('forbidden')) })
    offerPageTools()
    clickShare()
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('mailto:?subject=Rates'))
    expect(find('[data-copied]').hidden).toBe(true)
  })

  it('writes the mail where the browser can do neither', async () => {
    browserWith({})
    offerPageTools()
    clickShare()
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('mailto:?subject=Rates'))
  })

  it('does no more for a reader who decided not to share', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    browserWith({ share: ending('AbortError'), writeText })
    offerPageTools()
    clickShare()
    await new Promise(done => setTimeout(done))
    expect(writeText).not.toHaveBeenCalled()
    expect(assign).not.toHaveBeenCalled()
  })

  it('copies where the browser refuses to share, and writes the mail where it refuses both', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    browserWith({ share: ending('NotAllowedError'), writeText })
    offerPageTools()
    clickShare()
    await vi.waitFor(() => expect(find('[data-copied]').hidden).toBe(false))
    expect(assign).not.toHaveBeenCalled()
    browserWith({ share: ending('NotAllowedError') })
    clickShare()
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('mailto:?subject=Rates'))
  })
})

describe('print', () => {
  it('is offered only by the script, and prints', () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    offerPageTools()
    expect(find('[data-print]').hidden).toBe(false)
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
