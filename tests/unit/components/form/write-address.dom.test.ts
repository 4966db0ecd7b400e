import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addressNow, changeHistory, dropWaiting, writeAddress } from '../../../../components/tool/write-address.ts'

/** As Safari: so many changes within so long, then each throws. */
const LIMIT = 100
const WINDOW_MS = 30_000

let changes: number[]
let refusesAll: boolean

beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState({ own: 1 }, '', '/en/calculators/jobseeker')
  changes = []
  refusesAll = false
  const replace = history.replaceState.bind(history)
  vi.spyOn(history, 'replaceState').mockImplementation((...change) => {
    const now = performance.now()
    changes = [...changes.filter(then => now - then < WINDOW_MS), now]
    if (refusesAll || changes.length > LIMIT) throw new DOMException('The operation is insecure.', 'SecurityError')
    replace(...change)
  })
})

afterEach(() => {
  dropWaiting()
  vi.runAllTimers()
  // The next test begins with all its changes.
  vi.advanceTimersByTime(WINDOW_MS)
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('the address', () => {
  it('is written at once, with the state of the entry', () => {
    writeAddress('#age=30')
    expect(location.hash).toBe('#age=30')
    expect(history.state).toEqual({ own: 1 })
  })

  it('holds everything in the end, however fast it changes, and is never refused', () => {
    for (let typed = 1; typed <= 600; typed++) {
      writeAddress(`#pay=${typed}`)
      expect(addressNow()).toContain(`#pay=${typed}`)
      vi.advanceTimersByTime(50)
    }
    expect(changes.length).toBeLessThan(LIMIT)
    vi.advanceTimersByTime(1000)
    expect(location.hash).toBe('#pay=600')
  })

  it('is written again after a refusal', () => {
    refusesAll = true
    expect(() => writeAddress('#age=30')).not.toThrow()
    expect(location.hash).toBe('')
    expect(addressNow()).toContain('#age=30')
    refusesAll = false
    vi.advanceTimersByTime(10_000)
    expect(location.hash).toBe('#age=30')
  })

  it('is complete before a link is followed and before the page goes', () => {
    for (const [number, event] of ['click', 'pagehide'].entries()) {
      for (let typed = 1; typed <= 20; typed++) writeAddress(`#pay=${number}${typed}`)
      expect(location.hash).not.toBe(`#pay=${number}20`)
      dispatchEvent(new Event(event))
      expect(location.hash).toBe(`#pay=${number}20`)
    }
  })

  it('is not written any more once another page stands in its place', () => {
    for (let typed = 1; typed <= 20; typed++) writeAddress(`#pay=${typed}`)
    history.replaceState(null, '', '/en')
    dispatchEvent(new Event('pagehide'))
    vi.advanceTimersByTime(10_000)
    expect(location.pathname + location.hash).toBe('/en')
  })
})

it('a change that the browser refuses is reported', () => {
  refusesAll = true
  expect(changeHistory(() => history.replaceState(null, '', '#a'))).toBe(false)
})
