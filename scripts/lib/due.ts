/** What editors must look up again: figures that change, and what was checked a year ago (docs/editors/review.md). */
import type { Data } from '../../rules/data/load.ts'
import type { Figure } from '../../rules/data/schema.ts'
import { newestValue } from '../../rules/figures.ts'
import { addDays, dayAfter, nextIndexation, yearAfter, type IsoDate } from '../../rules/dates.ts'
import type { Page } from '../checks/pages.ts'
import { shownServices } from '../mdx/views.ts'
import type { Entry, Topic } from './issues.ts'

export interface DueFigure {
  id: string
  label: string
  /** The first day for which the held value may be wrong. */
  due: IsoDate
  /** The official page, or its copy, of the newest value. */
  url: string
  /** The first page that shows it. */
  page?: string
  /** Why its value is missing, if somebody looked for it. */
  awaited?: string
  /** The last day, if the figure is due because it ends. */
  ends?: IsoDate
}

/**
 * Figures to look up within some days, earliest first, including overdue ones.
 * @param shown figures that pages show, with the page: one that ended is due while readers see it
 * @param within days from today
 */
export function dueFigures(data: Data, shown: Map<string, string>, today: IsoDate, within: number): DueFigure[] {
  const last = addDays(today, within)
  return [...data.figures.values()]
    .flatMap(figure => {
      const { id, label, ends, awaited } = figure
      const newest = newestValue(figure)
      const page = shown.get(id)
      const due = dueDay(figure, today)
      if (!newest || !due || due > last || newest.status === 'unverified' || newest.status === 'superseded') return []
      const isOver = ends !== undefined && ends < today
      if (isOver && !page) return []
      const url = data.sources.get(newest.source)?.url ?? ''
      const isEnd = ends !== undefined && due === dayAfter(ends)
      const known = { ...(page && { page }), ...(awaited && { awaited }), ...(isEnd && { ends }) }
      return [{ id, label: label.en, due, url, ...known }]
    })
    .sort((a, b) => a.due.localeCompare(b.due) || a.id.localeCompare(b.id))
}

/**
 * The first day, from the value in force on, for which a value must be looked up: an indexation
 * without a value, or the day after the end. A value added before its day counts as looked up,
 * unlike in `reviewBy`, which says when a page built today may be out of date.
 */
function dueDay({ calendar, values, ends }: Figure, today: IsoDate): IsoDate | undefined {
  const open = values.flatMap(({ from }, index) => {
    const next = values[index + 1]?.from
    const indexed = nextIndexation(calendar, from)
    const isPast = next !== undefined && next <= today
    return isPast || !indexed || (next !== undefined && next <= indexed) ? [] : [indexed]
  })
  return [...open, ...(ends ? [dayAfter(ends)] : [])].sort()[0]
}

/** Overdue figures that readers see and nobody awaits. */
export function neglected(figures: DueFigure[], today: IsoDate): DueFigure[] {
  return figures.filter(({ due, page, awaited }) => due <= today && page !== undefined && awaited === undefined)
}

/** The list as Markdown, with one heading for each day. */
export function dueText(figures: DueFigure[], today: IsoDate): string {
  return daysIn(figures)
    .map(day => {
      const lines = figures.filter(({ due }) => due === day).map(figure => `- [ ] ${dueLine(figure)}`)
      return `### ${day}${day <= today ? ' (past)' : ''}\n\n${lines.join('\n')}`
    })
    .join('\n\n')
}

function daysIn(figures: DueFigure[]): IsoDate[] {
  return [...new Set(figures.map(({ due }) => due))]
}

function dueLine({ id, label, url, page, awaited, ends }: DueFigure): string {
  const on = page ? `, shown on ${page}` : ''
  const end = ends ? ` (its last day is ${ends}: was it extended?)` : ''
  return `\`${id}\` ${label}: ${url}${on}${end}${awaited ? ` (awaited: ${awaited})` : ''}`
}

/** Figures whose last day has passed, and which pages still show. */
export function ended(figures: DueFigure[], today: IsoDate): DueFigure[] {
  return figures.filter(({ due, ends }) => ends !== undefined && due <= today)
}

