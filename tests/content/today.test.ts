/**
 * What the figures on pages promise on any day. Figures that become overdue as time passes are
 * reported by `npm run report -- rates --fail` in the scheduled workflow, so that they block no
 * other change.
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
  it('is found', () => {
    expect(shown.size).toBeGreaterThan(20)
  })

  it.each([today, addDays(today, 200), yearAfter(yearAfter(today))])(
    'has a value with its source on %s, even if it has ended',
    on => {
      const without = [...shown].filter(([id]) => !figureView({ data, language: 'en', today: on }, id).source.url)
      expect(without).toEqual([])
    }
  )

  it('is marked as out of date from its day on, until it has a new value', () => {
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

it('a figure whose value is awaited is overdue; otherwise remove `awaited`', () => {
  const late = new Set(dueFigures(data, shown, today, 0).map(({ id }) => id))
  const settled = [...data.figures.values()].filter(({ id, awaited }) => awaited && !late.has(id)).map(({ id }) => id)
  expect(settled).toEqual([])
})
