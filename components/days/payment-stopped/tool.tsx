import type { PaymentStoppedWords } from '../../../i18n/days/payment-stopped/en'
import type { PaymentStoppedSituation } from '../../../rules/situations/payment-stopped'
import type { TimeLimitOn } from '../../../rules/time-limits'
import styles from '../../tool/tool.module.css'
import { SayThis } from '../../content/SayThis'
import { HelplineList } from '../../content/Helpline'
import { SiteLink } from '../../layout/SiteLink'
import daysStyles from '../days.module.css'
import { LimitCard } from '../LimitCard'
import { calendarDays } from '../limits'
import { SourceLinks } from '../SourceLinks'
import type { AnswerProps, DaysData, DaysTool, OwnWords } from '../types'
import { definition, hasNotice, type Found, type StoppedBook } from './definition'

/** How to stay safe while dealing with Centrelink. */
const CLAIM_SAFELY = '/community/domestic-violence/money-and-payments#claim-safely'

type Data = DaysData<OwnWords & PaymentStoppedWords, StoppedBook>

export const tool: DaysTool<PaymentStoppedSituation, Found, Data> = {
  definition,
  headline: ({ entry }, { own }) => ({ lead: own.cause, main: entry.cause }),
  Answer,
  calendar: (found, data) =>
    calendarDays(limitsOf(found), found.on, data).map(day => ({
      ...day,
      isDangerous: day.isDangerous || found.entry.danger === true
    }))
}

/** The time limit of the cause first, then those that always run. */
function limitsOf({ limit, always }: Found): TimeLimitOn[] {
  return [...(limit ? [limit] : []), ...always.filter(({ id }) => id !== limit?.id)]
}

function Answer({ found, data }: AnswerProps<Found, Data>) {
  const { own } = data
  const { entry } = found
  const service = data.book.callees[entry.service]
  return (
    <>
      {entry.danger ? <Danger data={data} /> : null}
      <h3>{own.first}</h3>
      <p>{entry.first}</p>
      <p>
        <SiteLink href={entry.page}>{own.how}</SiteLink>
      </p>
      <h3>{own.call}</h3>
      {service ? <HelplineList services={[service]} /> : null}
      <SayThis en={entry.say.en} zh={entry.say.zh} />
      <h3>{own.byWhen}</h3>
      {found.hasDayInNotice ? <p>{own.dayInNotice}</p> : null}
      <Limits found={found} data={data} />
      <h3>{own.backPay}</h3>
      <p>{entry.backPay}</p>
      <details className={daysStyles.more}>
        <summary>{own.sources}</summary>
        <SourceLinks sources={entry.sources.flatMap(place => data.book.read[place] ?? [])} />
      </details>
    </>
  )
}

function Limits({ found, data }: AnswerProps<Found, Data>) {
  const limits = limitsOf(found)
  if (limits.length === 0) {
    const mayHaveDay = (found.entry.limit !== undefined || hasNotice(found.entry.id)) && !found.hasDay
    return <p>{mayHaveDay ? data.own.giveDay : data.own.noDay}</p>
  }
  return (
    <>
      <p>{data.own.lastDays}</p>
      {limits.map(limit => (
        <LimitCard key={limit.id} limit={limit} data={data} now={found.on} />
      ))}
    </>
  )
}

/** Who may see a change, to read before making one. */
function Danger({ data }: Pick<AnswerProps<Found, Data>, 'data'>) {
  const { title, text, link } = data.own.danger
  return (
    <div className={styles.notice}>
      <h3>{title}</h3>
      <p>{text}</p>
      <p>
        <SiteLink href={`/${data.language}${CLAIM_SAFELY}`}>{link}</SiteLink>
      </p>
      <HelplineList services={data.danger ?? []} />
    </div>
  )
}
