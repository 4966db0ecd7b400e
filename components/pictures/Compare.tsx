import { scale, WIDTH } from './geometry'
import type { AgeSpan, ComparePicture } from './views'
import styles from './pictures.module.css'

const HEIGHT = 34
const BAND = 14

/** Which payment at which age: a line of ages for each situation, and the same as a list. */
export function Compare({ data }: { data?: ComparePicture }) {
  if (!data) return null
  return (
    <figure className={styles.picture}>
      <figcaption>{data.caption}</figcaption>
      <ul className={styles.ages}>
        {data.rows.map(row => (
          <li key={row.title}>
            <strong>{row.title}</strong>
            <Ages spans={row.spans} most={data.most} />
            <ul>
              {row.spans.map(span => (
                <li key={span.from}>{span.text}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className="footnote">{data.foot}</p>
    </figure>
  )
}

function Ages({ spans, most }: { spans: AgeSpan[]; most: number }) {
  const x = scale([0, most], [0, WIDTH])
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <rect className={styles.ground} width="100%" height="100%" />
      {spans.map(span => (
        <g key={span.from}>
          <rect x={x(span.from)} width={x(span.until) - x(span.from) - 1} height={BAND} />
          <text x={x(span.from)} y={HEIGHT - 6} textAnchor={span.from === 0 ? 'start' : 'middle'}>
            {span.from}
          </text>
        </g>
      ))}
    </svg>
  )
}
