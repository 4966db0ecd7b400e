/** The two pages that list all of data/: every figure and every source. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { FigureIndexView, SourceGroupView } from '../../components/content/views.ts'
import { FigureNotHeldError } from '../../rules/figures.ts'
import { figureView, sourceView, type ViewContext } from './views.ts'

const FIGURES = join(import.meta.dirname, '..', '..', 'data', 'figures')

/** Which folder of data/figures/ each figure stands in. */
function areas(): Map<string, string> {
  const area = new Map<string, string>()
  for (const entry of readdirSync(FIGURES, { recursive: true, withFileTypes: true })) {
    if (!entry.name.endsWith('.yaml')) continue
    const text = readFileSync(join(entry.parentPath, entry.name), 'utf8')
    for (const [, id = ''] of text.matchAll(/^- id: (\S+)$/gm)) area.set(id, basename(entry.parentPath))
  }
  return area
}

/** Every figure in force, grouped by the folder of data/figures/ it stands in. */
export function figureIndex(context: ViewContext): FigureIndexView {
  const groups = new Map<string, FigureIndexView['groups'][number]['rows']>()
  const sources: { title: string; url: string }[] = []
  const areaOf = areas()
  for (const figure of context.data.figures.values()) {
    const view = viewOrNothing(context, figure.id)
    if (!view) continue
    let place = sources.findIndex(source => source.url === view.source.url && source.title === view.source.title)
    if (place < 0) place = sources.push({ title: view.source.title, url: view.source.url }) - 1
    const key = areaOf.get(figure.id) ?? ''
    const rows = groups.get(key) ?? []
    rows.push({
      id: figure.id,
      label: view.label,
      text: view.textPer,
      since: view.since,
      status: view.status,
      source: place
    })
    groups.set(key, rows)
  }
  return { groups: [...groups].map(([key, rows]) => ({ key, rows })), sources }
}

/** A figure that has ended, or was never confirmed, is not in the list. */
function viewOrNothing(context: ViewContext, id: string) {
  const figure = context.data.figures.get(id)
  const ended = figure?.ends !== undefined && figure.ends < context.today
  if (ended || figure?.values.at(-1)?.status === 'unverified') return undefined
  try {
    return figureView(context, id)
  } catch (error) {
    if (error instanceof FigureNotHeldError) return undefined
    throw error
  }
}

/** Every source, grouped by publisher, official publishers first. */
export function sourceIndex(context: ViewContext): SourceGroupView[] {
  const groups = new Map<string, SourceGroupView['sources']>()
  for (const source of context.data.sources.values()) {
    const list = groups.get(source.publisher) ?? []
    list.push({ ...sourceView(context, source.id), official: source.kind === 'official' })
    groups.set(source.publisher, list)
  }
  const officialFirst = (group: SourceGroupView) => (group.sources.some(source => source.official) ? 0 : 1)
  return [...groups]
    .map(([publisher, sources]) => ({ publisher, sources }))
    .sort((a, b) => officialFirst(a) - officialFirst(b) || a.publisher.localeCompare(b.publisher))
}
