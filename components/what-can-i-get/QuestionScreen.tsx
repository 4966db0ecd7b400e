import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { colon, fill } from '../../i18n/fill'
import { ErrorSummary } from '../form/ErrorSummary'
import kit from '../form/form.module.css'
import { errorsOf, isRequired, type FieldError } from './check-answers'
import { controlId, errorText, ScreenField } from './Fields'
import { ForWhom } from './ForWhom'
import type { PartProps } from './use-interview'
import { FOR_KEY, keysOf, shownFields } from './questions'
import { periodKey, UNKNOWN } from './values'
import type { Answers, Field, Question } from './types'
import styles from './what-can-i-get.module.css'
import { fieldWords, questionWords, sayingFor } from './words'

interface Props extends PartProps {
  question: Question
  /** Called with what is typed on this screen, before it is sent. */
  onTicked(typed: Answers): void
}

/** On the server React warns about layout effects. */
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** What was typed, chosen and ticked before React arrived. */
function typedEarly(): Answers {
  if (typeof document === 'undefined') return {}
  const form = document.querySelector<HTMLFormElement>('[data-interview] form')
  if (!form) return {}
  const typed = new FormData(form)
  return Object.fromEntries([...new Set(typed.keys())].map(key => [key, typed.getAll(key).join(' ')]))
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
  const heading = useHeadingFocus(state.hasMoved)

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

  const all = { ...answers, ...blank(question), ...typed }
  const shown = shownFields(question, all)
  const errors = new Map([
    ...errorsOf(question, all),
    ...[...badDays].map(id => [id, 'not-a-day' as FieldError] as const)
  ])
  const { label, hint, why } = questionWords(data.words, question.id, say)
  const main = shown.find(({ id }) => fieldWords(data.words, id, say).label === '')

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
      <p className={styles.progress}>
        <span>{fill(interview.progress, { number: state.number, about: state.about })}</span>
        <progress value={state.number} max={state.about} aria-hidden="true" />
      </p>
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
            const name = fieldWords(data.words, field.id, say).label.replace(/[?？]$/, '')
            const text = errorText(field, error, all, data)
            return [{ id: controlId(field), text: name ? name + colon(data.language) + text : text }]
          })}
        />
      ) : null}
      <h2 id="question" ref={heading} tabIndex={-1}>
        {main && isTyped(main) ? <label htmlFor={controlId(main)}>{label}</label> : label}
      </h2>
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
        />
      ))}
      <details className={styles.why}>
        <summary>{interview.why}</summary>
        <p>{why}</p>
      </details>
      <p className={styles.actions}>
        <button type="submit" className={kit.submit}>
          {interview.next}
        </button>
        {state.isFirst ? null : (
          <button type="button" className={styles.link} onClick={() => state.back()}>
            {interview.back}
          </button>
        )}
        <button type="button" className={`${styles.link} ${styles.dontKnow}`} onClick={dontKnow}>
          {interview.dontKnow}
        </button>
      </p>
    </form>
  )
}

/** Nothing typed yet, whatever an earlier visit of the screen was sent with. */
function blank({ fields }: Question): Answers {
  return Object.fromEntries(fields.flatMap(keysOf).map(key => [key, '']))
}

function isTyped({ kind }: Field): boolean {
  return kind !== 'choice' && kind !== 'checks'
}

/** A new question takes the focus; not the one with which the page opens. */
function useHeadingFocus(hasMoved: boolean): React.RefObject<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null)
  const takesFocus = useRef(hasMoved)
  useEffect(() => {
    if (!takesFocus.current) return
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return heading
}
