import { colon, fill, joinSentences } from '../../i18n/fill'
import { formatDay, formatQuantity } from '../../i18n/format'
import type { IsoDate } from '../../rules/dates'
import type { TimeLimitOn } from '../../rules/time-limits'
import { heldOn } from '../tool/rates'
import { SiteLink } from '../layout/SiteLink'
import styles from './days.module.css'
import { daysLeftText, shownDay, viewOf, type LimitData, type LimitView } from './limits'

interface Props {
  limit: TimeLimitOn
  data: LimitData
  /** The reader’s own day. */
  now: IsoDate
}

/** One time limit: the day to aim for, what to do and, in a fold, how it is counted and from which source. */
export function LimitCard({ limit, data, now }: Props) {
  const { language } = data
  const { words } = data.book
  const view = viewOf(limit, data)
  const { lead, day } = shownDay(limit, now, data.book)
  return (
    <section
      className={limit.isOver ? `${styles.limit} ${styles.over}` : styles.limit}
      data-limit={limit.id}
      data-dangerous={limit.isDangerous || undefined}
    >
      <h4>{view.label}</h4>
      <p className={styles.day}>
        <span>{lead}</span> <strong translate="no">{formatDay(day, language)}</strong>
        {day === now ? null : <span className={styles.left}>{` ${daysLeftText(day, now, data.words.days)}`}</span>}
      </p>
      <FirstAndLastDay limit={limit} data={data} now={now} />
      {limit.isOver && view.late ? (
        <p>
          <strong>{words.lateNow}</strong>
          <span>{colon(data.language) + view.late}</span>
        </p>
      ) : null}
      <PhoneAndPage view={view} data={data} />
      <More limit={limit} view={view} data={data} now={now} />
    </section>
  )
}

/** The first and the last day, if they differ from the one to aim for. */
function FirstAndLastDay({ limit, data, now }: Props) {
  const { words } = data.book
  const { kind, isOver, from, last, lastPossible } = limit
  if (kind !== 'due' || isOver) return null
  const sentences = [
    from !== undefined && from > now && fill(words.from, { date: formatDay(from, data.language) }),
    shownDay(limit, now, data.book).day !== last && fill(words.last, { date: formatDay(last, data.language) }),
    lastPossible !== undefined && fill(words.lastPossible, { date: formatDay(lastPossible, data.language) })
  ].filter(Boolean)
  return sentences.length > 0 ? <p>{joinSentences(sentences, data.language)}</p> : null
}

interface PartProps extends Pick<Props, 'data'> {
  view: LimitView
}

/** Who to call, and the page that explains more. */
function PhoneAndPage({ view, data }: PartProps) {
  const service = data.book.services[view.service]
  return (
    <p className={styles.reach}>
      {service?.phone ? (
        <span>
          <span>{`${data.words.answer.call}${colon(data.language)}${service.name} `}</span>
          <a translate="no" href={`tel:${service.tel}`}>
            {service.phone}
          </a>{' '}
        </span>
      ) : null}
      <SiteLink href={view.page}>{data.book.words.page}</SiteLink>
    </p>
  )
}

function More({ limit, view, data, now }: PartProps & Pick<Props, 'limit' | 'now'>) {
  const { words } = data.book
  const rows: [string, string | undefined][] = [
    [words.missed[limit.kind], view.missed],
    [words.late[limit.kind], limit.isOver ? undefined : view.late],
    [words.longer, view.longer],
    [words.how, joinSentences([countedText(limit, view, data, now), view.note], data.language)]
  ]
  return (
    <details className={styles.more}>
      <summary>{words.more}</summary>
      <dl>
        {rows.map(([term, text]) =>
          text ? (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ) : null
        )}
        <div>
          <dt>{words.section}</dt>
          <dd lang="en">{view.section}</dd>
          {view.sources.map(place => {
            const url = data.book.sources[place]
            return url ? (
              <dd key={url}>
                <a href={url} lang="en">
                  {new URL(url).host.replace(/^www\./, '')}
                </a>
              </dd>
            ) : null
          })}
        </div>
      </dl>
    </details>
  )
}

/** `21 days from Friday 20 November 2026 (the day the dismissal took effect)`. */
function countedText(
  { happenedOn, event }: TimeLimitOn,
  { length }: LimitView,
  data: Props['data'],
  now: IsoDate
): string {
  const { language, book, figures } = data
  const { words } = book
  const lengths = [length ?? []].flat().flatMap(id => {
    const figure = figures.find(each => each.id === id)
    const value = figure && heldOn(figure, now)?.[1]
    return figure && value !== undefined ? [formatQuantity(value, figure.unit ?? 'days', language)] : []
  })
  const day = book.events.find(({ id }) => id === event)?.day ?? ''
  const values = { date: formatDay(happenedOn, language), day, length: lengths.join(words.and) }
  return fill(lengths.length > 0 ? words.counted : words.onTheDay, values)
}
