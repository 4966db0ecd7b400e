import { useEffect, useRef, useState } from 'react'
import { fill, fillCount, joinSentences } from '../../i18n/fill'
import { formatDate } from '../../i18n/format'
import { LinkNotice } from '../tool/LinkNotice'
import kit from '../tool/form.module.css'
import { Recover } from '../islands/Recover'
import { PlainExit } from '../content/ExitPage'
import { QuickExit } from '../content/QuickExit'
import { isAssessed } from './data'
import { unwind } from './interview-history'
import { KeptNotice } from './KeptNotice'
import { toTop } from './to-top'
import { isPrivate } from './private-answers'
import { QuestionScreen } from './QuestionScreen'
import { RoomBar } from './RoomBar'
import { SoFar } from './SoFar'
import type { InterviewData } from './types'
import { useInterview, type PartProps } from './use-interview'
import styles from './what-can-i-get.module.css'
import { QUESTIONS } from './questions'
import { fieldWords, questionWords, sayingFor } from './words'

/** One question after another, then the answer. State is above the error boundaries, so it survives an error. */
export function Interview({ data }: { data: InterviewData }) {
  const state = useInterview(data)
  const { question } = state
  const isAnswered = !question && state.assessed !== undefined && state.assessed !== 'failed' && !!state.loaded
  useEffect(() => {
    document.addEventListener('click', switchLanguage)
    return () => document.removeEventListener('click', switchLanguage)
  }, [])
  return (
    <>
      {state.isLive ? <QuickExit isShown={state.isPrivate} unwind={unwind} /> : null}
      {!question || !state.isFirst ? (
        <RoomBar data={data} state={state} />
      ) : state.isPrivate ? null : (
        <PlainExit className={styles.leave} isLive={state.isLive} />
      )}
      <LinkNotice
        parts={state.unread.map(part => partName(part, data, state))}
        words={data.words.interview.typed.link}
        language={data.language}
      />
      {isAnswered ? null : <KeptNotice data={data} state={state} />}
      <Recover>
        {question ? (
          <QuestionScreen
            key={question.id}
            question={question}
            data={data}
            state={state}
            onTicked={typed => state.tick(isPrivate(typed))}
          />
        ) : (
          <Outcome data={data} state={state} />
        )}
      </Recover>
      {/* Always there: a question is inserted before it, which fails before a paragraph that a translator wrapped. */}
      <div className={styles.below}>
        {question ? <SoFar data={data} state={state} /> : null}
        {state.isPrivate ? (
          <p className={styles.hint}>
            {joinSentences(
              [data.words.interview.safe, state.wasInAddress && data.words.interview.safeBefore],
              data.language
            )}
          </p>
        ) : null}
      </div>
    </>
  )
}

/** The label of a field, or of its question; text that belongs to none stays as it is. */
function partName(part: string, { words }: InterviewData, { answers }: PartProps['state']): string {
  const say = sayingFor(answers)
  const question = QUESTIONS.find(({ fields }) => fields.some(({ id }) => id === part))
  return question ? fieldWords(words, part, say).label || questionWords(words, question.id, say).label : part
}

/**
 * The page in the other language takes the place of this one in the history: the quick exit there could not take these
 * questions away. The boot script has put the answers into the link by now (boot/language.ts).
 */
function switchLanguage(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-language]')
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  const { href } = link
  unwind(() => location.replace(href))
}

/** The answer, or why there is none yet. It takes the focus because it replaces the question. */
function Outcome({ data, state }: PartProps) {
  const { interview } = data.words
  const frame = useRef<HTMLElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  const { hasMoved } = state
  useEffect(() => {
    if (hasMoved) {
      frame.current?.focus({ preventScroll: true })
      toTop()
    }
    // When it opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <section ref={frame} tabIndex={-1} aria-label={interview.result} className={styles.outcome} data-outcome>
      {state.left > 0 && isAssessed(state.assessed) ? (
        <div className={kit.notice}>
          <p>{fillCount(state.left, interview.oneLeft, interview.left)}</p>
          <p>
            <button type="button" className={styles.link} onClick={() => state.see(false)}>
              {interview.goOn}
            </button>
          </p>
        </div>
      ) : null}
      <FromToday data={data} state={state} />
      <Recover fallback={<p role="alert">{interview.failed}</p>} resetKey={state.assessed}>
        <Result data={data} state={state} />
      </Recover>
      <p className={styles.actions}>
        <button
          type="button"
          className={styles.link}
          onClick={() => (state.kept === 'none' ? state.startAgain() : setIsAsking(true))}
        >
          {interview.startAgain}
        </button>
      </p>
      {isAsking ? <StartAgain data={data} state={state} onStay={() => setIsAsking(false)} /> : null}
    </section>
  )
}

/** Phones fill in today by themselves: an answer that counts from today says so. */
function FromToday({ data: { words, language }, state }: PartProps) {
  const { countedFromToday, change } = words.interview.typed.day
  const say = sayingFor(state.answers)
  const fromToday = QUESTIONS.flatMap(({ id, fields }) =>
    fields.flatMap(field => (field.kind === 'day' && state.answers[field.id] === state.today ? [{ id, field }] : []))
  )
  return fromToday.map(({ id, field }) => (
    <p key={field.id} className={styles.actions}>
      <span>
        {fill(countedFromToday, {
          date: formatDate(state.today, language),
          question: fieldWords(words, field.id, say).label || questionWords(words, id, say).label
        })}
      </span>
      <button type="button" className={styles.link} onClick={() => state.edit(id)}>
        {change}
      </button>
    </p>
  ))
}

/** Asks what should happen to the kept answers. It takes the focus because the button that was pressed is above it. */
function StartAgain({ data, state, onStay }: PartProps & { onStay(): void }) {
  const { kept } = data.words.interview
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => frame.current?.focus(), [])
  return (
    <div ref={frame} tabIndex={-1} role="group" aria-label={kept.ask} className={kit.notice}>
      <p>{kept.ask}</p>
      <p className={styles.actions}>
        <button
          type="button"
          className={styles.link}
          onClick={() => {
            state.forget()
            state.startAgain()
          }}
        >
          {kept.deleteAndStart}
        </button>
        <button type="button" className={styles.link} onClick={() => state.startAgain()}>
          {kept.keepAndStart}
        </button>
        <button type="button" className={styles.link} onClick={onStay}>
          {kept.stay}
        </button>
      </p>
    </div>
  )
}

function Result({ data, state }: PartProps) {
  const { interview } = data.words
  const { assessed, loaded } = state
  if (assessed === 'failed') {
    return (
      <div role="alert" className={kit.notice}>
        <p>{interview.failed}</p>
        {loaded ? null : (
          <p>
            <button type="button" className={styles.link} onClick={() => state.retry()}>
              {interview.retry}
            </button>
          </p>
        )}
      </div>
    )
  }
  if (!assessed || !loaded) return <p role="status">{interview.loading}</p>
  const { Answer, Refused } = loaded.assessment
  if (!isAssessed(assessed)) return <Refused refusal={assessed} device={state.device} data={loaded.data} />
  return (
    <Answer
      {...assessed}
      answers={state.answers}
      data={loaded.data}
      device={state.device}
      isPrivate={state.isPrivate}
      keeping={state}
      compared={state.compared}
      onCompare={name => state.compare(name)}
      onChange={question => state.edit(question)}
      onAsk={facts => state.ask(facts)}
    />
  )
}
