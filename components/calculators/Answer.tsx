import type { RefObject } from 'react'
import { fill } from '../../i18n/fill'
import kit from '../tool/form.module.css'
import styles from '../tool/tool.module.css'
import { HelplineList } from '../content/Helpline'
import { amountText, amountWithPeriod, dayText, findingText, limitsOf, money, reasonText } from '../tool/format'
import { otherPeriods, unusedDayText } from '../tool/format'
import { DAY_KEY } from '../tool/fragment'
import { Amounts } from '../content/Amounts'
import { CannotWorkOut } from '../tool/CannotWorkOut'
import { refusalText, WhereToAsk, WrongClock } from '../tool/Refusal'
import type { CalculatorData } from '../tool/types'
import type { PartProps } from '../tool/use-tool'
import { Working } from '../tool/Working'
import type { FindingId } from '../../rules/labels'
import type { Finding, Result } from '../../rules/result'
import { withPeriod } from '../../i18n/format'

/** Findings about what would change the amount; all others are listed separately. */
const CHANGING: readonly FindingId[] = [
  'cut-out',
  'nil-rate-period',
  'partner-income-ignored',
  'rent-below-threshold',
  'rent-assistance-family-income-test'
]

/** Findings that the reader may not get this amount, or only for a time: shown right below it. */
const INSTEAD: readonly FindingId[] = [
  'family-tax-benefit-at-least',
  'payment-after-payout',
  'parenting-payment-instead',
  'parenting-payment-by-age',
  'student-under-18-at-home',
  'state-care-rate'
]

interface Props extends PartProps {
  heading: RefObject<HTMLHeadingElement>
}

/** The result, its working and its findings. */
export function Answer({ definition, data, state, heading }: Props) {
  const { words, language } = data
  const { outcome } = state
  const refused = unusedDayText(state, data)
  if (outcome.kind === 'failed') return <CannotWorkOut data={data} heading={heading} />
  return (
    <div className={styles.answer}>
      <div className={styles.card}>
        <h2 ref={heading} tabIndex={-1} id="calculator-answer">
          {state.isExample ? words.answer.example : words.answer.title}
        </h2>
        {outcome.kind === 'errors' ? <p>{words.answer.fix}</p> : null}
        {outcome.kind === 'not-held' ? <p>{refusalText(outcome, data)}</p> : null}
        {outcome.kind === 'result' ? (
          <Headline definition={definition} data={data} state={state} result={outcome.result} />
        ) : null}
      </div>
      {outcome.kind === 'not-held' ? <WhereToAsk refusal={outcome} data={data} /> : null}
      <WrongClock device={state} data={data} />
      {refused ? <p className={kit.error}>{refused}</p> : null}
      {state.day.isOlder ? (
        <p className={styles.older}>
          <span>{fill(words.answer.older, { date: dayText(state.day.on, language) })}</span>
          <button type="button" className={kit.quiet} onClick={() => state.set(DAY_KEY, '')}>
            {words.answer.useToday}
          </button>
        </p>
      ) : null}
      {outcome.kind === 'result' ? (
        <>
          {isOutOfDate(outcome.result, state.now) ? (
            <p className={styles.notice}>{words.findings['figures-past-review']}</p>
          ) : null}
          {outcome.result.findings
            .filter(({ id }) => INSTEAD.includes(id))
            .map(finding => (
              <p key={finding.id} className={styles.notice}>
                <Amounts text={findingText(finding, data)} />
              </p>
            ))}
          <Explained result={outcome.result} data={data} />
          {outcome.result.others.map(other => (
            <Other key={other.id} result={other} data={data} />
          ))}
          <Changes definition={definition} data={data} state={state} result={outcome.result} />
          <details className={styles.fold}>
            <summary>{words.answer.limits}</summary>
            <ul>
              {limitsOf(outcome.result).map(limit => (
                <li key={limit}>{words.limits[limit]}</li>
              ))}
            </ul>
          </details>
          <h3>{words.answer.next}</h3>
          <p>{words.calculators[definition.id].next}</p>
          <details className={styles.fold}>
            <summary>{words.answer.call}</summary>
            <HelplineList services={data.call} />
          </details>
          <p className={styles.hint}>{fill(words.answer.figuresOn, { date: dayText(state.day.on, language) })}</p>
        </>
      ) : null}
    </div>
  )
}

