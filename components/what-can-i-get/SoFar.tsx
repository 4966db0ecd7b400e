import { fill } from '../../i18n/fill'
import type { PartProps } from './use-interview'
import styles from './what-can-i-get.module.css'

/** How much is likely and still possible on the answers so far. */
export function SoFar({ data, state }: PartProps) {
  const { interview } = data.words
  const { assessed, isFirst } = state
  if (isFirst || !assessed || assessed === 'failed') return null
  const outcomes = assessed.result.people[0]?.outcomes ?? []
  const count = (wanted: string) => outcomes.filter(({ state: found }) => found === wanted).length
  return (
    <p className={styles.soFar} data-so-far>
      {fill(interview.soFar, { likely: count('likely'), may: count('may') })}{' '}
      <button type="button" className={styles.link} onClick={() => state.see(true)}>
        {interview.see}
      </button>
    </p>
  )
}
