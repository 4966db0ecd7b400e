import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { pageDay } from '../boot/day'
import { initialAnswers } from './answers'
import { rateDay, type RateDay } from './day'
import { ratesByDay } from './figures'
import { DAY_KEY, readFragment, SHIFT_KEY, writeFragmentOn } from './fragment'
import type { Answers, CalculatorData, Definition } from './types'
import { attempt, FAILED, work, type Outcome } from './work'

export interface CalculatorState {
  answers: Answers
  outcome: Outcome | typeof FAILED
  /** The day whose rates are used. */
  on: string
  /** What became of the day that was asked for. */
  day: RateDay
  /** The reader’s own day, once it is known. */
  now: string
  rates: ReturnType<ReturnType<typeof ratesByDay>>
  /** Whether the reader has changed anything here. */
  changed: boolean
  /** Whether the answers are the first ones still, and nobody has asked what they come to. */
  isExample: boolean
  /** Goes up when all answers are taken away or replaced: what was left and found wrong before is forgotten. */
  round: number
  set(id: string, answer: string): void
  ask(): void
  clear(): void
}

/** On the server there is no layout, and React says so for each page that asks. */
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** The form as the build wrote it, and the field outside of it; kept by those who look before React takes over. */
function formAsBuilt() {
  if (typeof document === 'undefined') return undefined
  const form = document.querySelector<HTMLFormElement>('[data-calculator] form')
  // It stands beside the drawing.
  return form && { form, shift: document.querySelector<HTMLInputElement>(`#q-${SHIFT_KEY}`) }
}

/**
 * What was typed, chosen and ticked before React arrived: nothing of it is lost, also where a translator
 * had changed the form and React put another in its place.
 */
function typedEarly({ form, shift }: NonNullable<ReturnType<typeof formAsBuilt>>, first: Answers): Answers | undefined {
  const typed = new FormData(form)
  const early = Object.keys(first)
    // Several ticks of one question are one answer, as in the address.
    .map((key): [string, string] => [key, typed.getAll(key).join(' ')])
    .filter(([key, answer]) => typed.has(key) && answer !== first[key])
  if (shift?.value) early.push([SHIFT_KEY, shift.value])
  return early.length > 0 ? { ...first, ...Object.fromEntries(early) } : undefined
}

/** Answers, kept in the address behind the `#`, and what they come to. */
export function useCalculator(definition: Definition, data: CalculatorData): CalculatorState {
  const first = useMemo(() => initialAnswers(definition), [definition])
  const [answers, setAnswers] = useState<Answers>(first)
  const [changed, setChanged] = useState(false)
  const [asked, setAsked] = useState(false)
  const [now, setNow] = useState(data.today)
  const [round, setRound] = useState(0)
  const [asBuilt] = useState(formAsBuilt)
  const rateBook = useMemo(() => ratesByDay(data), [data])

  // Before anything else can be typed: what is typed next must come on top of it.
  useBrowserLayoutEffect(() => {
    setNow(pageDay())
    const early = asBuilt ? typedEarly(asBuilt, first) : undefined
    const found = readFragment(definition, location.hash) ?? early
    if (found) setAnswers(found)
    const reopen = () => {
      const shared = readFragment(definition, location.hash)
      if (!shared) return
      setAnswers(shared)
      setRound(before => before + 1)
    }
    window.addEventListener('hashchange', reopen)
    return () => window.removeEventListener('hashchange', reopen)
  }, [definition, first, asBuilt])

  const day = useMemo(() => rateDay(answers[DAY_KEY], now, data), [answers, now, data])
  const { on } = day

  useEffect(() => {
    if (!changed) return
    const fragment = writeFragmentOn(definition, answers, on)
    const address = fragment ? `#${fragment}` : location.pathname + location.search
    history.replaceState(history.state, '', address)
  }, [answers, changed, definition, on])

  const set = useCallback((id: string, answer: string) => {
    setChanged(true)
    setAnswers(before => ({ ...before, [id]: answer }))
  }, [])

  const ask = useCallback(() => setAsked(true), [])

  const clear = useCallback(() => {
    setChanged(true)
    setAsked(false)
    setAnswers(first)
    setRound(before => before + 1)
  }, [first])

  const rates = rateBook(on)
  const outcome = useMemo(() => attempt(() => work(definition, answers, rates)) ?? FAILED, [definition, answers, rates])
  const isFirst = Object.entries(first).every(([key, answer]) => answers[key] === answer)
  const isExample = !asked && isFirst && on === now
  return { answers, outcome, on, day, now, rates, changed, isExample, round, set, ask, clear }
}
