/** Every value of every figure as one table, for a spreadsheet (docs/reuse.md). */
import type { Data } from '../../rules/data/load.ts'
import { dayAfter } from '../../rules/dates.ts'
import { isInHundredths, type Figure, type FigureValue } from '../../rules/data/schema.ts'
import { reviewBy } from '../../rules/figures.ts'

/** The address of the table. */
export const FIGURES_CSV = '/figures.csv'

const COLUMNS = [
  'id',
  'label_en',
  'label_zh',
  'unit',
  'period',
  'from',
  'before',
  'value',
  'status',
  'source',
  'source_title',
  'source_url',
  'page_date',
  'review_by'
] as const

type Row = Record<(typeof COLUMNS)[number], string | number | undefined>

/** Whoever opens a table reads 824.90 as dollars and 82490 as more of them: units without hundredths. */
const UNITS: Partial<Record<Figure['unit'], string>> = { money: 'AUD', percent: 'percent', taper: 'cents per dollar' }

/**
 * The table (RFC 4180): one row for each value, oldest first; money in dollars with cents, 824.90. A value holds from
 * `from` until the day before `before`.
 */
export function figuresCsv({ figures, sources }: Data): string {
  const rows = [...figures.values()].flatMap(figure =>
    figure.values.map((value, index): Row => {
      const source = sources.get(value.source)
      const end = figure.ends === undefined ? undefined : dayAfter(figure.ends)
      return {
        id: figure.id,
        label_en: figure.label.en,
        label_zh: figure.label.zh,
        unit: UNITS[figure.unit] ?? figure.unit,
        period: figure.period,
        from: value.from,
        before: figure.values[index + 1]?.from ?? end,
        value: written(figure, value),
        status: value.status,
        source: value.source,
        source_title: source?.title,
        source_url: source?.url,
        page_date: value.page_date,
        review_by: reviewBy(figure, value)
      }
    })
  )
  return [COLUMNS, ...rows.map(row => COLUMNS.map(column => row[column]))].map(line).join('')
}

function written({ unit }: Figure, { value }: FigureValue): string {
  if (unit === 'money') return (value / 100).toFixed(2)
  return String(isInHundredths(unit) ? value / 100 : value)
}

function line(cells: readonly (string | number | undefined)[]): string {
  return `${cells.map(cell).join(',')}\r\n`
}

function cell(value: string | number | undefined): string {
  const text = String(value ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
