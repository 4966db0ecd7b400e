import { useDeferredValue, useEffect, useMemo, useState, type ComponentType } from 'react'
import { formatQuantity } from '../../i18n/format'
import { Recover } from '../islands/Recover'
import styles from './calculators.module.css'
import { compareShift, earningsOf, shiftError, type Comparison, type Earnings } from './earnings'
import type { ChartProps } from './EarningsChart'
import { fill, money } from './format'
import { SHIFT_KEY } from './fragment'
import type { CalculatorData, Definition } from './types'
import type { CalculatorState } from './use-calculator'
import { attempt } from './work'

interface Props {
  definition: Definition
  data: CalculatorData
  state: CalculatorState
}

/** What more pay does: a sentence, a drawing, the same as a table, and one more shift. */
export function EarningsPart({ definition, data, state }: Props) {
  const { words } = data
  // A hundred situations are worked out for it: typing does not wait for them.
  const answers = useDeferredValue(state.answers)
  const rates = useDeferredValue(state.rates)
  const earnings = useMemo(() => attempt(() => earningsOf(definition, answers, rates)), [definition, answers, rates])
  const w = words.earnings
  // Whether there is a payment is what could not be worked out.
  if (!definition.pay || state.outcome.kind === 'failed') return null
  return (
    <section className={styles.earnings} aria-labelledby="calculator-earnings">
      <h2 id="calculator-earnings">{w.title}</h2>
      {earnings ? (
        <>
          <p>{sentence(earnings, data)}</p>
          <Recover fallback={<ChartFailed data={data} />} resetKey={earnings}>
            <Drawing earnings={earnings} data={data} />
          </Recover>
          <EarningsTable rows={earnings.rows} data={data} />
          <Shift key={state.round} definition={definition} data={data} state={state} />
        </>
      ) : (
        <p>{w.none}</p>
      )}
    </section>
  )
}

function sentence({ here, kept, cutOut }: Earnings, data: CalculatorData): string {
  const { words, language } = data
  const w = words.earnings
  return [
    fill(here.pay > 0 ? w.kept : w.keptFirst, { pay: money(here.pay, language), kept: keptText(kept, data) }),
    cutOut === undefined ? '' : fill(w.cutOut, { pay: money(cutOut, language) })
  ]
    .filter(Boolean)
    .join(language === 'en' ? ' ' : '')
}

function keptText(kept: number, { language }: CalculatorData): string {
  return formatQuantity(kept * 100, 'taper', language)
}

/** The drawing’s code comes once the form can be used; its place is kept until then, and closed where it cannot be had. */
function Drawing({ earnings, data }: { earnings: Earnings; data: CalculatorData }) {
  const [Chart, setChart] = useState<ComponentType<ChartProps>>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let wanted = true
    import('./EarningsChart').then(
      ({ EarningsChart }) => {
        if (wanted) setChart(() => EarningsChart)
      },
      () => {
        if (wanted) setFailed(true)
      }
    )
    return () => {
      wanted = false
    }
  }, [])
  if (failed) return <ChartFailed data={data} />
  return <div className={styles.chart}>{Chart ? <Chart earnings={earnings} data={data} /> : null}</div>
}

function ChartFailed({ data }: { data: CalculatorData }) {
  return <p role="status">{data.words.earnings.chartFailed}</p>
}

/** The drawing as numbers; the reader’s own row and the one at which the payment ends say so. */
function EarningsTable({ rows, data }: { rows: Earnings['rows']; data: CalculatorData }) {
  const { words, language } = data
  const w = words.earnings
  return (
    <details className={styles.fold}>
      <summary>{w.table}</summary>
      <div className="table-scroll">
        <table className={styles.numbers}>
          <caption>{w.fortnight}</caption>
          <thead>
            <tr>
              <th scope="col">{w.pay}</th>
              <th scope="col">{w.thePayment}</th>
              <th scope="col">{w.sum}</th>
              <th scope="col">{w.keptColumn}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ pay, payment, total, kept, isHere, isCutOut }) => (
              <tr key={pay} className={isHere || isCutOut ? styles.marked : undefined}>
                <th scope="row">
                  <span>{money(pay, language)}</span>
                  {isHere ? <span className={styles.detail}>{w.yourRow}</span> : null}
                  {isCutOut ? <span className={styles.detail}>{w.cutOutRow}</span> : null}
                </th>
                <td>{money(payment, language)}</td>
                <td>{money(total, language)}</td>
                <td>{keptText(kept, data)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

/** Now and with one more shift, side by side. What was typed is an answer like any other. */
function Shift({ definition, data, state }: Props) {
  const { words, language } = data
  const w = words.earnings
  const typed = state.answers[SHIFT_KEY] ?? ''
  const [left, setLeft] = useState(false)
  const error = shiftError(definition, state.answers, typed)
  const shown = left && error ? words.errors[error] : undefined
  const compared = attempt(() => compareShift(definition, state.answers, state.rates, typed))
  return (
    <div className={styles.shift}>
      <h3>{w.shift}</h3>
      <label className={styles.label} htmlFor={`q-${SHIFT_KEY}`}>
        {w.shiftLabel}
      </label>
      {shown ? (
        <p className={styles.error} id="q-shift-error" role="alert">
          {shown}
        </p>
      ) : null}
      <span className={shown ? `${styles.money} ${styles.wrong}` : styles.money}>
        {words.form.moneyBefore ? <span aria-hidden="true">{words.form.moneyBefore}</span> : null}
        <input
          id={`q-${SHIFT_KEY}`}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          aria-invalid={shown ? true : undefined}
          aria-describedby={shown ? 'q-shift-error' : undefined}
          onChange={event => state.set(SHIFT_KEY, event.target.value)}
          onBlur={() => setLeft(true)}
        />
        {words.form.moneyAfter ? <span aria-hidden="true">{words.form.moneyAfter}</span> : null}
      </span>
      {compared ? (
        <>
          <ShiftTable compared={compared} data={data} />
          <p role="status">{fill(w.better, { amount: money(compared.then.total - compared.now.total, language) })}</p>
        </>
      ) : null}
    </div>
  )
}

function ShiftTable({ compared: { now, then }, data }: { compared: Comparison; data: CalculatorData }) {
  const { words, language } = data
  const w = words.earnings
  const rows = [
    [w.pay, 'pay'],
    [w.thePayment, 'payment'],
    [w.sum, 'total']
  ] as const
  return (
    <div className="table-scroll">
      <table className={styles.numbers}>
        <caption>{w.fortnight}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{w.now}</th>
            <th scope="col">{w.then}</th>
            <th scope="col">{w.difference}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, key]) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>{money(now[key], language)}</td>
              <td>{money(then[key], language)}</td>
              <td>{money(then[key] - now[key], language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
