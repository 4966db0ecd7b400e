import { Amounts } from '../content/Amounts'
import { TableHead } from '../content/TableHead'
import { anchorAt, heightAt, scale, WIDTH } from './geometry'
import type { Kept, KeepPicture } from './views'
import styles from './pictures.module.css'

const HEIGHT = 180
const TOP = 6
/** Room for the numbers of the axis and its title. */
const BOTTOM = 42
/**
 * Where the payment is labelled, as a share of the width: its band is high there. Its amount is to the left, above it.
 */
const NAME_AT = 0.25

/** How much of the payment is left as pay grows: two stacked bands, and the same as a table in a fold. */
export function Keep({ data }: { situation: string; data?: KeepPicture }) {
  if (!data) return null
  return (
    <figure className={styles.picture}>
      <figcaption>{data.caption}</figcaption>
      <p>
        <Amounts text={data.summary} />
      </p>
      <Drawing data={data} />
      <p className="footnote">{data.foot}</p>
      <details className="fold">
        <summary>{data.table}</summary>
        <table className={styles.numbers}>
          <TableHead columns={data.columns} />
          <tbody>
            {data.rows.map(({ id, cells: [pay, ...cells] }) => (
              <tr key={id}>
                <th scope="row" translate="no">
                  {pay}
                </th>
                {cells.map((cell, place) => (
                  <td key={place} translate="no">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

function Drawing({ data }: { data: KeepPicture }) {
  const { curve, axis } = data
  const end = curve.at(-1)?.pay ?? 0
  const floor = HEIGHT - BOTTOM
  const x = scale([0, end], [1, WIDTH - 1])
  const y = scale([0, Math.max(...curve.map(sum))], [floor, TOP])
  const together = curve.map(point => `${x(point.pay)} ${y(sum(point))}`).join('L')
  const named = end * NAME_AT
  const payment = heightAt(
    curve,
    named,
    ({ pay }) => pay,
    ({ payment }) => payment
  )
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={data.summary}>
      <rect className={styles.ground} width="100%" height="100%" />
      <path className={styles.under} d={`M${together}L${x(end)} ${y(end)}L${x(0)} ${floor}Z`} />
      <path className={styles.own} d={`M${x(0)} ${floor}L${x(end)} ${y(end)}V${floor}Z`} />
      <path className={styles.line} d={`M${together}`} />
      <path className={styles.axis} d={`M0 ${floor}H${WIDTH}`} />
      <text className={styles.amount} x={x(0)} y={y(named + payment) - 6}>
        {data.top}
      </text>
      <text x={x(named)} y={y(named + payment / 2)} dy="0.3em" textAnchor="middle">
        {data.payment}
      </text>
      <text className={styles.onOwn} x={WIDTH - 6} y={floor - 10} textAnchor="end">
        {data.pay}
      </text>
      {axis.map(({ at, text }) => (
        <text key={at} x={x(at)} y={floor + 17} textAnchor={anchorAt(x(at))}>
          {text}
        </text>
      ))}
      <text x={WIDTH / 2} y={HEIGHT - 6} textAnchor="middle">
        {data.axisTitle}
      </text>
    </svg>
  )
}

function sum({ pay, payment }: Kept): number {
  return pay + payment
}
