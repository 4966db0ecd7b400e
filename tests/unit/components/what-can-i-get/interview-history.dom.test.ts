import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Place } from '../../../../components/what-can-i-get/fragment.ts'
import {
  firstLink,
  goTo,
  hasBefore,
  hideAnswers,
  onMove,
  showAnswers,
  unwind,
  wasInAddress
} from '../../../../components/what-can-i-get/interview-history.ts'

const PAGE = '/en/calculators/what-can-i-get'
const HOME = '/en'

interface Entry {
  state: unknown
  address: string
}

/** The history of a tab that opened the page at these entries; goes at once. */
function fakeHistory(...entries: Entry[]) {
  const tab = { entries, open: entries.length - 1 }
  const address = () => new URL(tab.entries[tab.open]?.address ?? '', 'https://site.example')
  const change = (state: unknown, _title: string, to?: string) => {
    return { state, address: to === undefined ? address().href : new URL(to, address()).href }
  }
  vi.stubGlobal('history', {
    get state() {
      return tab.entries[tab.open]?.state
    },
    pushState: (...entry: Parameters<typeof change>) => {
      tab.entries.splice(tab.open + 1, Infinity, change(...entry))
      tab.open += 1
    },
    replaceState: (...entry: Parameters<typeof change>) => {
      tab.entries[tab.open] = change(...entry)
    },
    go: (delta: number) => {
      tab.open += delta
      dispatchEvent(new Event('popstate'))
    }
  })
  vi.stubGlobal('location', {
    get hash() {
      return address().hash
    },
    get pathname() {
      return address().pathname
    },
    get search() {
      return address().search
    }
  })
  return {
    /** Every address, without its origin; the open one in brackets. */
    addresses: () =>
      tab.entries.map((entry, index) => {
        const { pathname, hash } = new URL(entry.address, 'https://site.example')
        return index === tab.open ? `[${pathname}${hash}]` : pathname + hash
      }),
    /** The entries as after a reload: the browser keeps them, the page forgets. */
    entries: () => tab.entries
  }
}

let stop: () => void
let moves: Place[]

/** Opens the page, as the interview does. */
function arrive(): Place | undefined {
  moves = []
  const { place } = firstLink()
  stop = onMove(moved => moves.push(moved))
  return place
}

const lastMove = () => moves.at(-1)

beforeEach(() => {
  stop = () => undefined
})

afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Three answers, one question an entry. */
function answerThree(): void {
  goTo({ answers: { happened: 'moved' } })
  goTo({ answers: { happened: 'moved', age: '35' } })
  goTo({ answers: { happened: 'moved', age: '35', location: 'in-australia', visa: 'citizen' } })
}

const THREE = `${PAGE}#happened=moved&age=35&location=in-australia&visa=citizen`

it('only the entry that is open has answers in its address, also after going back', () => {
  const tab = fakeHistory({ state: null, address: PAGE })
  arrive()
  answerThree()
  expect(tab.addresses()).toEqual([PAGE, PAGE, PAGE, `[${THREE}]`])
  history.go(-1)
  expect(lastMove()).toEqual({ answers: { happened: 'moved', age: '35' } })
  expect(tab.addresses()[2]).toBe(`[${PAGE}#happened=moved&age=35]`)
  history.go(-1)
  expect(lastMove()).toEqual({ answers: { happened: 'moved' } })
  goTo({ answers: { happened: 'moved', age: '40' } })
  expect(tab.addresses()).toEqual([PAGE, PAGE, `[${PAGE}#happened=moved&age=40]`])
  expect(hasBefore()).toBe(true)
})

it('Back works after a reload: the earlier questions follow from the answers in the address', () => {
  const before = fakeHistory({ state: null, address: PAGE })
  arrive()
  answerThree()
  stop()
  const tab = fakeHistory(...before.entries())
  expect(arrive()?.answers).toMatchObject({ age: '35', visa: 'citizen' })
  history.go(-1)
  expect(lastMove()).toEqual({ answers: { happened: 'moved', age: '35' } })
  history.go(-1)
  expect(lastMove()).toEqual({ answers: { happened: 'moved' } })
  history.go(-1)
  expect(lastMove()).toEqual({ answers: {} })
  expect(tab.addresses()[0]).toBe(`[${PAGE}]`)
})

