import { colon, fill, fillCount } from '../../../i18n/fill'
import { formatDate } from '../../../i18n/format'
import type { HouseholdResult } from '../../../rules/household'
import type { Household } from '../../../rules/situations/household'
import { DAYS_A_WEEK } from '../../../rules/time'
import { AddToCalendar } from '../../calendar/AddToCalendar'
import { LineOfDays } from '../../tool/LineOfDays'
import { textsOf, type AssessmentData } from '../data'
import styles from './answer.module.css'
import { calendarDaysOf, momentsOf, nameFor, waitsOf, type WaitOfAdult } from './moments'

interface Props {
  result: HouseholdResult
  household: Household
  data: AssessmentData
  /** For somebody’s safety, no day is ticked for the calendar. */
  isPrivate: boolean
}

/** The line of days, and the waits before the first payment. */
export function Days({ result, household, data, isPrivate }: Props) {
  const { answer } = textsOf(data)
  const moments = momentsOf(result, household, data, data.language)
  const waits = waitsOf(result)
  if (moments.length === 0 && waits.length === 0) return null
  return (
    <section className={styles.days} data-days>
      <h2>{answer.line.title}</h2>
      {moments.length > 0 ? <LineOfDays moments={moments} isWide /> : null}
      <AddToCalendar days={calendarDaysOf(result, data, isPrivate)} words={data.calendar} language={data.language} />
      {waits.length > 0 ? (
        <details className={styles.fold}>
          <summary>{answer.waits.title}</summary>
          <ul>
            {waits.map(wait => (
              <li key={`${wait.who} ${wait.id}`}>
                <WaitText wait={wait} data={data} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {waits.length > 0 ? <p className="soft">{answer.waits.not}</p> : null}
    </section>
  )
}

function lengthOf(days: number, data: AssessmentData): string {
  const { waits } = textsOf(data).answer
  if (days % DAYS_A_WEEK === 0) return fillCount(days / DAYS_A_WEEK, waits.oneWeek, waits.weeks)
  return fillCount(days, waits.oneDay, waits.days)
}

function WaitText({ wait, data }: { wait: WaitOfAdult; data: AssessmentData }) {
  const { answer } = textsOf(data)
  const { days, until, missing, exempt, mayBeExempt } = wait
  return (
    <>
      {nameFor(wait.who, answer.waits[wait.id], data, data.language)}
      {days === undefined ? null : (
        <strong>
          {colon(data.language)}
          {lengthOf(days, data)}
        </strong>
      )}
      {until ? fill(answer.waits.until, { date: formatDate(until, data.language) }) : null}
      {missing.length > 0 && until === undefined ? ` ${answer.unknownWait}` : null}
      {[...(exempt ? [exempt] : []), ...mayBeExempt].map(id => (
        <span key={id}> {answer.exempt[id]}</span>
      ))}{' '}
      <small lang="en" className="soft">
        {wait.section}
      </small>
    </>
  )
}