function Headline({ definition, data, state, result }: PartProps & { result: Result }) {
  const { words, language } = data
  if (result.amount === null) {
    return (
      <>
        <p className={styles.amountNone}>{words.answer.none}</p>
        <ul>
          {result.notModelled.map(reason => (
            <li key={reason.id}>
              <Amounts text={reasonText(reason, data)} />
            </li>
          ))}
        </ul>
        <p className={styles.hint}>{words.answer.noneWhy}</p>
      </>
    )
  }
  const pay = definition.pay ? (state.reading.values.cents(definition.pay.question) ?? 0) : 0
  const together = pay > 0 ? fill(words.answer.withPay, { amount: money(result.amount + pay, language) }) : undefined
  const isRate = result.unit === 'cents-a-fortnight'
  return (
    <>
      <p>{words.calculators[definition.id].headline}</p>
      <p className={styles.headline} data-amount={result.amount} translate="no">
        {amountText(result.amount, result.unit, data)}
      </p>
      {isRate ? (
        <p>
          {[withPeriod('', 'fortnight', language).trim(), together]
            .filter(Boolean)
            .join(language === 'en' ? ', ' : '，')}
        </p>
      ) : null}
      {isRate ? (
        <p className={styles.hint}>
          <Amounts text={otherPeriods(result.amount, data).join(' · ')} />
        </p>
      ) : null}
    </>
  )
}

/** Whether a rate was due to change by the reader’s own day and the result does not already say so. */
function isOutOfDate({ on, figures, findings }: Result, now: string): boolean {
  if (on !== now || findings.some(({ id }) => id === 'figures-past-review')) return false
  return figures.some(({ reviewBy }) => reviewBy !== undefined && reviewBy <= now)
}

function Explained({ result, data }: { result: Result; data: CalculatorData }) {
  const { words } = data
  const remaining = result.findings.filter(({ id }) => !CHANGING.includes(id) && !INSTEAD.includes(id))
  return (
    <>
      {result.working.length > 0 ? (
        <>
          <h3>{words.answer.working}</h3>
          <Working result={result} data={data} caption={words.answer.working} />
        </>
      ) : null}
      {remaining.length > 0 ? (
        <>
          <h3>{words.answer.alsoSay}</h3>
          <ul className={styles.findings}>
            {remaining.map(finding => (
              <FindingItem key={finding.id} finding={finding} data={data} />
            ))}
          </ul>
        </>
      ) : null}
    </>
  )
}

function FindingItem({ finding, data }: { finding: Finding; data: CalculatorData }) {
  return (
    <li>
      <span>
        <Amounts text={findingText(finding, data)} />
      </span>{' '}
      {finding.section ? (
        <span className={styles.detail} lang="en">
          {finding.section}
        </span>
      ) : null}
    </li>
  )
}

/** What would change the amount: events in a life, findings of the rules, the next rates. */
function Changes({ definition, data, state, result }: PartProps & { result: Result }) {
  const { words, language } = data
  const next = nextRates(result, state.now)
  return (
    <details className="fold">
      <summary>
        <h3>{words.answer.changes}</h3>
      </summary>
      <ul className={styles.findings}>
        {words.calculators[definition.id].changes.map(text => (
          <li key={text}>{text}</li>
        ))}
        {result.findings
          .filter(({ id }) => CHANGING.includes(id))
          .map(finding => (
            <FindingItem key={finding.id} finding={finding} data={data} />
          ))}
        {next ? <li>{fill(words.answer.nextRates, { date: dayText(next, language) })}</li> : null}
      </ul>
    </details>
  )
}

/** The first day after the reader’s own on which a rate of the result is due to change. */
function nextRates({ figures, others }: Result, now: string): string | undefined {
  const used = [...figures, ...others.flatMap(other => other.figures)]
  return used
    .flatMap(({ reviewBy }) => (reviewBy !== undefined && reviewBy > now ? [reviewBy] : []))
    .sort()
    .at(0)
}

function Other({ result, data }: { result: Result; data: CalculatorData }) {
  const { words } = data
  const title = words.results[result.id]
  return (
    <>
      <h3>
        {result.amount === null ? (
          title
        ) : (
          <Amounts
            text={fill(words.answer.other, { title, amount: amountWithPeriod(result.amount, result.unit, data) })}
          />
        )}
      </h3>
      {result.notModelled.map(reason => (
        <p key={reason.id}>
          <Amounts text={reasonText(reason, data)} />
        </p>
      ))}
      {result.working.length > 0 ? <Working result={result} data={data} caption={title} /> : null}
      {result.findings.map(finding => (
        <p key={finding.id} className={styles.hint}>
          <Amounts text={findingText(finding, data)} />
        </p>
      ))}
    </>
  )
}
