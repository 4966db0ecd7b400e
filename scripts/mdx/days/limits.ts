/** Time limits with their messages in one language, for the page of a tool. */
import type { EventView, LimitBook, LimitView, NumberToCall } from '../../../components/days/limits.ts'
import type { ServiceView } from '../../../components/content/views.ts'
import type { TimeLimit } from '../../../rules/data/date-schemas.ts'
import type { Data } from '../../../rules/data/load.ts'
import { limitWords as en } from '../../../i18n/days/en.ts'
import { limitWords as zh } from '../../../i18n/days/zh.ts'
import { CONFIRMED } from '../../../rules/lookup.ts'
import type { HolidayRule } from '../../../rules/public-holidays.ts'
import { serviceView, withoutInterpreter, withoutLists, type ViewContext } from '../views.ts'

const LIMIT_WORDS = { en, zh }

/** A service, with the fields that an answer shows. */
export function calledService(context: ViewContext, id: string): ServiceView {
  return withoutLists(withoutInterpreter(serviceView(context, id)))
}

/** The limits of a page that were checked well enough to count with. */
function shown({ timeLimits }: Data, isWanted: (limit: TimeLimit) => boolean): TimeLimit[] {
  return [...timeLimits.values()].filter(limit => CONFIRMED.includes(limit.status) && isWanted(limit))
}

/** The figures of the limits of a page. */
export function limitFigures(data: Data, isWanted: (limit: TimeLimit) => boolean): string[] {
  return shown(data, isWanted).flatMap(({ length, early }) => [length ?? [], early ?? []].flat())
}

/**
 * The book of a tool that shows time limits.
 * @param isWanted which limits the tool can find; a page carries no others
 * @throws UnknownIdError for a service that may not be shown
 */
export function limitBook(context: ViewContext, isWanted: (limit: TimeLimit) => boolean): LimitBook {
  const { data, language } = context
  const limits = shown(data, isWanted)
  const started = new Set(limits.flatMap(({ triggers }) => triggers))
  const services = [...new Set(limits.map(({ service }) => service))]
  const sources = [...new Set(limits.flatMap(limit => limit.sources))]
  return {
    words: LIMIT_WORDS[language],
    holidays: holidayRules(data),
    dates: [...data.dates.values()]
      .filter(({ id }) => limits.some(({ date, since }) => date === id || since === id))
      .map(({ id, date }) => ({ id, date })),
    events: [...data.events.values()]
      .filter(({ id }) => started.has(id))
      .map(({ id, danger, day }): EventView => ({ id, ...(danger && { danger }), day: day[language] })),
    limits: limits.map((limit): LimitView => {
      const { label, longer, missed, late, page, note, ...rule } = limit
      return {
        ...rule,
        ...(note && { note: note[language] }),
        label: label[language],
        ...(longer && { longer: longer[language] }),
        ...(missed && { missed: missed[language] }),
        ...(late && { late: late[language] }),
        page: `/${language}${page}`,
        sources: limit.sources.map(id => sources.indexOf(id))
      }
    }),
    services: Object.fromEntries(services.map(id => [id, numberToCall(context, id)])),
    sources: sources.map(id => data.sources.get(id)?.url ?? '')
  }
}

/** The fields of a service that a limit shows, without hours and interpreters, which its page has. */
function numberToCall(context: ViewContext, id: string): NumberToCall {
  const { name, phone, tel } = serviceView(context, id)
  return { name, ...(phone !== undefined && { phone }), ...(tel !== undefined && { tel }) }
}

/** Public holidays without their names and sources. */
export function holidayRules({ publicHolidays }: Data): HolidayRule[] {
  return [...publicHolidays.values()].map(holidayRule)
}

/** A public holiday without its name and sources. */
function holidayRule({ states, rule, years, weekend }: HolidayRule): HolidayRule {
  return {
    states,
    rule,
    ...(years && { years }),
    ...(weekend && {
      weekend: weekend.map(({ states, saturday, sunday, years }) => ({
        states,
        ...(saturday !== undefined && { saturday }),
        ...(sunday !== undefined && { sunday }),
        ...(years && { years })
      }))
    })
  }
}