it('Back from the answer leads to where it was opened, after a reload too', () => {
  fakeHistory(
    { state: { interview: 0 }, address: PAGE },
    { state: { interview: 1 }, address: `${PAGE}#happened=moved&see=1&change=age` }
  )
  expect(arrive()).toMatchObject({ changes: 'age', seesAnswer: true })
  history.go(-1)
  expect(lastMove()).toEqual({ answers: { happened: 'moved' }, seesAnswer: true })
})

it.each<[what: string, back: number]>([
  ['at the last entry', 0],
  ['with entries ahead, which then go', -1],
  ['at the first entry', -3]
])('somebody says that they are not safe, %s: no entry has answers in its address', (_what, back) => {
  const tab = fakeHistory({ state: null, address: PAGE })
  arrive()
  answerThree()
  if (back) history.go(back)
  expect(tab.addresses().join()).toContain('=')
  hideAnswers()
  expect(tab.addresses().join()).not.toContain('=')
  expect(wasInAddress()).toBe(true)
  // Nor does one come back with the earlier questions, before the tick is sent.
  history.go(-1)
  goTo({ answers: { happened: 'moved', age: '50' } })
  expect(tab.addresses().join()).not.toContain('=')
  showAnswers()
  goTo({ answers: { happened: 'moved', age: '50' } })
  expect(tab.addresses().at(-1)).toContain('age=50')
})

it('an address that says so loses it', () => {
  const tab = fakeHistory({ state: null, address: `${PAGE}#happened=violence&age=30` })
  expect(arrive()?.answers).toEqual({ happened: 'violence', age: '30' })
  expect(tab.addresses()).toEqual([`[${PAGE}]`])
})

it.each<[what: string, back: number]>([
  ['at the last entry', 0],
  ['with entries ahead', -2],
  ['at the first entry', -3]
])('leaving %s: what replaces the open entry leaves no question behind or ahead', (_what, back) => {
  const tab = fakeHistory({ state: null, address: '/en/helplines' }, { state: null, address: PAGE })
  arrive()
  answerThree()
  if (back) history.go(back)
  const moved = moves.length
  // As the quick exit does at once.
  history.replaceState(null, '', HOME)
  const left = vi.fn(() => history.replaceState(null, '', '/weather'))
  unwind(left)
  expect(left).toHaveBeenCalledOnce()
  expect(tab.addresses()).toEqual(['/en/helplines', '[/weather]', HOME])
  expect(moves).toHaveLength(moved)
})

it('leaving from the first question goes at once', () => {
  const tab = fakeHistory({ state: null, address: PAGE })
  arrive()
  const left = vi.fn()
  unwind(left)
  expect(left).toHaveBeenCalledOnce()
  expect(tab.addresses()).toEqual([`[${PAGE}]`])
})

it('leaves soon even if the browser does not go back', () => {
  vi.useFakeTimers()
  fakeHistory({ state: null, address: PAGE })
  arrive()
  answerThree()
  history.go = () => undefined
  const left = vi.fn()
  unwind(left)
  expect(left).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2000)
  expect(left).toHaveBeenCalledOnce()
})

it('a heading of the page that is opened changes no place, and the answers return to the address', async () => {
  const tab = fakeHistory({ state: null, address: PAGE })
  arrive()
  answerThree()
  history.replaceState(null, '', '#words')
  dispatchEvent(new Event('popstate'))
  expect(moves).toEqual([])
  await new Promise(resolve => setTimeout(resolve))
  expect(tab.addresses().at(-1)).toBe(`[${THREE}]`)
  goTo({ answers: { happened: 'moved', age: '35' } })
  history.go(-2)
  expect(lastMove()).toEqual({ answers: { happened: 'moved', age: '35' } })
  expect(tab.addresses()).toHaveLength(5)
})

it('goes back after a reload, although Next gives the entry a state of its own first', async () => {
  const tab = fakeHistory(
    { state: { interview: 0 }, address: PAGE },
    { state: { interview: 1 }, address: PAGE },
    { state: { interview: 2 }, address: `${PAGE}#happened=moved&age=35` }
  )
  vi.resetModules()
  const reloaded = await import('../../../../components/what-can-i-get/interview-history.ts')
  tab.entries()[2]!.state = { __N: true }
  reloaded.firstLink()
  const places: Place[] = []
  const stopReloaded = reloaded.onMove(place => places.push(place))
  history.go(-1)
  stopReloaded()
  expect(places).toEqual([{ answers: { happened: 'moved' } }])
})
