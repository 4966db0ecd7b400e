import { fill } from '../../../i18n/fill'
import { formatDate } from '../../../i18n/format'
import type { HouseholdResult } from '../../../rules/household'
import type { Day } from '../../../rules/household/days/day'
import { textsOf, type AssessmentData } from '../data'
import styles from './answer.module.css'
import { urgentDays } from './days-of'
import { dayText } from './moments'

/** What must be done within weeks, soonest first. */
export function Urgent({ result, data }: { result: HouseholdResult; data: AssessmentData }) {
  const { answer } = textsOf(data)
  const urgent = urgentDays(result)
  if (urgent.length === 0) return null
  return (
    <ul className={styles.urgent}>
      {urgent.map(day => (
        <li key={`${day.id}-${day.payment}`}>
          <strong>{lastDay(day, data)}</strong> {dayText(day, data, data.language)}{' '}
          {day.isLate ? `${answer.urgent.afterLate} ` : null}
          <small lang="en" className="soft">
            {day.section}
          </small>
        </li>
      ))}
    </ul>
  )
}

function lastDay({ by, isLate }: Day, data: AssessmentData): string {
  const { urgent } = textsOf(data).answer
  if (by === undefined) return urgent.noDay
  return fill(isLate ? urgent.late : urgent.by, { date: formatDate(by, data.language) })
}
