import { fill } from '../../i18n/fill'
import type { IsoDate } from '../../rules/dates'
import { HelplineList } from '../content/Helpline'
import { dayText } from './format'
import styles from './tool.module.css'
import type { ToolData } from './types'

interface Props {
  data: ToolData
  title: string
  text: string
  /** The day of the figures. */
  on: IsoDate
}

/** The end of an answer: what to do next, who to call, and of which day the figures are. */
export function Next({ data, title, text, on }: Props) {
  const { answer } = data.words
  return (
    <>
      <h3>{title}</h3>
      <p>{text}</p>
      <details className={styles.fold}>
        <summary>{answer.call}</summary>
        <HelplineList services={data.call} />
      </details>
      <p className={styles.hint}>{fill(answer.figuresOn, { date: dayText(on, data.language) })}</p>
    </>
  )
}
