import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, useTransition } from 'react'
import type { Fact } from '../../rules/household/ids'
import { pageDay } from '../boot/day'
import type { Assessed } from './data'
import { withNothingKnown, withScreen } from './check-answers'
import { readFragment, type Place } from './fragment'
import { inSlices } from './in-slices'
import type { InterviewData } from './interview-data'
import { firstPlace, goTo, hasBefore, isPrivate, onMove } from './interview-history'
import { kept } from './kept'
import { load, type Loaded } from './load'
import { aboutHowMany, answered, missingFacts, questionsLeft } from './next-question'
import { isOpen, QUESTIONS, relevant } from './questions'
import { saidOf } from './said'
import type { Answers, Question } from './types'

export interface Interview {
  answers: Answers
  /** What a field had before the reader went back: it need not be typed again. */
  typedBefore: Answers
  /** The question on the screen; undefined where the answer is. */
  question: Question | undefined
  /** Its place among all, and how many there will be. */
  number: number
  about: number
  /** How many questions are still open. */
  left: number
  /** What the answers come to; `failed` where the rules threw or could not be had. */
  assessed: Assessed | 'failed' | undefined
  loaded: Loaded | undefined
  isPrivate: boolean
  /** Whether React has arrived. */
  isLive: boolean
  /** Whether the reader has gone from one place to another. */
  hasMoved: boolean
  isFirst: boolean
  /** The next question, with what was typed on this one. */
  next(typed: Answers): void
  dontKnow(): void
  back(): void
  /** Shows the answer, or goes on with the questions. */
  see(sees: boolean): void
  /** Replaces the answers where the reader is. */
  change(answers: Answers): void
  /** Opens the question that gives one of these facts. */
  ask(facts: readonly Fact[]): void
  /** Opens a question again, to change its answer. */
  edit(question: string): void
  /** The first of two situations that are compared; undefined where none is. */
  compared: Assessed | undefined
  /** Begins a comparison with the answers as they are, or ends it. */
  compare(compares: boolean): void
  startAgain(): void
  retry(): void
}

/** What each part of the interview is given. */
export interface PartProps {
  data: InterviewData
  state: Interview
}

/** On the server React warns about layout effects. */
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** What is drawn: a place, and what its answers come to; of an earlier place, while that is worked out. */
interface Drawn {
  place: Place
  assessed: Assessed | 'failed' | undefined
}

