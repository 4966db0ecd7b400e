/** Pages and services that are due for review after a year (docs/editors/review.md). */
import type { Data } from '../../rules/data/load.ts'
import { addDays, yearAfter, type IsoDate } from '../../rules/dates.ts'
import type { Page } from '../checks/pages.ts'
import { shownServices } from '../mdx/views.ts'
import type { Entry, Topic } from './issues.ts'

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
  const last = addDays(today, within)
  const ofPages = pages.map(({ file, frontMatter }) => ({ name: file, checked: String(frontMatter.reviewed) }))
  const ofServices = shownServices(data).map(({ id, checked }) => ({ name: `data/services.yaml: ${id}`, checked }))
  return (
    [...ofPages, ...ofServices]
      .filter(({ checked }) => yearAfter(checked) <= last)
      .sort((a, b) => a.checked.localeCompare(b.checked) || a.name.localeCompare(b.name))
      // The day is part of the key: what is checked now will be due again another year.
      .map(({ name, checked }) => ({ key: `${name} ${checked}`, line: `\`${name}\` (checked ${checked})` }))
  )
}
