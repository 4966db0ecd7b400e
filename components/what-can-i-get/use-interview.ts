import { useCallback, useEffect, useMemo, useRef, useState, useTransition } from 'react'
import type { Fact } from '../../rules/household/ids'
import { pageDay } from '../boot/day'
import { useBrowserLayoutEffect, useDay, type DeviceDay } from '../tool/use-day'
import { isAssessed, type Assessed, type Attempt, type Compared } from './data'
import { withNothingKnown, withScreen } from './check-answers'
import { openLink, readFragment, writeFragment, type Place } from './fragment'
import { afterPaint, inSlices } from './in-slices'
import { deleteAnswers, keepAnswers, keptAnswers } from '../kept/answers'
import {
  firstLink,
  goTo,
  hasBefore,
  hideAnswers,
  onMove,
  showAnswers,
  wasInAddress,
  withoutLast
} from './interview-history'
import { load, type Loaded } from './load'
import { answered, missingFacts, questionsLeft, questionThatGives } from './next-question'
import { partReached } from './parts'
import { isPrivate } from './private-answers'
import { QUESTIONS, relevant } from './questions'
import type { Answers, InterviewData, Keeping, Question } from './types'

export interface Interview extends Keeping {
  answers: Answers
  /** The earlier value of a field after going back, so that it need not be typed again. */
  typedBefore: Answers
  /** The question on screen; undefined while the answer is shown. */
  question: Question | undefined
  /** Its number. */
  number: number
  /** The number of the part that the reader has reached; undefined where an earlier answer is changed. */
  part: number | undefined
  /** How many questions are still open. */
  left: number
  /** The day for which the answers are assessed. */
  device: DeviceDay
  /** The result of the answers, or why there is none. */
  assessed: Attempt | undefined
  loaded: Loaded | undefined
  /** Whether somebody is not safe at home: sent, or only ticked. */
  isPrivate: boolean
  /** The reader’s own day. */
  today: string
  /** What could not be read of the opened link: fields, or text that belongs to none. */
  unread: readonly string[]
  /** Whether earlier answers stood in an address, which the browser’s own history keeps. */
  wasInAddress: boolean
  /** Whether React has arrived. */
  isLive: boolean
  /** Whether the reader has moved from one place to another. */
  hasMoved: boolean
  isFirst: boolean
  /** Goes to the next question with what was typed on this one. */
  next(typed: Answers): void
  dontKnow(): void
  back(): void
  /** Shows the answer, or continues with the questions. */
  see(sees: boolean): void
  /** Replaces the answers without moving. */
  change(answers: Answers): void
  /** Opens the question that gives one of these facts. */
  ask(facts: readonly Fact[]): void
  /** Opens a question again, to change its answer. */
  edit(question: string): void
  /** Situations that are compared with the one of now, the first one before any change. */
  compared: readonly Compared[]
  /** Keeps the current answers by a name, empty for the first, to compare with; without one, ends the comparison. */
  compare(name?: string): void
  startAgain(): void
  /** Called at a tick or its removal, before it is sent. @param isUnsafe whether it says that home is not safe */
  tick(isUnsafe: boolean): void
  retry(): void
}

/** What each part of the interview is given. */
export interface PartProps {
  data: InterviewData
  state: Interview
}

/** What is rendered: a place and the result of its answers; an earlier place while that is worked out. */
interface Rendered {
  place: Place
  assessed: Attempt | undefined
}

