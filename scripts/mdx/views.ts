/** Turns records of data/ into the text that content components show. */
import type {
  ClaimView,
  FigureView,
  GlossaryRow,
  HistoryView,
  PhoneView,
  RatesTableView,
  ServiceListView,
  ServiceView,
  SourceView,
  TermView,
  TurnView
} from '../../components/content/views.ts'
import { fill } from '../../i18n/fill.ts'
import { dialable, formatDate, formatHours, formatMoney, formatQuantity, withPeriod } from '../../i18n/format.ts'
import { messages } from '../../i18n/index.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Data } from '../../rules/data/load.ts'
import { interpreterOf, isInHundredths, type Figure, type FigureValue, type Service } from '../../rules/data/schema.ts'
import type { Claim, Term } from '../../rules/data/text-schemas.ts'
import { dayAfter, type IsoDate } from '../../rules/dates.ts'
import { FigureNotHeldError, reviewBy, valueOn } from '../../rules/figures.ts'
import { entryOf, UnknownIdError } from './entries.ts'

/** Everything a view depends on: the records, the language, and the day that pages are written for. */
export interface ViewContext {
  data: Data
  language: Language
  /** Not the day of the build, but what data/ holds is the same on both (scripts/lib/data-day.ts). */
  today: IsoDate
}

/** A figure with every value it has had. @throws UnknownIdError for an id data/ lacks */
export function figureOf(context: ViewContext, id: string): Figure {
  return entryOf(context.data.figures, id, 'figure')
}

/** The sources of a page, one for each address: some are recorded twice, with the figures of two years. */
export function sourceViews(context: ViewContext, ids: readonly string[]): SourceView[] {
  const views = ids.map(id => sourceView(context, id))
  return views.filter(({ url }, place) => views.findIndex(other => other.url === url) === place)
}

/**
 * A source with its name and link.
 * @param pageDate the ISO date on the source’s page, if a value knows it better than the source
 * @throws UnknownIdError for an id data/ lacks
 */
export function sourceView(context: ViewContext, id: string, pageDate?: string): SourceView {
  const source = entryOf(context.data.sources, id, 'source')
  const date = pageDate ?? source.page_date
  return {
    id,
    title: source.title,
    publisher: source.publisher,
    url: source.url,
    ...(date && { date: formatDate(date, context.language) }),
    ...(source.copied && { copied: true }),
    ...(source.note && { note: source.note[context.language] })
  }
}

/** A value in words, without its period. Table rows print cents throughout. */
function quantity(figure: Figure, value: FigureValue, language: Language, cents?: boolean): string {
  if (figure.unit === 'money' && cents) return formatMoney(value.value, language, true)
  return formatQuantity(value.value, figure.unit, language)
}

/** The date of effect, or the day it was seen if the source names none. */
function sinceText(value: FigureValue, language: Language): string {
  const { from, seen } = messages(language).figure
  return fill(value.start_unknown ? seen : from, { date: formatDate(value.from, language) })
}

/**
 * What to do about a value that only one source has, or that is over. How each value was checked is in the list of all
 * figures and in figures.json.
 */
function doubtText(status: FigureValue['status'], language: Language): string | undefined {
  const words = messages(language).figure.status
  return status === 'single-source' || status === 'superseded' ? words[status] : undefined
}

/** For `<data value>`: dollars or a plain number. */
function machineValue(figure: Figure, value: FigureValue): string {
  return isInHundredths(figure.unit) ? (value.value / 100).toFixed(2) : String(value.value)
}

/**
 * The value that a page shows: the one in force on a day, or the last one of a figure
 * that has ended. A scheme that closes must not stop the build; its page says that the
 * figure is no longer in force.
 */
export function shownOn(figure: Figure, on: IsoDate): { value: FigureValue; ended: boolean } {
  const ended = figure.ends !== undefined && on > figure.ends
  return { value: valueOn(ended ? { ...figure, ends: undefined } : figure, on), ended }
}

/**
 * A figure as its sentence prints it: with its period, and with Chinese words between period and amount.
 * @throws UnknownIdError as figureView
 */
