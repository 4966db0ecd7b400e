/** Loaded only by calculators with a chart, once the form can be used. */
import { nice, ticks } from 'd3-array'
import { formatQuantity } from '../../i18n/format'
import { fill } from '../../i18n/fill'
import styles from './earnings.module.css'
import type { Earnings, EarningsPoint } from './earnings'
import { money } from '../tool/format'
import type { CalculatorData } from '../tool/types'

export interface ChartProps {
  earnings: Earnings
  data: CalculatorData
}

const WIDTH = 640
/** As in earnings.module.css. */
const HEIGHT = 420
const LEFT = 72
const RIGHT = 32
/** Three rows of text: the unit, then two about the reader. */
const TOP = 104
/** Three rows of text: tick labels, the cut-out, the label of the axis. */
const BOTTOM = 88
const ROW = 26

const X_TICKS = 5
const Y_TICKS = 4
const NAME_ROOM = 90

/** From cents to the drawing’s units. A scale library would add 10 kB. */
function scale(most: number, from: number, to: number): (cents: number) => number {
  return cents => from + (cents / most) * (to - from)
}

/** The text anchor that keeps a label inside the drawing: the longest takes two thirds of the width on a phone. */
function anchorAt(at: number): 'start' | 'middle' | 'end' {
  if (at < WIDTH * 0.35) return 'start'
  return at > WIDTH * 0.65 ? 'end' : 'middle'
}

/** Payment, pay and their sum against pay, with marks for the reader and the cut-out. */
export function EarningsChart({ earnings, data }: ChartProps) {
  const { here, cutOut, kept, end } = earnings
  const points = earnings.curve()
  const { words, language } = data
  const w = words.earnings
  const [, top] = nice(0, Math.max(...points.map(({ total }) => total), 1), 10)
  const x = scale(end, LEFT, WIDTH - RIGHT)
  const y = scale(top, HEIGHT - BOTTOM, TOP)
  const floor = y(0)
  // Straight lines between points: a path library would add 4 kB.
  const path = (of: 'total' | 'payment') => points.map(point => `${x(point.pay)},${y(point[of])}`).join(' ')
  const dollars = (cents: number) => formatQuantity(cents / 100, 'count', language)
  const hereAt = x(here.pay)
  const cutOutAt = cutOut === undefined ? undefined : x(cutOut)
  // Labels are where the lines are far apart, clear of the reader’s mark.
  const drawnTo = cutOut ?? end
  const clear = (shares: number[]): EarningsPoint | undefined => {
    const places = shares.map(share => points.find(point => point.pay >= drawnTo * share))
    return places.find(place => place && Math.abs(x(place.pay) - hereAt) > NAME_ROOM) ?? places[0]
  }
  const [total, payment, pay] = [clear([0.5, 0.75]), clear([0.55, 0.2, 0.7]), clear([0.8, 0.6])]
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={w.chart}>
      <rect className={styles.ground} width={WIDTH} height={HEIGHT} />
      <text className={styles.tick} y={22}>
        {w.unit}
      </text>
      {ticks(0, top, Y_TICKS).map(tick => (
        <g key={tick}>
          <line className={styles.grid} x1={LEFT} y1={y(tick)} x2={WIDTH - RIGHT} y2={y(tick)} />
          <text className={styles.tick} x={LEFT - 8} y={y(tick)} dy="0.32em" textAnchor="end">
            {dollars(tick)}
          </text>
        </g>
      ))}
      {ticks(0, end, X_TICKS).map(tick => (
        <text key={tick} className={styles.tick} x={x(tick)} y={floor + ROW - 2} textAnchor="middle">
          {dollars(tick)}
        </text>
      ))}
      <text className={styles.tick} x={LEFT} y={floor + 3 * ROW}>
        {w.pay}
      </text>
      <line className={styles.linePay} x1={x(0)} y1={floor} x2={x(end)} y2={y(end)} />
      <polyline className={styles.lineTotal} points={path('total')} />
      <polyline className={styles.linePayment} points={path('payment')} />
      {cutOut !== undefined && cutOutAt !== undefined ? (
        <>
          <circle className={styles.dotOpen} cx={cutOutAt} cy={floor} r={5} />
          <text className={styles.markLabel} x={cutOutAt} y={floor + 2 * ROW} textAnchor={anchorAt(cutOutAt)}>
            {fill(w.cutOutMark, { pay: money(cutOut, language) })}
          </text>
        </>
      ) : null}
      <line className={styles.here} x1={hereAt} y1={TOP - 22} x2={hereAt} y2={floor} />
      <circle className={styles.dot} cx={hereAt} cy={y(here.total)} r={6} />
      <circle className={styles.dot} cx={hereAt} cy={y(here.payment)} r={5} />
      <text className={styles.markLabel} x={hereAt} y={TOP - 54} textAnchor={anchorAt(hereAt)}>
        {fill(w.you, { pay: money(here.pay, language) })}
      </text>
      <text className={styles.tick} x={hereAt} y={TOP - 29} textAnchor={anchorAt(hereAt)}>
        {fill(w.youKeep, { kept: formatQuantity(kept * 100, 'taper', language) })}
      </text>
      {total ? (
        <text className={styles.lineLabel} x={x(total.pay) - 8} y={y(total.total) - 10} textAnchor="end">
          {w.together}
        </text>
      ) : null}
      {payment ? (
        <text className={styles.lineLabel} x={x(payment.pay) + 8} y={y(payment.payment) - 8}>
          {w.payment}
        </text>
      ) : null}
      {pay ? (
        <text className={styles.lineLabel} x={x(pay.pay) + 10} y={y(pay.pay)} dy="1em">
          {w.payLine}
        </text>
      ) : null}
    </svg>
  )
}
