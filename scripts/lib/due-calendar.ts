/** What editors must look at again, as a calendar: `npm run -s report -- due --calendar` (docs/editors/review.md). */
import { calendarFile, type CalendarDay } from '../../components/calendar/calendar-file.ts'
import { yearAfter, type IsoDate } from '../../rules/dates.ts'
import { site } from '../../site.config.ts'
import type { DueFigure, Reviewed } from './due.ts'

/**
 * One event for each day: the figures to look up by it, and the pages and services whose last check is then a year old.
 * An event has the same id in every file, so that it is updated and not added again.
 * @param today what is past its day is an event of today
 */
export function dueCalendar(figures: readonly DueFigure[], reviewed: readonly Reviewed[], today: IsoDate): string {
  const days = [
    ...events(
      'figures',
      figures.map(({ id, due, page }) => ({ on: due, line: page ? `${id} (${page})` : id })),
      today
    ),
    ...events(
      'reviews',
      reviewed.map(({ name, checked }) => ({ on: yearAfter(checked), line: name })),
      today
    )
  ]
  return calendarFile(days, { name: `${site.name.en}: due`, madeAt: new Date(`${today}T00:00:00Z`), reminds: true })
}

const TITLES = { figures: 'Figures to look up', reviews: 'Pages and services to check again' }

function events(kind: keyof typeof TITLES, due: { on: IsoDate; line: string }[], today: IsoDate): CalendarDay[] {
  const byDay = new Map<IsoDate, string[]>()
  for (const { on, line } of due) {
    const day = on < today ? today : on
    byDay.set(day, [...(byDay.get(day) ?? []), line])
  }
  return [...byDay].map(([on, lines]) => ({
    uid: `due.${kind}`,
    on,
    title: `${TITLES[kind]}: ${lines.length}`,
    note: lines.join('\n'),
    isDangerous: false
  }))
}
