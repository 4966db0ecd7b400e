/**
 * Goes red as time passes, so that nobody has to remember: rates change on
 * 1 January, 20 March, 1 July and 20 September. A failure names the figures to
 * look up; write their new values into data/figures/.
 */
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readContext } from '../../scripts/checks/context.ts'
import { words } from '../../scripts/checks/pages.ts'
import { VOCABULARY } from '../../scripts/checks/vocabulary.ts'
import { FigureNotHeldError, reviewBy, valueOn } from '../../rules/figures.ts'

/**
 * Figures on pages whose new value nobody has published yet, as far as we could
 * read. Their pages carry the notice that they may be out of date.
 */
const AWAITED: Record<string, string> = {
  'telephone-allowance.basic': 'indexed each 20 September; the amount of September 2026 is in no list we could read',
  'telephone-allowance.full': 'as the basic rate',
  'supported-wage.minimum': 'changes each 1 July; no amount since July 2025 is in a page we could read',
  'public-dental.vic.visit': 'changes each 1 July; the newest list we could read is of 2023, and the page says so',
  'public-dental.vic.course': 'as the fee for a visit'
}

const context = readContext(join(import.meta.dirname, '..', '..'))
const { data, today } = context

/** Every figure that a page shows as in force, with the first page that does. */
function shownFigures(): Map<string, string> {
  const shown = new Map<string, string>()
  for (const page of context.pages) {
    const inComponents = page.components
      .filter(({ attributes }) => !attributes.has('on'))
      .flatMap(({ name, attributes }) =>
        [...attributes]
          .filter(([attribute]) => VOCABULARY[name]?.attributes[attribute] === 'figures')
          .flatMap(([, ids]) => words(ids))
      )
    const inSentences = page.placeholders
      .filter(({ kind, on }) => (kind === 'figure' || kind === 'amount') && !on)
      .map(({ id }) => id)
    for (const id of [...inComponents, ...inSentences]) if (!shown.has(id)) shown.set(id, page.file)
  }
  return shown
}

const shown = shownFigures()

describe(`on ${today}, every figure shown on a page`, () => {
  it('is found at all: the pages do show figures', () => {
    expect(shown.size).toBeGreaterThan(20)
  })

  it('has a value in force, with its source', () => {
    const without = [...shown].flatMap(([id, page]) => {
      const figure = data.figures.get(id)
      if (!figure) return [`${page} shows ${id}, which data/figures/ does not hold`]
      try {
        const { source } = valueOn(figure, today)
        return data.sources.has(source) ? [] : [`${id} has no source`]
      } catch (error) {
        if (error instanceof FigureNotHeldError) return [`${page} shows ${id}: ${error.message}`]
        throw error
      }
    })
    expect(without).toEqual([])
  })

  it('was looked up since its last change, or is known to be awaited', () => {
    const overdue = [...shown].flatMap(([id, page]) => {
      const figure = data.figures.get(id)
      const due = figure && reviewBy(figure, valueOn(figure, today))
      return due && due <= today && !(id in AWAITED)
        ? [`${id} was due on ${due}; look it up and add its value (${page})`]
        : []
    })
    expect(overdue).toEqual([])
  })

  it('is awaited only while it is late and shown', () => {
    const settled = Object.keys(AWAITED).filter(id => {
      const figure = data.figures.get(id)
      const due = figure && reviewBy(figure, valueOn(figure, today))
      return !shown.has(id) || !due || due > today
    })
    expect(settled).toEqual([])
  })
})