/** Where the reader is, the result of the answers, and the actions. */
export function useInterview(data: InterviewData): Interview {
  const { today } = data
  const [{ place, assessed }, setRendered] = useState<Rendered>({ place: { answers: {} }, assessed: undefined })
  const [isLive, setIsLive] = useState(false)
  const [hasMoved, setHasMoved] = useState(false)
  const [unread, setUnread] = useState<readonly string[]>([])
  const device = useDay(pageDay, today)
  const { now } = device
  const [typedBefore, setTypedBefore] = useState<Answers>({})
  const [compared, setCompared] = useState<readonly Compared[]>([])
  const [isUnsafe, setIsUnsafe] = useState(false)
  const [keptFragment, setKeptFragment] = useState<string>()
  const [reopened, setReopened] = useState<Answers>()
  const [, startTransition] = useTransition()
  const { loaded, hasFailed, retry } = useLoaded(data)
  const { answers } = place
  /** The reader's last move, which may not be rendered yet; a new object for each move. */
  const wanted = useRef({ place })
  /**
   * Draws a place once its result is known, or once the press is painted if it does not depend on that.
   * `along` changes other state in the same drawing.
   */
  const show = useMemo(() => {
    const results = loaded && resultsOf(loaded, now)
    const draw = async (move: { place: Place }, along?: () => void) => {
      const { place } = move
      const isWanted = () => wanted.current === move
      const render = (found: Rendered['assessed']) => {
        if (!isWanted()) return
        startTransition(() => {
          setRendered(({ assessed }) => ({ place, assessed: found ?? assessed }))
          along?.()
        })
      }
      await afterPaint()
      const found = results?.known(place.answers)
      if (found || !results || !needsRules(place)) render(found)
      if (found || !results) return
      const worked = await results.assess(place.answers, isWanted)
      if (worked) render(worked)
    }
    return (place: Place, along?: () => void) => {
      const move = { place }
      wanted.current = move
      void draw(move, along)
    }
  }, [loaded, now])

  useEffect(() => {
    if (loaded) show(wanted.current.place)
  }, [loaded, show])

  useBrowserLayoutEffect(() => {
    setIsLive(true)
    const link = firstLink()
    // What was kept on this device, if the address has no answers.
    setUnread(link.unread)
    const fromDevice = link.place ? undefined : readFragment(`#${keptAnswers() ?? ''}`)
    const found = link.place ?? fromDevice
    setKeptFragment(keptAnswers())
    if (!found) return
    if (fromDevice) {
      setReopened(fromDevice.answers)
      goTo(fromDevice, true)
    }
    wanted.current = { place: found }
    setRendered({ place: found, assessed: undefined })
  }, [])

  useEffect(() => {
    return onMove(moved => {
      show(moved, () => setHasMoved(true))
    })
  }, [show])

  useEffect(() => {
    // Another link was opened in the same tab.
    const reopen = () => setUnread(openLink(location.hash).unread)
    addEventListener('hashchange', reopen)
    return () => removeEventListener('hashchange', reopen)
  }, [])

  const enter = useCallback(
    (next: Place, replaces = false) => {
      goTo(next, replaces)
      show(next, () => {
        setTypedBefore(before => ({ ...before, ...next.answers }))
        setHasMoved(true)
      })
    },
    [show]
  )

  const result = isAssessed(assessed) ? assessed.result : undefined
  const left = useMemo(() => questionsLeft(answers, result && missingFacts(result)), [answers, result])
  const done = useMemo(() => answered(answers), [answers])
  const asked = done.length
  const changed = QUESTIONS.find(({ id }) => id === place.changes)
  const question = changed ?? (place.seesAnswer ? undefined : left[0])
  const number = changed ? done.indexOf(changed) + 1 || asked + 1 : asked + 1

  const isHidden = isUnsafe || isPrivate(answers)
  useEffect(() => {
    const read = () => setKeptFragment(keptAnswers())
    // After the quick exit has deleted what was kept (QuickExit.tsx), which is a child of what uses this.
    read()
    // In another tab.
    addEventListener('storage', read)
    return () => removeEventListener('storage', read)
  }, [isHidden])

  /** Moves, unless a move is not rendered yet: a second press repeats the first. */
  function goOn(next: Place): void {
    if (wanted.current.place === place) enter(next)
  }

  function setUnsafe(is: boolean): void {
    if (is) hideAnswers()
    else showAnswers()
    setIsUnsafe(is)
  }

  function go(next: Answers): void {
    // A change of the answer is compared with what was there before.
    if (changed && place.seesAnswer && isAssessed(assessed)) {
      setCompared(before => (before.length > 0 ? before : [{ ...assessed, name: '' }]))
    }
    goOn({ answers: relevant(next), ...(place.seesAnswer && { seesAnswer: true }) })
  }

  return {
    answers,
    typedBefore,
    question,
    number,
    part: question && !changed ? partReached(question, done) : undefined,
    left: left.length,
    device,
    assessed: hasFailed ? 'failed' : assessed,
    loaded,
    isPrivate: isHidden,
    today: now,
    unread: unread.filter(id => answers[id] === undefined),
    wasInAddress: isLive && wasInAddress(),
    kept: keptFragment === undefined ? 'none' : keptFragment === asKept(answers) ? 'these' : 'others',
    isReopened: reopened === answers && keptFragment !== undefined,
    isLive,
    hasMoved,
    isFirst: asked === 0 && !changed,
    next(typed) {
      if (!question) return
      const next = withScreen(question, answers, typed)
      // Where it was ticked, the tick was taken away.
      if (question.id === 'happened' && !isPrivate(next)) setUnsafe(false)
      go(next)
    },
    dontKnow: () => question && go(withNothingKnown(question, answers)),
    back() {
      if (hasBefore()) return history.back()
      // The page was opened with answers: there is no entry before it.
      enter({ answers: withoutLast(answers) }, true)
    },
    see: sees => goOn({ answers, ...(sees && { seesAnswer: true }) }),
    change: next => enter({ ...place, answers: relevant(next) }, true),
    ask(facts) {
      const asks = questionThatGives(facts, answers)
      if (asks) goOn({ answers, seesAnswer: true, changes: asks.id })
    },
    edit: question => goOn({ answers, seesAnswer: true, changes: question }),
    compared,
    // The press paints first: the whole answer depends on it.
    compare: name =>
      startTransition(() =>
        setCompared(kept => (name !== undefined && isAssessed(assessed) ? [...kept, { ...assessed, name }] : []))
      ),
    startAgain() {
      setUnsafe(false)
      enter({ answers: {} })
      startTransition(() => {
        setTypedBefore({})
        setUnread([])
        setCompared([])
      })
    },
    tick(isTicked) {
      if (isTicked && !isUnsafe) setUnsafe(true)
    },
    keep() {
      const isDone = keepAnswers(asKept(answers))
      setKeptFragment(keptAnswers())
      return isDone
    },
    forget() {
      deleteAnswers()
      setKeptFragment(keptAnswers())
      return keptAnswers() === undefined
    },
    retry
  }
}

