/** Every limit by event, grouped like the form: for readers without JavaScript, worked out at build. */
import { GROUPS, type Group } from '../../../components/days/deadlines/definition.ts'
import type { Limit, LimitsByEventView } from '../../../components/days/LimitsByEvent.tsx'
import { inSentence } from '../../../components/days/payment-stopped/data.ts'
import { fill } from '../../../i18n/fill.ts'
import type { Language } from '../../../i18n/languages.ts'
import { formatDate, formatMonthAndDay, formatQuantity } from '../../../i18n/format.ts'
import { deadlinesWords as en } from '../../../i18n/days/deadlines/en.ts'
import { limitsByEventWords } from '../../../i18n/days/by-event.ts'
import { deadlinesWords as zh } from '../../../i18n/days/deadlines/zh.ts'
import type { TimeLimit } from '../../../rules/data/date-schemas.ts'
import { countFrom, isTimeUnit } from '../../../rules/counting.ts'
import { dayAfter, type IsoDate } from '../../../rules/dates.ts'
import { CONFIRMED } from '../../../rules/lookup.ts'
import type { Trigger } from '../../../rules/situations/date-choices.ts'
import { earlyOf } from '../../../rules/time-limits.ts'
import { ratesOf } from '../rates.ts'
import { shownFrom, type ViewContext } from '../views.ts'

const GROUP_NAMES = { en: en.groups, zh: zh.groups }

/** @throws FigureNotHeldError where a length lacks the day */
export function limitsByEvent(context: ViewContext): LimitsByEventView {
  const { data, language } = context
  const limits = [...data.timeLimits.values()].filter(({ status }) => CONFIRMED.includes(status))
  return {
    columns: limitsByEventWords[language].columns,
    over: limitsByEventWords[language].over,
    groups: (Object.entries(GROUPS) as [Group, readonly Trigger[]][]).map(([id, events]) => ({
      id,
      title: GROUP_NAMES[language][id],
      events: together(
        events.map(event => ({
          id: event,
          ask: data.events.get(event)?.ask[language] ?? event,
          limits: limits
            .filter(({ triggers }) => triggers.includes(event))
            .map(limit => ({ limit, end: endOf(limit, context) }))
            .sort((a, b) => a.end.localeCompare(b.end))
            .map(({ limit }) => ({
              id: limit.id,
              label: limit.label[language],
              time: timeOf(limit, event, context),
              href: `/${language}${limit.page}`,
              ...overOf(limit, context)
            }))
        })),
        language
      )
    }))
  }
}

type Event = LimitsByEventView['groups'][number]['events'][number]

/** Events side by side with the same limits as one: nobody reads the same five rows twice. */
function together(events: readonly Event[], language: Language): Event[] {
  const ids = ({ limits }: Event) => limits.map(({ id }) => id).join()
  return events.reduce<Event[]>((all, event) => {
    const before = all.at(-1)
    if (!before || ids(before) !== ids(event)) return [...all, event]
    return [
      ...all.slice(0, -1),
      { ...before, ask: before.ask + limitsByEventWords[language].either + asked(event.ask) }
    ]
  }, [])
}

/** What happened, within a sentence. */
function asked(ask: string): string {
  return /^I\b/.test(ask) ? ask : inSentence(ask)
}

/** The day from which `endOf` counts: with a 30 June, the days of the next financial year follow in their order. */
const START = '2026-06-30'

/** When a limit ends, or opens, if everything happened on one day: only to put the soonest first. */
function endOf({ length, annual, early, kind }: TimeLimit, { data, today }: ViewContext): IsoDate {
  const rates = ratesOf({ data, today })
  const count = (day: IsoDate, id: string, sign: 1 | -1) => {
    const { value, unit } = rates.get(id)
    return isTimeUnit(unit) ? countFrom(day, sign * value, unit, () => false) : day
  }
  if (annual !== undefined) return `${START.slice(5) < annual ? '2026' : '2027'}-${annual}`
  if (kind === 'opens' && early !== undefined) return count(START, early, -1)
  return [length ?? []].flat().reduce((day, id) => count(day, id, 1), START)
}

/** When a limit on a fixed day is over. */
function overOf({ date, kind }: TimeLimit, context: ViewContext): Pick<Limit, 'over'> {
  const day = kind === 'opens' || date === undefined ? undefined : context.data.dates.get(date)?.date
  return day === undefined ? {} : { over: shownFrom(dayAfter(day), context) }
}

/** The length of a limit, and what else decides the day, in a few words. */
function timeOf(limit: TimeLimit, event: Trigger, { data, language, today }: ViewContext): string {
  const words = limitsByEventWords[language]
  const rates = ratesOf({ data, today })
  const quantity = (id: string) => formatQuantity(rates.value(id), rates.get(id).unit, language)
  const [first, second] = [limit.length ?? []].flat().map(quantity)
  const early = earlyOf(limit, event)
  const opensEarly = limit.kind === 'opens' && early !== undefined
  const day = limit.date === undefined ? undefined : data.dates.get(limit.date)?.date
  const template = limit.kind === 'opens' ? words.after : words.within
  const dayOf = (trigger: Trigger) => inSentence(data.events.get(trigger)?.day[language] ?? trigger)
  const [trigger] = limit.triggers
  const onTheDay = limit.at_once?.[language] ?? (trigger && fill(words.onTheDay, { day: dayOf(trigger) }))
  const parts = [
    limit.annual !== undefined &&
      fill(limit.kind === 'opens' ? words.afterDay : words.by, { day: formatMonthAndDay(limit.annual, language) }),
    day !== undefined && fill(words.by, { day: formatDate(day, language) }),
    second === undefined && first !== undefined && fill(template, { length: first }),
    second !== undefined && first !== undefined && fill(words.contact, { first, second }),
    limit.annual === undefined && day === undefined && first === undefined && !opensEarly && onTheDay,
    early !== undefined && fill(opensEarly ? words.opensEarly : words.early, { length: quantity(early) }),
    limit.all && fill(words.all, { days: limit.triggers.map(dayOf).join(words.or) })
  ]
  return parts.filter(Boolean).join(words.comma)
}
