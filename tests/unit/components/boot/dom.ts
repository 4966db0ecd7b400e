/** Small helpers for tests of the boot scripts. */
import { afterEach, beforeEach, vi } from 'vitest'

export function page(html: string): void {
  document.head.replaceChildren()
  document.body.innerHTML = html
  document.documentElement.style.display = ''
}

/**
 * For the top of a test file: takes away each test's listeners, mocks and stubs. The boot scripts never remove their
 * listeners, and all tests of a file share one page.
 */
export function isolateTests(): void {
  let listeners: AbortController

  beforeEach(() => {
    listeners = new AbortController()
    for (const target of [document, window]) {
      const add = target.addEventListener.bind(target) as EventTarget['addEventListener']
      const addForTest: EventTarget['addEventListener'] = (name, listener, options) => {
        const given = typeof options === 'boolean' ? { capture: options } : options
        add(name, listener, { ...given, signal: listeners.signal })
      }
      vi.spyOn(target as EventTarget, 'addEventListener').mockImplementation(addForTest)
    }
  })

  afterEach(() => {
    listeners.abort()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
}

export function find<Found extends HTMLElement = HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector)
  if (!found) throw new Error(`The test page has no ${selector}.`)
  return found
}

/** The paths of the scripts in the page, in order. */
export function scriptPaths(): string[] {
  return [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(script => new URL(script.src).pathname)
}

/** Where a script leads the reader instead of the page, so that Back does not return. */
export const replace = vi.fn<(url: string | URL) => void>()

export function mockReplace(): void {
  replace.mockClear()
  vi.spyOn(location, 'replace').mockImplementation(replace)
}

export function keyUp(key: string): void {
  document.body.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true }))
}

/** Presses a key on an element. @returns false where something prevented what the browser would do */
export function keyDown(target: EventTarget, key: string, held: KeyboardEventInit = {}): boolean {
  return target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held }))
}
