import { Bar } from './Bar'
import { WIDTH } from './geometry'
import type { Span, TimelinePicture } from './views'
import styles from './pictures.module.css'

/** What comes after what, and how long each takes: a list with a bar below each entry on one scale of days. */
export function Timeline({ data }: { id: string; data?: TimelinePicture }) {
  if (!data) return null
  return (
    <figure className={styles.picture}>
      <figcaption>{data.caption}</figcaption>
      <ol className={styles.times}>
        {data.spans.map(span => (
          <li key={span.title}>
            <strong>{span.title}</strong> <span>{span.text}</span>
            <Bar
              from={span.from}
              to={span.from + (span.days ?? data.most - span.from)}
              most={data.most}
              kind={kindOf(span)}
            />
          </li>
        ))}
      </ol>
      <svg viewBox={`0 0 ${WIDTH} 20`} aria-hidden="true">
        <path className={styles.axis} d={`M0 1H${WIDTH}`} />
        <text y="16">0</text>
        <text x={WIDTH} y="16" textAnchor="end">
          {data.end}
        </text>
      </svg>
      {data.foot ? <p className="footnote">{data.foot}</p> : null}
    </figure>
  )
}

function kindOf({ days, theirs }: Span): 'open' | 'theirs' | undefined {
  if (days === undefined) return 'open'
  return theirs ? 'theirs' : undefined
}
