import { AddressByHand } from '../../share/AddressByHand'
import { useShare } from '../../share/use-share'
import { textsOf, type AssessmentData } from '../data'
import { deletedText } from '../deleted-text'
import type { Answers, Keeping } from '../types'
import room from '../what-can-i-get.module.css'
import styles from './answer.module.css'

interface Props {
  data: AssessmentData
  answers: Answers
  isPrivate: boolean
  keeping: Keeping
  /** Whether the paper has what reveals violence, too. */
  printsPrivate: boolean
  onPrintsPrivate(prints: boolean): void
}

/** Print, copy the link, keep the answers on this device. For somebody's safety only the first of them. */
export function Tools({ data, answers, isPrivate, keeping, printsPrivate, onPrintsPrivate }: Props) {
  const { answer, questions } = textsOf(data)
  const share = useShare(data.language, answer.copied)
  const { kept, isReopened } = keeping
  const keptWords = questions.interview.kept

  function deleteKept(): void {
    share.setStatus(keeping.forget() ? deletedText(questions, answers, isPrivate) : keptWords.failed)
  }

  return (
    <div className={styles.tools}>
      <p>
        <button type="button" className={room.link} onClick={share.print}>
          {answer.print}
        </button>{' '}
        {isPrivate ? null : (
          <>
            <button type="button" className={room.link} onClick={share.copy}>
              {answer.copy}
            </button>{' '}
            {kept === 'these' ? null : (
              <button
                type="button"
                className={room.link}
                onClick={() => share.setStatus(keeping.keep() ? answer.save.kept : answer.save.failed)}
              >
                {kept === 'none' ? answer.save.save : answer.save.saveThese}
              </button>
            )}{' '}
          </>
        )}
        {kept === 'none' ? null : (
          <button type="button" className={room.link} onClick={deleteKept}>
            {keptWords.wipe}
          </button>
        )}
      </p>
      {kept === 'others' || isReopened ? <p>{isReopened ? keptWords.reopened : keptWords.others}</p> : null}
      {isPrivate ? (
        <p>
          {answer.printWarning}
          <label>
            <input
              type="checkbox"
              autoComplete="off"
              checked={printsPrivate}
              onChange={({ target }) => onPrintsPrivate(target.checked)}
            />{' '}
            {answer.printPrivate}
          </label>
        </p>
      ) : null}
      <p role="status">{share.status}</p>
      <AddressByHand address={share.address} language={data.language} />
      <p className="soft">{isPrivate ? answer.private : answer.copyWarning}</p>
    </div>
  )
}
