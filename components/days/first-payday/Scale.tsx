import { fill, joinSentences } from '../../../i18n/fill'
import { formatDate } from '../../../i18n/format'
import { daysUntil } from '../../../rules/counting'
import { dayAfter, type IsoDate } from '../../../rules/dates'
import type { Wait } from '../../../rules/household/waits/wait'
import calculator from '../../tool/tool.module.css'
import { Bar } from '../../pictures/Bar'
import type { Found } from './definition'
import shared from '../days.module.css'
import styles from './scale.module.css'
import { lengthText, waitsToShow, type Data } from './waits'

interface Span {
  id: string
  title: string
  /** How it runs beside the others. */
  text?: string
  from?: IsoDate
  /** The last day. */
  until?: IsoDate | undefined
  long: string
  section?: string
  kind?: 'open' | 'theirs'
}

/** The waits and what follows them, each as a bar on one scale of days; a table repeats it. */
export function Scale({ found, data }: { found: Found; data: Data }) {
  const { own, language } = data
  const spans = spansOf(found, data)
  const days = spans.flatMap(({ from, until }) => [from ?? [], until ?? []].flat()).sort()
  const [first, last] = [days.at(0), days.at(-1)]
  if (first === undefined || last === undefined) return null
  const date = (day: IsoDate) => formatDate(day, language)
  return (
    <>
      <h3>{own.scale.title}</h3>
      <figure className={styles.scale}>
        <figcaption className="soft">{fill(own.scale.caption, { from: date(first), to: date(last) })}</figcaption>
        <ul>
          {spans.map(({ id, title, text, from, until, long, kind }) => (
            <li key={id}>
              <p>
                <strong>{title}</strong> <span className="soft unbroken">{long}</span>
              </p>
              <Bar
                from={from === undefined ? 0 : daysUntil(first, from)}
                // Includes the last day.
                to={until === undefined ? daysUntil(first, last) + 1 : daysUntil(first, until) + 1}
                most={daysUntil(first, last) + 1}
                kind={from === undefined || until === undefined ? 'open' : kind}
              />
              {text ? <p className={calculator.hint}>{text}</p> : null}
            </li>
          ))}
        </ul>
      </figure>
      <details className={shared.more}>
        <summary>{own.table.title}</summary>
        <table className={calculator.working}>
          <caption className="visually-hidden">{own.table.title}</caption>
          <tbody>
            {spans.map(({ id, title, from, until, long, section }) => (
              <tr key={id}>
                <th scope="row">
                  <span>{title}</span>{' '}
                  <span className={calculator.detail}>
                    {from === undefined || until === undefined ? null : (
                      <span>{fill(own.table.between, { from: date(from), until: date(until) })}</span>
                    )}{' '}
                    {section ? <span lang="en">{section}</span> : null}
                  </span>
                </th>
                <td>{long}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}

function spansOf({ lastDay, payday }: Found, data: Data): Span[] {
  const { own } = data
  const { claimOn, startsOn, firstReport, firstPayment, section } = payday
  const between = (id: string, title: string, from?: IsoDate, until?: IsoDate): Span[] => {
    if (from === undefined || until === undefined || until <= from) return []
    return [{ id, title, from, until, long: lengthText(daysUntil(from, until), own), section, kind: 'theirs' }]
  }
  return [
    ...between('before-claim', own.scale.beforeClaim, lastDay, claimOn),
    ...waitsToShow(payday).map(wait => waitSpan(wait, waitsToShow(payday).length > 1, data)),
    // A fortnight including its last day, on which they report.
    ...between('paid', own.scale.paid, startsOn, firstReport && dayAfter(firstReport)).map(span => ({
      ...span,
      until: firstReport
    })),
    ...between('money', own.scale.money, firstReport, firstPayment?.to)
  ]
}

function waitSpan(
  { id, days, from, until, runs, isPartPaid, section }: Wait,
  isOneOfSeveral: boolean,
  { own, language }: Data
): Span {
  const how =
    runs === 'after-the-others'
      ? [isOneOfSeveral && own.scale.after]
      : [own.scale.starts[id], isOneOfSeveral && own.scale.together]
  const sentences = [...how, isPartPaid && own.scale.part]
  return {
    id,
    title: own.waits[id],
    text: days === undefined ? own.scale.open : joinSentences(sentences, language),
    ...(from === undefined ? {} : { from }),
    ...(until === undefined ? {} : { until }),
    long: days === undefined ? '?' : lengthText(days, own),
    section
  }
}
