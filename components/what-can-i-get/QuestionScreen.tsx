import { useCallback, useEffect, useMemo, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { afterLabel } from '../../i18n/fill'
import { ErrorSummary } from '../tool/ErrorSummary'
import kit from '../tool/form.module.css'
import { controlId, periodKey, typedIn } from '../tool/keys'
import { errorText } from '../tool/typed-errors'
import { useBrowserLayoutEffect } from '../tool/use-day'
import { errorsOf, isRequired, type FieldError } from './check-answers'
import { ScreenField } from './Fields'
import { ForWhom } from './ForWhom'
import type { PartProps } from './use-interview'
import { toTop } from './to-top'
import { FOR_KEY, keysOf, shownFields } from './questions'
import { UNKNOWN } from './values'
import type { Answers, Field, Question } from './types'
import styles from './what-can-i-get.module.css'
import { fieldWords, questionWords, sayingFor } from './words'

interface Props extends PartProps {
  question: Question
  /** Called with what is typed on this screen, before it is sent. */
  onTicked(typed: Answers): void
}

/** What was typed, chosen and ticked before React arrived. */
function typedEarly(): Answers {
  if (typeof document === 'undefined') return {}
  const form = document.querySelector<HTMLFormElement>('[data-interview] form')
  return form ? typedIn(form) : {}
}

/** The keys of a screen, of those of its fields too that are not shown yet. */
function ownAnswers({ fields }: Question, ...from: Answers[]): Answers {
  const all = Object.assign({}, ...from) as Record<string, string>
  const own = fields.flatMap(keysOf).flatMap((key): [string, string][] => {
    const answer = all[key]
    return answer === undefined || answer === UNKNOWN ? [] : [[key, answer]]
  })
  return Object.fromEntries(own)
}

/** One question: its fields, why it is asked, and ways to go on. */
export function QuestionScreen({ question, data, state, onTicked }: Props) {
  const { interview } = data.words
  const { answers } = state
  const say = useMemo(() => sayingFor(answers), [answers])
  const [early] = useState(() => (state.isLive ? {} : typedEarly()))
  const [typed, setTyped] = useState(() => ownAnswers(question, state.typedBefore, answers))
  const [sent, setSent] = useState(0)
  const [badDays, setBadDays] = useState<ReadonlySet<string>>(new Set())
  const heading = useFocus(state.hasMoved, !state.isFirst)
  // The page has its own main heading until the room opens.
  const Heading = state.isFirst ? 'h2' : 'h1'

  useBrowserLayoutEffect(() => {
    const ticked = ownAnswers(question, early)
    if (Object.keys(ticked).length === 0) return
    setTyped(before => ({ ...before, ...ticked }))
    // Once: what was typed before React arrived.
  }, [])

  useEffect(() => {
    onTicked(typed)
    // Whenever something is typed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [typed])

  useEffect(() => {
    if (!state.isPrivate) return
    // What was not sent must not come back with the page.
    const forget = () => flushSync(() => setTyped(ownAnswers(question, answers)))
    addEventListener('pagehide', forget)
    return () => removeEventListener('pagehide', forget)
  }, [state.isPrivate, question, answers])

  const all = useMemo(() => ({ ...answers, ...blank(question), ...typed }), [answers, question, typed])
  const shown = shownFields(question, all)
  const errors = new Map([
    ...errorsOf(question, all),
    ...[...badDays].map(id => [id, 'not-a-day' as FieldError] as const)
  ])
  const { label, hint, why } = questionWords(data.words, question.id, say)
  const main = shown.find(({ id }) => fieldWords(data.words, id, say).label === '')

  const onTap = useGoOn(shown, all, errors.size === 0, () => state.next(typed))
  const zeros = shown.every(({ kind }) => kind === 'money') ? shown.filter(({ id }) => (all[id] ?? '') === '') : []

  /** Days that the reader emptied: some browsers still call them half-typed. */
  const cleared = useRef(new Set<string>())

  /** Always the same function, so that only the field that changes is drawn again. */
  const answer = useCallback((id: string, text: string) => {
    cleared.current.delete(id)
    setBadDays(before => (before.has(id) ? new Set([...before].filter(each => each !== id)) : before))
    setTyped(before => ({ ...before, [id]: text }))
  }, [])

  const clear = useCallback(
    (id: string, isCleared: boolean) => {
      if (!isCleared) return void cleared.current.delete(id)
      answer(id, '')
      cleared.current.add(id)
    },
    [answer]
  )

  /** What was typed but cannot be read is not lost without a word. */
  function dontKnow(): void {
    const isWrong = shown.some(field => isTyped(field) && all[field.id] !== '' && errors.has(field.id))
    if (isWrong) setSent(sent + 1)
    else state.dontKnow()
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (Object.keys(typed).length === 0 && performance.now() - wentOn < ON_ITS_WAY_MS) return
    // Half a day: the browser keeps it, and gives no text.
    const half = [...event.currentTarget.querySelectorAll('input')].filter(
      ({ name, validity }) => validity.badInput && !cleared.current.has(name)
    )
    const bad = new Set(half.map(({ name }) => name))
    // The same again would draw the screen once more before it goes.
    if (bad.size + badDays.size > 0) setBadDays(bad)
    if (errors.size > 0 || bad.size > 0) return setSent(sent + 1)
    state.next(typed)
  }

  return (
    // Without its script it is sent nowhere: an address with answers would be. Nor does the browser fill it in again.
    <form
      className={styles.form}
      noValidate
      method="dialog"
      autoComplete="off"
      onSubmit={submit}
      aria-labelledby="question"
    >
      {question.id === 'happened' ? <ForWhom data={data} state={state} early={early[FOR_KEY]} /> : null}
      {state.isFirst ? <p className={styles.hint}>{interview.first}</p> : null}
      <noscript>
        <p className={kit.notice}>{interview.noScript}</p>
      </noscript>
      <p className={`${kit.notice} ${styles.notLoaded}`} role="status">
        {interview.notLoaded}
      </p>
      {sent > 0 && errors.size > 0 ? (
        <ErrorSummary
          key={sent}
          title={interview.errors.title}
          errors={shown.flatMap(field => {
            const error = errors.get(field.id)
            if (!error) return []
            const { label: name } = fieldWords(data.words, field.id, say)
            const text = errorText(field, error, all, interview)
            return [{ id: controlId(field.id), text: name ? afterLabel(name, text, data.language) : text }]
          })}
        />
      ) : null}
      <Heading id="question" ref={heading} tabIndex={-1}>
        {main && isTyped(main) ? <label htmlFor={controlId(main.id)}>{label}</label> : label}
      </Heading>
      {hint ? (
        <p className={styles.hint} id="question-hint">
          {hint}
        </p>
      ) : null}
      {shown.some(field => !isRequired(field, shown)) ? <p className={styles.hint}>{interview.optional}</p> : null}
      {shown.map(field => (
        <ScreenField
          key={field.id}
          field={field}
          isMain={field === main}
          hasHint={hint !== undefined}
          error={sent > 0 ? errors.get(field.id) : undefined}
          answer={all[field.id] ?? ''}
          period={all[periodKey(field.id)] ?? ''}
          isHalfTyped={badDays.has(field.id)}
          today={state.today}
          data={data}
          say={say}
          onAnswer={answer}
          onClear={clear}
          onTap={onTap}
        />
      ))}
      {zeros.length === 0 ? null : (
        <button
          type="button"
          className={kit.quiet}
          onClick={() => {
            onTap(shown.at(-1)?.id ?? '')
            setTyped(before => ({ ...before, ...Object.fromEntries(zeros.map(({ id }) => [id, '0'])) }))
          }}
        >
          {zeros.length === shown.length ? interview.nothing : interview.nothingElse}
        </button>
      )}
      <details className={styles.why}>
        <summary>{interview.why}</summary>
        <p>{why}</p>
      </details>
      <p className={`${styles.actions} ${styles.go}`}>
        <button type="submit" className={kit.submit}>
          {interview.next}
        </button>
        <button type="button" className={`${styles.link} ${styles.dontKnow}`} onClick={dontKnow}>
          {interview.dontKnow}
        </button>
      </p>
    </form>
  )
}

/** How long a chosen answer is seen before the next question comes, in milliseconds. */
const SEEN_MS = 250

/** A finger on its way to Next when the next question comes by itself: its press, within so many milliseconds, is not meant. */
const ON_ITS_WAY_MS = 1500

/** When a question last came by itself. */
let wentOn = -Infinity

/**
 * The next question comes by itself once a tap has given the last answer of a screen: of all its fields, or of the field at
 * its end, where only fields to type are left empty. Never by keyboard, where an arrow key chooses on its way; nor while
 * somebody changes one of several answers.
 * @returns to be called where a tap gives the whole answer of a field
 */
function useGoOn(shown: readonly Field[], all: Answers, isRight: boolean, next: () => void): (id: string) => void {
  const isPointer = useRef(false)
  const tapped = useRef<string>()
  const isGiven = ({ id }: Field) => (all[id] ?? '') !== ''
  const isFull = isRight && shown.every(isGiven)
  const wasFull = useRef(isFull)
  useEffect(() => {
    const isLast =
      isRight && tapped.current === shown.at(-1)?.id && shown.every(field => isTyped(field) || isGiven(field))
    const goesOn = tapped.current !== undefined && (isFull || isLast) && (shown.length === 1 || !wasFull.current)
    tapped.current = undefined
    wasFull.current = isFull
    if (!goesOn) return
    const timer = setTimeout(() => {
      wentOn = performance.now()
      next()
    }, SEEN_MS)
    return () => clearTimeout(timer)
    // A tap changes an answer; nothing else goes on.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [all])
  useEffect(() => {
    const listen = ({ type }: Event) => void (isPointer.current = type === 'pointerdown')
    addEventListener('pointerdown', listen)
    addEventListener('keydown', listen)
    return () => {
      removeEventListener('pointerdown', listen)
      removeEventListener('keydown', listen)
    }
  }, [])
  return useCallback((id: string) => void (tapped.current = isPointer.current ? id : undefined), [])
}

/** Nothing typed yet, whatever an earlier visit of the screen was sent with. */
function blank({ fields }: Question): Answers {
  return Object.fromEntries(fields.flatMap(keysOf).map(key => [key, '']))
}

function isTyped({ kind }: Field): boolean {
  return kind !== 'choice' && kind !== 'checks'
}

/**
 * A new question takes the focus, or its first field where that is typed at once; not the question with which the page opens.
 * @param isRoom each starts at the top of the page
 */
function useFocus(hasMoved: boolean, isRoom: boolean): React.RefObject<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null)
  const takesFocus = useRef(hasMoved)
  useEffect(() => {
    const question = heading.current
    if (!takesFocus.current || !question) return
    const first = question.closest('form')?.querySelector<HTMLInputElement>('input')
    const isTypedFirst = first?.type === 'text' && first.value === ''
    const takes = isTypedFirst ? first : question
    takes.focus({ preventScroll: true })
    if (isRoom) toTop()
    else question.scrollIntoView({ block: 'nearest' })
    // When it opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return heading
}
