/** Families of figures (data/figure-families.yaml) as tables for the lists of all figures. */
import type { FigureFamilyView, FigureView, OriginView } from '../../components/content/views.ts'
import { PER_PERIOD } from '../../i18n/format.ts'
import { STATIC_MESSAGES } from '../../i18n/static.ts'
import type { Language } from '../../i18n/languages.ts'
import type { FigureFamily } from '../../rules/data/text-schemas.ts'
import { figureInForce, reviewOf } from './figures-in-force.ts'
import { figureOf, type ViewContext } from './views.ts'

/** Between names that hold commas. */
const BETWEEN = { en: '; ', zh: '；' } as const

const NONE = '–'

/** A figure in its place in the table. */
interface Cell {
  row: string
  column: string
  view: FigureView
}

/**
 * A family as a table of what is in force: its period once, if all its figures have one; its dates, sources and marks
 * once, or once for each part that shares them. Rows and columns without a figure in force are left out.
 * @param group of the page, whose heading it stands under
 * @param sourceAt the index of a source in the list of the page
 */
export function familyView(
  context: ViewContext,
  family: FigureFamily,
  group: string,
  sourceAt: (source: FigureView['source']) => number
): FigureFamilyView {
  const { language } = context
  const used = (column: number) => family.rows.flatMap(({ figures }) => inForce(context, figures[column]))
  const columns = family.columns.map((name, index) => ({ name: name[language], index })).filter(c => used(c.index)[0])
  const ids = columns.flatMap(({ index }) => used(index))
  const period = periodOf(context, ids)
  const cells: Cell[] = []
  const printed = new Set<string>()
  const rows = family.rows.flatMap(({ name, figures }) => {
    const views = columns.map(column => {
      const [id] = inForce(context, figures[column.index])
      return id === undefined ? undefined : figureInForce(context, id, hasCents(context, used(column.index)))
    })
    if (!views.some(Boolean)) return []
    const row = name[language]
    return {
      name: row,
      cells: views.map((view, index) => {
        if (!view) return { text: NONE }
        cells.push({ row, column: columns[index]?.name ?? '', view })
        const text = period ? view.text : view.textPer
        if (printed.has(view.id)) return { text }
        printed.add(view.id)
        return { id: view.id, text }
      })
    }
  })
  const name = family.name[language]
  return {
    id: family.id,
    group,
    caption: period ? { en: `${name}, ${period}`, zh: `${name}（${period}）` }[language] : name,
    by: family.by[language],
    columns: columns.map(column => column.name),
    rows,
    origins: originsOf(context, cells, sourceAt)
  }
}

function inForce(context: ViewContext, id: string | null | undefined): string[] {
  return id && figureInForce(context, id) ? [id] : []
}

/** The period that all have, in words. */
function periodOf(context: ViewContext, ids: string[]): string | undefined {
  const [first, ...others] = new Set(ids.map(id => figureOf(context, id).period))
  return first && others.length === 0 ? PER_PERIOD[context.language][first] : undefined
}

/** Amounts below each other show cents if one must. */
function hasCents(context: ViewContext, ids: string[]): boolean {
  return ids.some(id => /\.\d/.test(figureInForce(context, id)?.text ?? ''))
}

/** Each different origin once, with the names of the columns, rows or single values it holds for; the usual one last. */
function originsOf(
  context: ViewContext,
  cells: Cell[],
  sourceAt: (source: FigureView['source']) => number
): FigureFamilyView['origins'] {
  const groups = new Map<string, { origin: OriginView; cells: Cell[] }>()
  for (const cell of cells) {
    const { id, since, status, source } = cell.view
    const origin = { since, status, source: sourceAt(source), ...reviewOf(context, id) }
    const key = JSON.stringify(origin)
    const group = groups.get(key) ?? { origin, cells: [] }
    group.cells.push(cell)
    groups.set(key, group)
  }
  const bySize = [...groups.values()].sort((a, b) => a.cells.length - b.cells.length)
  return bySize.map(({ origin, cells: own }, index) => {
    const names = namesOf(own, cells, context.language)
    const isLast = index === bySize.length - 1
    if (isLast && bySize.length === 1) return { ...origin, of: '' }
    const { rest } = STATIC_MESSAGES[context.language].figure
    return { ...origin, of: isLast && names.length > 1 ? rest : names.join(BETWEEN[context.language]) }
  })
}

/** Names for some of the values of a table: whole columns, then whole rows, then single values. */
function namesOf(own: Cell[], all: Cell[], language: Language): string[] {
  const whole = (key: 'row' | 'column', among: Cell[]) =>
    [...new Set(own.map(cell => cell[key]))].filter(name =>
      among.every(cell => cell[key] !== name || own.includes(cell))
    )
  const columns = whole('column', all)
  const rest = all.filter(({ column }) => !columns.includes(column))
  const rows = whole('row', rest).filter(name => rest.some(({ row }) => row === name))
  const single = own.filter(({ row, column }) => !columns.includes(column) && !rows.includes(row))
  return [
    ...columns,
    ...rows,
    ...single.map(({ row, column }) => (language === 'zh' ? `${row}（${column}）` : `${row} (${column})`))
  ]
}