/** Answers as they are kept: opened anew, their result is shown. */
function asKept(answers: Answers): string {
  return writeFragment({ answers, seesAnswer: true })
}

/** Whether drawing a place needs the rules: the answer, and questions that not everybody is asked. */
function needsRules({ answers, seesAnswer, changes }: Place): boolean {
  if (changes !== undefined) return false
  return seesAnswer === true || questionsLeft(answers).length === 0
}

interface Results {
  /** The result of the same answers, worked out before, so that going back does not wait. */
  known(answers: Answers): Assessed | undefined
  /** The result, worked out in slices so that no keystroke waits; undefined if it is no longer wanted. */
  assess(answers: Answers, isWanted: () => boolean): Promise<Attempt | undefined>
}

function resultsOf({ assessment, data }: Loaded, now: string): Results {
  const results = new WeakMap<Answers, Assessed>()
  return {
    known: answers => results.get(answers),
    async assess(answers, isWanted) {
      try {
        const result = await inSlices(assessment.assess(answers, data, now), isWanted)
        if (isAssessed(result)) results.set(answers, result)
        return result
      } catch (error) {
        // Our error must not take the page away from the reader.
        console.error(error)
        return 'failed'
      }
    }
  }
}

interface Loading {
  loaded: Loaded | undefined
  hasFailed: boolean
  retry(): void
}

/** The rules, fetched once the page has loaded. */
function useLoaded(data: InterviewData): Loading {
  const [loaded, setLoaded] = useState<Loaded>()
  const [hasFailed, setHasFailed] = useState(false)
  const retry = useCallback(() => {
    setHasFailed(false)
    load(data).then(setLoaded, (error: unknown) => {
      console.error(error)
      setHasFailed(true)
    })
  }, [data])
  useEffect(retry, [retry])
  return { loaded, hasFailed, retry }
}
