import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Recover } from '../../../../components/islands/Recover.tsx'
import { hostForTests } from '../host.tsx'

const { draw, host } = hostForTests()

let failures: number

function Part() {
  if (failures > 0) {
    failures -= 1
    throw new Error('cannot be drawn')
  }
  return <p>works</p>
}

beforeEach(() => {
  // React reports each error twice, and the browser once more.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  window.addEventListener('error', preventDefault)
  failures = 0
})

afterEach(() => {
  window.removeEventListener('error', preventDefault)
  vi.restoreAllMocks()
})

function preventDefault(event: Event): void {
  event.preventDefault()
}

function drawFor(resetKey: unknown): void {
  draw(
    <Recover fallback={<p>fallback</p>} resetKey={resetKey}>
      <Part />
    </Recover>
  )
}

// In development React draws a failing part four times before it asks the boundary.
const TRIES_A_FAILURE = 4

describe('a part that fails', () => {
  it('is rendered again without a visible failure', () => {
    failures = TRIES_A_FAILURE
    drawFor('first')
    expect(host().textContent).toBe('works')
  })

  it('again and again gives way to the fallback', () => {
    failures = Infinity
    drawFor('first')
    expect(host().textContent).toBe('fallback')
  })

  it('is tried again in another situation, not in the same', () => {
    failures = Infinity
    drawFor('first')
    failures = 0
    drawFor('first')
    expect(host().textContent).toBe('fallback')
    drawFor('second')
    expect(host().textContent).toBe('works')
  })

  it('now and then is rendered again each time', () => {
    vi.spyOn(performance, 'now').mockImplementation(() => clock)
    let clock = 0
    for (const situation of [1, 2, 3, 4, 5]) {
      clock += 60_000
      failures = TRIES_A_FAILURE
      drawFor(situation)
      expect(host().textContent).toBe('works')
    }
  })

  it('without a fallback hands its error on', () => {
    failures = Infinity
    draw(
      <Recover fallback={<p>outer</p>}>
        <Recover>
          <Part />
        </Recover>
      </Recover>
    )
    expect(host().textContent).toBe('outer')
  })
})