export function sentenceFigure(
  context: ViewContext,
  id: string,
  { on, per, lead }: { on?: IsoDate | undefined; per: boolean; lead?: string | undefined }
): FigureView {
  const view = figureView(context, id, on)
  const { period } = figureOf(context, id)
  return per ? { ...view, text: withPeriod(view.text, period, context.language, lead) } : view
}

/**
 * A figure in words, on the day given or today.
 * @throws UnknownIdError for an id data/ lacks or a value that may not be shown as fact
 */
export function figureView(context: ViewContext, id: string, on = context.today, cents?: boolean): FigureView {
  const { language } = context
  const figure = figureOf(context, id)
  const { value, ended } = shownOn(figure, on)
  if (value.status === 'unverified') {
    throw new UnknownIdError(`The figure “${id}” is unverified on ${on} and may not be shown as fact.`)
  }
  const text = quantity(figure, value, language, cents)
  const status = ended ? 'superseded' : value.status
  const change = ended ? undefined : reviewBy(figure, value)
  const doubt = doubtText(status, language)
  return {
    id,
    label: figure.label[language],
    short: (figure.short ?? figure.label)[language],
    text,
    textPer: withPeriod(text, figure.period, language),
    machine: machineValue(figure, value),
    since: sinceText(value, language),
    status,
    ...(doubt && { doubt }),
    source: sourceView(context, value.source, value.page_date),
    ...(change && { nextChange: formatDate(change, language) })
  }
}

/** The earliest day on which one of the figures may be out of date. */
export function earliestReview(context: ViewContext, ids: Iterable<string>): IsoDate | undefined {
  const figures = [...ids].map(id => figureOf(context, id))
  const days = figures.flatMap(figure => reviewBy(figure, shownOn(figure, context.today).value) ?? [])
  return days.sort()[0]
}

/**
 * A table of today’s values; all rows show cents if one must.
 * @param compare an ISO day whose values are shown beside today’s
 * @throws UnknownIdError for an id data/ lacks, a value that may not be shown, or no ids at all
 */
export function ratesTableView(context: ViewContext, ids: string[], compare?: IsoDate): RatesTableView {
  const someCents = ids.some(id => shownOn(figureOf(context, id), context.today).value.value % 100 !== 0)
  const rows = ids.map(id => ({
    figure: figureView(context, id, context.today, someCents),
    ...(compare && { before: heldOn(context, id, compare, someCents) })
  }))
  const first = rows[0]?.figure
  if (!first) throw new UnknownIdError('A table of rates needs at least one figure.')
  const figures = rows.map(row => row.figure)
  const review = earliestReview(context, ids)
  return {
    rows,
    ...(figures.every(figure => figure.since === first.since) && { since: first.since }),
    money: ids.every(id => figureOf(context, id).unit === 'money'),
    doubts: [...new Set(figures.flatMap(figure => figure.doubt ?? []))],
    sources: figures
      .map(figure => figure.source)
      .filter((source, place, all) => all.findIndex(other => other.id === source.id) === place),
    ...(review && review > context.today && { nextChange: formatDate(review, context.language) }),
    ...(compare && { compared: formatDate(compare, context.language) })
  }
}

/** A past value in words, or a dash if the figure did not exist yet. */
function heldOn(context: ViewContext, id: string, on: IsoDate, cents: boolean): string {
  try {
    return figureView(context, id, on, cents).text
  } catch (error) {
    if (error instanceof FigureNotHeldError) return '–'
    throw error
  }
}

/** What is hidden until a day and shown from then on, on the day that a page is written for. */
export function shownFrom(day: IsoDate, { today }: Pick<ViewContext, 'today'>): TurnView {
  return today < day ? { turn: day, hidden: true } : { hidden: false }
}

/**
 * When a part of a page is shown, by one id of data/dates.yaml.
 * @throws UnknownIdError for an id data/ lacks, and for none or several
 */
