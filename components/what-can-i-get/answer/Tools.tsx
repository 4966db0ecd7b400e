import { useState } from 'react'
import { AddressByHand } from '../../share/AddressByHand'
import { useShare } from '../../share/use-share'
import { textsOf, type AssessmentData } from '../data'
import { writeFragment } from '../fragment'
import { forget, keep, kept } from '../kept'
import type { Answers } from '../types'
import styles from './answer.module.css'

interface Props {
  data: AssessmentData
  answers: Answers
  isPrivate: boolean
}

/** Print, copy the link, keep the answers on this device. For somebody's safety only the first of them. */
export function Tools({ data, answers, isPrivate }: Props) {
  const { answer } = textsOf(data)
  const share = useShare(data.language, answer.copied)
  const [isKept, setIsKept] = useState(() => kept() !== undefined)

  function keepOrForget(): void {
    const done = isKept ? forget() : keep(writeFragment({ answers, seesAnswer: true }))
    if (done) setIsKept(!isKept)
    share.setStatus(done ? (isKept ? answer.save.wiped : answer.save.kept) : answer.save.failed)
  }

  return (
    <div className={styles.tools}>
      <p>
        <button type="button" className={styles.link} onClick={share.print}>
          {answer.print}
        </button>{' '}
        {isPrivate ? null : (
          <>
            <button type="button" className={styles.link} onClick={share.copy}>
              {answer.copy}
            </button>{' '}
            <button type="button" className={styles.link} onClick={keepOrForget}>
              {isKept ? answer.save.wipe : answer.save.save}
            </button>
          </>
        )}
      </p>
      <p role="status">{share.status}</p>
      <AddressByHand address={share.address} language={data.language} />
      <p className="soft">{isPrivate ? answer.private : answer.copyWarning}</p>
    </div>
  )
}
