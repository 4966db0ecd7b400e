import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { writeAddress } from './write-address'
import { pageDay, readersDay } from '../boot/day'
import { chooseInLists, keptState, STATE_EVENT } from '../filters/kept-state'
import { initialAnswers, readAnswers, type Reading } from './answers'
import { DAY_KEY, KEEP_KEY, KEPT, openLink, SHIFT_KEY, writeFragment, writeFragmentOn } from './fragment'
import type { OpenedLink } from './fragment'
import { typedIn } from './keys'
import { hasPrivate, withoutPrivate } from './private-answers'
import { rateDay, ratesByDay, type RateDay } from './rates'
import { hasParser, onParser } from './typed-numbers'
import { useBrowserLayoutEffect, useDay, type DeviceDay } from './use-day'
import type { Rates } from '../../rules/lookup'
import type { Result } from '../../rules/result'
import type { Answers, CalculatorData, Definition, ToolData, ToolDefinition } from './types'
import { attempt, FAILED, work, type Outcome } from './work'

export interface ToolState<Found = Result> extends DeviceDay {
  reading: Reading
  outcome: Outcome<Found> | typeof FAILED
  /** The day whose rates are used, and why if another was asked for. */
  day: RateDay
  rates: ReturnType<ReturnType<typeof ratesByDay>>
  changed: boolean
  /** Fields of an opened link that are wrong, and marked at once. */
  marked: ReadonlySet<string>
  /** What could not be read of the link: questions, or text that belongs to none. */
  unread: readonly string[]
  /** Whether the answers are the initial ones, and the form was not submitted. */
  isExample: boolean
  /** Whether an answer may reveal violence, and whether the reader wants it kept anyway. */
  isPrivate: boolean
  isKept: boolean
  /** Grows when all answers are cleared or replaced, which discards the errors shown before. */
  round: number
  /** Whether the form was sent and stands as one line above its answer. */
  isFolded: boolean
  set(id: string, answer: string): void
  /** Shows the answer, and folds the form. */
  ask(): void
  unfold(): void
  clear(): void
}

/** What each part of a tool is given. */
export interface ToolProps<Found = unknown, Data extends ToolData = ToolData> {
  definition: ToolDefinition<unknown, Found>
  data: Data
  state: ToolState<Found>
}

/** What each part of a calculator is given. */
export interface PartProps extends ToolProps<Result, CalculatorData> {
  definition: Definition
}

/** The id of the question about the state or territory, in every form that has one. */
const STATE_QUESTION = 'state'

/** The form as the build wrote it, and the one field outside it: read before React replaces them. */
function formAsBuilt() {
  if (typeof document === 'undefined') return undefined
  const form = document.querySelector<HTMLFormElement>('[data-calculator] form')
  // It is beside the chart.
  return form && { form, shift: document.querySelector<HTMLInputElement>(`#q-${SHIFT_KEY}`) }
}

/**
 * What was typed, chosen and ticked before React arrived, even if a translator changed the form and React replaced it.
 */
function typedEarly({ form, shift }: NonNullable<ReturnType<typeof formAsBuilt>>, first: Answers): Answers | undefined {
  const early = Object.entries(typedIn(form)).filter(([key, answer]) => key in first && answer !== first[key])
  if (shift?.value) early.push([SHIFT_KEY, shift.value])
  return early.length > 0 ? { ...first, ...Object.fromEntries(early) } : undefined
}

/** If the form asks for a state: the one that the reader chose for lists by state. */
function withKeptState({ questions }: Pick<ToolDefinition, 'questions'>, first: Answers): Answers | undefined {
  const asked = questions.find(({ id }) => id === STATE_QUESTION)
  const state = keptState()
  return asked?.kind === 'choice' && asked.options.includes(state) ? { ...first, [asked.id]: state } : undefined
}

interface Opened {
  marked: ReadonlySet<string>
  unread: readonly string[]
}

const NOTHING_OPENED: Opened = { marked: new Set(), unread: [] }

/**
 * What is wrong with an opened link. Tools about days are also linked to with their first answers only.
 * @param ratesFor the rates of the day that the answers name
 */
function checkedLink(
  definition: ToolDefinition,
  { answers = initialAnswers(definition), given, unread }: OpenedLink,
  ratesFor: (answers: Answers) => Rates
): Opened {
  const { errors } = readAnswers(definition, answers, ratesFor(answers))
  const ids = [...errors.keys()].filter(id => given.includes(id) || !definition.isOfToday)
  return { marked: new Set(ids), unread }
}

