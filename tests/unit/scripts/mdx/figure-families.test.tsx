import { describe, expect, it } from 'vitest'
import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { FiguresOf } from '../../../../components/content/FigureList.tsx'
import type { FigureFamilyView, FigureView } from '../../../../components/content/views.ts'
import '../../../../components/layout/messages/both.ts'
import { PagePath } from '../../../../components/layout/page-path.ts'
import { LANGUAGES } from '../../../../i18n/languages.ts'
import { loadData, type Data } from '../../../../rules/data/load.ts'
import type { Figure } from '../../../../rules/data/schema.ts'
import type { FigureFamily } from '../../../../rules/data/text-schemas.ts'
import { siteToday } from '../../../../scripts/lib/today.ts'
import { familyView } from '../../../../scripts/mdx/figure-families.ts'
import { figuresOf } from '../../../../scripts/mdx/indexes.ts'
import type { ViewContext } from '../../../../scripts/mdx/views.ts'

const context: ViewContext = { data: loadData(), language: 'en', today: siteToday() }

const both = (text: string) => ({ en: text, zh: `${text} 中` })

/** A figure of money; dollars as cents. */
function money(id: string, value: number, more: Partial<Figure> = {}, source = 'sa-co029-2601'): Figure {
  const values: Figure['values'] = [{ from: '2026-01-01', value, source, status: 'verified' }]
  return { id, label: both(`All about ${id}`), unit: 'money', period: 'fortnight', calendar: 'none', values, ...more }
}

const OTHER_SOURCE = 'ssg-5-1-8-20'

/** The family that a test describes, in a table. */
function tableOf(
  figures: Figure[],
  rows: Record<string, (string | null)[]>,
  { columns = ['Starts', 'Stops'], language = 'en' as ViewContext['language'] } = {}
): FigureFamilyView {
  const family: FigureFamily = {
    id: 'a',
    name: both('Help'),
    by: both('Household'),
    columns: columns.map(both),
    rows: Object.entries(rows).map(([name, ids]) => ({ name: both(name), figures: ids }))
  }
  const data: Data = { ...context.data, figures: new Map(figures.map(figure => [figure.id, figure])) }
  const urls: string[] = []
  const sourceAt = ({ url }: FigureView['source']) => (urls.includes(url) ? urls.indexOf(url) : urls.push(url) - 1)
  return familyView({ data, language, today: '2026-11-29' }, family, 'Group', sourceAt)
}

const FOUR = [money('a.from', 10000), money('a.to', 20050), money('b.from', 30000), money('b.to', 40000)]
const ROWS = { Single: ['a.from', 'a.to'], Couple: ['b.from', 'b.to'] }

