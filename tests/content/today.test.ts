/**
 * What the figures on pages promise readers, on any day. Only what a change breaks is here: what goes
 * out of date as time passes is told by `npm run rates:due -- --fail` in the scheduled workflow, so
 * that a rate nobody has looked up yet holds up no other change.
 */
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readContext } from '../../scripts/checks/context.ts'
import { dueFigures } from '../../scripts/lib/due.ts'
import { shownFigures } from '../../scripts/lib/shown-figures.ts'
import { earliestReview, figureView } from '../../scripts/mdx/views.ts'
import { addDays, yearAfter } from '../../rules/dates.ts'

const { data, pages, today } = readContext(join(import.meta.dirname, '..', '..'))
const shown = shownFigures(pages)

describe('every figure shown on a page', () => {
  it('is found at all: the pages do show figures', () => {
    expect(shown.size).toBeGreaterThan(20)
  })

  it.each([today, addDays(today, 200), yearAfter(yearAfter(today))])('has a value with its source on %s, whatever has ended', on => {
    const without = [...shown].filter(([id]) => !figureView({ data, language: 'en', today: on }, id).source.url)
    expect(without).toEqual([])
  })

  it('is said to be out of date by its page from its day on, until a new value is here', () => {
    const far = yearAfter(yearAfter(today))
    const due = dueFigures(data, shown, far, 0).filter(({ id }) => shown.has(id))
    expect(due.length).toBeGreaterThan(20)
    const silent = due.filter(({ id, due: day }) => {
      const said = earliestReview({ data, language: 'en', today: day }, [id])
      return said === undefined || said > day
    })
    expect(silent).toEqual([])
  })
})

describe('a figure whose value is awaited', () => {
  it('is late: else its value is here, and `awaited` is to be taken out', () => {
    const late = new Set(dueFigures(data, shown, today, 0).map(({ id }) => id))
    const settled = [...data.figures.values()].filter(({ id, awaited }) => awaited && !late.has(id)).map(({ id }) => id)
    expect(settled).toEqual([])
  })
})
