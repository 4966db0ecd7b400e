import type { RefObject } from 'react'
import { HelplineList } from '../content/Helpline'
import styles from './tool.module.css'
import type { ToolData } from './types'

/** What to do when an error of ours prevents an answer. */
export function CannotWorkOut({ data, heading }: { data: ToolData; heading?: RefObject<HTMLHeadingElement> }) {
  const { answer } = data.words
  return (
    <div className={styles.answer}>
      <div className={styles.card}>
        <h2 ref={heading} tabIndex={-1} id="calculator-answer">
          {answer.title}
        </h2>
        <p>{answer.failed}</p>
      </div>
      <h3>{answer.call}</h3>
      <HelplineList services={data.call} />
    </div>
  )
}