/** The answers, which are also in the address after the `#`, and their result. */
export function useTool<Found>(definition: ToolDefinition<unknown, Found>, data: ToolData): ToolState<Found> {
  const first = useMemo(() => initialAnswers(definition), [definition])
  const [answers, setAnswers] = useState<Answers>(first)
  const [changed, setChanged] = useState(false)
  const [asked, setAsked] = useState(false)
  const [isFolded, setIsFolded] = useState(false)
  const readDay = definition.isOfToday ? readersDay : pageDay
  const device = useDay(readDay, data.today)
  const { now } = device
  const [round, setRound] = useState(0)
  const [opened, setOpened] = useState(NOTHING_OPENED)
  const [asBuilt] = useState(formAsBuilt)
  const rateBook = useMemo(() => ratesByDay(data), [data])
  // Answers with words in them are read again once the words can be read.
  const readsWords = useSyncExternalStore(onParser, hasParser, () => false)
  const isTouched = useRef(false)

  // Before the next keystroke, which must not be lost.
  useBrowserLayoutEffect(() => {
    const ratesFor = (linked: Answers) => rateBook(rateDay(linked[DAY_KEY], readDay(), data).on)
    const early = asBuilt ? typedEarly(asBuilt, first) : undefined
    const link = openLink(definition, location.hash)
    const found = link.answers ?? early ?? withKeptState(definition, first)
    if (found) setAnswers(found)
    if (link.answers || link.unread.length > 0) setOpened(checkedLink(definition, link, ratesFor))
    const reopen = () => {
      const shared = openLink(definition, location.hash)
      if (!shared.answers && shared.unread.length === 0) return
      setOpened(checkedLink(definition, shared, ratesFor))
      if (!shared.answers) return
      setAnswers(shared.answers)
      setIsFolded(false)
      setRound(before => before + 1)
    }
    window.addEventListener('hashchange', reopen)
    const stop = onParser(() => {
      if (!isTouched.current) reopen()
    })
    return () => {
      window.removeEventListener('hashchange', reopen)
      stop()
    }
  }, [definition, data, first, asBuilt, rateBook, readDay])

  // One state for the whole page: this form's is also that of its lists.
  useEffect(() => {
    const take = (event: Event) => {
      const { detail } = event as CustomEvent<string>
      const answer = detail || first[STATE_QUESTION] || ''
      if (STATE_QUESTION in first) setAnswers(before => ({ ...before, [STATE_QUESTION]: answer }))
    }
    document.addEventListener(STATE_EVENT, take)
    return () => document.removeEventListener(STATE_EVENT, take)
  }, [definition, first])

  const day = useMemo(() => rateDay(answers[DAY_KEY], now, data), [answers, now, data])
  const { on } = day

  useEffect(() => {
    if (!changed) return
    const fragment = definition.isOfToday
      ? writeFragment(definition, answers)
      : writeFragmentOn(definition, answers, on)
    const address = fragment ? `#${fragment}` : location.pathname + location.search
    writeAddress(address)
  }, [answers, changed, definition, on])

  const set = useCallback((id: string, answer: string) => {
    isTouched.current = true
    setChanged(true)
    setAnswers(before => ({ ...before, [id]: answer }))
    // One state for the whole page.
    if (id === STATE_QUESTION) chooseInLists(answer)
    setOpened(({ marked, unread }) => ({ marked, unread: unread.filter(each => each !== id) }))
  }, [])

  const ask = useCallback(() => {
    setAsked(true)
    setIsFolded(true)
  }, [])
  const unfold = useCallback(() => setIsFolded(false), [])

  const clear = useCallback(() => {
    setChanged(true)
    setAsked(false)
    setIsFolded(false)
    setAnswers(first)
    setOpened(NOTHING_OPENED)
    setRound(before => before + 1)
  }, [first])

  const isPrivate = hasPrivate(definition, answers)
  const isKept = answers[KEEP_KEY] === KEPT

  useEffect(() => {
    if (!isPrivate || isKept) return
    // What is on screen alone must not come back with the page.
    const forget = () => flushSync(() => setAnswers(before => withoutPrivate(definition, before)))
    addEventListener('pagehide', forget)
    return () => removeEventListener('pagehide', forget)
  }, [definition, isPrivate, isKept])

  const rates = rateBook(on)
  const reading = useMemo(
    () => readAnswers(definition, answers, rates),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is read depends on it
    [definition, answers, rates, readsWords]
  )
  const outcome = useMemo(() => attempt(() => work(definition, reading, rates)) ?? FAILED, [definition, reading, rates])
  const isFirst = Object.entries(first).every(([key, answer]) => answers[key] === answer)
  const isExample = !asked && isFirst && on === now
  const state = { reading, outcome, day, rates, changed, isExample, isPrivate, isKept, isFolded, round }
  return { ...device, ...opened, ...state, set, ask, unfold, clear }
}
