import { useDeferredValue, useEffect, useMemo, useState, type ComponentType } from 'react'
import { formatQuantity } from '../../i18n/format'
import { TableHead } from '../content/TableHead'
import { Amounts } from '../content/Amounts'
import { Field } from '../tool/Field'
import { Recover } from '../islands/Recover'
import { fill, joinSentences } from '../../i18n/fill'
import tool from '../tool/tool.module.css'
import styles from './earnings.module.css'
import { compareShift, earningsOf, readShift, type Comparison, type Earnings } from './earnings'
import type { ChartProps } from './EarningsChart'
import { MoneyInput } from '../tool/TypedInput'
import { controlId } from '../tool/keys'
import { money } from '../tool/format'
import { SHIFT_KEY } from '../tool/fragment'
import { otherPeriodText } from '../tool/typed-errors'
import type { AmountError } from '../tool/typed-numbers'
import type { CalculatorData } from '../tool/types'
import type { PartProps } from '../tool/use-tool'
import { attempt } from '../tool/work'

/** The effect of more pay: a sentence, a chart, the chart as a table, and one more shift. */
export function EarningsPart({ definition, data, state }: PartProps) {
  const { words } = data
  // It works out a hundred situations: deferred, so that typing does not wait.
  const reading = useDeferredValue(state.reading)
  const rates = useDeferredValue(state.rates)
  const earnings = useMemo(() => attempt(() => earningsOf(definition, reading, rates)), [definition, reading, rates])
  const w = words.earnings
  // It is not known whether there is a payment.
  if (!definition.pay || state.outcome.kind === 'failed') return null
  return (
    <section className={styles.earnings} aria-labelledby="calculator-earnings">
      <h2 id="calculator-earnings">{w.title}</h2>
      {earnings ? (
        <>
          <p>
            <Amounts text={sentence(earnings, data)} />
          </p>
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
  const sentences = [
    fill(here.pay > 0 ? w.kept : w.keptFirst, { pay: money(here.pay, language), kept: keptText(kept, data) }),
    cutOut !== undefined && fill(w.cutOut, { pay: money(cutOut, language) })
  ]
  return joinSentences(sentences, language)
}

function keptText(kept: number, { language }: CalculatorData): string {
  return formatQuantity(kept * 100, 'taper', language)
}

/** Loads the chart once the form can be used. Its space is reserved until then, and released if loading fails. */
function Drawing({ earnings, data }: { earnings: Earnings; data: CalculatorData }) {
  const [Chart, setChart] = useState<ComponentType<ChartProps>>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let isShown = true
    import('./EarningsChart').then(
      ({ EarningsChart }) => isShown && setChart(() => EarningsChart),
      () => isShown && setFailed(true)
    )
    return () => void (isShown = false)
  }, [])
  if (failed) return <ChartFailed data={data} />
  return <div className={styles.chart}>{Chart ? <Chart earnings={earnings} data={data} /> : null}</div>
}

function ChartFailed({ data }: { data: CalculatorData }) {
  return <p role="status">{data.words.earnings.chartFailed}</p>
}

/** The chart as numbers; the reader’s own row and the cut-out’s are marked. */
function EarningsTable({ rows, data }: { rows: Earnings['rows']; data: CalculatorData }) {
  const { words, language } = data
  const w = words.earnings
  return (
    <details className={tool.fold}>
      <summary>{w.table}</summary>
      <div className="table-scroll">
        <table className={styles.numbers}>
          <caption>{w.fortnight}</caption>
          <TableHead columns={[w.pay, w.thePayment, w.sum, w.keptColumn]} />
          <tbody>
            {rows.map(({ pay, payment, total, kept, isHere, isCutOut }) => (
              <tr key={pay} className={isHere || isCutOut ? styles.marked : undefined}>
                <th scope="row">
                  <span translate="no">{money(pay, language)}</span>{' '}
                  {isHere ? <span className={tool.detail}>{w.yourRow}</span> : null}
                  {isCutOut ? <span className={tool.detail}>{w.cutOutRow}</span> : null}
                </th>
                <td translate="no">{money(payment, language)}</td>
                <td translate="no">{money(total, language)}</td>
                <td translate="no">{keptText(kept, data)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

/** Now and with one more shift, side by side. */
function Shift({ definition, data, state }: PartProps) {
  const { words, language } = data
  const w = words.earnings
  const { reading, rates } = state
  const typed = reading.answers[SHIFT_KEY] ?? ''
  const [left, setLeft] = useState(false)
  const { cents, error } = readShift(definition, reading, typed)
  const compared = cents === undefined ? undefined : attempt(() => compareShift(definition, reading, rates, cents))
  return (
    <div className={styles.shift}>
      <h3>{w.shift}</h3>
      <Field
        id={controlId(SHIFT_KEY)}
        label={w.shiftLabel}
        error={left && error && error !== 'empty' ? shiftError(error, typed, data) : undefined}
        announce
        className={styles.shiftField}
      >
        {control => (
          <MoneyInput
            control={control}
            value={typed}
            data={data}
            onType={text => state.set(SHIFT_KEY, text)}
            onLeave={() => setLeft(true)}
          />
        )}
      </Field>
      {compared ? (
        <>
          <ShiftTable compared={compared} data={data} />
          <p role="status">{fill(w.better, { amount: money(compared.then.total - compared.now.total, language) })}</p>
        </>
      ) : null}
    </div>
  )
}

function shiftError(error: AmountError, typed: string, { words }: CalculatorData): string {
  return error === 'other-period' ? otherPeriodText(words, typed, 'fortnight', []) : words.errors[error]
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
              <td translate="no">{money(now[key], language)}</td>
              <td translate="no">{money(then[key], language)}</td>
              <td translate="no">{money(then[key] - now[key], language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
