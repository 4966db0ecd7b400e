import { fill, fillCount, joinSentences } from '../../i18n/fill'
import kit from '../tool/form.module.css'
import { isAssessed } from './data'
import type { PartProps } from './use-interview'
import styles from './what-can-i-get.module.css'

/** After so many questions the answer is worth a look: the way to it becomes a button. */
const ENOUGH = 6

/** How much is likely and still possible on the answers so far. */
export function SoFar({ data, state }: PartProps) {
  const { interview } = data.words
  const { assessed, isFirst, number } = state
  if (isFirst || !isAssessed(assessed)) return null
  const [you] = assessed.result.people
  const outcomes = you?.outcomes ?? []
  // A payment may have several days: each counts once.
  const dated = new Set(you?.days.flatMap(({ by, payment }) => (by === undefined ? [] : [payment]))).size
  const count = (wanted: string) => outcomes.filter(({ state: found }) => found === wanted).length
  const parts = [
    fill(interview.soFar, { likely: count('likely'), may: count('may') }),
    dated > 0 && fillCount(dated, interview.oneDated, interview.dated)
  ]
  return (
    <p className={styles.soFar}>
      {joinSentences(parts, data.language)}{' '}
      <button type="button" className={number > ENOUGH ? kit.quiet : styles.link} onClick={() => state.see(true)}>
        {interview.see}
      </button>
    </p>
  )
}
