/** Which figures will change when: the calendar of an editor. */
import type { Data } from '../../rules/data/load.ts'
import type { Figure } from '../../rules/data/schema.ts'
import { addDays, type IsoDate } from '../../rules/dates.ts'
import { FigureNotHeldError, reviewBy, valueOn } from '../../rules/figures.ts'
import type { Entry, Topic } from './issues.ts'

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

/** The list as Markdown, one heading a day. */
export function dueText(figures: DueFigure[]): string {
  return daysOf(figures)
    .map(day => {
      const lines = figures.filter(({ due }) => due === day).map(figure => `- [ ] ${dueLine(figure)}`)
      return `### ${day}\n\n${lines.join('\n')}`
    })
    .join('\n\n')
}

function daysOf(figures: DueFigure[]): IsoDate[] {
  return [...new Set(figures.map(({ due }) => due))]
}

function dueLine({ id, label, url }: DueFigure): string {
  return `\`${id}\` ${label}: ${url}`
}

/** An issue and what stands in it. */
interface Listed {
  topic: Topic
  entries: Entry[]
}

const LABEL = 'figures-due'
const HOW = 'How: docs/editors/change-a-rate.md.'

/**
 * Due figures as issues: one for each day that is coming, and one for all that are past
 * theirs. They are kept apart because a list that is never empty would hide the next day.
 */
export function dueTopics(figures: DueFigure[], today: IsoDate): { coming: Listed[]; overdue: Listed } {
  const late = figures.filter(({ due }) => due <= today)
  const coming = figures.filter(({ due }) => due > today)
  return {
    coming: daysOf(coming).map(day => ({
      topic: { label: LABEL, title: `Figures to look up by ${day}`, intro: `From ${day} these may be out of date. ${HOW}` },
      entries: coming.filter(({ due }) => due === day).map(figure => ({ key: figure.id, line: dueLine(figure) }))
    })),
    overdue: {
      topic: {
        label: LABEL,
        title: 'Figures past their day',
        intro: `Pages that show these say that they may be out of date. ${HOW}`
      },
      // With the day: a figure looked up now is late again another year.
      entries: late.map(figure => ({ key: `${figure.id} ${figure.due}`, line: `${dueLine(figure)} (since ${figure.due})` }))
    }
  }
}
