import { useState } from 'react'
import kit from '../tool/form.module.css'
import { deletedText } from './deleted-text'
import type { PartProps } from './use-interview'
import styles from './what-can-i-get.module.css'

/** What is kept on this device, with a button that deletes it: on every screen but the answer, which has its own. */
export function KeptNotice({ data, state }: PartProps) {
  const words = data.words.interview.kept
  const { kept, isReopened, forget } = state
  const [status, setStatus] = useState('')
  return (
    <>
      {kept === 'none' ? null : (
        <div className={kit.notice}>
          <p>{isReopened ? words.reopened : words[kept]}</p>
          <p>
            <button
              type="button"
              className={styles.link}
              onClick={() =>
                setStatus(forget() ? deletedText(data.words, state.answers, state.isPrivate) : words.failed)
              }
            >
              {words.wipe}
            </button>
          </p>
        </div>
      )}
      <p role="status">{kept === 'none' || status === words.failed ? status : ''}</p>
    </>
  )
}
