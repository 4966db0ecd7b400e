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

  it('leaves the link alone where the browser can do neither', () => {
    browserWith({})
    offerPageTools()
    expect(clickShare()).toBe(true)
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
})
