import { fill, fillCount } from '../../../i18n/fill'
import { formatDay } from '../../../i18n/format'
import type { DeadlinesWords } from '../../../i18n/days/deadlines/en'
import type { TimeLimitsSituation } from '../../../rules/situations/time-limits'
import type { TimeLimitOn } from '../../../rules/time-limits'
import { LimitCard } from '../LimitCard'
import { calendarDays, daysLeftText, momentsOf, shownDay, viewOf, type LimitBook } from '../limits'
import { LineOfDays } from '../LineOfDays'
import type { AnswerProps, DaysData, DaysTool, Headline, OwnWords } from '../types'
import { deadlines, type Found } from './definition'

type Data = DaysData<OwnWords & DeadlinesWords, LimitBook>

export const tool: DaysTool<TimeLimitsSituation, Found, Data> = {
  definition: deadlines,
  headline,
  Answer,
  calendar: ({ on, limits }, data) => calendarDays(limits, on, data)
}

/** The first day by which the reader must act. */
function headline({ on, limits }: Found, data: Data): Headline {
  const { own, language, words } = data
  if (limits.length === 0) return { main: own.none, detail: own.noneWhy }
  const first = limits.find(({ isOver, kind }) => !isOver && kind === 'due')
  if (!first) return { main: own.nothingRuns, detail: own.nothingRunsWhy }
  const { day } = shownDay(first, on, words.days)
  const [colon, comma, stop] = language === 'en' ? [': ', ', ', '.'] : ['：', '，', '。']
  return {
    lead: own.first,
    main: formatDay(day, language),
    detail: [daysLeftText(day, on, words.days), colon, viewOf(first, data).label, stop]
      .join('')
      .replace(comma + stop, stop),
    isDangerous: first.isDangerous
  }
}

function Answer({ found: { on, limits }, data }: AnswerProps<Found, Data>) {
  const { own, words } = data
  const [over, running] = [limits.filter(({ isOver }) => isOver), limits.filter(({ isOver }) => !isOver)]
  return (
    <>
      {running.length > 1 ? (
        <>
          <h3>{words.days.line.title}</h3>
          <LineOfDays moments={momentsOf(running, on, data)} />
        </>
      ) : null}
      <Cards
        title={fillCount(running.length, own.oneRuns, fill(own.run, { count: running.length }))}
        limits={running}
        on={on}
        data={data}
      />
      <Cards title={own.over} limits={over} on={on} data={data} />
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
