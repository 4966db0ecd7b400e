import { useEffect, useRef, useState } from 'react'
import { fill, fillCount } from '../../i18n/fill'
import { formatDate } from '../../i18n/format'
import { LinkNotice } from '../form/LinkNotice'
import kit from '../form/form.module.css'
import { Recover } from '../islands/Recover'
import { PlainExit } from '../content/ExitPage'
import { QuickExit } from '../content/QuickExit'
import { QuestionScreen } from './QuestionScreen'
import { SoFar } from './SoFar'
import type { InterviewData } from './interview-data'
import { useInterview, type PartProps } from './use-interview'
import styles from './what-can-i-get.module.css'
import { QUESTIONS } from './questions'
import { fieldWords, questionWords, sayingFor } from './words'

/** One question after another, then the answer. State is above the error boundaries, so it survives an error. */
export function Interview({ data }: { data: InterviewData }) {
  const state = useInterview(data)
  const [isTicked, setIsTicked] = useState(false)
  const { question } = state
  const isUnsafe = state.isPrivate || isTicked
  return (
    <>
      {state.isLive ? <QuickExit isShown={isUnsafe} /> : null}
      {isUnsafe ? null : <PlainExit className={styles.leave} isLive={state.isLive} />}
      <LinkNotice
        parts={state.unread.map(part => partName(part, data, state))}
        words={data.words.interview.typed.link}
        language={data.language}
      />
      <Recover>
        {question ? (
          <QuestionScreen
            key={question.id}
            question={question}
            data={data}
            state={state}
            onTicked={typed => setIsTicked((typed.happened ?? '').split(' ').includes('violence'))}
          />
        ) : (
          <Outcome data={data} state={state} />
        )}
      </Recover>
      {question ? <SoFar data={data} state={state} /> : null}
      {state.isPrivate ? <p className={styles.hint}>{data.words.interview.safe}</p> : null}
    </>
  )
}

/** The label of a field, or of its question; text that belongs to none stays as it is. */
function partName(part: string, { words }: InterviewData, { answers }: PartProps['state']): string {
  const say = sayingFor(answers)
  const question = QUESTIONS.find(({ fields }) => fields.some(({ id }) => id === part))
  return question ? fieldWords(words, part, say).label || questionWords(words, question.id, say).label : part
}

/** The answer, or why there is none yet. It takes the focus because it replaces the question. */
function Outcome({ data, state }: PartProps) {
  const { interview } = data.words
  const frame = useRef<HTMLElement>(null)
  const { hasMoved } = state
  useEffect(() => {
    if (hasMoved) frame.current?.focus()
    // When it opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <section ref={frame} tabIndex={-1} aria-label={interview.result} className={styles.outcome} data-outcome>
      {state.left > 0 && state.assessed !== undefined && state.assessed !== 'failed' ? (
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
        <button type="button" className={styles.link} onClick={() => state.back()}>
          {interview.back}
        </button>
        <button type="button" className={styles.link} onClick={() => state.startAgain()}>
          {interview.startAgain}
        </button>
      </p>
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
  const { Answer } = loaded.assessment
  return (
    <Answer
      {...assessed}
      answers={state.answers}
      data={loaded.data}
      isPrivate={state.isPrivate}
      compared={state.compared}
      onCompare={compares => state.compare(compares)}
      onChange={question => state.edit(question)}
      onAsk={facts => state.ask(facts)}
    />
  )
}