/** What the build says of figures that are past their day; undefined where none is. */
export function dueSummary(figures: DueFigure[], today: IsoDate): string | undefined {
  const late = figures.filter(({ due }) => due <= today)
  if (late.length === 0) return undefined
  const over = ended(late, today).length
  const old = late.filter(({ due }) => yearAfter(due) <= today).length
  return [
    `Past their day: ${late.length} figures, since ${late[0]?.due ?? today}`,
    ...(over > 0 ? [`${over} of schemes that have ended`] : []),
    ...(old > 0 ? [`${old} for more than a year`] : []),
    'npm run -s report -- due lists them'
  ].join('; ')
}

/** How long before a notice shows the build begins to name its page and figure. */
export const WARN_DAYS = 30

/**
 * What the build says of notices that pages will soon show; undefined where none is near.
 * @param figures due within `WARN_DAYS`
 */
export function comingSummary(figures: DueFigure[], today: IsoDate): string | undefined {
  const coming = figures.filter(({ due, page, awaited }) => due > today && page !== undefined && awaited === undefined)
  if (coming.length === 0) return undefined
  const lines = coming.map(({ id, due, page = '' }) => `  ${due} ${page}: ${id}`)
  return [`In ${WARN_DAYS} days or less these pages will say that a figure may be old:`, ...lines].join('\n')
}

interface Listed {
  topic: Topic
  entries: Entry[]
}

/**
 * Due figures as issues: one for each coming day, and one for all that are overdue. They are
 * separate because a list that is never empty would hide the next day.
 */
export function dueTopics(figures: DueFigure[], today: IsoDate): { coming: Listed[]; overdue: Listed } {
  const topic = (title: string, intro: string): Topic => ({
    label: 'figures-due',
    title,
    intro: `${intro} How: docs/editors/change-a-rate.md.`
  })
  const late = figures.filter(({ due }) => due <= today)
  const coming = figures.filter(({ due }) => due > today)
  return {
    coming: daysIn(coming).map(day => ({
      topic: topic(`Figures to look up by ${day}`, `From ${day} these may be out of date.`),
      entries: coming.filter(({ due }) => due === day).map(figure => ({ key: figure.id, line: dueLine(figure) }))
    })),
    overdue: {
      topic: topic('Figures past their day', 'Pages that show these say that they may be out of date.'),
      // The day is part of the key: a figure looked up now will be overdue again another year.
      entries: late.map(figure => ({
        key: `${figure.id} ${figure.due}`,
        line: `${dueLine(figure)} (since ${figure.due})`
      }))
    }
  }
}

/** The issue that the scheduled workflow keeps. */
export const REVIEWS_TOPIC: Topic = {
  label: 'reviews-due',
  title: 'Pages and services to check again',
  intro: 'It is a year since somebody checked these. How: docs/editors/review.md and docs/editors/add-a-service.md.'
}

/**
 * Pages and services whose last check will be a year ago within some days, oldest first.
 * @param within days from today
 */
export function dueReviews(data: Data, pages: Page[], today: IsoDate, within: number): Entry[] {
  return (
    reviewedBefore(data, pages, addDays(today, within))
      // The day is part of the key: what is checked now will be due again another year.
      .map(({ name, checked }) => ({ key: `${name} ${checked}`, line: `\`${name}\` (checked ${checked})` }))
  )
}

/** Something that somebody checked on a day. */
export interface Reviewed {
  /** The file of a page, or the service. */
  name: string
  checked: IsoDate
}

/** Pages and services whose last check is a year old on a day, oldest first. */
export function reviewedBefore(data: Data, pages: Page[], day: IsoDate): Reviewed[] {
  const ofPages = pages.map(({ file, frontMatter }) => ({ name: file, checked: String(frontMatter.reviewed) }))
  const ofServices = shownServices(data).map(({ id, checked }) => ({ name: `data/services.yaml: ${id}`, checked }))
  return [...ofPages, ...ofServices]
    .filter(({ checked }) => yearAfter(checked) <= day)
    .sort((a, b) => a.checked.localeCompare(b.checked) || a.name.localeCompare(b.name))
}
