import { TableHead } from '../content/TableHead'
import { anchorAt, scale, stepPath, WIDTH } from './geometry'
import type { HistoryPicture } from './views'
import styles from './pictures.module.css'

const HEIGHT = 148
/** Room for the label of the highest value. */
const TOP = 28
/** Room for the years. */
const BOTTOM = 24

/** How a figure changed: a line from nothing up, with the first and the latest value, and every value in a fold. */
export function History({ data }: { figure: string; data?: HistoryPicture }) {
  if (!data) return null
  return (
    <figure className={styles.picture}>
      <figcaption>{data.caption}</figcaption>
      <Drawing data={data} />
      <details className="fold">
        <summary>{data.table}</summary>
        <table>
          <TableHead columns={data.columns} />
          <tbody>
            {data.rows.map(row => (
              <tr key={row.id}>
                <th scope="row" translate="no">
                  {row.day}
                </th>
                <td translate="no">{row.text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

function Drawing({ data: { marks, summary, firstText, lastText, years } }: { data: HistoryPicture }) {
  const [first, last] = [marks[0], marks.at(-1)]
  if (!first || !last) return null
  const floor = HEIGHT - BOTTOM
  const x = scale([first.at, last.at], [1, WIDTH - 1])
  const y = scale([0, Math.max(...marks.map(({ value }) => value))], [floor, TOP])
  const line = stepPath(marks, x, y)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={summary}>
      <rect className={styles.ground} width="100%" height="100%" />
      <path className={styles.under} d={`${line}V${floor}H${x(first.at)}Z`} />
      <path className={styles.line} d={line} />
      <path className={styles.axis} d={`M0 ${floor}H${WIDTH}`} />
      <text className={styles.amount} x={x(first.at) + 4} y={y(first.value) + 20}>
        {firstText}
      </text>
      <text className={styles.amount} x={WIDTH} y={y(last.value) - 7} textAnchor="end">
        {lastText}
      </text>
      {years.map(year => (
        <text key={year.text} x={x(year.at)} y={floor + 17} textAnchor={anchorAt(x(year.at))}>
          {year.text}
        </text>
      ))}
    </svg>
  )
}
