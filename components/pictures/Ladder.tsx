import { rounded } from './geometry'
import type { LadderPicture } from './views'
import styles from './pictures.module.css'

const SIZE = 14
const GAP = 6

/** Steps that follow one another: a list with a row of marks beside each rung, which only repeat its text. */
export function Ladder({ data }: { data?: LadderPicture }) {
  if (!data) return null
  return (
    <figure className={styles.picture}>
      <figcaption>{data.caption}</figcaption>
      <ol className={styles.rungs}>
        {data.rungs.map(rung => (
          <li key={rung.title}>
            <strong>{rung.title}</strong>
            <Marks count={rung.count} most={data.most} />
            <span>{` ${rung.text}`}</span>
          </li>
        ))}
      </ol>
      <p className="footnote">{data.foot}</p>
    </figure>
  )
}

function Marks({ count, most }: { count: number; most: number }) {
  const step = SIZE + GAP
  return (
    <svg className={styles.marks} width={most * step - GAP} height={SIZE} aria-hidden="true">
      {Array.from({ length: most }, (_, index) => (
        <circle
          key={index}
          className={index < count ? styles.on : undefined}
          cx={rounded(index * step + SIZE / 2)}
          cy={SIZE / 2}
          r={SIZE / 2 - 1}
        />
      ))}
    </svg>
  )
}
