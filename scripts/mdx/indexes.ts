/** The long lists of data/: figures with a page for each area, sources with a page for each kind of publisher. */
import type { FigureIndexView, PartView, SourceGroupView } from '../../components/content/views.ts'
import { fill } from '../../i18n/fill.ts'
import { messages } from '../../i18n/index.ts'
import { formatDate, formatShortDate } from '../../i18n/format.ts'
import { FIGURE_GROUP_NAMES } from '../../i18n/group-names.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Source } from '../../rules/data/schema.ts'
import { FigureNotHeldError, findValueOn } from '../../rules/figures.ts'
import { fileOfPath, frontMatterOf } from './site.ts'
import { UnknownIdError } from './entries.ts'
import { earliestReview, figureView, shownFrom, sourceView, type ViewContext } from './views.ts'

/** The parts of the sources, by the host of a source's address; the last takes the rest. */
const SOURCE_PARTS: { key: string; host: RegExp }[] = [
  { key: 'services-australia', host: /(?:^|\.)servicesaustralia\.gov\.au$/ },
  { key: 'states-and-territories', host: /(?:^|\.)(?:act|nsw|nt|qld|sa|tas|vic|wa)\.gov\.au$/ },
  { key: 'australian-government', host: /\.gov\.au$/ },
  { key: 'community-and-media', host: /./ }
]

/** The part of the sources whose page lists it. */
export function partOfSource({ url }: Pick<Source, 'url'>): string {
  const { hostname } = new URL(url)
  return SOURCE_PARTS.find(({ host }) => host.test(hostname))?.key ?? ''
}

/** The payments, in the order of their headings, by their figures’ ids. Figures of no group come last. */
const FIGURE_GROUPS: { ids: RegExp; page?: string; name?: string }[] = [
  { ids: /^jobseeker\./, page: '/centrelink/payments/jobseeker' },
  { ids: /^youth-allowance\./, page: '/centrelink/payments/youth-allowance' },
  { ids: /^austudy\./, page: '/centrelink/payments/austudy' },
  { ids: /^parenting-payment\./, page: '/centrelink/payments/parenting-payment' },
  { ids: /^(?:ftb|newborn|multiple-birth|stillborn)/, page: '/centrelink/payments/family-tax-benefit' },
  { ids: /^parental-leave-pay\./, page: '/centrelink/payments/parental-leave-pay' },
  { ids: /^(?:pension|age-pension|work-bonus)\./, name: 'pensions' },
  { ids: /^disability-support-pension\./, page: '/centrelink/payments/disability-support-pension' },
  { ids: /^carer-/, page: '/centrelink/payments/carer-payment' },
  { ids: /^crisis-payment\./, page: '/centrelink/payments/crisis-payment' },
  { ids: /^special-benefit\./, page: '/centrelink/payments/special-benefit' },
  { ids: /^(?:advance|urgent-payment)\./, page: '/jobseeker/benefits/advance-payment' },
  {
    ids: /^(?:newly-arrived|liquid-assets|waiting-period|ordinary-wait|seasonal-work)/,
    page: '/jobseeker/benefits/waiting-periods'
  },
  { ids: /^working-credit\./, page: '/jobseeker/benefits/working-credit' },
  { ids: /^(?:energy-supplement|remote-area|pharmaceutical|mobility)/, name: 'supplements' },
  { ids: /^/, name: 'other' }
]

/** The place of a figure’s group. */
function groupOf(id: string): number {
  return FIGURE_GROUPS.findIndex(({ ids }) => ids.test(id))
}

function groupName(id: string, language: Language): string {
  const { page, name = '' } = FIGURE_GROUPS[groupOf(id)] ?? {}
  const file = page && fileOfPath(`/${language}${page}`)
  return (file ? frontMatterOf(file).title : FIGURE_GROUP_NAMES[language][name]) ?? ''
}

