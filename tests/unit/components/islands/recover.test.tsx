// @vitest-environment happy-dom
/** What becomes of a part of an island that cannot be drawn. */
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Recover } from '../../../../components/islands/Recover.tsx'

let root: Root
let host: HTMLElement

/** How often the part below still fails. */
let failures: number

function Part({ children = 'works' }: { children?: ReactNode }) {
  if (failures > 0) {
    failures -= 1
    throw new Error('cannot be drawn')
  }
  return <p>{children}</p>
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // React tells each error twice, and the browser once more.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  window.addEventListener('error', preventDefault)
  host = document.createElement('div')
  document.body.replaceChildren(host)
  root = createRoot(host)
  failures = 0
})

afterEach(() => {
  act(() => root.unmount())
  window.removeEventListener('error', preventDefault)
  vi.restoreAllMocks()
})

function preventDefault(event: Event): void {
  event.preventDefault()
}

function draw(resetKey: unknown): void {
  act(() =>
    root.render(
      <Recover fallback={<p>fallback</p>} resetKey={resetKey}>
        <Part />
      </Recover>
    )
  )
}

// In development React draws a failing part four times before it asks the boundary.
const TRIES_A_FAILURE = 4

describe('a part that fails', () => {
  it('is drawn anew, and nobody sees the failure', () => {
    failures = TRIES_A_FAILURE
    draw('first')
    expect(host.textContent).toBe('works')
  })

  it('again and again gives way to the fallback', () => {
    failures = Infinity
    draw('first')
    expect(host.textContent).toBe('fallback')
  })

  it('is tried again in another situation, not in the same', () => {
    failures = Infinity
    draw('first')
    failures = 0
    draw('first')
    expect(host.textContent).toBe('fallback')
    draw('second')
    expect(host.textContent).toBe('works')
  })

  it('now and then is drawn anew each time', () => {
    vi.spyOn(performance, 'now').mockImplementation(() => clock)
    let clock = 0
    for (const situation of [1, 2, 3, 4, 5]) {
      clock += 60_000
      failures = TRIES_A_FAILURE
      draw(situation)
      expect(host.textContent).toBe('works')
    }
  })

  it('without a fallback hands its error on', () => {
    failures = Infinity
    act(() =>
      root.render(
        <Recover fallback={<p>outer</p>}>
          <Recover>
            <Part />
          </Recover>
        </Recover>
      )
    )
    expect(host.textContent).toBe('outer')
  })
})
