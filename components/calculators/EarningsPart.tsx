import { useEffect, useMemo, useState, type ComponentType } from 'react'
import { formatQuantity } from '../../i18n/format'
import styles from './calculators.module.css'
import { compareShift, earningsOf, tablePays, type Earnings } from './earnings'
import type { ChartProps } from './EarningsChart'
import { fill, money } from './format'
import { readAmount } from './money-field'
import type { CalculatorData, Definition } from './types'
import type { CalculatorState } from './use-calculator'
import { withPay } from './work'

interface Props {
  definition: Definition
  data: CalculatorData
  state: CalculatorState
}

/** What more pay does: a sentence, a drawing, the same as a table, and one more shift. */
export function EarningsPart({ definition, data, state }: Props) {
  const { words, language } = data
  const { answers, rates } = state
  const earnings = useMemo(() => earningsOf(definition, answers, rates), [definition, answers, rates])
  const w = words.earnings
  if (!definition.pay) return null
  return (
    <section className={styles.earnings} aria-labelledby="calculator-earnings">
      <h2 id="calculator-earnings">{w.title}</h2>
      {earnings ? (
        <>
          <p>
            {fill(earnings.here.pay > 0 ? w.kept : w.keptFirst, {
              pay: money(earnings.here.pay, language),
              kept: formatQuantity(earnings.kept * 100, 'taper', language)
            })}
            {language === 'en' ? ' ' : ''}
            {earnings.cutOut === undefined ? null : fill(w.cutOut, { pay: money(earnings.cutOut, language) })}
          </p>
          <Drawing earnings={earnings} data={data} />
          <EarningsTable earnings={earnings} definition={definition} data={data} state={state} />
          <Shift definition={definition} data={data} state={state} />
        </>
      ) : (
        <p>{w.none}</p>
      )}
    </section>
  )
}

/** The drawing’s code comes once the form can be used; its place is kept until then. */
function Drawing({ earnings, data }: { earnings: Earnings; data: CalculatorData }) {
  const [Chart, setChart] = useState<ComponentType<ChartProps>>()
  useEffect(() => {
    let wanted = true
    void import('./EarningsChart').then(({ EarningsChart }) => {
      if (wanted) setChart(() => EarningsChart)
    })
    return () => {
      wanted = false
    }
  }, [])
  return <div className={styles.chart}>{Chart ? <Chart earnings={earnings} data={data} /> : null}</div>
}

function EarningsTable({ earnings, definition, data, state }: Props & { earnings: Earnings }) {
  const { words, language } = data
  const w = words.earnings
  const rows = tablePays(earnings.end).flatMap(pay => {
    const row = rowAt(definition, state, pay)
    return row ? [row] : []
  })
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
            </tr>
          </thead>
          <tbody>
            {rows.map(({ pay, payment, total }) => (
              <tr key={pay}>
                <th scope="row">{money(pay, language)}</th>
                <td>{money(payment, language)}</td>
                <td>{money(total, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

/** One row: what is paid at some pay. */
function rowAt(definition: Definition, { answers, rates }: CalculatorState, pay: number) {
  const answered = withPay(answers, definition.pay ?? '', pay)
  return compareShift(definition, answered, rates, '0')?.now
}

/** Now and with one more shift, side by side. */
function Shift({ definition, data, state }: Props) {
  const { words, language } = data
  const w = words.earnings
  const [typed, setTyped] = useState('')
  const [left, setLeft] = useState(false)
  const { error } = readAmount(typed)
  const shown = left && error && error !== 'empty' ? words.errors[error] : undefined
  const compared = compareShift(definition, state.answers, state.rates, typed)
  const rows = compared
    ? ([
        [w.pay, 'pay'],
        [w.thePayment, 'payment'],
        [w.sum, 'total']
      ] as const)
    : []
  return (
    <div className={styles.shift}>
      <h3>{w.shift}</h3>
      <label className={styles.label} htmlFor="q-shift">
        {w.shiftLabel}
      </label>
      {shown ? (
        <p className={styles.error} id="q-shift-error">
          {shown}
        </p>
      ) : null}
      <span className={shown ? `${styles.money} ${styles.wrong}` : styles.money}>
        {words.form.moneyBefore ? <span aria-hidden="true">{words.form.moneyBefore}</span> : null}
        <input
          id="q-shift"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          aria-invalid={shown ? true : undefined}
          aria-describedby={shown ? 'q-shift-error' : undefined}
          onChange={event => setTyped(event.target.value)}
          onBlur={() => setLeft(true)}
        />
        {words.form.moneyAfter ? <span aria-hidden="true">{words.form.moneyAfter}</span> : null}
      </span>
      {compared ? (
        <>
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
                    <td>{money(compared.now[key], language)}</td>
                    <td>{money(compared.then[key], language)}</td>
                    <td>{money(compared.then[key] - compared.now[key], language)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p role="status">
            {fill(w.better, { amount: money(compared.then.total - compared.now.total, language) })}
          </p>
        </>
      ) : null}
    </div>
  )
}
