import { fill } from '../../i18n/fill'
import { PlainExit } from '../content/ExitPage'
import { partOf, PARTS_COUNT } from './parts'
import type { PartProps } from './use-interview'
import styles from './what-can-i-get.module.css'

/**
 * The top of the interview's own room, from the second question on: back, progress and the quick exit. While it is
 * there, the rest of the page is hidden (what-can-i-get.module.css).
 */
export function RoomBar({ data, state }: PartProps) {
  const { interview } = data.words
  const { question, part } = state
  const name = question && interview.parts[partOf(question)]
  return (
    <div className={styles.bar}>
      <button type="button" className={styles.link} onClick={() => state.back()}>
        {interview.back}
      </button>
      {name === undefined ? null : (
        <p className={styles.progress}>
          <span>
            {part === undefined ? name : fill(interview.progress, { part: name, number: part, count: PARTS_COUNT })}
          </span>
          {part === undefined ? null : <progress value={part} max={PARTS_COUNT} aria-hidden="true" />}
        </p>
      )}
      {state.isPrivate ? null : <PlainExit className={styles.leave} isLive={state.isLive} />}
    </div>
  )
}