export function datedView(
  context: ViewContext,
  ids: Partial<Record<'until' | 'from' | 'after', string | undefined>>
): TurnView {
  const given = Object.entries(ids).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const [[how, id] = ['', '']] = given
  if (given.length !== 1) throw new UnknownIdError('<Dated> needs one of until="…", from="…" and after="…".')
  const { date } = entryOf(context.data.dates, id, 'date')
  if (how !== 'until') return shownFrom(how === 'after' ? dayAfter(date) : date, context)
  const { turn } = shownFrom(dayAfter(date), context)
  return turn === undefined ? { hidden: true } : { turn, hidden: false }
}

/** Every value of some figures that may be shown, newest first. @throws UnknownIdError for an id data/ lacks */
export function historyView(context: ViewContext, ids: string[]): HistoryView {
  const { language } = context
  return {
    figures: ids.map(id => {
      const figure = figureOf(context, id)
      return {
        label: (figure.short ?? figure.label)[language],
        values: figure.values
          .filter(value => value.status !== 'unverified')
          .map(value => ({
            from: formatDate(value.from, language),
            text: quantity(figure, value, language, figure.unit === 'money')
          }))
          .reverse()
      }
    })
  }
}

/**
 * A service in words, its numbers also as links.
 * @throws UnknownIdError for an id data/ lacks or a service that is unverified
 */
export function serviceView(context: ViewContext, id: string): ServiceView {
  const { language } = context
  const service: Service = entryOf(context.data.services, id, 'service')
  if (service.status === 'unverified') {
    throw new UnknownIdError(`The service “${id}” is unverified and may not be shown.`)
  }
  const { hours } = service
  const interpreter = interpreterOf(service)
  return {
    id,
    name: service.name[language],
    about: service.about[language],
    ...(service.phone && { phone: service.phone, tel: dialable(service.phone) }),
    ...(service.sms && { sms: service.sms, smsTo: dialable(service.sms) }),
    ...(hours && { hours: formatHours(hours, language) }),
    ...(hours && 'zone' in hours && hours.zone === 'local' && { localTime: true }),
    ...(hours && 'zone' in hours && hours.closed_on_public_holidays && { closedOnPublicHolidays: true }),
    ...(service.hours_note && { hoursNote: service.hours_note[language] }),
    ...(service.cost === 'free' && { free: true }),
    ...(service.languages && { languages: service.languages }),
    ...(interpreter && { interpreter }),
    ...(interpreter === 'tis' && interpreterLine(context)),
    ...(service.url && { url: service.url }),
    status: service.status,
    needs: service.needs,
    states: service.states
  }
}

/** A service without the interpreters' number, which a page says once. */
export function withoutInterpreter(service: ServiceView): ServiceView {
  return { ...service, interpreterPhone: undefined, interpreterTel: undefined } as unknown as ServiceView
}

/** A service without the fields that only lists of all services show. */
export function withoutLists(service: ServiceView): ServiceView {
  const unused = { status: undefined, needs: undefined, states: undefined }
  return { ...service, ...unused } as unknown as ServiceView
}

function interpreterLine({ data }: ViewContext): Pick<ServiceView, 'interpreterPhone' | 'interpreterTel'> {
  const phone = data.services.get('tis-national')?.phone
  return phone ? { interpreterPhone: phone, interpreterTel: dialable(phone) } : {}
}

/** Every service that may be shown, in the order of the file. */
export function shownServices(data: Data): Service[] {
  return [...data.services.values()].filter(({ status }) => status !== 'unverified' && status !== 'superseded')
}

/** The services of the page of all phone numbers, in the order of the file. */
export function listedServices(data: Data): Service[] {
  return shownServices(data).filter(({ listed }) => listed !== false)
}

/** The services of the page of all phone numbers in words, and the first day on which an official page was read. */
export function serviceListView(context: ViewContext): ServiceListView {
  const services = listedServices(context.data)
  const [since = context.today] = services
    .filter(({ status }) => status === 'verified')
    .map(({ checked }) => checked)
    .sort()
  return {
    services: services.map(({ id }) => withoutInterpreter(serviceView(context, id))),
    checkedSince: formatDate(since, context.language)
  }
}

