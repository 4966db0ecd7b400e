import { useEffect, useState } from 'react'
import type { PartProps } from './use-interview'
import { FOR_KEY, SOMEBODY_ELSE } from './questions'
import styles from './what-can-i-get.module.css'

interface Props extends PartProps {
  /** What was chosen before React arrived. */
  early: string | undefined
}

/** Whether the reader asks for somebody else; the messages then change. */
export function ForWhom({ data, state, early }: Props) {
  const { for: legend, forMe, forOther } = data.words.interview
  const { answers, change } = state
  const [pressed, setPressed] = useState<string>()
  const isOther = (pressed ?? answers[FOR_KEY]) === SOMEBODY_ELSE

  function choose(who: string): void {
    // The choice shows at once; the messages of the page follow when there is time.
    setPressed(who)
    // Empty means the reader, and is not kept.
    change({ ...answers, [FOR_KEY]: who === SOMEBODY_ELSE ? who : '' })
  }

  useEffect(() => {
    if (early === SOMEBODY_ELSE) choose(early)
    // Once: it was chosen before React arrived.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  useEffect(() => setPressed(undefined), [answers])

  return (
    <fieldset className={styles.forWhom}>
      <legend>{legend}</legend>
      {(['me', SOMEBODY_ELSE] as const).map(who => (
        <label key={who}>
          <input
            type="radio"
            name={FOR_KEY}
            value={who}
            checked={isOther === (who === SOMEBODY_ELSE)}
            onChange={() => choose(who)}
          />
          <span>{who === SOMEBODY_ELSE ? forOther : forMe}</span>
        </label>
      ))}
    </fieldset>
  )
}
