/** The next question comes by itself after the last tap of a screen, and never by keyboard. */
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import '../../../../components/layout/messages/both.ts'
import { PagePath } from '../../../../components/layout/page-path.ts'
import { QuestionScreen } from '../../../../components/what-can-i-get/QuestionScreen.tsx'
import { QUESTIONS } from '../../../../components/what-can-i-get/questions.ts'
import type { Answers } from '../../../../components/what-can-i-get/types.ts'
import type { Interview } from '../../../../components/what-can-i-get/use-interview.ts'
import { loadData } from '../../../../rules/data/load.ts'
import { interviewData } from '../../../../scripts/mdx/household.ts'
import { hostForTests } from '../host.tsx'

const DATA = interviewData({ data: loadData(), language: 'en', today: '2026-11-26' })
const { draw, host } = hostForTests()

/** Longer than a chosen answer is shown. */
const LONG_MS = 1000

function ask(id: string, answers: Answers): { next: ReturnType<typeof vi.fn> } {
  vi.useFakeTimers()
  vi.stubGlobal('scrollTo', vi.fn())
  const next = vi.fn()
  const state = { answers, typedBefore: {}, hasMoved: true, isLive: true, next, today: '2026-11-26' }
  draw(
    <PagePath.Provider value="/en/calculators/what-can-i-get">
      <QuestionScreen
        question={QUESTIONS.find(each => each.id === id)!}
        data={DATA}
        state={state as unknown as Interview}
        onTicked={() => undefined}
      />
    </PagePath.Provider>
  )
  return { next }
}

function choose(field: string, value: string, by: 'pointerdown' | 'keydown'): void {
  const input = host().querySelector<HTMLInputElement>(`input[name="${field}"][value="${value}"]`)!
  act(() => {
    input.dispatchEvent(by === 'keydown' ? new KeyboardEvent(by, { bubbles: true }) : new Event(by, { bubbles: true }))
    input.click()
  })
  act(() => void vi.advanceTimersByTime(LONG_MS))
}

const HERE = { location: 'in-australia', visa: 'citizen' }

describe('a tap', () => {
  it('goes on once it has given the last answer of a screen', () => {
    const { next } = ask('location', {})
    choose('location', 'in-australia', 'pointerdown')
    expect(next).not.toHaveBeenCalled()
    choose('visa', 'citizen', 'pointerdown')
    expect(next).toHaveBeenCalledExactlyOnceWith(HERE)
  })

  it('does not go on while one of several answers is changed', () => {
    const { next } = ask('location', HERE)
    choose('visa', 'permanent', 'pointerdown')
    expect(next).not.toHaveBeenCalled()
  })

  it('on “none of these” goes on, on another tick not', () => {
    const { next } = ask('happened', {})
    choose('happened', 'lost-job', 'pointerdown')
    expect(next).not.toHaveBeenCalled()
    choose('happened', 'none', 'pointerdown')
    expect(next).toHaveBeenCalledExactlyOnceWith({ happened: 'none' })
  })

  it('on the button for nothing says so of every empty amount, and goes on', () => {
    const { next } = ask('income', {})
    const nothing = [...host().querySelectorAll('button')].find(
      ({ textContent }) => textContent === DATA.words.interview.nothing
    )!
    act(() => {
      nothing.dispatchEvent(new Event('pointerdown', { bubbles: true }))
      nothing.click()
    })
    act(() => void vi.advanceTimersByTime(LONG_MS))
    expect(next).toHaveBeenCalledExactlyOnceWith({ pay: '0', 'other-income': '0' })
  })
})

it('a key that chooses never goes on', () => {
  const { next } = ask('location', {})
  choose('location', 'in-australia', 'keydown')
  choose('visa', 'citizen', 'keydown')
  expect(next).not.toHaveBeenCalled()
})

it('a question that is typed takes the focus into its field', () => {
  ask('age', {})
  expect(document.activeElement?.id).toBe('q-age')
})

it('others take it into their heading', () => {
  ask('location', { age: '40' })
  expect(document.activeElement?.id).toBe('question')
})

it('a long list shows six answers, and the others in a fold', () => {
  ask('happened', {})
  const all = [...host().querySelectorAll('input[name=happened]')]
  const folded = host().querySelectorAll('details input[name=happened]')
  expect(all.length - folded.length).toBe(7)
  expect(all.at(-1)?.getAttribute('value')).toBe('none')
  expect(host().querySelector('details')?.open).toBe(false)
})