/** A term in both languages, its meaning in the reader’s. @throws UnknownIdError for an id data/ lacks */
export function termView(context: ViewContext, id: string): TermView {
  const term: Term = entryOf(context.data.terms, id, 'term')
  return {
    id,
    en: term.en,
    zh: term.zh,
    ...(term.meaning && { meaning: term.meaning[context.language] }),
    unofficial: term.status === 'unverified' || term.status === 'single-source'
  }
}

/** Every term; words that people type in distress are separate and only for the filter. */
export function glossaryRows(context: ViewContext): GlossaryRow[] {
  return [...context.data.terms.values()].map(term => {
    const view = termView(context, term.id)
    return {
      ...view,
      category: term.category,
      said: otherNames(term, view, context.language),
      unprinted: term.search_unprinted ?? []
    }
  })
}

const MOST_OTHER_NAMES = 4

/**
 * Other names of a term in the page's language, without those contained in the text of its row, which the filter finds
 * anyway. The site search knows the names in both languages.
 */
function otherNames(term: Term, { en, zh, meaning = '' }: TermView, language: Language): string[] {
  const inChinese = [...(term.variants_zh ?? []), ...(term.search_zh ?? [])]
  const words = [...new Set(language === 'zh' ? inChinese : term.search_en)]
  const row = [en, zh, meaning].join('\n').toLowerCase()
  const isInside = (word: string) => row.includes(word.toLowerCase())
  const isPart = (word: string) =>
    words.some(other => other !== word && other.toLowerCase().includes(word.toLowerCase()))
  // Search knows them all; more would hide the term among them.
  return words.filter(word => !isInside(word) && !isPart(word)).slice(0, MOST_OTHER_NAMES)
}

const PLACEHOLDER = /\{(figure|amount|phone|date):([a-z0-9.-]+)(?:@(\d{4}-\d{2}-\d{2}))?\}/g
const STATEMENT = /\{statement:([a-z0-9.-]+)\}/g

/** A sentence with the statements of data/statements.yaml filled in. */
function withStatements(context: ViewContext, text: string): string {
  return text.replace(STATEMENT, (_whole, id: string) => statementText(context, id))
}

function statementText({ data, language }: ViewContext, id: string): string {
  return entryOf(data.statements, id, 'statement').text[language].trim()
}

/**
 * Fills `{statement:id}`, `{figure:id}`, `{figure:id@date}`, `{amount:id}`, `{phone:id}`, `{date:id}` in a sentence.
 */
export function fillPlaceholders(context: ViewContext, text: string, used?: Set<string>): string {
  return withStatements(context, text).replace(PLACEHOLDER, (_whole, kind: string, id: string, on?: IsoDate) => {
    if (kind === 'phone') return serviceView(context, id).phone ?? ''
    if (kind === 'date') return dateText(context, id)
    if (!on) used?.add(id)
    const view = figureView(context, id, on)
    return kind === 'figure' ? view.textPer : view.text
  })
}

/** The phone numbers that a sentence names with `{phone:id}`, in its order. */
export function phonesIn(context: ViewContext, text: string): PhoneView[] {
  return [...withStatements(context, text).matchAll(PLACEHOLDER)].flatMap(([, kind, id = '']) => {
    if (kind !== 'phone') return []
    const { phone, tel } = serviceView(context, id)
    return phone && tel ? [{ phone, tel }] : []
  })
}

/** A day of data/dates.yaml in words. @throws UnknownIdError for an id data/ lacks */
export function dateText(context: ViewContext, id: string): string {
  return formatDate(entryOf(context.data.dates, id, 'date').date, context.language)
}

/**
 * A widespread claim and its answer, with today’s amounts filled in.
 * @throws UnknownIdError if it names an id that data/ lacks or may not show
 */
export function claimView(context: ViewContext, claim: Claim): ClaimView {
  return {
    id: claim.id,
    claim: claim.claim[context.language],
    verdict: claim.verdict,
    answer: fillPlaceholders(context, claim.answer[context.language]),
    figures: claim.figures.map(id => sentenceFigure(context, id, { per: true }))
  }
}