/** Each part with its page and size, the largest first. */
function parts(keys: string[], folder: string, language: Language): PartView[] {
  return [...new Set(keys)]
    .map(key => ({
      key,
      href: `/${language}/about/${folder}/${key}`,
      count: keys.filter(other => other === key).length
    }))
    .sort((a, b) => b.count - a.count)
}

/** Areas of figures, with how many figures of each are in force. */
export function figureParts(context: ViewContext): PartView[] {
  const listed = [...context.data.figures.keys()].filter(id => viewOrNothing(context, id))
  return parts(
    listed.map(id => context.data.areas.get(id) ?? ''),
    'figures',
    context.language
  )
}

/** Parts of the sources, with how many sources are in each. */
export function sourceParts({ data, language }: ViewContext): PartView[] {
  return parts([...data.sources.values()].map(partOfSource), 'sources', language)
}

/**
 * Every figure of an area that is in force, by payment where the area is that of payments.
 * @throws UnknownIdError where data/figures/ has no such folder
 */
export function figuresOf(context: ViewContext, area: string): FigureIndexView {
  const rows: FigureIndexView['rows'] = []
  const sources: FigureIndexView['sources'] = []
  const isGrouped = area === 'payments'
  const ids = [...context.data.figures.keys()]
  if (isGrouped) ids.sort((a, b) => groupOf(a) - groupOf(b))
  for (const id of ids) {
    const view = context.data.areas.get(id) === area ? viewOrNothing(context, id) : undefined
    if (!view) continue
    const { title, url } = view.source
    let place = sources.findIndex(source => source.url === url && source.title === title)
    if (place < 0) place = sources.push({ title, url }) - 1
    rows.push({
      id,
      group: isGrouped ? groupName(id, context.language) : '',
      label: view.label,
      text: view.textPer,
      since: sinceOf(context, id),
      status: view.status,
      source: place,
      ...reviewOf(context, id)
    })
  }
  if (rows.length === 0) throw new UnknownIdError(`There is no area “${area}” of figures in data/figures/.`)
  return { rows, sources }
}

/** The day from which a value holds, or on which it was seen: short, for a narrow column. */
function sinceOf({ data, today, language }: ViewContext, id: string): string {
  const figure = data.figures.get(id)
  const value = figure && findValueOn(figure, today)
  if (!value) return ''
  const date = formatShortDate(value.from, language)
  return value.start_unknown ? fill(messages(language).figure.seen, { date }) : date
}

/** When the value of a figure may be out of date. */
function reviewOf(context: ViewContext, id: string): Pick<FigureIndexView['rows'][number], 'review'> {
  const by = earliestReview(context, [id])
  if (by === undefined) return {}
  return { review: { ...shownFrom(by, context), text: formatDate(by, context.language) } }
}

/** The view of a figure, unless it has ended or was never confirmed. */
function viewOrNothing(context: ViewContext, id: string) {
  const figure = context.data.figures.get(id)
  const ended = figure?.ends !== undefined && figure.ends < context.today
  if (ended || (figure && findValueOn(figure, context.today)?.status === 'unverified')) return undefined
  try {
    return figureView(context, id)
  } catch (error) {
    if (error instanceof FigureNotHeldError) return undefined
    throw error
  }
}

/**
 * Every source of a part, by publisher, official publishers first.
 * @throws UnknownIdError where no source is of that part
 */
export function sourcesOf(context: ViewContext, part: string): SourceGroupView[] {
  const groups = new Map<string, Source[]>()
  for (const source of context.data.sources.values()) {
    if (partOfSource(source) !== part) continue
    groups.set(source.publisher, [...(groups.get(source.publisher) ?? []), source])
  }
  if (groups.size === 0) throw new UnknownIdError(`There is no part “${part}” of the sources.`)
  const officialFirst = (sources: Source[]) => (sources.some(({ kind }) => kind === 'official') ? 0 : 1)
  return [...groups]
    .sort(([a, first], [b, second]) => officialFirst(first) - officialFirst(second) || a.localeCompare(b))
    .map(([publisher, sources]) => ({ publisher, sources: sources.map(({ id }) => sourceView(context, id)) }))
}
