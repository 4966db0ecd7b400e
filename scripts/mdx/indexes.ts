/** The long lists of data/: figures with a page for each area, sources with a page for each kind of publisher. */
import type { FigureFamilyView, FigureIndexView, PartView, SourceGroupView } from '../../components/content/views.ts'
import { fill } from '../../i18n/fill.ts'
import { messages } from '../../i18n/index.ts'
import { formatShortDate } from '../../i18n/format.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Source } from '../../rules/data/schema.ts'
import { findValueOn } from '../../rules/figures.ts'
import { UnknownIdError } from './entries.ts'
import { familyView } from './figure-families.ts'
import { groupName, inReadingOrder } from './figure-groups.ts'
import { figureInForce, reviewOf } from './figures-in-force.ts'
import { sourceView, type ViewContext } from './views.ts'

/** The parts of the sources, by whose words they are and the host of their address; the first that fits takes a source. */
const SOURCE_PARTS: { key: string; author?: Source['author']; host?: RegExp }[] = [
  { key: 'laws', author: 'act' },
  { key: 'services-australia', host: /(?:^|\.)servicesaustralia\.gov\.au$/ },
  {
    key: 'states-and-territories',
    // Three public bodies have a business’s address: an ombudsman of Queensland, its transport, and Homes Tasmania.
    host: /(?:^|\.)(?:(?:act|nsw|nt|qld|sa|tas|vic|wa)\.gov|(?:ewoq|translink|homestasmania)\.com)\.au$/
  },
  { key: 'australian-government', host: /\.gov\.au$/ },
  { key: 'services', author: 'service' },
  { key: 'community-and-media' }
]

/** The part of the sources whose page lists it. */
export function partOfSource({ url, author }: Pick<Source, 'url' | 'author'>): string {
  const { hostname } = new URL(url)
  const part = SOURCE_PARTS.find(each => {
    return (each.author ?? author) === author && (each.host?.test(hostname) ?? true)
  })
  return part?.key ?? ''
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
  const listed = [...context.data.figures.keys()].filter(id => isRow(id) && figureInForce(context, id))
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
 * Every figure of an area that is in force, by group where the area has groups.
 * @throws UnknownIdError where data/figures/ has no such folder
 */
export function figuresOf(context: ViewContext, area: string): FigureIndexView {
  const rows: FigureIndexView['rows'] = []
  const sources: FigureIndexView['sources'] = []
  const sourceAt = ({ title, url }: Pick<Source, 'title' | 'url'>) => {
    const place = sources.findIndex(source => source.url === url && source.title === title)
    return place < 0 ? sources.push({ title, url }) - 1 : place
  }
  const ids = [...context.data.figures.keys()].filter(id => context.data.areas.get(id) === area)
  ids.sort((a, b) => inReadingOrder({ area, id: a }, { area, id: b }))
  for (const id of ids) {
    const view = figureInForce(context, id)
    if (!view || !isRow(id)) continue
    const below = figureInForce(context, id.replace(/\.numerator$/, '.denominator'))
    rows.push({
      id,
      group: groupName(area, id, context.language),
      label: view.label,
      text: below && below.id !== id ? `${view.textPer}/${below.textPer}` : view.textPer,
      since: sinceOf(context, id),
      status: view.status,
      source: sourceAt(view.source),
      ...reviewOf(context, id)
    })
  }
  if (rows.length === 0) throw new UnknownIdError(`There is no area “${area}” of figures in data/figures/.`)
  const families = [...context.data.figureFamilies.values()].flatMap(family => {
    const first = rows.find(({ id }) => family.rows.some(({ figures }) => figures.includes(id)))
    return first ? familyView(context, family, first.group, sourceAt) : []
  })
  return { rows: rows.map(row => markedIn(families, row)), families, sources }
}

function markedIn(families: FigureFamilyView[], row: FigureRow): FigureRow {
  const isIn = families.some(family => family.rows.some(({ cells }) => cells.some(({ id }) => id === row.id)))
  return isIn ? { ...row, inFamily: true } : row
}

type FigureRow = FigureIndexView['rows'][number]

/** The bottom of a fraction is printed with its top: “2/3” says what two rows of whole numbers do not. */
function isRow(id: string): boolean {
  return !id.endsWith('.denominator')
}

/** The day from which a value holds, or on which it was seen: short, for a narrow column. */
function sinceOf({ data, today, language }: ViewContext, id: string): string {
  const figure = data.figures.get(id)
  const value = figure && findValueOn(figure, today)
  if (!value) return ''
  const date = formatShortDate(value.from, language)
  return value.start_unknown ? fill(messages(language).figure.seen, { date }) : date
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
