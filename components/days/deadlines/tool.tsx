import { fill, fillCount } from '../../../i18n/fill'
import { formatDay } from '../../../i18n/format'
import type { DeadlinesWords } from '../../../i18n/days/deadlines/en'
import type { Language } from '../../../i18n/languages'
import type { TimeLimitsSituation } from '../../../rules/situations/time-limits'
import type { TimeLimitOn } from '../../../rules/time-limits'
import { LimitCard } from '../LimitCard'
import { calendarDays, daysLeftText, momentsOf, shownDay, viewOf, type LimitBook } from '../limits'
import { LineOfDays } from '../../tool/LineOfDays'
import type { AnswerProps, DaysData, DaysTool, Headline, OwnWords } from '../types'
import { definition, type Found } from './definition'

type Data = DaysData<OwnWords & DeadlinesWords, LimitBook>

export const tool: DaysTool<TimeLimitsSituation, Found, Data> = {
  definition,
  headline,
  answerLeads: true,
  Answer,
  calendar: ({ on, limits }, data) => calendarDays(limits, on, data)
}

/** The first day by which the reader must act. */
function headline({ on, limits }: Found, data: Data): Headline {
  const { own, language, words, book } = data
  if (limits.length === 0) return { main: own.none, detail: own.noneWhy }
  const first = limits.find(({ isOver, kind }) => !isOver && kind === 'due')
  if (!first) return { main: own.nothingRuns, detail: own.nothingRunsWhy }
  const { day } = shownDay(first, on, book)
  return {
    lead: own.first,
    main: formatDay(day, language),
    detail: sentences([daysLeftText(day, on, words.days), viewOf(first, data).label], language),
    isDangerous: first.isDangerous
  }
}

/** `In 15 days. Apply to the Fair Work Commission.` */
function sentences(parts: string[], language: Language): string {
  if (language === 'zh') return parts.map(part => `${part}。`).join('')
  return parts.map(part => `${part.charAt(0).toUpperCase()}${part.slice(1)}.`).join(' ')
}

function Answer({ found: { on, limits }, data }: AnswerProps<Found, Data>) {
  const { own, words } = data
  const [over, running] = [limits.filter(({ isOver }) => isOver), limits.filter(({ isOver }) => !isOver)]
  // What has passed comes first: what can still be done of it costs money or a right each day.
  // The reader has only their own deadlines: not those of an employer, and no day on which something may or does change.
  const [yours, others] = [running.filter(({ kind }) => kind === 'due'), running.filter(({ kind }) => kind !== 'due')]
  return (
    <>
      {running.length > 1 ? (
        <>
          <h3>{words.days.line.title}</h3>
          <LineOfDays moments={momentsOf(running, on, data)} />
        </>
      ) : null}
      <Cards title={own.over} limits={over} on={on} data={data} />
      <Cards
        title={fillCount(yours.length, own.oneRuns, fill(own.run, { count: yours.length }))}
        limits={yours}
        on={on}
        data={data}
      />
      <Cards title={own.others} limits={others} on={on} data={data} />
    </>
  )
}

interface CardsProps {
  title: string
  limits: readonly TimeLimitOn[]
  on: string
  data: Data
}

function Cards({ title, limits, on, data }: CardsProps) {
  if (limits.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      {limits.map(limit => (
        <LimitCard key={`${limit.id} ${limit.happenedOn}`} limit={limit} data={data} now={on} />
      ))}
    </>
  )
}