describe('a family of figures', () => {
  it('has a row for each household, its period once, and cents where a value below it has them', () => {
    const { caption, by, columns, rows } = tableOf(FOUR, ROWS)
    expect([caption, by, ...columns]).toEqual(['Help, a fortnight', 'Household', 'Starts', 'Stops'])
    expect(rows.map(({ name, cells }) => [name, ...cells.map(({ text }) => text)])).toEqual([
      ['Single', '$100', '$200.50'],
      ['Couple', '$300', '$400.00']
    ])
    expect(tableOf(FOUR, ROWS, { language: 'zh' }).caption).toBe('Help 中（每两周）')
  })

  it('says the period beside each value where they differ', () => {
    const [first, ...others] = FOUR
    const { caption, rows } = tableOf([{ ...first!, period: 'year' }, ...others], ROWS)
    expect(caption).toBe('Help')
    expect(rows[0]?.cells.map(({ text }) => text)).toEqual(['$100 a year', '$200.50 a fortnight'])
  })

  it('says date and source once where all have the same', () => {
    expect(tableOf(FOUR, ROWS).origins).toEqual([
      { of: '', since: 'From 1 January 2026', status: 'verified', source: 0 }
    ])
  })

  it.each<[what: string, other: string[], of: string[]]>([
    ['a column', ['a.to', 'b.to'], ['Starts', 'Stops']],
    ['a row', ['a.from', 'a.to'], ['Single', 'Couple']],
    ['one value', ['b.to'], ['Couple (Stops)', 'All the rest']]
  ])('names %s that has another source', (_what, other, of) => {
    const figures = FOUR.map(({ id, ...more }) =>
      money(id, 100, other.includes(id) ? { values: money(id, 100, {}, OTHER_SOURCE).values } : { values: more.values })
    )
    expect(
      tableOf(figures, ROWS)
        .origins.map(origin => origin.of)
        .sort()
    ).toEqual([...of].sort())
  })

  it('leaves out rows and columns without a figure in force, and shows a dash for one value', () => {
    const ended = { ends: '2026-02-01' }
    const gone = [money('c.from', 1, ended), money('c.to', 1, ended), money('a.more', 1, ended)]
    const { columns, rows } = tableOf(
      [...FOUR, ...gone],
      { Single: ['a.from', 'a.to', 'a.more'], Couple: ['b.from', null, null], Gone: ['c.from', 'c.to', null] },
      { columns: ['Starts', 'Stops', 'More'] }
    )
    expect(columns).toEqual(['Starts', 'Stops'])
    expect(rows.map(({ name }) => name)).toEqual(['Single', 'Couple'])
    expect(rows[1]?.cells[1]).toEqual({ text: '–' })
  })

  it('names a figure of two rows once', () => {
    const { rows } = tableOf(FOUR, { Single: ['a.from', 'a.to'], Older: ['b.from', 'a.to'] })
    expect(rows.map(({ cells }) => cells[1]?.id)).toEqual(['a.to', undefined])
  })
})

describe('the families on the pages of figures', () => {
  const areas = [...new Set(context.data.areas.values())]

  it.each(areas)('%s: every figure stands once on its page', area => {
    const data = figuresOf(context, area)
    const html = renderToStaticMarkup(
      <PagePath.Provider value="/en">
        <FiguresOf area={area} data={data} />
      </PagePath.Provider>
    )
    const page = parse(html)
    const single = page.querySelectorAll('table.stacked tbody tr')
    const cells = page.querySelectorAll('[data-family] td:not([data-again])')
    expect(single.length + cells.length).toBe(data.rows.length)
    const inFamilies = data.families.flatMap(family =>
      family.rows.flatMap(row => row.cells.flatMap(({ id }) => id ?? []))
    )
    expect(new Set(inFamilies).size).toBe(cells.length)
    expect(
      data.rows
        .filter(row => row.inFamily)
        .map(({ id }) => id)
        .sort()
    ).toEqual([...inFamilies].sort())
    for (const { label, inFamily } of data.rows) {
      if (!inFamily)
        expect(
          single.some(row => row.textContent.includes(label)),
          label
        ).toBe(true)
    }
  })

  it.each(LANGUAGES)('are under one heading each, in %s', language => {
    for (const area of areas) {
      const { rows, families } = figuresOf({ ...context, language }, area)
      for (const { id, group, rows: own } of families) {
        const ids = own.flatMap(({ cells }) => cells.flatMap(cell => cell.id ?? []))
        const groups = rows.filter(row => ids.includes(row.id)).map(row => row.group)
        expect([...new Set(groups)], id).toEqual([group])
      }
    }
  })

  it('are real tables with heads for columns and rows', () => {
    const data = figuresOf(context, 'rent-assistance')
    const html = renderToStaticMarkup(
      <PagePath.Provider value="/en">
        <FiguresOf area="rent-assistance" data={data} />
      </PagePath.Provider>
    )
    const table = parse(html).querySelector('[data-family] table')
    expect(table?.querySelector('caption')?.text).toContain('a fortnight')
    expect(table?.querySelectorAll('thead th[scope=col]').length).toBe(4)
    const rows = table?.querySelectorAll('tbody tr') ?? []
    expect(rows.length).toBe(11)
    expect(rows.filter(row => row.querySelectorAll('th[scope=row]').length !== 1)).toEqual([])
    expect(parse(html).querySelectorAll('[data-family] .footnote').length).toBe(1)
  })
})
