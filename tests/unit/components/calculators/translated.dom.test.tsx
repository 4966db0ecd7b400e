/**
 * A calculator on a page that a translator or a reading aid has changed gives the same answers as on an unchanged one.
 */
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CALCULATOR_PAGES } from '../../../../components/calculators/pages.ts'
import { LiveCalculator } from '../../../../components/calculators/LiveCalculator.tsx'
import { writeFragment } from '../../../../components/tool/fragment.ts'
import { initialAnswers } from '../../../../components/tool/answers.ts'
import type { Answers, Definition } from '../../../../components/tool/types.ts'
import { PagePath } from '../../../../components/layout/page-path.ts'
import '../../../../components/layout/messages/both.ts'
import { LANGUAGES, type Language } from '../../../../i18n/languages.ts'
import { loadData } from '../../../../rules/data/load.ts'
import { calculatorData } from '../../../../scripts/mdx/calculators.ts'
import { answersOf } from '../../../support/answers.ts'
import { fullOr } from '../../../support/full-run.ts'
import { addElements, replaceTexts, translate } from '../../../support/foreign.ts'

const data = loadData()
const pages = CALCULATOR_PAGES

/** The day of the build and of the reader: two calculators that are compared must not have midnight between them. */
const TODAY = '2026-11-20'

let roots: Root[] = []

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.setSystemTime(`${TODAY}T02:00:00Z`)
  history.replaceState(null, '', '/')
})

afterEach(() => {
  clear()
  vi.useRealTimers()
})

function clear(): void {
  for (const root of roots) act(() => root.unmount())
  roots = []
  document.body.replaceChildren()
}

function draw(page: (typeof pages)[number], language: Language): HTMLElement {
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  roots.push(root)
  const packed = calculatorData({ data, language, today: TODAY }, page)
  act(() =>
    root.render(
      <PagePath.Provider value={`/${language}`}>
        <LiveCalculator definition={page.definition} data={packed} />
      </PagePath.Provider>
    )
  )
  return host
}

/** Follows a link with answers on the page itself. */
function answer(definition: Definition, answers: Answers): void {
  const fragment = writeFragment(definition, { ...initialAnswers(definition), ...answers })
  act(() => {
    history.replaceState(null, '', `#${fragment}`)
    dispatchEvent(new Event('hashchange'))
  })
}

/** One situation, then the same with other amounts: the answer changes its words and nothing else. */
function situationsOf(definition: Definition): fc.Arbitrary<Answers[]> {
  const amounts = definition.questions.filter(({ kind }) => kind === 'money').map(({ id }) => id)
  const others = fc.record(Object.fromEntries(amounts.map(id => [id, fc.integer({ min: 0, max: 900 }).map(String)])))
  return fc
    .tuple(answersOf(definition), fc.array(others, { minLength: 2, maxLength: 3 }))
    .map(([first, later]) => [first, ...later.map(other => ({ ...first, ...other }))])
}

/** The text of the page without the translator’s marks. */
function saidBy(host: HTMLElement): string {
  return (host.textContent ?? '').replace(/[‹›]/g, '')
}

describe.each([
  ['translates it', translate],
  ['changes its words', replaceTexts],
  ['adds elements and attributes', addElements]
])('if something %s', (_what, change) => {
  it.each(pages.map(page => [page.definition.id, page] as const))('%s shows the result of new answers', (id, page) => {
    const language = LANGUAGES[pages.indexOf(page) % LANGUAGES.length]!
    fc.assert(
      fc.property(situationsOf(page.definition), situations => {
        const host = draw(page, language)
        for (const situation of situations) {
          change(host)
          answer(page.definition, situation)
        }
        expect(saidBy(host), id).toBe(saidBy(draw(page, language)))
        expect(host.querySelector('form')).not.toBeNull()
        clear()
      }),
      // Each run draws thousands of elements: a smaller example is not worth its time.
      { numRuns: fullOr(6, 2), seed: 20261123, endOnFailure: true }
    )
  })
})