/** Where the reader is, what the answers come to, and ways to go on. */
export function useInterview({ language, today }: InterviewData): Interview {
  const [{ place, assessed }, setDrawn] = useState<Drawn>({ place: { answers: {} }, assessed: undefined })
  const [isLive, setIsLive] = useState(false)
  const [hasMoved, setHasMoved] = useState(false)
  const [now, setNow] = useState(today)
  const [typedBefore, setTypedBefore] = useState<Answers>({})
  const [compared, setCompared] = useState<Assessed>()
  const [, startTransition] = useTransition()
  const { loaded, hasFailed, retry } = useLoaded(language)
  const { answers } = place
  /** The last move of the reader, which may not be drawn yet: an object for each. */
  const wanted = useRef({ place })
  /** Draws a place once it is known what it comes to, or at once where it does not hang on that. */
  const show = useMemo(() => {
    /** What answers came to, so that going back waits for nothing. */
    const known = new WeakMap<Answers, Assessed>()
    return (next: Place) => {
      const move = { place: next }
      const found = known.get(next.answers)
      // In pieces, so that no key waits.
      const draw = (found: Drawn['assessed']) => {
        startTransition(() => setDrawn(({ assessed }) => ({ place: next, assessed: found ?? assessed })))
      }
      wanted.current = move
      if (found || !loaded || !hangsOnRules(next)) draw(found)
      if (found || !loaded) return
      void assessing(next, loaded, now, () => wanted.current === move).then(found => {
        if (found === undefined) return
        if (found !== 'failed') known.set(next.answers, found)
        if (wanted.current === move) draw(found)
      })
    }
  }, [loaded, now])

  useEffect(() => {
    if (loaded) show(wanted.current.place)
  }, [loaded, show])

  useBrowserLayoutEffect(() => {
    setNow(pageDay())
    setIsLive(true)
    // What was kept on this device, where the address says nothing.
    const found = firstPlace() ?? readFragment(`#${kept() ?? ''}`)
    if (!found) return
    wanted.current = { place: found }
    setDrawn({ place: found, assessed: undefined })
  }, [])

  useEffect(() => {
    return onMove(moved => {
      startTransition(() => setHasMoved(true))
      show(moved)
    })
  }, [show])

  const enter = useCallback(
    (next: Place, replaces = false) => {
      goTo(next, replaces)
      startTransition(() => {
        setTypedBefore(before => ({ ...before, ...next.answers }))
        setHasMoved(true)
      })
      show(next)
    },
    [show]
  )

  const result = assessed && assessed !== 'failed' ? assessed.result : undefined
  const left = useMemo(() => questionsLeft(answers, result && missingFacts(result)), [answers, result])
  const asked = useMemo(() => answered(answers).length, [answers])
  const changed = QUESTIONS.find(({ id }) => id === place.changes)
  const question = changed ?? (place.seesAnswer ? undefined : left[0])
  const number = changed ? answered(answers).indexOf(changed) + 1 || asked + 1 : asked + 1

  /** Goes on, unless the reader has already and it is not drawn yet: a second press means the first one. */
  function goOn(next: Place): void {
    if (wanted.current.place === place) enter(next)
  }

  function go(next: Answers): void {
    goOn({ answers: relevant(next), ...(place.seesAnswer && { seesAnswer: true }) })
  }

  return {
    answers,
    typedBefore,
    question,
    number,
    about: Math.max(number, aboutHowMany(asked, left.length + (result ? 0 : QUESTIONS.length))),
    left: left.length,
    assessed: hasFailed ? 'failed' : assessed,
    loaded,
    isPrivate: isPrivate(answers),
    isLive,
    hasMoved,
    isFirst: asked === 0 && !changed,
    next: typed => question && go(withScreen(question, answers, typed)),
    dontKnow: () => question && go(withNothingKnown(question, answers)),
    back() {
      if (hasBefore()) return history.back()
      // The page was opened with answers: there is no entry before it.
      const last = answered(answers).at(-1)
      const dropped = new Set(last?.fields.map(({ id }) => id))
      const kept = Object.fromEntries(Object.entries(answers).filter(([key]) => !dropped.has(key)))
      enter({ answers: relevant(kept) }, true)
    },
    see: sees => goOn({ answers, ...(sees && { seesAnswer: true }) }),
    change: next => enter({ ...place, answers: relevant(next) }, true),
    ask(facts) {
      const said = saidOf(answers)
      const asks = QUESTIONS.find(each => isOpen(each, said) && each.facts.some(fact => facts.includes(fact)))
      if (asks) goOn({ answers, seesAnswer: true, changes: asks.id })
    },
    edit: question => goOn({ answers, seesAnswer: true, changes: question }),
    compared,
    compare: compares => setCompared(compares && assessed && assessed !== 'failed' ? assessed : undefined),
    startAgain() {
      enter({ answers: {} })
      startTransition(() => {
        setTypedBefore({})
        setCompared(undefined)
      })
    },
    retry
  }
}

/** Whether it takes the rules to draw a place: the answer, and questions that not everybody is asked. */
function hangsOnRules({ answers, seesAnswer, changes }: Place): boolean {
  if (changes !== undefined) return false
  return seesAnswer === true || questionsLeft(answers).length === 0
}

/** What the answers of a place come to; undefined where it is not wanted any more. */
async function assessing(
  { answers }: Place,
  { assessment, data }: Loaded,
  now: string,
  isWanted: () => boolean
): Promise<Assessed | 'failed' | undefined> {
  try {
    return await inSlices(assessment.assess(answers, data, now), isWanted)
  } catch (error) {
    // Our fault must not take the page from the reader.
    console.error(error)
    return 'failed'
  }
}

interface Loading {
  loaded: Loaded | undefined
  hasFailed: boolean
  retry(): void
}

/** The rules, fetched once the page is there. */
function useLoaded(language: InterviewData['language']): Loading {
  const [loaded, setLoaded] = useState<Loaded>()
  const [hasFailed, setHasFailed] = useState(false)
  const retry = useCallback(() => {
    setHasFailed(false)
    load(language).then(setLoaded, (error: unknown) => {
      console.error(error)
      setHasFailed(true)
    })
  }, [language])
  useEffect(retry, [retry])
  return { loaded, hasFailed, retry }
}
