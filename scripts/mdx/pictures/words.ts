/** The words of pictures with figures in their placeholders. */
import { fill } from '../../../i18n/fill.ts'
import type { Language } from '../../../i18n/languages.ts'
import { pictures as en, type PictureWords } from '../../../i18n/pictures/en.ts'
import { pictures as zh } from '../../../i18n/pictures/zh.ts'
import { figureOf, fillPlaceholders, type ViewContext } from '../views.ts'
import { valueOn } from '../../../rules/figures.ts'

const WORDS: Record<Language, PictureWords> = { en, zh }

/** A page that names the figures it shows: they decide its review date. */
export interface PictureContext extends ViewContext {
  figures: Set<string>
}

/** The words of pictures in the page's language. */
export function wordsOf({ language }: ViewContext): PictureWords {
  return WORDS[language]
}

/** A message with its figures filled in. @throws UnknownIdError for an id data/ lacks */
export function filled(page: PictureContext, message: string, values: Record<string, string | number> = {}): string {
  return fillPlaceholders(page, fill(message, values), page.figures)
}

/** What a figure counts on the page's day, as it is in data/: weeks, days, marks. @throws UnknownIdError */
export function countOf(page: PictureContext, id: string): number {
  page.figures.add(id)
  return valueOn(figureOf(page, id), page.today).value
}

const DAYS: Partial<Record<ReturnType<typeof figureOf>['unit'], number>> = { days: 1, 'business-days': 7 / 5, weeks: 7 }

/**
 * A figure of time in days: five business days are a week.
 * @throws Error where it counts anything else
 */
export function daysOf(page: PictureContext, id: string): number {
  const { unit } = figureOf(page, id)
  const each = DAYS[unit]
  if (each === undefined) throw new Error(`The figure “${id}” is in ${unit}: a line of time needs days or weeks.`)
  return countOf(page, id) * each
}
