import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { fill } from '../../i18n/fill'
import fields from '../tool/fields.module.css'
import styles from '../tool/tool.module.css'
import { CannotWorkOut } from '../tool/CannotWorkOut'
import { controlId } from '../tool/keys'
import { dayText } from '../tool/format'
import { KEEP_KEY, KEPT } from '../tool/fragment'
import { questionWords } from '../tool/question-words'
import { refusalText, WhereToAsk, WrongClock } from '../tool/Refusal'
import type { ToolState } from '../tool/use-tool'
import { CalendarLater } from '../calendar/CalendarLater'
import { Amounts } from '../content/Amounts'
import { HelplineList } from '../content/Helpline'
import { focusControl } from '../tool/ErrorSummary'
import kit from '../tool/form.module.css'
import own from './days.module.css'
import type { DaysData, DaysTool } from './types'

interface Props<Found, Data extends DaysData> {
  tool: Pick<DaysTool<unknown, Found, Data>, 'headline' | 'Answer' | 'calendar'>
  data: Data
  state: ToolState<Found>
  heading: RefObject<HTMLHeadingElement>
}

/** The answer of a tool: its headline, who to call first if there is danger, then what the tool shows. */
export function DaysAnswer<Found, Data extends DaysData>({ tool, data, state, heading }: Props<Found, Data>) {
  const { words, language } = data
  const { outcome } = state
  if (outcome.kind === 'failed') return <CannotWorkOut data={data} heading={heading} />
  const isPrivate = state.isPrivate && !state.isKept
  return (
    <div className={isPrivate ? `${styles.answer} ${own.private}` : styles.answer}>
      {state.isPrivate && data.danger ? (
        <section className={own.danger} aria-label={words.days.danger}>
          <p>
            <strong>{words.days.danger}</strong>
          </p>
          <HelplineList services={data.danger} />
        </section>
      ) : null}
      <div className={styles.card}>
        <h2 ref={heading} tabIndex={-1} id="calculator-answer">
          {words.answer.title}
        </h2>
        {outcome.kind === 'errors' || outcome.kind === 'not-enough' ? <p>{data.own.start}</p> : null}
        {outcome.kind === 'not-held' ? <p>{refusalText(outcome, data)}</p> : null}
        {outcome.kind === 'result' ? <Headline tool={tool} data={data} found={outcome.result} /> : null}
      </div>
      {outcome.kind === 'not-held' ? <WhereToAsk refusal={outcome} data={data} /> : null}
      <WrongClock device={state} data={data} />
      {state.isPrivate ? <PrivateAnswers data={data} state={state} /> : null}
      {outcome.kind === 'result' ? (
        <>
          <FromToday data={data} state={state} />
          <tool.Answer found={outcome.result} data={data} />
          <CalendarLater days={tool.calendar(outcome.result, data)} language={language} />
          <h3>{words.days.next}</h3>
          <p>{data.own.next}</p>
          <details className={styles.fold}>
            <summary>{words.answer.call}</summary>
            <HelplineList services={data.call} />
          </details>
          <p className={styles.hint}>{fill(words.answer.figuresOn, { date: dayText(state.now, language) })}</p>
        </>
      ) : null}
    </div>
  )
}

interface HeadlineProps<Found, Data extends DaysData> extends Pick<Props<Found, Data>, 'tool' | 'data'> {
  found: Found
}

function Headline<Found, Data extends DaysData>({ tool, data, found }: HeadlineProps<Found, Data>) {
  const { lead, main, detail, isDangerous } = tool.headline(found, data)
  return (
    <div data-dangerous={isDangerous || undefined}>
      {lead ? <p>{lead}</p> : null}
      <p className={own.headline} data-headline>
        <Amounts text={main} />
      </p>
      {detail ? (
        <p>
          <Amounts text={detail} />
        </p>
      ) : null}
    </div>
  )
}

/** Phones fill in today by themselves: an answer that counts from today says so. */
function FromToday({ data, state: { reading, now, unfold } }: { data: DaysData; state: ToolState<unknown> }) {
  const { countedFromToday, change } = data.words.typed.day
  return reading.questions
    .filter(({ id, kind }) => kind === 'date' && reading.values.day(id) === now)
    .map(({ id, isPrivate }) => (
      <p key={id} className={styles.older} data-dangerous={isPrivate}>
        <span>
          {fill(countedFromToday, { date: dayText(now, data.language), question: questionWords(data.words, id).label })}
        </span>
        <button
          type="button"
          className={kit.quiet}
          onClick={() => {
            flushSync(unfold)
            focusControl(controlId(id))
          }}
        >
          {change}
        </button>
      </p>
    ))
}

/** Says where answers that may reveal violence are kept, and offers to keep them anyway. */
function PrivateAnswers({ data, state }: { data: DaysData; state: ToolState<unknown> }) {
  const { told: notKept, keep } = data.words.days.secret
  return (
    <div className={`${styles.notice} ${own.secret}`}>
      <p>{notKept}</p>
      <label className={fields.check}>
        <input
          type="checkbox"
          data-private
          checked={state.isKept}
          onChange={({ target }) => state.set(KEEP_KEY, target.checked ? KEPT : '')}
        />
        <span>{keep}</span>
      </label>
    </div>
  )
}
