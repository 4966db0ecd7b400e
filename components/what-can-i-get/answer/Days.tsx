import { fill } from '../../../i18n/fill'
import { formatDate } from '../../../i18n/format'
import type { HouseholdResult } from '../../../rules/household'
import type { Day } from '../../../rules/household/days/day'
import type { Wait } from '../../../rules/household/waits/wait'
import { textsOf, type AssessmentData } from '../data'
import styles from './answer.module.css'

const DAYS_A_WEEK = 7

/** Days this near are urgent. */
const URGENT_DAYS = 28

interface Props {
  result: HouseholdResult
  data: AssessmentData
}

/** What must be done by which day, soonest first, and the waits before the first payment. */
export function Days({ result, data }: Props) {
  const { answer } = textsOf(data)
  const days = result.people.flatMap(person => person.days)
  const urgent = days.filter(day => isUrgent(day, result.on))
  const later = days.filter(day => !isUrgent(day, result.on))
  const waits = result.people.flatMap(({ who, waits }) => (who === 'you' ? waits : [])).filter(({ days }) => days !== 0)
  return (
    <>
      {urgent.length > 0 ? (
        <ul className={styles.urgent}>
          {urgent.map(day => (
            <li key={`${day.id}-${day.payment}`}>
              <strong>{lastDay(day, data)}</strong> <DayText day={day} data={data} />
            </li>
          ))}
        </ul>
      ) : null}
      {waits.length > 0 ? (
        <section>
          <h3>{answer.waits.title}</h3>
          <p className="soft">{answer.waits.not}</p>
          <ul>
            {waits.map(wait => (
              <li key={wait.id}>
                <WaitText wait={wait} data={data} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {later.length > 0 ? (
        <section>
          <h3>{answer.line.title}</h3>
          <ul>
            {later.map(day => (
              <li key={`${day.id}-${day.payment}`}>
                <strong>{day.by ? formatDate(day.by, data.language) : ''}</strong> <DayText day={day} data={data} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}

function isUrgent({ by, isLate }: Day, today: string): boolean {
  return isLate || by === undefined || Date.parse(by) - Date.parse(today) <= URGENT_DAYS * 86_400_000
}

function lastDay({ by, isLate }: Day, data: AssessmentData): string {
  const { urgent } = textsOf(data).answer
  if (by === undefined) return urgent.noDay
  return fill(isLate ? urgent.late : urgent.by, { date: formatDate(by, data.language) })
}

function DayText({ day, data }: { day: Day; data: AssessmentData }) {
  return (
    <>
      {textsOf(data).days[day.id]}{' '}
      <small lang="en" className="soft">
        {day.section}
      </small>
    </>
  )
}

function WaitText({ wait, data }: { wait: Wait; data: AssessmentData }) {
  const { answer } = textsOf(data)
  const { days, until, missing, exempt, mayBeExempt } = wait
  const isWeeks = days !== undefined && days % DAYS_A_WEEK === 0
  const length =
    days === undefined
      ? ''
      : fill(isWeeks ? answer.waits.weeks : answer.waits.days, { count: isWeeks ? days / DAYS_A_WEEK : days })
  return (
    <>
      {answer.waits[wait.id]}
      {length ? <strong> {length}</strong> : null}
      {until ? ` (${formatDate(until, data.language)})` : null}
      {missing.length > 0 ? ` ${answer.unknownWait}` : null}
      {[...(exempt ? [exempt] : []), ...mayBeExempt].map(id => (
        <span key={id}> {answer.exempt[id]}</span>
      ))}{' '}
      <small lang="en" className="soft">
        {wait.section}
      </small>
    </>
  )
}
