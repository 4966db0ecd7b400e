/** Which figures will change when: the calendar of an editor. */
import type { Data } from '../../rules/data/load.ts'
import type { Figure } from '../../rules/data/schema.ts'
import { addDays, type IsoDate } from '../../rules/dates.ts'
import { FigureNotHeldError, reviewBy, valueOn } from '../../rules/figures.ts'

export interface DueFigure {
  id: string
  label: string
  /** The first day on which the value held may be out of date. */
  due: IsoDate
  /** The official page, or its copy, that the value came from. */
  url: string
}

/**
 * Figures in force whose value may be out of date within some days, earliest first.
 * Those past their day are in it too.
 */
export function dueFigures(data: Data, today: IsoDate, within: number): DueFigure[] {
  const last = addDays(today, within)
  return [...data.figures.values()]
    .flatMap(figure => dueFigure(data, figure, today))
    .filter(({ due }) => due <= last)
    .sort((a, b) => a.due.localeCompare(b.due) || a.id.localeCompare(b.id))
}

function dueFigure(data: Data, figure: Figure, today: IsoDate): DueFigure[] {
  try {
    const value = valueOn(figure, today)
    const due = reviewBy(figure, value)
    const url = data.sources.get(value.source)?.url ?? ''
    return due && value.status !== 'unverified' ? [{ id: figure.id, label: figure.label.en, due, url }] : []
  } catch (error) {
    // Over, or not begun: nothing to look up.
    if (error instanceof FigureNotHeldError) return []
    throw error
  }
}

/** The list as Markdown, one heading a day; the text of the issue that the scheduled workflow opens. */
export function dueText(figures: DueFigure[]): string {
  const days = [...new Set(figures.map(({ due }) => due))]
  return days
    .map(day => {
      const lines = figures
        .filter(({ due }) => due === day)
        .map(({ id, label, url }) => `- [ ] \`${id}\` ${label}: ${url}`)
      return `### ${day}\n\n${lines.join('\n')}`
    })
    .join('\n\n')
}
