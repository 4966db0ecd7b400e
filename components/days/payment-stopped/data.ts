/** The data of “Why did my payment stop?”: what people see, and the time limits that run. */
import {
  dayQuestion,
  hasNotice,
  KINDS,
  OWN_DAYS,
  seenQuestion,
  type StoppedBook,
  type StoppedView
} from './definition.ts'
import type { StoppedCausesView } from './StoppedCauses.tsx'
import type { OwnWords } from '../types.ts'
import { paymentStoppedWords as en, type PaymentStoppedWords } from '../../../i18n/days/payment-stopped/en.ts'
import { paymentStoppedWords as zh } from '../../../i18n/days/payment-stopped/zh.ts'
import { fill, joinSentences } from '../../../i18n/fill.ts'
import { formatMonthAndDay, formatQuantity } from '../../../i18n/format.ts'
import type { PaymentStopped, TimeLimit } from '../../../rules/data/date-schemas.ts'
import type { Data } from '../../../rules/data/load.ts'
import { valueOn } from '../../../rules/figures.ts'
import { CONFIRMED } from '../../../rules/lookup.ts'
import { STOPPED } from '../../../rules/situations/date-choices.ts'
import { fileOfPath, frontMatterOf } from '../../../scripts/mdx/site.ts'
import type { ViewContext } from '../../../scripts/mdx/views.ts'
import { calledService, limitBook, limitFigures } from '../../../scripts/mdx/days/limits.ts'
import type { DaysPack } from '../../../scripts/mdx/days/pack.ts'

export const STOPPED_WORDS = { en, zh }

export const pack: DaysPack<OwnWords & PaymentStoppedWords, StoppedBook> = {
  figures: data => limitFigures(data, wanted(data)),
  call: ['centrelink-jobseeker', 'centrelink-families', 'centrelink-multilingual', 'tis-national'],
  mayBeDangerous: true,
  own: context => ({ ...STOPPED_WORDS[context.language], questions: questionsOf(context) }),
  book: bookOf
}

/** The entries that were checked well enough. */
export function stoppedEntries({ paymentStopped }: Data): PaymentStopped[] {
  return [...paymentStopped.values()].filter(({ status }) => CONFIRMED.includes(status))
}

/** The limits of the entries, and those that always run. */
function wanted(data: Data): (limit: TimeLimit) => boolean {
  const named = new Set(stoppedEntries(data).map(({ limit }) => limit))
  return ({ id, triggers }) => named.has(id) || triggers.includes('payment-stopped')
}

function bookOf(context: ViewContext): StoppedBook {
  const { data, language } = context
  const entries = stoppedEntries(data)
  const limits = limitBook(context, wanted(data))
  const read: { title: string; url: string }[] = []
  const place = (id: string) => {
    const { title, url } = data.sources.get(id) ?? { title: id, url: '' }
    const at = read.findIndex(source => source.url === url && source.title === title)
    return at >= 0 ? at : read.push({ title, url }) - 1
  }
  return {
    ...limits,
    stopped: entries.map((entry): StoppedView => {
      const { id, limit, cause, first, service, say, back_pay: backPay, page, danger } = entry
      return {
        id,
        ...(limit && { limit }),
        ...(entry.day_in_notice && { day_in_notice: entry.day_in_notice }),
        cause: cause[language],
        first: first[language],
        service,
        say,
        backPay: backPay[language],
        page: `/${language}${page}`,
        sources: entry.sources.map(place),
        ...(danger && { danger })
      }
    }),
    callees: Object.fromEntries(entries.map(({ service }) => [service, calledService(context, service)])),
    read
  }
}

/** The questions: what happened, what is seen, and the day of the notice or event. */
function questionsOf({ data, language }: ViewContext): OwnWords['questions'] {
  const { kind, seen, notice, yearLabel } = STOPPED_WORDS[language]
  const seenBy = ([kind, ids]: [keyof typeof KINDS | 'unknown', readonly PaymentStopped['id'][]]) => {
    const options = Object.fromEntries(ids.map(id => [id, data.paymentStopped.get(id)?.seen[language] ?? id]))
    return [seenQuestion(kind), { label: seen, options }] as const
  }
  const kinds = Object.entries(KINDS) as [keyof typeof KINDS, readonly PaymentStopped['id'][]][]
  const days = Object.values(OWN_DAYS).map(event => {
    const label = event === 'end-of-financial-year' ? yearLabel : (data.events.get(event)?.day[language] ?? event)
    return [dayQuestion(event), { label }] as const
  })
  return {
    kind,
    ...Object.fromEntries([...kinds, ['unknown', STOPPED] as const].map(each => seenBy([each[0], each[1]]))),
    notice,
    ...Object.fromEntries(days)
  }
}

/** Every cause as text for the page, by what happened. @throws UnknownIdError for a service that may not be shown */
export function stoppedCauses(context: ViewContext): StoppedCausesView {
  const { data, language } = context
  const own = STOPPED_WORDS[language]
  const titleOf = (path: string) => frontMatterOf(fileOfPath(`/${language}${path}`) ?? '').title ?? path
  const kinds = Object.entries(KINDS) as [keyof typeof KINDS, readonly PaymentStopped['id'][]][]
  return {
    kinds: kinds.map(([kind, ids]) => ({
      name: own.kind.options[kind],
      causes: stoppedEntries(data)
        .filter(({ id }) => ids.includes(id))
        .map(entry => ({
          seen: entry.seen[language],
          facts: [
            { name: own.cause, text: entry.cause[language] },
            ...(entry.danger ? [{ name: own.danger.title, text: own.danger.text }] : []),
            { name: own.first, text: entry.first[language] },
            {
              name: own.byWhen,
              text: joinSentences([...(entry.day_in_notice ? [own.dayInNotice] : []), byWhen(entry, context)], language)
            },
            { name: own.backPay, text: entry.back_pay[language] }
          ],
          page: { href: `/${language}${entry.page}`, name: titleOf(entry.page) },
          service: calledService(context, entry.service),
          say: entry.say
        }))
    }))
  }
}

/**
 * The time limit of a cause as a sentence: its length and start, or that none is held. A cause without one of its own
 * has the first that runs from every notice.
 */
function byWhen({ id, limit: ownLimit }: PaymentStopped, { data, language, today }: ViewContext): string {
  const own = STOPPED_WORDS[language]
  const always = hasNotice(id)
    ? [...data.timeLimits.values()].find(({ triggers }) => triggers.includes('payment-stopped'))
    : undefined
  const limit = ownLimit === undefined ? always : data.timeLimits.get(ownLimit)
  const trigger = limit?.triggers.at(0)
  if (!limit || !CONFIRMED.includes(limit.status) || !trigger) return own.noDay
  const lengths = [limit.length ?? []].flat().flatMap(figure => {
    const held = data.figures.get(figure)
    return held ? [formatQuantity(valueOn(held, today).value, held.unit, language)] : []
  })
  const length = lengths.join(language === 'en' ? ' and ' : '，再加 ')
  const label = limit.label[language]
  if (limit.annual !== undefined) return fill(own.annual, { label, day: formatMonthAndDay(limit.annual, language) })
  const day = inSentence(data.events.get(trigger)?.day[language] ?? '')
  if (!length) return fill(own.onTheDay, { label, day })
  return fill(limit.kind === 'opens' ? own.opens : own.counted, { label, day, length })
}

/** A label as part of a sentence: `The day of the claim` becomes `the day of the claim`. */
export function inSentence(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1)
}
