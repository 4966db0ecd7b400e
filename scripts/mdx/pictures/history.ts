/** A figure over time. */
import { fill } from '../../../i18n/fill.ts'
import { formatDate, formatMoney, formatQuantity, withPeriod } from '../../../i18n/format.ts'
import type { HistoryPicture } from '../../../components/pictures/views.ts'
import type { Figure, FigureValue } from '../../../rules/data/schema.ts'
import { daysUntil } from '../../../rules/counting.ts'
import { newestValue } from '../../../rules/figures.ts'
import type { IsoDate } from '../../../rules/dates.ts'
import { reviewBy } from '../../../rules/figures.ts'
import { figureOf } from '../views.ts'
import { wordsOf, type PictureContext } from './words.ts'

/** So many years have room below the narrowest drawing. */
const MOST_YEARS = 5

/**
 * Every dated value of a figure in force on or before the day of the page, the last one until it is next due to change.
 * @throws UnknownIdError for an id data/ lacks; Error where fewer than two values may be shown
 */
export function historyPicture(page: PictureContext, id: string): HistoryPicture {
  const { language, today } = page
  const figure = figureOf(page, id)
  const values = figure.values.filter(({ from, status }) => from <= today && status !== 'unverified')
  const [first, last] = [values[0], newestValue({ values })]
  if (!first || !last || values.length < 2) throw new Error(`The figure “${id}” has no two values: no picture of it.`)
  const until = reviewBy(figure, last) ?? today
  page.figures.add(id)
  const words = wordsOf(page).history
  const text = (value: FigureValue) => quantity(figure, value, language)
  const marks = values.map(({ from, value }) => ({ at: dayNumber(from), value }))
  return {
    caption: captionOf(figure, language),
    summary: fill(words.summary, {
      first: text(first),
      firstDay: formatDate(first.from, language),
      last: text(last),
      lastDay: formatDate(last.from, language)
    }),
    marks: [...marks, { at: dayNumber(until), value: last.value }],
    firstText: text(first),
    lastText: text(last),
    years: yearsBetween(first.from, until),
    columns: [words.day, words.value],
    rows: values.map(value => ({ id: value.from, day: formatDate(value.from, language), text: text(value) })).reverse(),
    table: words.table
  }
}

function quantity({ unit }: Figure, { value }: FigureValue, language: PictureContext['language']): string {
  return unit === 'money' ? formatMoney(value, language) : formatQuantity(value, unit, language)
}

function captionOf({ label, period }: Figure, language: PictureContext['language']): string {
  if (!period) return label[language]
  return language === 'en'
    ? withPeriod(`${label.en},`, period, 'en')
    : `${label.zh}，${withPeriod('', period, 'zh').trim()}`
}

/** Days since 1970-01-01. */
function dayNumber(day: IsoDate): number {
  return daysUntil('1970-01-01', day)
}

/** 1 January of the years between two days, at most as many as have room. */
function yearsBetween(from: IsoDate, until: IsoDate): HistoryPicture['years'] {
  const [least, most] = [Number(from.slice(0, 4)) + 1, Number(until.slice(0, 4))]
  const step = Math.ceil((most - least + 1) / MOST_YEARS)
  const years = Array.from({ length: Math.floor((most - least) / step) + 1 }, (_, index) => most - index * step)
  return years.reverse().map(year => ({ at: dayNumber(`${year}-01-01`), text: String(year) }))
}
