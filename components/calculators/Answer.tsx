import type { RefObject } from 'react'
import { valuesOf } from './answers'
import styles from './calculators.module.css'
import { HelplineList } from '../content/Helpline'
import { amountText, amountWithPeriod, dayText, fill, findingText, money, otherPeriods } from './format'
import type { CalculatorData, Definition } from './types'
import type { CalculatorState } from './use-calculator'
import { Working } from './Working'
import type { Result } from '../../rules/result'
import { withPeriod } from '../../i18n/format'

interface Props {
  definition: Definition
  data: CalculatorData
  state: CalculatorState
  heading: RefObject<HTMLHeadingElement>
}

/** What the answers come to, how, and what else there is to know. */
export function Answer({ definition, data, state, heading }: Props) {
  const { words, language } = data
  const { outcome } = state
  return (
    <div className={styles.answer}>
      <div className={styles.card}>
        <h2 ref={heading} tabIndex={-1} id="calculator-answer">
          {state.isExample ? words.answer.example : words.answer.title}
        </h2>
        {outcome.kind === 'errors' ? <p>{words.answer.fix}</p> : null}
        {outcome.kind === 'not-held' ? <p>{words.answer.notHeld}</p> : null}
        {outcome.kind === 'result' ? (
          <Headline definition={definition} data={data} state={state} result={outcome.result} />
        ) : null}
      </div>
      {outcome.kind === 'result' ? (
        <>
          <Late result={outcome.result} data={data} now={state.now} />
          <Explained result={outcome.result} data={data} />
          {outcome.result.others.map(other => (
            <Other key={other.id} result={other} data={data} />
          ))}
          <h3>{words.answer.next}</h3>
          <p>{words.calculators[definition.id].next}</p>
          <details className={styles.fold}>
            <summary>{words.answer.limits}</summary>
            <ul>
              {outcome.result.limits.map(limit => (
                <li key={limit}>{words.limits[limit]}</li>
              ))}
            </ul>
          </details>
          <details className={styles.fold}>
            <summary>{words.answer.call}</summary>
            <HelplineList services={data.call} />
          </details>
          <p className={styles.hint}>{fill(words.answer.figuresOn, { date: dayText(state.on, language) })}</p>
        </>
      ) : null}
    </div>
  )
}

function Headline({ definition, data, state, result }: Omit<Props, 'heading'> & { result: Result }) {
  const { words, language } = data
  if (result.amount === null) {
    return (
      <>
        <p className={styles.amountNone}>{words.answer.none}</p>
        <ul>
          {result.notModelled.map(({ id }) => (
            <li key={id}>{words.reasons[id]}</li>
          ))}
        </ul>
        <p className={styles.hint}>{words.answer.noneWhy}</p>
      </>
    )
  }
  const pay = definition.pay ? (valuesOf(definition, state.answers).cents(definition.pay) ?? 0) : 0
  const together = pay > 0 ? fill(words.answer.withPay, { amount: money(result.amount + pay, language) }) : undefined
  const isRate = result.unit === 'cents-a-fortnight'
  return (
    <>
      <p>{words.calculators[definition.id].headline}</p>
      <p className={styles.headline} data-amount={result.amount}>
        {amountText(result.amount, result.unit, data)}
      </p>
      {isRate ? (
        <p>
          {[withPeriod('', 'fortnight', language).trim(), together].filter(Boolean).join(language === 'en' ? ', ' : '，')}
        </p>
      ) : null}
      {isRate ? <p className={styles.hint}>{otherPeriods(result.amount, data).join(' · ')}</p> : null}
    </>
  )
}

/** A warning where a rate was due to change before the reader’s own day. */
function Late({ result, data, now }: { result: Result; data: CalculatorData; now: string }) {
  const told = result.findings.some(({ id }) => id === 'figures-past-review')
  const isNow = result.on === now
  const late = isNow && result.figures.some(({ reviewBy }) => reviewBy !== undefined && reviewBy <= now)
  if (!late || told) return null
  return <p className={styles.notice}>{data.words.findings['figures-past-review']}</p>
}

function Explained({ result, data }: { result: Result; data: CalculatorData }) {
  const { words } = data
  return (
    <>
      {result.working.length > 0 ? (
        <>
          <h3>{words.answer.working}</h3>
          <Working result={result} data={data} caption={words.answer.working} />
        </>
      ) : null}
      {result.findings.length > 0 ? (
        <>
          <h3>{words.answer.alsoSay}</h3>
          <ul className={styles.findings}>
            {result.findings.map(finding => (
              <li key={finding.id}>
                {findingText(finding, data)}
                {finding.section ? (
                  <span className={styles.detail} lang="en">
                    {finding.section}
                  </span>
                ) : null}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  )
}

/** A result that goes with the first: a wait, the cost of the job. */
function Other({ result, data }: { result: Result; data: CalculatorData }) {
  const { words } = data
  const title = words.results[result.id]
  return (
    <>
      <h3>
        {result.amount === null
          ? title
          : fill(words.answer.other, { title, amount: amountWithPeriod(result.amount, result.unit, data) })}
      </h3>
      {result.notModelled.map(({ id }) => (
        <p key={id}>{words.reasons[id]}</p>
      ))}
      {result.working.length > 0 ? <Working result={result} data={data} caption={title} /> : null}
      {result.findings.map(finding => (
        <p key={finding.id} className={styles.hint}>
          {findingText(finding, data)}
        </p>
      ))}
    </>
  )
}
