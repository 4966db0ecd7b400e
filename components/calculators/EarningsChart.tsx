/** Fetched only by the calculators that draw, after the form can be used. */
import { LinePath } from '@visx/shape'
import { nice, ticks } from 'd3-array'
import { formatQuantity } from '../../i18n/format'
import styles from './calculators.module.css'
import type { Earnings, EarningsPoint } from './earnings'
import type { CalculatorData } from './types'

export interface ChartProps {
  earnings: Earnings
  data: CalculatorData
}

const WIDTH = 640
/** As in calculators.module.css. */
const HEIGHT = 380
const LEFT = 72
const RIGHT = 32
/** Three rows of words: the unit, the reader, a line’s name. */
const TOP = 80
const BOTTOM = 64

const X_TICKS = 4
const Y_TICKS = 4

/** Straight from cents to the drawing’s units. A scale library would bring every scale there is: 10 kB. */
function scale(most: number, from: number, to: number): (cents: number) => number {
  return cents => from + (cents / most) * (to - from)
}

/** Payment, and pay and payment together, against pay; the reader’s own place and the end of the payment are marked. */
export function EarningsChart({ earnings, data }: ChartProps) {
  const { points, here, cutOut, end } = earnings
  const { words, language } = data
  const drawn = points.filter(point => point.pay <= end)
  const most = Math.max(...drawn.map(({ total }) => total), 1)
  const [, top] = nice(0, most, 10)
  const x = scale(end, LEFT, WIDTH - RIGHT)
  const y = scale(top, HEIGHT - BOTTOM, TOP)
  const dollars = (cents: number) => formatQuantity(cents / 100, 'count', language)
  const isHere = here.pay <= end
  const last = drawn.at(-1)
  const middle = drawn[Math.floor(drawn.length * 0.3)]
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={words.earnings.chart}>
      <text className={styles.tick} y={22}>
        {words.earnings.unit}
      </text>
      {ticks(0, top, Y_TICKS).map(tick => (
        <g key={tick}>
          <line className={styles.grid} x1={LEFT} x2={WIDTH - RIGHT} y1={y(tick)} y2={y(tick)} />
          <text className={styles.tick} x={LEFT - 8} y={y(tick)} dy="0.32em" textAnchor="end">
            {dollars(tick)}
          </text>
        </g>
      ))}
      {ticks(0, end, X_TICKS).map(tick => (
        <text key={tick} className={styles.tick} x={x(tick)} y={HEIGHT - BOTTOM} dy="1.3em" textAnchor="middle">
          {dollars(tick)}
        </text>
      ))}
      <text className={styles.tick} x={WIDTH - RIGHT} y={HEIGHT - 8} textAnchor="end">
        {words.earnings.pay}
      </text>
      <LinePath<EarningsPoint>
        className={styles.lineTotal}
        data={drawn}
        x={point => x(point.pay)}
        y={point => y(point.total)}
      />
      <LinePath<EarningsPoint>
        className={styles.linePayment}
        data={drawn}
        x={point => x(point.pay)}
        y={point => y(point.payment)}
      />
      {last && middle ? (
        <>
          <text className={styles.lineLabel} x={x(last.pay) - 6} y={y(last.total) - 10} textAnchor="end">
            {words.earnings.together}
          </text>
          <text className={styles.lineLabel} x={x(middle.pay) + 6} y={y(middle.payment)} dy="-0.5em">
            {words.earnings.payment}
          </text>
        </>
      ) : null}
      {cutOut !== undefined && cutOut <= end ? (
        <circle className={styles.dotOpen} cx={x(cutOut)} cy={y(0)} r={5} />
      ) : null}
      {isHere ? (
        <>
          <line className={styles.here} x1={x(here.pay)} x2={x(here.pay)} y1={TOP - 28} y2={HEIGHT - BOTTOM} />
          <circle className={styles.dot} cx={x(here.pay)} cy={y(here.total)} r={6} />
          <circle className={styles.dot} cx={x(here.pay)} cy={y(here.payment)} r={5} />
          <text className={styles.tick} x={x(here.pay)} y={TOP - 34} textAnchor="middle">
            {words.earnings.you}
          </text>
        </>
      ) : null}
    </svg>
  )
}
